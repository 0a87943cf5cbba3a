import DigraphSyntax
import DigraphSyntaxReference
import Testing

struct TreeShapeTests {
  @Test func chainIsFlat() {
    expectItems(
      "a.b(c)[d]?.e!",
      """
      (chainExpr (nameExpr "a") (memberSuffix "b") (callSuffix (argument (nameExpr "c")))
        (subscriptSuffix (argument (nameExpr "d"))) (optionalSuffix "?") (memberSuffix "e") (forceSuffix "!"))
      """)
  }

  @Test func trailingClosuresBelongToTheCall() {
    expectItems(
      "f(1) { } g: { }",
      """
      (chainExpr (nameExpr "f") (callSuffix (argument (integerLiteral "1")) (argument/32 (closureExpr))
        (argument/32 (name "g") (closureExpr))))
      """)
  }

  @Test func elseIfIsFlat() {
    expectItems(
      "if a {} else if let b {} else {}",
      """
      (ifExpr (ifClause (nameExpr "a") (codeBlock)) (ifClause (optionalBinding (identifierPattern "b")) (codeBlock))
        (codeBlock))
      """)
  }

  @Test func postfixIfConfigIsASuffix() {
    expectItems(
      "a\n#if X\n.b()\n#endif\n.c",
      """
      (chainExpr (nameExpr "a") (ifConfig (ifConfigClause (memberSuffix "b") (callSuffix "()"))) (memberSuffix "c"))
      """)
  }

  @Test func moduleSelectorIsAMember() {
    expectItems(
      "M::f(M::T.self)",
      """
      (chainExpr (nameExpr "M") (memberSuffix "f") (callSuffix (argument
        (chainExpr (nameExpr "M") (memberSuffix "T") (memberSuffix "self")))))
      """)
    expectItems(
      "var a: M::T",
      """
      (variableDecl/8 (patternBinding (identifierPattern "a") (memberType (identifierType "M") (name "T"))))
      """)
  }

  @Test func attributeArgumentsOfTheLanguageAreLeftOut() {
    expectItems(
      "@available(iOS 13, *) @Inject(a) @MainActor let b = 1",
      """
      (variableDecl (attribute (identifierType "available")) (attribute (identifierType "Inject") (argument (nameExpr "a")))
        (attribute (identifierType "MainActor")) (patternBinding (identifierPattern "b") (integerLiteral "1")))
      """)
  }

  @Test func rangesLeaveOutTriviaAndSeparators() {
    let source = "/* x */ f( a , b ) ; // y\n"
    let tree = SwiftSyntaxParser.parse(Array(source.utf8))
    let texts = tree.nodes.indices.map { tree.text(of: $0) }
    #expect(texts == [source, "f( a , b )", "f", "( a , b )", "a", "a", "b", "b"])
  }

  /// So many nodes that their memory is given back piece by piece while they are put in order.
  @Test func largeTreesAreInOrder() {
    let count = 1_100_000
    let tree = SwiftSourceParser.parse(Array(String(repeating: "a(b)\n", count: count / 2).utf8))
    // A call, what is called, the suffix, the argument and its value.
    #expect(tree.nodes.count == 1 + count / 2 * 5)
    let isInOrder = tree.nodes.withUnsafeBufferPointer { nodes in
      nodes[0].subtreeEnd == UInt32(nodes.count)
        && (0..<count / 2).allSatisfy { item in
          let first = 1 + item * 5
          let shape = (first..<first + 5).map { (nodes[$0].kind, Int(nodes[$0].subtreeEnd) - first) }
          let expected: [(SyntaxKind, Int)] = [
            (.chainExpr, 5), (.nameExpr, 2), (.callSuffix, 5), (.argument, 5), (.nameExpr, 5),
          ]
          return shape.elementsEqual(expected, by: ==) && nodes[first].start == UInt32(item * 5)
            && nodes[first + 4].start == UInt32(item * 5 + 2)
        }
    }
    #expect(isInOrder)
  }

  @Test func unexpectedCodeLosesNoDeclaration() {
    let tree = SwiftSyntaxParser.parse(Array("struct A { )) func f() {} 5 5 var x = } struct B {}".utf8))
    let kinds = tree.nodes.map(\.kind)
    #expect(kinds.filter { $0 == .structDecl }.count == 2)
    #expect(kinds.contains(.functionDecl))
    #expect(!tree.diagnostics.isEmpty)
  }

  @Test(arguments: [("(", 100_000), ("if a {} else ", 2000), ("\"\\(", 1000)])
  func tooDeepIsSaid(piece: String, count: Int) {
    let tree = SwiftSyntaxParser.parse(Array(String(repeating: piece, count: count).utf8))
    #expect(tree.nodes.map(\.kind) == [.sourceFile])
    #expect(tree.diagnostics.count == 1)
  }

  @Test func anyBytesGiveATree() {
    let bytes: [UInt8] = [0, 0xEF, 0xBB, 0xBF, 0xFF, 0xC0] + Array("class A {}".utf8) + [0x80, 0]
    let tree = SwiftSyntaxParser.parse(bytes)
    #expect(tree.nodes.contains { $0.kind == .classDecl })
  }
}
