// SPDX-License-Identifier: GPL-3.0-or-later

/// The workloads in the order of their numbers.
enum AllWorkloads {
  static var list: [any Workload] {
    [
      SystemWorkload.form, SystemWorkload.chain, SystemWorkload.grid, SystemWorkload.aspectGrid,
      SystemWorkload.splits, SystemWorkload.independentRows, SceneDrag(), NestedStacks(), Feed(),
      FlexibleRow(), ConflictDrill(), Screen(), InterfaceBuilderFiles(),
    ]
  }
}
