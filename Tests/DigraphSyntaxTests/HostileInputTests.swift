import DigraphSyntax
import SeededNumbers
import Testing

/// Input that means harm: deep, long, broken, random. Every tree must be well formed, and twice the input may cost
/// little more than twice the work, counted in tokens looked at.
struct HostileInputTests {
  /// Pieces to repeat, each with what may stand in front of the first.
  static let pieces: [(head: String, piece: String)] = [
    ("", "("), ("", "["), ("", "{"), ("", "{ ("), ("", "f(a: "), ("", "\"\\("), ("", "\"\"\"\n\\("), ("", "#\"\\#("),
    ("", "##\"\"\"\\##("), ("", "/*"), ("", "class A{"), ("", "#if a\n"), ("", "#if a\n@b\n"), ("", "#if a\n.b\n"),
    ("if a {} ", "else if a {} "), ("a", ".b"), ("a", "()"), ("a", " {}"), ("a", "?"), ("let x: A", ".B"),
    ("let x: A", "?"), ("let x: ", "A<"), ("let x: ", "[A<"), ("let x: ", "(A, "), ("let x: ", "() -> "),
    ("let x: ", "some "), ("let x: ", "~"), ("let x: ", "inout "), ("a", " < b"), ("a", "<b"), ("a", "<(b"),
    ("a", "<[b"), ("a", "<b, (c"), ("f(", "a<b, "), ("", "a<b<c>>x "), ("", "@a "), ("", "@A("), ("", "@a (b) "),
    ("", "final "), ("", "final x "), ("", "open() "), ("", "private(set) "), ("", "try "), ("", "await "),
    ("", "-a"), ("", "& "), ("", "- - "), ("a", " ? b"), ("a", " ? b : c"), ("a", " as B"), ("a", " as "),
    ("if case ", "let "), ("", "let ("), ("", "a: "), ("", "case "), ("switch a {", "case b: "),
    ("switch a {", "#if b\n"), ("switch a {", "@unknown "), ("", "if "), ("", "switch "), ("", "guard "),
    ("", "return "), ("", "repeat "), ("", "\\"), ("", "\\A."), ("", "\\[("), ("", "#"), ("", "#a("), ("", "#/a\n"),
    ("", "(/a "), ("", "=/a "), ("", "`"), ("", "'"), ("", "\""), ("", "\"\n"), ("", "<<<<<<< a\n"), ("", "<#"),
    ("", "+<#"), ("", "“"), ("", ")"), ("", "}"), ("", "]"), ("", "#endif\n"), ("", "#else\n"), ("", "(}"),
    ("", "{)"), ("", "[("), ("", "{ [a"), ("", "{ a, "), ("", "{ (a) -> "), ("", ","), ("", ";"), ("", "\n"),
    ("", "a\n"), ("", "\r"), ("", "0"), ("", "1."), ("", "$"), ("", "\u{0}"), ("", "é"), ("", "func f("),
    ("", "func f<"), ("", "struct A: "), ("", "extension A where B: "), ("", "var a: Int { "),
    ("var a: Int { ", "get { "), ("", "init"), ("", "enum A { case a("), ("", "import A."), ("", "operator + "),
    ("", "a::"), ("", "consume "), ("", "each "), ("", "unsafe {"), ("", "async -> "), ("a", "<A>.B"), ("a", "[0]"),
    ("a\n", "#if b\n.c\n#endif\n"), ("{ ", "a: (b, "), ("f", "(a:b:"), ("f(", "a:"), ("do {} ", "catch {} "),
    ("class A {\n", "func f() {\n"), ("class A {\n", "func f() {\n}}\n"), ("func f((", "\nfunc g("),
    ("a", " where b"),
  ]

  @Test(arguments: pieces.indices)
  func workIsLinear(index: Int) {
    let (head, piece) = Self.pieces[index]
    let works = [4000, 8000].map { count in
      let source = Array((head + String(repeating: piece, count: count)).utf8)
      let (tree, work) = SwiftSourceParser.parseCountingWork(source)
      #expect(shapeError(tree) == nil, "\(head)\(piece)")
      return work
    }
    let cost = works.map { $0.tokens + $0.lookahead + 1000 }
    #expect(Double(cost[1]) / Double(cost[0]) < 2.2, "\(head)\(piece): \(works)")
    #expect(works[1].lookahead < works[1].tokens * 8 + 1000, "\(head)\(piece): \(works)")
  }

  /// The text of tokens, and of some that are halves of others.
  static let soup = [
    "(", ")", "[", "]", "{", "}", "<", ">", ",", ";", ":", "::", ".", "...", "?", "!", "@", "#", "&", "->", "=", "==",
    "\\", "\"", "\"\"\"", "\\(", "#\"", "\"#", "/", "//", "/*", "*/", "`", "'", "_", "$0", "1", "1.5", "0x", "a", "b",
    "Foo", "self", "Self", "init", "let", "var", "func", "class", "struct", "enum", "case", "default", "if", "else",
    "guard", "switch", "for", "in", "while", "repeat", "do", "catch", "return", "throw", "try", "await", "async",
    "throws", "some", "any", "each", "inout", "static", "private", "final", "open", "where", "is", "as", "import",
    "protocol", "extension", "typealias", "subscript", "operator", "prefix", "get", "set", "didSet", "willSet", "#if",
    "#else", "#elseif", "#endif", "#available", "#selector", "@objc", "@Foo", "@available", "super", "nil", "true",
    "Any", "Type", "of", "consume", "unsafe", "nonisolated", "macro", "actor", "yield", "discard", "\n", "\n", "\n",
    "\r\n", "\t", "~", "+", "-", "*", "<#", "#>", "é", "“", "\u{0}", "\u{FEFF}", "0.", ".0", "??", "?.", "!=", "<=",
    ">>", "/*x*/", "#!", "@unknown",
  ]

  @Test(arguments: 0..<64)
  func randomTokensGiveATree(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<40 {
      var text = ""
      for _ in 0..<Int.random(in: 1...300, using: &generator) {
        text += Self.soup[Int.random(in: 0..<Self.soup.count, using: &generator)]
        if Bool.random(using: &generator) { text += " " }
      }
      let (tree, work) = SwiftSourceParser.parseCountingWork(Array(text.utf8))
      #expect(shapeError(tree) == nil, "seed \(seed)")
      #expect(work.lookahead < work.tokens * 8 + 64, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<16)
  func randomBytesGiveATree(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 1000)
    for _ in 0..<40 {
      let bytes = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(shapeError(SwiftSourceParser.parse(bytes)) == nil, "seed \(seed)")
    }
  }

  @Test func emptyAndTinySourcesGiveATree() {
    for source in [
      "", "\u{FEFF}", "#", "\"", "`", "/", "'", "\\", "@", "0", "0x", "#!", "\r", "_", "$", ".", "<#", "é",
    ] {
      #expect(shapeError(SwiftSourceParser.parse(Array(source.utf8))) == nil, "\(source)")
    }
  }
}
