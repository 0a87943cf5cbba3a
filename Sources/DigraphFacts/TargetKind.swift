/// What a target is built into, as far as its project or manifest tells.
package enum TargetKind: String, Sendable, CaseIterable {
  case application, `extension`, framework, library, executable, bundle, macro, plugin, tests
  case uiTests = "ui-tests"

  package var isTest: Bool { self == .tests || self == .uiTests }

  /// Whether other code imports it; applications are imported by their tests alone.
  package var isImportable: Bool { self == .framework || self == .library }
}
