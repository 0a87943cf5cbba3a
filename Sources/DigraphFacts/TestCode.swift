/// Knows files that belong to tests.
package enum TestCode {
  /// How folders are called that hold tests and what stands for others in them.
  private static let endings = ["Mocks", "Stubs", "TestFixtures", "TestHelpers", "Tests"]

  /// - Parameter frameworks: modules that tests import.
  package static func isTest(_ file: FileFacts, in module: ModuleFact, frameworks: Set<String>) -> Bool {
    if module.isTest || module.origin == .folder && isCalledTests(file.path) { return true }
    let isInTests = file.path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
      let name = Substring(folder)
      return name == "Mock" || name == "TestSupport" || endings.contains { name.hasSuffix($0) }
    }
    return isInTests || file.imports.contains { frameworks.contains(file.names[$0.module]) }
  }

  /// `tools/layout-tests.swift`: a script that no target builds says what it is for.
  private static func isCalledTests(_ path: String) -> Bool {
    ["-test.swift", "-tests.swift", "_test.swift", "_tests.swift"].contains { path.hasSuffix($0) }
  }
}
