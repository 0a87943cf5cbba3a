import DigraphSyntax
import Testing

/// Which changes of a source a compiler takes notice of.
struct CodeContentTests {
  /// Sources that differ in comments or layout alone.
  static let same: [(String, String)] = [
    ("let a = 1", "// One.\nlet a  =  1 /* one */\n\n"),
    ("f(a, b)", "f(\n  a,\n  b\n)"),
    ("a.b().c()", "a\n  .b()\n  .c()"),
    ("func f() { g() }", "func f()\n{\n\tg()\n}\r\n"),
    ("func f() -> Int where T: U {}", "func f() -> Int\n  where T: U\n{}"),
    ("if a, b { c() } else { d() }", "if a,\n  b\n{ c() }\nelse { d() }"),
    ("let a = b ? c : d", "let a =\n  b\n    ? c\n    : d"),
    ("@A struct B: C {}", "@A\nstruct B: C {\n  // Nothing.\n}"),
    ("#!/usr/bin/swift\nf()", "f()"),
    ("f(\"a \\(b) c\")", "f(\n  \"a \\( b ) c\")"),
    ("let a = \"\"\"\n  one\n    two\n  \"\"\"", "let a = \"\"\"\n      one\n        two\n      \"\"\""),
    ("let a = \"\"\"\n  \\(one)\n    two\n  \"\"\"", "let a = \"\"\"\r\n\\(one)\r\n  two\r\n\"\"\""),
    ("let a = #\"\"\"\n  \\(one) \\#(two)\n  \"\"\"#", "let a = #\"\"\"\n    \\(one) \\#( two )\n    \"\"\"#"),
    ("#if A\nf()\n#endif", "#if A\n  f()\n#endif  // A"),
  ]

  /// Sources that look alike and mean something else.
  static let other: [(String, String)] = [
    ("let a = 1", "let a = 2"),
    ("let a = b", "let a = c"),
    ("f()", "// f()"),
    ("f\n(a)", "f(a)"),
    ("a\n[b]", "a[b]"),
    ("a - b", "a -b"),
    ("a\n-b", "a\n- b"),
    ("return a", "return\na; b"),
    ("let a = \"one\"", "let a = \"One\""),
    ("let a = \"one\"", "let a = \" one\""),
    ("let a = \"b \\(c) d\"", "let a = \"b  \\(c) d\""),
    ("let a = \"b \\(c) d \\(e)\"", "let a = \"b \\(c) f \\(e)\""),
    ("let a = \"b \\(c) d\"", "let a = \"b \\(c)  d\""),
    ("let a = \"\"\"\n  one\n    two\n  \"\"\"", "let a = \"\"\"\n  one\n  two\n  \"\"\""),
    ("let a = \"\"\"\n  \\(one)\n    two\n  \"\"\"", "let a = \"\"\"\n  \\(one)\n  two\n  \"\"\""),
    ("let a = \"\\(b)\"", "let a = #\"\\(b)\"#"),
    ("#if A\nf()\n#endif", "#if B\nf()\n#endif"),
    ("x { f() }", "x { }\nf()"),
  ]

  @Test(arguments: same.indices) func commentsAndLayoutAreNoContent(_ place: Int) {
    let (one, other) = Self.same[place]
    #expect(CodeContent(Array(one.utf8)) == CodeContent(Array(other.utf8)), "\(one)\n\(other)")
  }

  @Test(arguments: other.indices) func whatMeansSomethingElseIsOtherContent(_ place: Int) {
    let (one, other) = Self.other[place]
    #expect(CodeContent(Array(one.utf8)) != CodeContent(Array(other.utf8)), "\(one)\n\(other)")
  }
}
