/// Knows files that belong to tests.
package enum TestCode {
  /// - Parameter frameworks: modules that tests import.
  package static func isTest(_ file: FileFacts, in module: ModuleFact, frameworks: Set<String>) -> Bool {
    if module.isTest || module.origin == .folder && isCalledTests(file.path) { return true }
    let isInTests = file.path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
      let name = Substring(folder)
      return name.hasSuffix("Tests") || name == "Mocks" || name.hasSuffix("TestHelpers") || name == "TestSupport"
    }
    return isInTests || file.imports.contains { frameworks.contains(file.names[$0.module]) }
  }

  /// `tools/layout-tests.swift`: a script that no target builds says what it is for.
  private static func isCalledTests(_ path: String) -> Bool {
    ["-test.swift", "-tests.swift", "_test.swift", "_tests.swift"].contains { path.hasSuffix($0) }
  }
}
