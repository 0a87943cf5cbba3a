import DigraphSyntax
import DigraphSyntaxReference
import Foundation
import Testing

/// Our parser against the toolchain's, node by node.
struct DifferentialTests {
  /// One file for each item of the grammar.
  @Test(arguments: Sources.hardCases)
  func hardCaseIsReadAlike(name: String) throws {
    let source = try Sources.bytes(of: Sources.hardCaseFolder + "/" + name)
    let expected = SwiftSyntaxParser.parse(source)
    let actual = SwiftSourceParser.parse(source)
    #expect(expected.diagnostics == [])
    #expect(actual.diagnostics == [])
    #expect(firstDifference(expected, actual) == nil)
  }

  @Test func hardCasesShowEveryKindOfNode() throws {
    var seen: Set<SyntaxKind> = []
    for name in Sources.hardCases {
      let tree = SwiftSourceParser.parse(try Sources.bytes(of: Sources.hardCaseFolder + "/" + name))
      seen.formUnion(tree.nodes.map(\.kind))
    }
    // What is missing is no Swift; `then` is no part of the language yet.
    #expect(Set(SyntaxKind.allCases).subtracting(seen) == [.missing, .thenStmt])
  }

  @Test func ownSourcesAreReadAlike() throws {
    for file in Sources.swiftFiles(below: Sources.root) where !file.contains("/.build/") {
      try expectAlike(file)
    }
  }

  /// The interfaces of the toolchain's modules: the smallest ones, or all if `ALL_INTERFACES` is set.
  @Test func interfacesAreReadAlike() throws {
    let all = Sources.swiftFiles(below: Sources.toolchainLibraries, suffix: ".swiftinterface")
    #expect(!all.isEmpty)
    let isComplete = ProcessInfo.processInfo.environment["ALL_INTERFACES"] != nil
    let sizes = try all.map { try Sources.bytes(of: $0).count }
    for (file, size) in zip(all, sizes) where isComplete || size < 60_000 { try expectAlike(file) }
  }

  private func expectAlike(_ file: String) throws {
    let source = try Sources.bytes(of: file)
    let expected = SwiftSyntaxParser.parse(source)
    #expect(expected.diagnostics == [], "\(file)")
    let actual = SwiftSourceParser.parse(source)
    #expect(actual.diagnostics == [], "\(file)")
    #expect(firstDifference(expected, actual) == nil, "\(file)")
  }

  // MARK: Known differences

  /// Where the parsers differ, and why ours stays. An entry that no longer differs fails: take it out.
  static let known: [(source: String, reason: String)] = [
    (
      "let a = { (b).c; for d in e { } }",
      "The toolchain's parser looks for 'in' beyond the parenthesis, takes the one of 'for', and refuses valid code."
    ),
    (
      "var a: Int { borrow { b } mutate { c } }",
      "The toolchain's parser knows accessors in the making by a flag only; behind an accessor nothing else can stand."
    ),
    ("@available(iOS 1e1) func f() {}", "What stands in the parentheses of the language's own attributes is not read."),
    ("let a = \"\\q\"", "Escapes in strings are not checked."),
  ]

  @Test(arguments: known.indices)
  func knownDifferenceStands(index: Int) {
    let source = Array(Self.known[index].source.utf8)
    let expected = SwiftSyntaxParser.parse(source)
    let actual = SwiftSourceParser.parse(source)
    #expect(actual.diagnostics == [])
    #expect(!expected.diagnostics.isEmpty || firstDifference(expected, actual) != nil)
  }
}
