import DigraphFacts

/// What the tools call that which a target is built into.
extension XcodeProject.Target {
  /// Takes the kind from a product type of Xcode (`com.apple.product-type.app-extension`) or XcodeGen (`app-extension`).
  ///
  /// Sources: Xcode's build system specifications, and XcodeGen's "Project Spec".
  mutating func setKind(productType: String) {
    let type = productType.split(separator: ".").filter { $0 != "com" && $0 != "apple" && $0 != "product-type" }
      .joined(separator: ".")
    isPartOfAnother = type.contains("extension") || type.contains("watchapp") || type.contains("on-demand")
    kind =
      if type.hasSuffix("ui-testing") {
        .uiTests
      } else if type.hasSuffix("unit-test") {
        .tests
      } else if type.contains("extension") {
        .extension
      } else if type.hasPrefix("application") {
        .application
      } else if type.hasPrefix("framework") || type.hasPrefix("xcframework") {
        .framework
      } else if type.hasPrefix("library") || type.hasPrefix("objfile") {
        .library
      } else if type == "tool" || type == "xpc-service" {
        .executable
      } else {
        type == "bundle" ? .bundle : nil
      }
  }

  /// Takes the kind from a product of Tuist, as it is written: `.staticLibrary`.
  ///
  /// Source: ProjectDescription's `Product`.
  mutating func setKind(product: String) {
    isPartOfAnother = product.lowercased().contains("extension") || product.hasPrefix(".watch")
    kind =
      switch product {
      case ".unitTests": .tests
      case ".uiTests": .uiTests
      case ".framework", ".staticFramework": .framework
      case ".dynamicLibrary", ".staticLibrary": .library
      case ".commandLineTool", ".xpc": .executable
      case ".bundle": .bundle
      case ".macro": .macro
      case ".app", ".appClip", ".watch2App": .application
      default: product.lowercased().contains("extension") ? .extension : nil
      }
  }
}

extension Manifest.Target {
  /// What the target is built into.
  var builtKind: TargetKind {
    switch kind {
    case "executableTarget": .executable
    case "testTarget": .tests
    case "macro": .macro
    case "plugin": .plugin
    default: .library
    }
  }
}
