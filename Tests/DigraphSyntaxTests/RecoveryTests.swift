import DigraphSyntax
import Testing

/// What a syntax error costs, and what it does not.
struct RecoveryTests {
  /// A broken source, and the named declarations that must be found in it all the same, in order.
  static let broken: [(source: String, declarations: [String])] = [
    ("struct A { )) func f() {} 5 5 var x = } struct B {}", ["A", "f", "x", "B"]),
    ("class A {\n  func f() {\n    g(\n  }\n  func h() {}\n}\nclass B {}", ["A", "f", "h", "B"]),
    ("class A {\n  func f() {\n    if x {\n  }\n  func h() {}\n}\nclass B {}", ["A", "f", "h", "B"]),
    ("class A {\n  func f() {\n  func h() {}\n}\nclass B {}", ["A", "f", "h", "B"]),
    ("class A {\n  func f() {\n    }\n  }\n  func h() {}\n}\nclass B {}", ["A", "f", "h", "B"]),
    ("func f( { }\nfunc g() {}", ["f", "g"]),
    ("func f(a: Int, b: 5, c: ) { let x = 1 }\nfunc g() {}", ["f", "x", "g"]),
    ("let a = \nlet b = 2", ["a", "b"]),
    ("let a = 1 +\nlet b = 2", ["a", "b"]),
    ("let a = f(1, 2\nlet b = 2", ["a", "b"]),
    ("let a: [Int\nlet b = 2", ["a", "b"]),
    ("let a: Box<Int\nlet b = 2", ["a", "b"]),
    ("let a = \"open\nlet b = 2", ["a", "b"]),
    ("let a = \"\\(open\nlet b = 2", ["a", "b"]),
    ("let a = #\"open\nlet b = 2", ["a", "b"]),
    ("let a = 'b'\nlet c = 2", ["a", "c"]),
    ("@Foo(\nstruct A {}\nstruct B {}", ["A", "B"]),
    ("@available\nstruct A {}\n@\nstruct B {}", ["A", "B"]),
    ("public\nstruct A {}\nprivate 5\nstruct B {}", ["A", "B"]),
    ("enum A { case a, , b case c, 5; func f() {} }", ["A", "a", "", "b", "c", "", "f"]),
    ("switch x { case 1 break default }\nfunc f() {}", ["f"]),
    ("#if X\nstruct A {}\nstruct B {}", ["A", "B"]),
    ("struct A {}\n#endif\nstruct B {}\n#else\nstruct C {}", ["A", "B", "C"]),
    ("#if (X\nstruct A {}\n#endif\nstruct B {}", ["A", "B"]),
    ("class {}\nclass A {}", ["", "A"]),
    ("struct A<T {}\nstruct B {}", ["A", "B"]),
    ("struct A: {}\nstruct B: C, {}\nstruct D {}", ["A", "B", "D"]),
    ("func f() -> {}\nfunc g() {}", ["f", "g"]),
    ("extension {}\nstruct A {}", ["A"]),
    ("<<<<<<< mine\nstruct A {}\n=======\nstruct B {}\n>>>>>>> theirs\nstruct C {}", ["C"]),
    ("struct A { var a: Int { get { 1 } nonsense } func f() {} }", ["A", "a", "f"]),
    ("\u{0}struct A {}\u{1}\nstruct B {}", ["A", "B"]),
    ("/* open\nstruct A {}", []),
    ("}}}\nstruct A {}\n)))\nstruct B {}", ["A", "B"]),
  ]

  @Test(arguments: broken.indices)
  func errorCostsAtMostItsDeclaration(index: Int) {
    let (source, declarations) = Self.broken[index]
    let tree = SwiftSourceParser.parse(Array(source.utf8))
    let named = Declaration.all(in: tree).filter { $0.kind != .extensionDecl && $0.kind != .importDecl }
    #expect(named.map(\.name) == declarations, "\(source)")
    #expect(!tree.diagnostics.isEmpty || source.contains("\u{0}"), "\(source)")
    #expect(shapeError(tree) == nil, "\(source)")
  }

  @Test func structureSurvivesAMissingBrace() {
    let tree = SwiftSourceParser.parse(
      Array("class A {\n  func f() {\n    if x {\n  }\n  func g() {}\n}\nclass B {}\n".utf8))
    let classes = tree.children(of: 0).map { tree.nodes[$0].kind }
    #expect(classes == [.classDecl, .classDecl])
  }

  @Test func diagnosticsStandInOrderAndAreFew() {
    let tree = SwiftSourceParser.parse(Array(String(repeating: "let = )\n\"", count: 200).utf8))
    #expect(tree.diagnostics.count == SwiftSourceParser.diagnosticLimit)
    #expect(tree.diagnostics.map(\.offset) == tree.diagnostics.map(\.offset).sorted())
    #expect(tree.diagnostics.allSatisfy { !$0.message.isEmpty && !$0.message.contains("\n") })
  }

  @Test func diagnosticSaysWhatAndWhere() {
    let tree = SwiftSourceParser.parse(Array("func f(a Int) {}\nlet b = [1, 2\n".utf8))
    #expect(
      tree.diagnostics == [
        SyntaxDiagnostic(offset: 12, message: "expected ':'"),
        SyntaxDiagnostic(offset: 25, message: "expected ']' to match this"),
      ])
  }

  @Test func nestingTooDeepIsSaidOnce() {
    let tree = SwiftSourceParser.parse(
      Array((String(repeating: "[", count: 400) + String(repeating: "]", count: 400) + "\nlet a = 1").utf8))
    #expect(tree.diagnostics.count == 1)
    #expect(tree.nodes.filter { $0.kind == .arrayLiteral }.count == SwiftSourceParser.nestingLimit + 1)
    #expect(Declaration.all(in: tree).map(\.name) == ["a"])
  }
}
