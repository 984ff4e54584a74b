// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LayoutHost
import LinearProgram

extension SceneHost {
  /// Makes a host that solves programs with GLPK where the package is built with it.
  public init(options: Options = Options()) {
    self.init(solver: GLPKSolver.isAvailable ? GLPKSolver() : nil, options: options)
  }
}
