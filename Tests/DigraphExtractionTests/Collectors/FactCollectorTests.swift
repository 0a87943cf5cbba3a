import DigraphExtraction
import DigraphFacts
import DigraphSyntax
import Testing

/// What is written down of declarations and code.
@Suite struct FactCollectorTests {
  private func facts(_ text: String) -> FileFacts {
    FactCollector.facts(of: SwiftSourceParser.parse(Array(text.utf8)), path: "a.swift")
  }

  private func names(_ facts: FileFacts, _ kind: DeclarationFact.Kind) -> [String] {
    facts.declarations.filter { $0.kind == kind }.map { facts.names[$0.name] }
  }

  @Test(arguments: ["is", "as", "as?", "as!"]) func aCastWithoutATypeHasNone(word: String) {
    for text in ["if !a \(word)>B { }", "let a = b \(word)", "switch a { case \(word) > 1: b }"] {
      let found = facts("func f() { \(text) }")
      for cast in found.code where cast.kind == .cast {
        #expect(found.types.indices.contains(Int(cast.name)) && found.types[Int(cast.name)].kind == .none, "\(text)")
      }
    }
  }

  @Test func codeNamesEachLocalDeclarationOnce() {
    let found = facts("func f() { import A; import B; infix operator +++; precedencegroup P { }; func g() { a() } }")
    let named = found.code.filter { $0.kind == .declaration }.map { found.names[found.declarations[Int($0.name)].name] }
    #expect(named == ["g"])
  }

  @Test(arguments: ["var a = await", "enum E { case a = await", "func f(a: Int = await", "let (a, b) = await"])
  func aValueThatIsNotFinishedIsNone(text: String) {
    let found = facts("\(text)\nfunc g() { h() }")
    let next = found.code.indices.filter { found.code[$0].kind == .block }.map(Int32.init)
    #expect(!found.declarations.contains { next.contains($0.value) })
    #expect(found.declarations.allSatisfy { $0.value < Int32(found.code.count) })
  }

  @Test func everyKindOfDeclaration() {
    let found = facts(
      """
      public import A; @testable import B; @_exported import C.D
      class E<T>: F, G where T: H { init?(x: Int = 1) {} deinit {} subscript(i: Int) -> Int { 0 } }
      struct I { let j, k: Int; var l: Int { 1 }; lazy var m = 2 }
      enum N { case o(p: Int), q = 1 }
      actor R {}; protocol S { associatedtype U; var v: Int { get set } }
      extension W.X { typealias Y = Int; func `default`() async throws {} }
      let z = 1; #if DEBUG
      func aa() {}
      #else
      func bb() {}
      #endif
      print(1)
      """)
    #expect(found.imports.map { found.names[$0.module] } == ["A", "B", "C"])
    #expect(found.imports.map(\.isTestable) == [false, true, false])
    #expect(found.imports.map(\.isExported) == [false, false, true])
    #expect(names(found, .class) == ["E"] && names(found, .struct) == ["I"] && names(found, .enum) == ["N"])
    #expect(names(found, .actor) == ["R"] && names(found, .protocol) == ["S"] && names(found, .extension) == [""])
    #expect(names(found, .property) == ["j", "k", "l", "m", "v", "z"])
    #expect(names(found, .enumCase) == ["o", "q"] && names(found, .typealias) == ["Y"])
    #expect(names(found, .associatedType) == ["U"] && names(found, .genericParameter) == ["T"])
    #expect(names(found, .function) == ["default", "aa", "bb"])
    #expect(names(found, .parameter) == ["x", "i", "p"])
    #expect(found.declarations.contains { $0.kind == .topLevelCode && $0.body >= 0 })
    #expect(found.declarations.filter { $0.flags.contains(.isConditional) }.count == 2)
  }

  @Test func everyParentStandsBeforeItsChildren() {
    let found = facts("class A { func f(x: Int) { func g() { struct B {} } } } struct C { enum D { case e } }")
    for (index, fact) in found.declarations.enumerated() {
      #expect(Int(fact.parent) < index && Int(fact.subtreeEnd) > index)
      if fact.parent >= 0 { #expect(found.declarations[Int(fact.parent)].subtreeEnd >= fact.subtreeEnd) }
    }
    for (index, fact) in found.code.enumerated() { #expect(Int(fact.subtreeEnd) > index) }
  }

  @Test func marksOfProperties() throws {
    let found = facts(
      """
      class A {
        private(set) var a = 1
        weak var b: B?
        static let c = 1
        var d: Int { get { 1 } set {} }
        var e = 1 { didSet {} }
        @W(1) final var f: Int
      }
      """)
    func flags(_ name: String) throws -> DeclarationFact.Flags {
      try #require(found.declarations.first { found.names[$0.name] == name && $0.kind == .property }).flags
    }
    #expect(try flags("a").contains([.isVar, .hasPrivateSetter]))
    #expect(try flags("b").contains([.isVar, .isWeak]))
    #expect(try flags("c").contains(.isStatic) && !flags("c").contains(.isVar))
    #expect(try flags("d").contains([.isComputed, .hasSetter]))
    #expect(try !flags("e").contains(.isComputed))
    #expect(try flags("f").contains(.isFinal))
    #expect(found.attributes.count == 1 && found.attributes[0].arguments >= 0)
  }

  @Test func labelsOfParameters() throws {
    let found = facts(
      "func f(a: Int, _ b: Int, c d: Int = 2, e: Int...) {} ; struct S { subscript(x: Int, y z: Int) -> Int { 0 } }")
    let parameters = found.declarations.filter { $0.kind == .parameter }
    #expect(parameters.map { found.names[$0.label] } == ["a", "", "c", "e", "", "y"])
    #expect(parameters.map { found.names[$0.name] } == ["a", "b", "d", "e", "x", "z"])
    #expect(parameters.map { $0.value >= 0 } == [false, false, true, false, false, false])
    #expect(parameters[3].flags.contains(.isVariadic))
  }

  /// The names of constructions, whatever they are hidden in.
  @Test(arguments: [
    "let a = Target()", "let a = { Target() }", "let a = \"\\(Target())\"", "let a = [Target()]",
    "let a = [1: Target()]",
    "let a = if x { Target() } else { y }", "let a = switch x { case 1: Target(); default: y }", "#m(Target())",
    "func f() { defer { Target() } }", "func f() { for x in Target() {} }", "func f() { while let x = Target() {} }",
    "func f() { do { try Target() } catch {} }", "func f() { guard Target() else { return } }",
    "func f(a: Int = Target()) {}", "var a: Int { Target() }", "@W(Target()) var a = 1",
    "var a = 1 { didSet { Target() } }", "let a = x ? Target() : y", "let a = b as? C ?? Target()",
    "func f() { repeat {} while Target() }", "func f() { return Target() }", "func f() { label: while x { Target() } }",
    "let a = b.map { Target($0) }.filter { x }", "func f() { #if A\nTarget()\n#endif\n }",
    "enum E { case a; init() { Target() } }",
    "func f() { switch x { case let y where Target(): z } }", "let a = (1, b: Target())", "let a = \\B.c[Target()]",
    "func f() async { async let a = Target(); await Target() }", "func f() { if case .a(let b) = Target() {} }",
    "let a = b\n#if C\n.c(Target())\n#endif", "func f() { throw Target() }",
    "func f() { let g = { [h = Target()] in h } }",
  ])
  func findsCodeWhereverItHides(text: String) {
    let found = facts(text)
    let names = found.code.filter { $0.kind == .name }.map { found.names[$0.name] }
    #expect(names.contains("Target"), "\(text)")
  }
}
