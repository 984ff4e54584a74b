// SPDX-License-Identifier: GPL-3.0-or-later

@_exported import Foundation
@_exported import InterfaceBuilder
@_exported import LayoutDocuments
@_exported import LayoutGeometry
@_exported import LayoutHost
@_exported import LayoutRendering
@_exported import LayoutScene
@_exported import LayoutViews
