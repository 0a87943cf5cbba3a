"""Inputs that grow with a number: one for everything of which code, configuration, baselines and other files may hold many.

PRODUCTIONS maps a name to (size, function of the size that gives {path: text}, arguments of digraph).
"""

SCAN = ("scan", "--format", "json", "--output", "/dev/null")
CHECK = ("check", "--format", "json", "--output", "/dev/null")
PRODUCTIONS = {}

# Where trees are larger than this, the collector makes room for their facts beforehand, which takes a step up.
THOUSANDS = 16_000


def each(template, count, separator=""):
    """So many of a template, in which # stands for the number and < for the number before it."""
    return separator.join(template.replace("#", str(n)).replace("<", str(max(n - 1, 0))) for n in range(count))


def add(name, generate, size=THOUSANDS, arguments=SCAN):
    if name in PRODUCTIONS:
        raise ValueError(f"two productions are called {name}")
    # A template has § where the code has a number sign that stands for no number.
    PRODUCTIONS[name] = (
        size, lambda count: {path: text.replace("§", "#") for path, text in generate(count).items()}, arguments)


def code(name, generate, size=THOUSANDS):
    """One Swift file that a function makes."""
    add(name, lambda count: {"Code.swift": generate(count)}, size)


def many(name, before, template, after, separator="", size=THOUSANDS):
    """One Swift file: so many of a template between two texts."""
    code(name, lambda count: before + each(template, count, separator) + after + "\n", size)


def tree(name, files, size=THOUSANDS, arguments=SCAN):
    add(name, files, size, arguments)


CLASS = "class A { }\n"

# MARK: bytes

many("bytes of an identifier", "class A", "b", " { }", size=200_000)
code("bytes of an identifier used in many places", lambda n: "final class " + "B" * n + " { static let shared = " + "B" * n + "()\n func f() { } }\n" + each("class C# { func f() { URLSession.shared.x() } }\n", 50), size=200_000)
code("bytes of a singleton's name", lambda n: "class " + "B" * n + " { static let shared = " + "B" * n + "() }\nclass C { func f() { " + "B" * n + ".shared.f() } }\n", size=100_000)
code("bytes of a type around findings", lambda n: "class " + "B" * n + " { " + each("let a# = S#.shared; ", 20) + "}\n" + each("class S# { static let shared = S#(); func f() { } }\n", 20), size=100_000)
many("bytes of an escaped identifier", "let `", "b ", "` = 1", size=200_000)
many("bytes of an operator", "let a = b ", "+", " c", size=200_000)
many("bytes of a number", "let a = 1", "0", "", size=200_000)
many("bytes of a string", "let a = \"", "b", "\"", size=200_000)
many("bytes of a raw string's fence", "let a = ", "§", "", size=100_000)
code("raw string's fence and its like within", lambda n: "let a = " + "#" * n + "\"" + ("\"" + "#" * (n // 2)) * 4 + "\"" + "#" * n + "\n", size=50_000)
code("ends of strings within a raw string", lambda n: "let a = ##\"" + "\"#" * n + "\"##\n", size=50_000)
many("lines of a multi-line string", "let a = \"\"\"\n", "line #\n", "\"\"\"")
many("open multi-line string", "let a = \"\"\"\n", "line #\n", "")
many("quotes in a multi-line string", "let a = \"\"\"\n", "\"\" ", "\n\"\"\"", size=20_000)
many("interpolations of a string", "let a = \"", "\\(b#)", "\"")
many("interpolations with a singleton", "func f() { let a = \"", "\\(URLSession.shared)", "\" }")
many("escapes of a string", "let a = \"", "\\n", "\"", size=20_000)
many("open strings", "", "let a# = \"\n", "")
many("strings", "let a = [", "\"b#\"", "]", ", ")
many("bytes of a regular expression", "let a = /", "b", "/", size=100_000)
many("open regular expressions on one line", "let a = ", "(/b ", "", size=4_000)
many("slashes on one line", "let a = b ", " / c", "")
many("slashes without space", "func f() { x(", "a /b, ", ") }")
many("comments of a line", "", "// comment #\n", CLASS)
many("comments of a block", "", "/* comment # */ ", CLASS)
many("nested comments", "", "/* ", "", size=20_000)
many("nested comments that end", "", "/* ", "*/ " * 5, size=20_000)
many("blank lines", "", "\n", CLASS, size=50_000)
many("carriage returns", "", "let a# = 1\r", "")
many("spaces", "let a =", " ", "1", size=100_000)
many("NUL bytes", "let a = 1", "\0", "", size=20_000)
many("bytes that are no UTF-8", "let a = 1 // ", "é", "", size=20_000)
many("semicolons", "", ";", "", size=20_000)
many("letters that are no ASCII", "let a", "é", " = 1", size=50_000)
many("combining marks", "class A", "\u0301", " { static let shared = A\u0301() }", size=50_000)
many("emoji", "let a = \"", "👩‍👩‍👧‍👧", "\"", size=10_000)

# MARK: declarations

many("variables of one list", "let ", "a# = #", "", ", ")
many("variables of one list with an annotation at the end", "let ", "a#", ": Int", ", ")
many("static variables of one list", "class A { static let ", "a# = A()", " }", ", ")
code("attributes of a list of variables", lambda n: each("@B# ", n) + "var " + each("a# = 1", n, ", ") + "\n", size=2_000)
code("annotation of a list of variables", lambda n: "let " + each("a#", n, ", ") + ": (" + each("B#", n, ", ") + ")\n", size=2_000)
many("cases of one list", "enum E { case ", "c#", " }", ", ")
many("cases with values of one list", "enum E { case ", "c#(Int, a: String)", " }", ", ")
many("cases with raw values", "enum E: Int { case ", "c# = #", " }", ", ")
many("cases on lines of their own", "enum E {\n", "  case c#\n", "}")
code("attributes of a list of cases", lambda n: "enum E { " + each("@B# ", n) + "case " + each("a#", n, ", ") + " }\n", size=2_000)
many("associated values of a case", "enum E { case a(", "b#: Int", ") }", ", ")
many("variables", "", "let a# = #\n", "")
many("variables of a tuple", "let (", "a#", ") = b", ", ")
code("variables of a tuple with values", lambda n: "let (" + each("a#", n, ", ") + ") = (" + each("URLSession.shared", n, ", ") + ")\n")
many("nested tuples of variables", "let ", "(a#, ", "b" + ")" * 4 + " = c")
many("functions", "", "func f#() { }\n", "")
many("parameters of a function", "func f(", "a#: Int", ") { }", ", ")
many("parameters with defaults", "class A { init(", "a#: B = B()", ") { } }\nclass B { func f() { } }", ", ")
many("parameters with two names", "func f(", "a# b#: Int", ") { }", ", ")
many("parameters of an initializer", "class A { init(", "a#: URLSession", ") { } }", ", ")
many("parameters of a subscript", "class A { subscript(", "a#: Int", ") -> Int { 1 } }", ", ")
many("parameters of a closure's type", "let a: (", "B#", ") -> Void", ", ")
many("generic parameters", "func f<", "T#", ">() { }", ", ", size=2_000)
many("generic parameters with bounds", "protocol P { }\nclass C<", "T#: P", "> { }", ", ", size=2_000)
code("generic parameters and parameters", lambda n: "protocol P { func p() }\nfunc f<" + each("T#: P", n, ", ") + ">(" + each("a#: T#", n, ", ") + ") { " + each("a#.p(); ", n) + "}\n", size=2_000)
many("generic arguments", "let a: B<", "C#", ">", ", ")
many("generic arguments of an expression", "let a = B<", "C#", ">()", ", ")
many("open generic arguments", "let a = b", "< c#", "")
many("open generic arguments with commas", "f(", "a < b#, ", ")")
many("nested generic arguments", "let a: ", "B<", "C" + ">" * 100)
many("requirements of one where clause", "protocol P { associatedtype Q }\nfunc f<T>(a: T) where ", "T: P", " { }", ", ")
many("equal types of one where clause", "protocol P { associatedtype Q }\nfunc f<T: P>(a: T) where ", "T.Q == C#", " { }", ", ")
many("requirements of an extension", "extension Array where ", "Element: P#", " { func f() { } }", ", ")
many("names of an inheritance clause", "class A: ", "P#", " { }", ", ")
code("protocols of a class", lambda n: each("protocol P# { func f#() }\n", n) + "class A: " + each("P#", n, ", ") + " { }\n", size=2_000)
code("one protocol named many times", lambda n: "protocol P { func f() }\nclass A: " + each("P", n, ", ") + " { func g() { f() } }\n", size=2_000)
many("inherited types of a protocol", "protocol P: ", "P#", " { }", ", ")
code("protocols of a composition", lambda n: each("protocol P# { func f#() }\n", n) + "func f(a: " + each("P#", n, " & ") + ") { a.f0() }\n", size=2_000)
code("uses of a composition", lambda n: each("protocol P# { func f#() }\n", n) + "func f(a: " + each("P#", n, " & ") + ") { " + each("a.f#(); ", n) + " }\n", size=1_000)
many("elements of a tuple's type", "let a: (", "B#", ")", ", ")
many("nested types", "", "class A# { ", "")
many("types in a type", "class A {\n", "  class B# { }\n", "}")
many("types", "", "class A# { }\n", "")
many("types on one line", "", "class A# { } ", "")
many("types of one name", "", "class A { func f() { } }\n", "class B { func f() { A().f() } }")
many("extensions of one type", CLASS, "extension A { func f#() { } }\n", "")
many("extensions of an unknown type", "", "extension A { func f#() { } }\n", "")
many("extensions of the platform's type", "", "extension String { func f#() { } }\n", "")
many("extensions with a protocol", CLASS + "protocol P { }\n", "extension A: P { }\n", "")
code("extensions nested by name", lambda n: "class A0 { }\n" + each("extension A0 { class B# { } }\nextension A0.B# { class C { } }\n", n), size=2_000)
code("extensions, the last first", lambda n: "".join(f"extension A{k} {{ class A{k + 1} {{ }} }}\n".replace(f"A{k} ", "A0" + "".join(f".A{j}" for j in range(1, min(k, 3) + 1)) + " ", 1) for k in range(n - 1, -1, -1)) + "class A0 { }\n", size=2_000)
many("members of one type", "class A {\n", "  func f#() { }\n", "}")
many("properties of one type", "class A {\n", "  let a# = 1\n", "}")
many("injected properties of one type", "class B { func f() { } }\nclass A {\n", "  let a#: B\n", "}")
many("overloads of one name", "class A {\n", "  func f(_ a: Int#) { }\n", "}")
code("overloads of one name and calls", lambda n: "class A {\n" + each("  func f(a#: Int) { }\n", n) + "  func g() { " + each("f(a#: 1); ", n) + "}\n}\n", size=1_000)
many("overloads of one operator", "", "func + (a: A#, b: A#) -> A# { a }\n", "func f() { let a = b + c }")
code("overloads of one operator and uses", lambda n: each("struct A# { }; func + (a: A#, b: A#) -> A# { a }\n", n) + each("func f#(a: A#) { _ = a + a }\n", n), size=1_000)
many("overloads of an initializer", "class A {\n", "  init(a#: Int) { }\n", "}\nfunc f() { A(a1: 1) }")
code("overloads of an initializer and calls", lambda n: "class A {\n" + each("  init(a#: Int) { }\n", n) + "}\n" + each("func f#() { _ = A(a#: 1) }\n", n), size=1_000)
many("overloads in extensions of one protocol", "protocol P { }\n", "extension P where Self == A# { func f() { } }\n", "class A: P { func g() { f() } }")
many("attributes of a declaration", "", "@A# ", "class A { }")
many("attributes with arguments", "", "@A(#, b: C()) ", "class A { }")
many("arguments of an attribute", "@A(", "b#: C()", ") class D { }", ", ")
many("open attributes", "", "@A(", "class A { }")
many("modifiers of a declaration", "", "public ", "class A { }")
many("modifiers without a declaration", "", "public private ", "")
many("accessors of a property", "var a: Int {\n", "  get { # }\n", "}")
many("observers of properties", "class A {\n", "  var a# = 1 { willSet { } didSet { f() } }\n", "}")
many("typealiases", "", "typealias A# = B#\n", "")
many("typealiases in a chain", "class A0 { }\ntypealias A1 = A0\n", "typealias B# = B<\n", "let a: B9")
many("associated types", "protocol P {\n", "  associatedtype A#\n", "}")
code("associated types and what stands for them", lambda n: "protocol P {\n" + each("  associatedtype A#\n  func f#() -> A#\n", n) + "}\nclass C: P {\n" + each("  func f#() -> Int { 1 }\n", n) + "}\n", size=1_000)
code("requirements of a protocol and what stands for them", lambda n: "protocol P {\n" + each("  func f#()\n", n) + "}\nclass C: P {\n" + each("  func f#() { }\n", n) + "}\n")
many("imports", "", "import A#\n", "")
many("imports of one module", "", "import A\n", CLASS)
many("imports in a body", "func f() {\n", "import A\n", "func g() {\n" + "  B.c()\n" * 500 + "}\n}")
many("imports in bodies with functions", "", "func f#() {\n  import A\n  func g() { B.c() }\n}\n", "")
many("imports of declarations", "", "import class A.B#\n", CLASS)
many("submodules of an import", "import A", ".b#", "")
many("operators declared", "", "infix operator +++\n", "")
many("precedence groups", "", "precedencegroup A# { higherThan: A< }\n", "")
many("names of a precedence group", "precedencegroup A { higherThan: ", "B#", " }", ", ")
many("macros declared", "", "macro a#() = #externalMacro(module: \"A\", type: \"B\")\n", "")
many("macro expansions", "class A {\n", "  §make(\"a#\")\n", "}")
code("expressions of macros", lambda n: "func f() {\n" + "  #preview(1)\n" * n + "}\n")
code("arguments of a macro", lambda n: "#Preview(" + ", ".join(f"a{k}: B()" for k in range(n)) + ") { A() }\n")
many("deinitializers", "", "class A# { deinit { f() } }\n", "")
many("branches of #if", "#if A0\n", "#elseif A#\nclass B# { }\n", "#endif")
code("nested #if", lambda n: "#if A\n" * n + CLASS + "#endif\n" * n)
code("blocks of #if", lambda n: ("#if A\nlet a = 1\n#else\nlet a = 2\n#endif\n") * n)
code("open #if", lambda n: "#if A\n" * n)
many("terms of an #if", "#if A", " && B#", "\nclass A { }\n#endif")
code("#if in a chain", lambda n: "func f() { a\n" + "#if A\n.b()\n#endif\n" * n + "}\n")
code("#if among cases", lambda n: "func f() { switch a {\n" + "#if A\ncase 1: b()\n#endif\n" * n + "} }\n")
code("#if in an array", lambda n: "let a = [\n" + "#if A\n1,\n#endif\n" * n + "]\n")
code("#if among attributes", lambda n: "#if A\n@B\n#endif\n" * n + "class A { }\n")
many("platforms of an availability list", "@available(", "iOS #", ", *) class A { }", ", ")
many("platforms of an availability condition", "func f() { if §available(", "iOS #", ", *) { } }", ", ")
code("#sourceLocation", lambda n: "#sourceLocation(file: \"a\", line: 1)\n" * n)
many("unknown characters", "", "\\ ", "")
many("closing braces", "", "} ", "")
many("closing parentheses", "", ") ", "")
many("opening braces", "", "{ ", "")
many("opening parentheses", "let a = ", "(", "")
many("opening brackets", "let a = ", "[", "")
many("opening brackets of all kinds", "let a = ", "([{", "")
many("wrong closing brackets", "let a = ", "([)]", "")
many("words", "", "word# ", "")
many("keywords", "", "class ", "")
many("case without switch", "", "case a#:\n", "")
many("colons", "let a", ": b", "")
many("commas", "let a = (", ", ", ")")
many("equal signs", "let a", " = b#", "")
many("arrows", "let a: A", " -> B#", "")
many("question marks", "let a: A", "?", "", size=10_000)
many("at signs", "", "@ ", "")
many("number signs", "let a = ", "§ ", "")
many("dots", "let a = b", ".", "")
many("ampersands", "f(", "&a#, ", ")")

# MARK: statements and expressions

many("statements", "func f() {\n", "  g(#)\n", "}")
many("statements at the top", "", "g(#)\n", "")
many("variables of a function", "func f() {\n", "  let a# = #\n", "}")
code("variables of a function and uses", lambda n: "func f() {\n" + each("  let a# = A()\n", n) + each("  a#.f()\n", n) + "}\nclass A { func f() { } }\n")
code("variables in one another", lambda n: "func f() {\n  let a0 = A()\n" + "".join(f"  let a{k} = a{k - 1}.f()\n" for k in range(1, n)) + "}\nclass A { func f() -> A { self } }\n")
many("shadowing variables", "func f() {\n", "  let a = b(a)\n", "}")
many("local functions", "func f() {\n", "  func g#() { g<() }\n", "}")
many("local types", "func f() {\n", "  class A# { }\n", "}")
many("arguments of a call", "f(", "a#: b#", ")", ", ")
many("constructions among arguments", "class A { }\nfunc f() { g(", "A()", ") }", ", ")
many("trailing closures of a call", "func f() { g { }", " a#: { }", " }")
many("captures of a closure", "let a = { [", "b#", "] in c }", ", ")
many("captures with values", "let a = { [", "b# = C()", "] in c }\nclass C { }", ", ")
many("parameters of a closure", "let a = { (", "b#: Int", ") in c }", ", ")
many("parameters of a closure without parentheses", "let a = { ", "b#", " in c }", ", ")
many("closures", "func f() {\n", "  g { $0.a }\n", "}")
many("nested closures", "func f() { ", "g { ", "}" * 50)
many("nested calls", "func f() { ", "g(", ")" * 50 + " }")
many("elements of an array", "let a = [", "#", "]", ", ")
many("constructed elements of an array", "class A { }\nlet a = [", "A()", "]", ", ")
many("elements of mixed types", "let a = [", "A#()", "]", ", ")
many("elements of a dictionary", "let a = [", "\"b#\": #", "]", ", ")
many("elements of a tuple", "let a = (", "b#: #", ")", ", ")
many("nested arrays", "let a = ", "[", "1" + "]" * 50)
many("cases of a switch", "func f() { switch a {\n", "case #: b#()\n", "default: break\n} }")
code("cases of a switch over an enumeration", lambda n: "enum E {\n" + each("case c#(Int)\n", n) + "func f() { switch self {\n" + each("case .c#(let a): g(a)\n", n) + "} } }\n")
many("patterns of a case", "func f() { switch a { case ", ".b#", ": c() } }", ", ", size=24_000)
many("patterns of a case with where", "func f() { switch a { case ", "let b# where b# > 1", ": c() } }", ", ")
many("elements of a pattern", "func f() { switch a { case (", "let b#", "): c() } }", ", ")
many("nested switches", "func f() { ", "switch a { case 1: ", "")
many("catch clauses", "func f() { do { try g() }", " catch A.b# { }", " }")
many("patterns of a catch clause", "func f() { do { } catch ", "A.b#", " { } }", ", ")
many("do statements", "func f() {\n", "  do { try g() } catch { h(error) }\n", "}")
many("nested do", "func f() { ", "do { ", "")
many("else if", "func f() { if a { }", " else if b# { }", " }")
many("else if let", "func f() { if a { }", " else if let b# = c { b#.d() }", " }")
many("nested if", "func f() { ", "if a { ", "")
many("conditions of an if", "func f() { if ", "a#", " { } }", ", ")
many("bindings of an if", "func f() { if ", "let a# = b", " { } }", ", ")
many("short bindings of an if", "func f() { if ", "let a#", " { } }", ", ")
many("conditions of a guard", "func f() { guard ", "let a# = b()", " else { return } }", ", ")
many("guards", "func f() {\n", "  guard let a# = b else { return }\n", "}")
many("patterns of an if case", "func f() { if ", "case .a(let b#) = c", " { } }", ", ")
many("loops", "func f() {\n", "  for a in b# { c(a) }\n", "}")
many("nested loops", "func f() { ", "for a in b { ", "")
many("while loops", "func f() {\n", "  while a { b() }\n", "}")
many("labels", "func f() { ", "a#: ", "while b { } }")
many("defers", "func f() {\n", "  defer { a() }\n", "}")
many("nested defers", "func f() { ", "defer { ", "")
many("returns", "func f() {\n", "  return a\n", "}")
many("terms of a sum", "let a = 1", " + b#", "")
many("terms of a sum of numbers", "let a = 1", " + #", "")
many("terms of a sum of calls", "class A { static func f() -> Int { 1 } }\nlet a = 1", " + A.f()", "")
many("terms of mixed operators", "let a = 1", " + b# * c# == d# && e ?? f", "", size=1_000)
many("comparisons in a chain", "let a = b", " < c#", "")
many("comparisons with >", "let a = b", " < c# > d", "")
many("optional defaults", "let a = b", " ?? c#", "")
many("assignments in a chain", "func f() { a", " = b#", " }")
many("conditional operators", "let a = ", "b# ? c : ", "d")
many("open conditional operators", "let a = ", "b# ? ", "d")
many("casts in a chain", "let a = b", " as C#", "")
many("type tests", "let a = ", "b is C# && ", "d")
many("prefix operators", "let a = ", "-", "b", size=10_000)
many("prefix operators apart", "let a = ", "- ", "b")
many("postfix operators", "let a = b", "++", "", size=10_000)
many("exclamation marks", "let a = b", "!", "", size=10_000)
many("optional chain", "let a = b", "?.c#", "")
many("members in a chain", "let a = b", ".c#", "")
many("calls in a chain", "let a = b", ".c#()", "")
many("calls in a chain that is known", "class A { func f() -> A { self } }\nlet a = A()", ".f()", "")
many("calls with closures in a chain", "let a = b", ".c { $0 }", "")
many("calls in a chain on lines of their own", "let a = b\n", "  .c()\n", "")
many("known calls with closures in a chain", "class A { func f(_ b: (A) -> A) -> A { self } }\nlet a = A()", ".f { $0.f { $0 } }", "")
many("optional chain that is known", "class A { var n: A? { nil } }\nfunc f(a: A) { _ = a", ".n?", " }")
many("subscripts in a chain", "let a = b", "[#]", "")
many("calls of calls", "let a = b", "()", "")
many("implicit members in a chain", "let a: A = .b", ".c", "")
many("key path components", "let a = \\A", ".b#", "")
many("key paths", "let a = [", "\\A.b#", "]", ", ")
many("subscripts of a key path", "let a = \\A", "[#]", "")
many("try and await", "let a = ", "try await ", "b")
many("if expressions", "let a = ", "if b { 1 } else { ", "2" + "}" * 50)
many("inout arguments", "func f() { g(", "&a#", ") }", ", ")
many("singletons used by one type", "class A {\n", "  let a# = URLSession.shared\n", "}")
many("singletons reached by one function", "class A { func f() {\n", "  URLSession.shared.a()\n", "} }")

# MARK: what linking, rules and reports meet

code("generic parameters and members of a class", lambda n: "protocol P { func p() }\nclass C<" + each("T#: P", n, ", ") + "> {\n" + each("  func f#() { }\n", n) + "}\n", size=1_000)
code("where clause and members of a class", lambda n: "protocol P { func p() }\nclass C<" + each("T#", n, ", ") + "> where " + each("T#: P", n, ", ") + " {\n" + each("  func f#() { }\n", n) + "}\n", size=1_000)
code("requirements of one parameter and uses", lambda n: each("protocol P# { func p#() }\n", n) + "func f<T>(a: T) where " + each("T: P#", n, ", ") + " { " + each("a.p#(); ", n) + "}\n", size=500)
code("protocols of a class and uses", lambda n: each("protocol P# { func p#() }\nextension P# { func q#() { } }\n", n) + "class C: " + each("P#", n, ", ") + " { func f() { " + each("q#(); ", n) + "} }\n", size=1500)
code("parameters and local functions", lambda n: "func f(" + each("a#: Int", n, ", ") + ") {\n" + each("  func g#() { a#.b() }\n", n) + "}\n", size=1_000)
code("local functions with local functions", lambda n: "func f(" + each("a#: Int", n, ", ") + ") {\n" + each("  func g#() { func h() { } }\n", n) + "}\n", size=1_000)
code("statics of one type and uses", lambda n: "class S { func f() { URLSession.shared.x() } }\nenum A {\n" + each("  static let a# = S()\n", n) + "}\nfunc g() {\n" + each("  A.a#.f()\n", n) + "}\n", size=1_000)
code("presets of one type and uses", lambda n: "struct A {\n  let b: Int\n" + each("  static var a#: A { A(b: #) }\n", n) + "}\nfunc g() {\n" + each("  h(A.a#)\n", n) + "}\n", size=1_000)
code("structs of closures in one another", lambda n: "".join(f"struct A{k} {{ " + each(f"let b#: A{k + 1}; ", n) + f"static let c = A{k}() }}\n" for k in range(4)) + "struct A4 { let b: () -> Void }\n", size=100)
code("conformances and constructions of one class", lambda n: each("protocol P# { func p#() }\n", n) + "class C: " + each("P#", n, ", ") + " { func f() { URLSession.shared.x() } }\n" + each("class D# { let c = C(); func f() { c.f() } }\n", n), size=1000)
code("kept protocols of one class", lambda n: each("protocol P# { func f#() }\nclass S#: P# { func f#() { URLSession.shared.x() } }\n", n) + "class A {\n" + each("  let p#: P#\n  func g#() { S#().f#() }\n", n) + "}\n", size=300)

code("singletons", lambda n: each("class A# { static let shared = A#(); func f() { A<.shared.f() } }\n", n), size=2_000)
many("uses of one singleton", "class S { static let shared = S(); func f() { } }\n", "class A# { func f() { S.shared.f() } }\n", "")
many("subclasses of one class", "class A { func f() { } }\n", "class B#: A { func g() { f() } }\n", "")
many("subclasses in a chain", "class B0 { func f() { } }\n", "class B#x: B<x { func g() { f() } }\n", "", size=1_000)
many("conformers of one protocol", "protocol P { func f() }\n", "class B#: P { func f() { } }\n", "class C { let p: P; init(p: P) { self.p = p }; func g() { p.f() } }")
many("consumers of one protocol", "protocol P { func f() }\nclass B: P { func f() { } }\n", "class C# { let p: P; init(p: P) { self.p = p }; func g() { p.f() } }\n", "")
code("conformers and consumers of one protocol", lambda n: "protocol P { func f() }\n" + each("class B#: P { func f() { } }\nclass C# { let p: P; init(p: P) { self.p = p }; func g() { p.f() } }\n", n), size=1_000)
code("dependencies of one type", lambda n: each("class S# { func f() { URLSession.shared.x() } }\n", n) + "class A {\n" + each("  let a# = S#()\n", n) + "}\n", size=2_000)
code("consumers of one type", lambda n: "class S { func f() { URLSession.shared.x() } }\n" + each("class A# { let a = S(); func f() { a.f() } }\n", n), size=2_000)
code("chain of dependencies", lambda n: "class A0x { func f() { URLSession.shared.x() } }\n" + each("class A#y { let a = A<y(); func f() { a.f() } }\n", n), size=2_000)
code("chain of dependencies, the last first", lambda n: "".join(f"class A{k} {{ let a = A{k - 1}(); func f() {{ a.f() }} }}\n" for k in range(n, 0, -1)), size=2_000)
code("circle of dependencies", lambda n: "".join(f"class A{k} {{ let a: A{(k + 1) % n}; init(a: A{(k + 1) % n}) {{ self.a = a }}; func f() {{ a.f() }} }}\n" for k in range(n)), size=1_000)
code("circles of two", lambda n: each("class A# { let b = B#(); func f() { b.f() } }\nclass B# { let a: A#; init(a: A#) { self.a = a }; func f() { a.f() } }\n", n), size=1_000)
code("one knot of two hubs", lambda n: "class A { " + each("let b# = B#(); ", n) + "}\n" + each("class B# { let a = A(); func f() { a.f() } }\n", n), size=500)
code("calls of functions in a chain", lambda n: each("func f#() { f<() }\n", n))
code("static calls in a chain", lambda n: "enum A {\n" + each("static func f#() { f<() }\n", n) + "}\n")
code("factories in a chain", lambda n: "class S { func f() { } }\nenum A {\n" + "static func f0() -> S { S() }\n" + "".join(f"static func f{k}() -> S {{ f{k - 1}() }}\n" for k in range(1, n)) + "}\n" + each("class C# { let s = A.f#() }\n", n), size=1_000)
code("properties by inference in a chain", lambda n: "class S { static let shared = S() }\nlet a0 = S.shared\n" + "".join(f"let a{k} = a{k - 1}\n" for k in range(1, n)), size=1_000)
code("registrations of a container", lambda n: "import Swinject\nfunc setup(c: Container) {\n" + each("  c.register(A#.self) { r in A#(b: r.resolve(A<.self)!) }\n", n) + "}\n" + each("class A# { init(b: A<) { } }\n", n), size=1_000)
many("suppressions", "class A {\n", "  let a# = URLSession.shared  // digraph:ignore singleton-access - known\n", "}", size=2_000)
many("suppressions without a rule", CLASS, "// digraph:ignore\n", "")
many("suppressions of unknown rules", CLASS, "// digraph:ignore no-rule-# - why\n", "")
many("suppressions with an unknown place", CLASS, "// digraph:ignore:there singleton-access - why\n", "")
many("suppressions on one line", CLASS, "// digraph:ignore singleton-access ", "", size=2_000)
code("suppressions behind a long string", lambda n: "let a = \"" + "b" * n * 10 + "\"" + " // digraph:ignore a" * n + "\n", size=2_000)
code("suppressions of a file and findings", lambda n: each("// digraph:ignore:file singleton-access - a\n", n) + "class A {\n" + each("let a# = URLSession.shared\n", n) + "}\n", size=1_000)
many("rules of one suppression", CLASS + "// digraph:ignore ", "rule-#", " - why", ", ")
many("suppressions above blank lines", CLASS, "// digraph:ignore:next singleton-access - a\n\n", "")
many("findings in one file", "", "class A# { let a = URLSession.shared; let b = UserDefaults.standard; let c = Date() }\n", "", size=2_000)
many("findings on one line", "", "class A# { let a = URLSession.shared } ", "", size=2_000)
many("previews", "", "struct A#_Previews: PreviewProvider { static var previews: some View { A() } }\n", "", size=2_000)
many("views", "import SwiftUI\n", "struct A#: View { @Environment(\\.b) var b; @EnvironmentObject var c: C; var body: some View { Text(\"a\") } }\n", "", size=2_000)

for form in ("text", "xcode", "github", "sarif", "markdown", "junit", "csv", "graphml", "dot", "mermaid", "html", "edges"):
    add(f"findings shown as {form}",
        lambda n: {"Code.swift": each("class A# { let a = A<(); let b = URLSession.shared; func f() { b.f() } }\n", n)},
        1_000, ("scan", "--format", form, "--output", "/dev/null"))
for command in ("cycles", "depth", "metrics", "modules"):
    add(f"answer of {command}",
        lambda n: {"Code.swift": each("class A# { let a = A<(); let b = URLSession.shared; func f() { b.f() } }\n", n)},
        1_000, (command, "--format", "json", "--output", "/dev/null"))
for form in ("svg", "dot", "html", "mermaid"):
    add(f"graph of types as {form}",
        lambda n: {"Code.swift": each("class A# { let a = A<(); let b = URLSession.shared; func f() { b.f() } }\n", n)},
        1_000, ("graph", "--format", form, "--output", "/dev/null"))

# MARK: files

tree("files", lambda n: {f"a/File{k}.swift": f"class A{k} {{ let a = URLSession.shared }}\n" for k in range(n)}, 1_000)
tree("folders", lambda n: {f"a{k}/File.swift": f"class A{k} {{ }}\n" for k in range(n)}, 1_000)
tree("modules", lambda n: {f"Sources/M{k}/File.swift": f"import M{k - 1}\npublic class A{k} {{ let a = A{k - 1}() }}\n" for k in range(n)}, 500)
tree("files of one name", lambda n: {f"a{k}/Same.swift": "class Same { }\n" for k in range(n)}, 1_000)
ONE = {"Code.swift": "class A { let a = URLSession.shared }\n"}


def beside(name, path, generate, size=THOUSANDS, arguments=SCAN, more=None):
    """A file beside a little code."""
    tree(name, lambda count: {**ONE, **(more or {}), path: generate(count)}, size, arguments)


SOME = {f"a{k}/b{k}/File{k}.swift": f"class B{k} {{ }}\n" for k in range(20)}

beside("lines of an ignore file", ".gitignore", lambda n: each("folder#/name\n", n), 20_000, more=SOME)
beside("names in an ignore file", ".gitignore", lambda n: each("name#\n", n), 20_000, more=SOME)
beside("patterns of an ignore file", ".gitignore", lambda n: each("*.name#\n", n), 20_000, more=SOME)
beside("negations of an ignore file", ".gitignore", lambda n: each("!name#\n", n), 20_000, more=SOME)
beside("patterns across folders in an ignore file", ".gitignore", lambda n: each("**/a#/**/b*\n", n), 5_000, more=SOME)
beside("patterns of one kind in an ignore file", ".gitignore", lambda n: each("*a*.swif?\n", n), 5_000, more=SOME)
beside("stars of an ignore file's pattern", ".gitignore", lambda n: "*a" * n + "\n", 20_000, more=SOME)
beside("double stars of an ignore file's pattern", ".gitignore", lambda n: "**/" * n + "x\n", 20_000, more=SOME)
beside("letters of a set in an ignore file", ".gitignore", lambda n: "[" + "ab" * n + "].swift\n", 20_000, more=SOME)
beside("open sets of an ignore file's pattern", ".gitignore", lambda n: "[" * n + "\n", 10_000, more=SOME)
beside("bytes of a line in an ignore file", ".gitignore", lambda n: "b" * n + "\n", 100_000, more=SOME)
beside("blanks of a line in an ignore file", ".gitignore", lambda n: "b" + " " * n + "\n", 100_000, more=SOME)
beside("comments of an ignore file", ".gitignore", lambda n: each("§ comment\n", n), 20_000, more=SOME)
tree("ignore files in one another", lambda n: {**{f"{'a/' * k}.gitignore": each(f"b{k}x#\n", n // 50) for k in range(50)}, "a/" * 50 + "A.swift": "class A { }\n"}, 20_000)
tree("folders with ignore files below a long one", lambda n: {**{f"a{k}/.gitignore": "b\n" for k in range(n // 20)}, **{f"a{k}/A.swift": "class A { }\n" for k in range(n // 20)}, ".gitignore": each("name#\n", n)}, 4_000)
tree("files below a long ignore file", lambda n: {**{f"a/A{k}.swift": "class A { }\n" for k in range(n // 20)}, ".gitignore": each("name#\n", n)}, 4_000)
tree("files below a long ignore file of patterns", lambda n: {**{f"a/A{k}.swift": "class A { }\n" for k in range(n // 20)}, ".gitignore": each("*.name#\n", n)}, 4_000)

# MARK: manifests and projects

MANIFEST = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", targets: [\n"
SOURCES = {"Sources/T0/A.swift": "class A { }\n", "Sources/T1/B.swift": "import T0\nclass B { let a = A() }\n"}
beside("targets of a manifest", "Package.swift", lambda n: MANIFEST + each("  .target(name: \"T#\"),\n", n) + "])\n", more=SOURCES)
beside("targets of a manifest with paths", "Package.swift", lambda n: MANIFEST + each("  .target(name: \"T#\", path: \"Sources/T#\"),\n", n) + "])\n", more=SOURCES)
beside("targets of one folder", "Package.swift", lambda n: MANIFEST + each("  .target(name: \"T#\", path: \"Sources/T0\"),\n", n) + "])\n", more=SOURCES)
beside("dependencies of a target", "Package.swift", lambda n: MANIFEST + "  .target(name: \"T0\", dependencies: [" + each("\"D#\"", n, ", ") + "]),\n])\n", more=SOURCES)
beside("excluded paths of a target", "Package.swift", lambda n: MANIFEST + "  .target(name: \"T0\", exclude: [" + each("\"D#\"", n, ", ") + "]),\n])\n", more=SOURCES)
beside("sources of a target", "Package.swift", lambda n: MANIFEST + "  .target(name: \"T0\", sources: [" + each("\"D#\"", n, ", ") + "]),\n])\n", more=SOURCES)
beside("bytes of a target's name", "Package.swift", lambda n: MANIFEST + "  .target(name: \"" + "T" * n + "\", path: \"a\"),\n])\n", 50_000, more={f"a/A{k}.swift": f"class A{k} {{ let a = URLSession.shared }}\n" for k in range(20)})
tree("targets and their files", lambda n: {"Package.swift": MANIFEST + each("  .target(name: \"T#\"),\n", n) + "])\n", **{f"Sources/T{k}/A.swift": f"class A{k} {{ }}\n" for k in range(n)}}, 500)
tree("manifests", lambda n: {f"p{k}/Package.swift": MANIFEST + f"  .target(name: \"T{k}\"),\n])\n" for k in range(n)} | {f"p{k}/Sources/T{k}/A.swift": f"class A{k} {{ }}\n" for k in range(n)}, 400)


def project(objects):
    return ("// !$*UTF8*$!\n{ archiveVersion = 1; classes = { }; objectVersion = 77; rootObject = R; objects = {\n"
            "R = { isa = PBXProject; mainGroup = G; targets = (T); };\n"
            "T = { isa = PBXNativeTarget; name = App; productName = App; buildPhases = (S); };\n" + objects + "};\n}\n")


def sources(n):
    return ("S = { isa = PBXSourcesBuildPhase; files = (" + each("B#, ", n) + "); };\n"
            + "G = { isa = PBXGroup; children = (" + each("F#, ", n) + "); sourceTree = \"<group>\"; };\n"
            + each("B# = { isa = PBXBuildFile; fileRef = F#; };\n", n)
            + each("F# = { isa = PBXFileReference; path = Code.swift; sourceTree = \"<group>\"; };\n", n))


PROJECT = "App.xcodeproj/project.pbxproj"
beside("files of an Xcode project", PROJECT, lambda n: project(sources(n)))
beside("groups of an Xcode project", PROJECT, lambda n: project("G = { isa = PBXGroup; children = (" + each("H#, ", n) + "); };\n" + each("H# = { isa = PBXGroup; path = a#; children = (); };\n", n)))
beside("nested groups of an Xcode project", PROJECT, lambda n: project("G = { isa = PBXGroup; children = (H0); };\n" + "".join(f"H{k} = {{ isa = PBXGroup; path = a; children = (H{k + 1}); }};\n" for k in range(n))), 8000)
beside("targets of an Xcode project", PROJECT, lambda n: project(each("T# = { isa = PBXNativeTarget; name = A#; productName = A#; buildPhases = (S); };\n", n) + sources(3)).replace("targets = (T)", "targets = (T, " + each("T#, ", n) + ")"))
beside("synchronized folders of a project", PROJECT, lambda n: project("G = { isa = PBXGroup; children = (" + each("H#, ", n) + "); };\n" + each("H# = { isa = PBXFileSystemSynchronizedRootGroup; path = a#; };\n", n)).replace("buildPhases = (S);", "buildPhases = (S); fileSystemSynchronizedGroups = (" + each("H#, ", n) + ");"))
beside("nesting of a property list", PROJECT, lambda n: "{ a = " + "(" * n, 20_000)
beside("nested dictionaries of a property list", PROJECT, lambda n: "{ a = " * n, 20_000)
beside("open string of a property list", PROJECT, lambda n: "{ a = \"" + "b\\n" * n, 20_000)
beside("comments of a property list", PROJECT, lambda n: "/* a */ " * n + "{ }", 20_000)
beside("open comments of a property list", PROJECT, lambda n: "/* " * n, 20_000)
beside("groups of a project in a circle", PROJECT, lambda n: project("G = { isa = PBXGroup; children = (" + "G, " * n + "); };\n"), 10_000)
beside("one group in a project many times", PROJECT, lambda n: project("G = { isa = PBXGroup; children = (" + "H, " * n + "); };\nH = { isa = PBXGroup; path = a; children = (" + "I, " * n + "); };\nI = { isa = PBXGroup; path = b; children = (); };\n"), 2_000)

BUILD = "BUILD.bazel"
beside("targets of a build file", BUILD, lambda n: each("swift_library(name = \"T#\", srcs = [\"A#.swift\"])\n", n))
beside("patterns of a build file", BUILD, lambda n: "swift_library(name = \"T\", srcs = glob([" + each("\"a#/**/*.swift\", ", n) + "]))\n")
beside("targets of a build file with one pattern", BUILD, lambda n: each("swift_library(name = \"T#\", srcs = glob([\"**/*.swift\"]))\n", n), 4_000, more=SOME)
beside("sums of a build file", BUILD, lambda n: "A0 = [\"Code.swift\"]\n" + each("A# = A< + A<\n", n) + f"swift_library(name = \"T\", srcs = A{n - 1})\n")
beside("values of one name in a build file", BUILD, lambda n: "A = []\n" + "A += [\"Code.swift\"]\n" * n + "swift_library(name = \"T\", srcs = A)\n")
beside("groups of a build file in a circle", BUILD, lambda n: "filegroup(name = \"g\", srcs = [" + "\":g\", " * n + "])\nswift_library(name = \"T\", srcs = [\":g\"])\n")
beside("open brackets of a build file", BUILD, lambda n: "f(" * n, 20_000)
beside("texts of a build file", BUILD, lambda n: "f(a = " + "\"b\" " * n + ")\n", 20_000)
beside("open texts of a build file", BUILD, lambda n: "\"\n" * n, 20_000)
beside("lines of a build file that say nothing", BUILD, lambda n: "  f(\n" * n, 20_000)
tree("build files", lambda n: {f"p{k}/BUILD": f"swift_library(name = \"T{k}\", srcs = glob([\"**/*.swift\"]), deps = [\"//p{max(k - 1, 0)}:T{max(k - 1, 0)}\"])\n" for k in range(n)} | {f"p{k}/A.swift": f"class A{k} {{ }}\n" for k in range(n)}, 400)
tree("build files in one another", lambda n: {"a/" * k + "BUILD": "swift_library(name = \"T\", srcs = glob([\"**/*.swift\"]))\n" for k in range(n)} | {"a/" * n + "A.swift": "class A { }\n"}, 100)

TUIST = "import ProjectDescription\n"
beside("targets of a Tuist manifest", "Project.swift", lambda n: TUIST + "let p = Project(name: \"A\", targets: [\n" + each("  .target(name: \"T#\", sources: [\"a#/**\"]),\n", n) + "])\n", 4_000)
beside("functions of a Tuist manifest", "Project.swift", lambda n: TUIST + each("func f#(_ a: String) -> Target { .target(name: a, sources: [\"\\(a)/**\"]) }\nlet t# = f#(\"T#\")\n", n), 4_000)
beside("functions of a Tuist manifest that call each other", "Project.swift", lambda n: TUIST + each("func f#(_ a: String) -> [Target] { f<(a + \"b\") + f<(a) }\n", n) + f"let p = f{n - 1}(\"a\")\n", 4_000)
beside("sums of a Tuist manifest", "Project.swift", lambda n: TUIST + "let a0 = \"a\"\n" + each("let a# = a< + a<\n", n)[len("let a0 = a0 + a0\n"):] + f"let t = Target.target(name: a{n - 1}, sources: [\"a/**\"])\n", 4_000)
beside("nested calls of a Tuist manifest", "Project.swift", lambda n: TUIST + "let p = " + "f(" * n + ")" * n + "\n", 200)

# MARK: headers

HEADER = "Film.h"
beside("classes of a header", HEADER, lambda n: each("@interface C# : C<\n@end\n", n))
beside("classes of a header in one line", HEADER, lambda n: each("@interface C# : C< @end ", n))
beside("members of a class in a header", HEADER, lambda n: "@interface C : NSObject\n" + each("- (void)f#:(int)a b:(int)b;\n+ (instancetype)shared#;\n@property int p#;\n", n) + "@end\n", 4_000)
beside("members of a header in one line", HEADER, lambda n: "@interface C : NSObject " + each("- (void)f#:(int)a; ", n) + "@end\n", 4_000)
beside("pieces of a selector", HEADER, lambda n: "@interface C : NSObject\n- (void)a" + each("b#:(int)c ", n) + ";\n@end\n", 4_000)
beside("words of a selector", HEADER, lambda n: "@interface C : NSObject\n+ (instancetype)a" + "With" * n + ":(int)b;\n+ (C *)" + "Cd" * n + ";\n@end\n")
beside("protocols of a class in a header", HEADER, lambda n: "@interface C <" + each("P#, ", n) + "Q>\n@end\n", 4_000)
beside("open brackets of a header", HEADER, lambda n: "@interface C <" + "<" * n)
beside("open brackets of members in a header", HEADER, lambda n: "@interface C\n" + "- (\n" * n)
beside("names for Swift in a header", HEADER, lambda n: "NS_SWIFT_NAME(" * n + "@interface C\n@end\n")
beside("comments of a header", HEADER, lambda n: "/* a */ // b\n" * n + "@interface C\n@end\n")
beside("open comments of a header", HEADER, lambda n: "@interface C\n@end\n" + "/* " * n)
beside("lines of the preprocessor in a header", HEADER, lambda n: "§import \"a.h\"\n§define a \\\n b\n" * n + "@interface C\n@end\n")
tree("headers", lambda n: {**ONE, **{f"a/H{k}.h": f"#import \"H{max(k - 1, 0)}.h\"\n@interface H{k} : NSObject\n@end\n" for k in range(n)}}, 1_000)

# MARK: modules of one name

tree("modules that declare the same type", lambda n: {"App/A.swift": each("import M#\n", n) + "class A { func f() { let s = Store.shared; s.save(); _ = Store(); _ = Store(a: 1) } }\n", **{f"Sources/M{k}/S.swift": f"public class Store {{ public static let shared = Store(); public func save() {{ }} }}\n" for k in range(n)}, "Package.swift": MANIFEST + each("  .target(name: \"M#\"),\n", n) + "  .target(name: \"App\", path: \"App\"),\n])\n"}, 300)
tree("uses of a type that two modules declare", lambda n: {"App/A.swift": "import M0\nimport M1\nclass A { func f() {\n" + "Store.shared.save()\n_ = Store()\n" * n + "} }\n", **{f"Sources/M{k}/S.swift": "public class Store { public static let shared = Store(); public func save() { } }\n" for k in range(2)}, "Package.swift": MANIFEST + each("  .target(name: \"M#\"),\n", 2) + "  .target(name: \"App\", path: \"App\"),\n])\n"}, 4_000)

# MARK: configuration

CONFIGURATION = ".digraph.yml"


def setting(name, generate, size=2_000, more=None):
    beside("configuration: " + name, CONFIGURATION, generate, size, more=more)


TYPES = {"Types.swift": each("class T# { func f() { URLSession.shared.x() } }\n", 20)}
setting("unknown keys", lambda n: each("key#: 1\n", n))
setting("one key many times", lambda n: "exclude: a\n" * n)
setting("excluded paths", lambda n: "exclude:\n" + each("  - a#/**\n", n))
setting("included paths", lambda n: "include:\n  - Code.swift\n" + each("  - a#/**\n", n))
setting("patterns that match", lambda n: "services:\n" + each("  - A\n", n))
setting("patterns that match nothing", lambda n: "services:\n" + each("  - Nothing#\n", n), more=TYPES)
setting("modules", lambda n: "modules:\n" + each("  M#: Code.swift\n", n))
setting("paths of a module", lambda n: "modules:\n  M:\n" + each("    - Code.swift\n", n))
setting("roles", lambda n: "roles:\n  service:\n" + each("    - A\n", n))
setting("rules that there are not", lambda n: "rules:\n" + each("  no-rule-#: off\n", n))
setting("layers", lambda n: "layers:\n" + each("  - name: L#\n    type: A\n", n))
setting("layers of one name", lambda n: "layers:\n" + "  - name: L\n    type: A\n" * n)
setting("layers with types", lambda n: "layers:\n" + each("  - name: L#\n    type: T#\n", n), 300, more={"Types.swift": each("class T# { func f() { URLSession.shared.x() } }\n", 1_200)})
setting("layers a layer may use", lambda n: "layers:\n" + each("  - name: L#\n    type: A\n", n) + "  - name: M\n    type: A\n    uses:\n" + each("      - L#\n", n), 1_000)
setting("layers that there are not", lambda n: "layers:\n" + each("  - name: L#\n    type: A\n", n) + "  - name: M\n    type: A\n    uses:\n" + each("      - Nowhere#\n", n), 1_000)
setting("forbidden dependencies", lambda n: "architecture:\n" + each("  - name: C#\n    forbid:\n      from: { type: A }\n      to: { type: A }\n", n))
setting("independent types", lambda n: "architecture:\n  - name: C\n    independent:\n      type:\n" + each("        - T#\n", n), 300, more={"Types.swift": each("class T# { func f() { URLSession.shared.x() } }\n", 1_200)})
setting("constraints with mistakes", lambda n: "architecture:\n" + each("  - name: C#\n", n))
setting("bytes of a text", lambda n: "services: " + "a" * n + "\n", 50_000)
setting("bytes of a reason", lambda n: "layers:\n  - name: L\n    type: A\n    reason: " + "a" * n + "\n", 50_000)
setting("bytes of an unknown key", lambda n: "a" * n + ": 1\n", 50_000)
setting("bytes of a quoted text", lambda n: "services: \"" + "a" * n + "\"\n", 50_000)
setting("lines of a plain text", lambda n: "services: a\n" + "  b\n" * n, 5_000)
setting("lines of a block", lambda n: "services: |\n" + "  b\n" * n, 5_000)
setting("lines of a folded block", lambda n: "services: >\n" + "  b\n\n" * n, 5_000)
setting("open brackets", lambda n: "[" * n, 10_000)
setting("open braces", lambda n: "{" * n, 10_000)
setting("closed brackets", lambda n: "services: " + "[" * n + "]" * n, 10_000)
setting("open brackets with values", lambda n: "services: " + "[a, " * n, 10_000)
setting("dashes", lambda n: "- " * n, 10_000)
setting("question marks", lambda n: "? " * n, 10_000)
setting("colons", lambda n: "a: " * n, 10_000)
setting("nesting by indentation", lambda n: "".join(" " * k + "a:\n" for k in range(n)), 200)
setting("elements of a flow", lambda n: "services: [" + "A, " * n + "A]\n", 5_000)
setting("pairs of a flow", lambda n: "modules: {" + each("M#: Code.swift", n, ", ") + "}\n", 5_000)
setting("anchors", lambda n: "services:\n" + each("  - &a# A\n", n), 5_000)
setting("anchors and aliases", lambda n: "services:\n" + each("  - &a# A\n", n) + each("  - *a#\n", n), 2_000)
setting("aliases of one anchor", lambda n: "services:\n  - &a A\n" + "  - *a\n" * n, 5_000)
setting("aliases in one another", lambda n: "a0: &a0 [x, x]\n" + "".join(f"a{k}: &a{k} [*a{k - 1}, *a{k - 1}]\n" for k in range(1, n)), 200)
setting("anchors of one name", lambda n: "services:\n" + "  - &a A\n" * n, 5_000)
setting("aliases of no anchor", lambda n: "services:\n" + "  - *a\n" * n, 5_000)
setting("tags", lambda n: "services:\n" + "  - !!str A\n" * n, 5_000)
setting("directives", lambda n: each("%TAG !a#! tag:a,2000:\n", n) + "---\nservices: A\n", 2_000)
setting("documents", lambda n: "---\nservices: A\n" * n, 5_000)
setting("comments", lambda n: "# comment\n" * n, 10_000)
setting("blank lines", lambda n: "\n" * n + "services: A\n", 20_000)
setting("keys of an object", lambda n: "rules:\n  singleton-access:\n" + each("    key#: 1\n", n))
setting("bytes of a number", lambda n: "limits:\n  depth: 1" + "0" * n + "\n", 50_000)

# MARK: baselines

BASELINE = ".digraph-baseline.json"


def baseline(entries, more=""):
    return ("{\n  \"version\": 1,\n  \"tool\": \"0\",\n  \"catalogue\": \"0\",\n  \"roots\": [\".\"],\n  \"findings\": [\n"
            + ",\n".join(entries) + "\n  ]" + more + "\n}\n")


def entry(number, count=""):
    return f"    {{\"identity\": \"singleton-access: A{number} -> URLSession (singleton)\"{count}}}"


def known(name, generate, size=5_000, more=None):
    beside("baseline: " + name, BASELINE, generate, size, CHECK, more)


known("entries", lambda n: baseline(entry(k) for k in range(n)))
known("entry many times", lambda n: baseline(entry(0) for _ in range(n)))
known("counts", lambda n: baseline(entry(k, ", \"count\": 2") for k in range(n)))
known("entries of cycles", lambda n: baseline(f"    {{\"identity\": \"dependency-cycle: A{k}, B{k} (cycle)\"}}" for k in range(n)))
known("members of a cycle", lambda n: baseline(["    {\"identity\": \"dependency-cycle: " + each("A#", n, ", ") + " (cycle)\"}"]))
known("types", lambda n: baseline([entry(0)], ",\n  \"types\": [" + ", ".join(f"{{\"type\": \"T{k}\", \"members\": \"{k:08x}\"}}" for k in range(n)) + "]"))
known("types of one hash", lambda n: baseline([entry(k) for k in range(n)], ",\n  \"types\": [" + ", ".join(f"{{\"type\": \"A{k}\", \"members\": \"0\"}}" for k in range(n)) + "]"), 2_000)
known("bytes of an identity", lambda n: baseline([entry("B" * n)]), 50_000)
known("slashes of an identity", lambda n: baseline([entry("/" * n)]), 20_000)
known("bytes that are no JSON", lambda n: "x" * n, 50_000)
known("nesting", lambda n: "[" * n, 20_000)
known("nested objects", lambda n: "{\"a\":" * n, 20_000)
known("unknown keys", lambda n: baseline([entry(0)], "," + each("\"k#\": 1", n, ",")), 5_000)
known("roots", lambda n: baseline([entry(0)]).replace("[\".\"]", "[" + each("\"a#\"", n, ", ") + "]"), 5_000)
known("excluded paths", lambda n: baseline([entry(0)], ", \"exclude\": [" + each("\"a#\"", n, ", ") + "]"), 5_000)
known("escapes", lambda n: baseline([entry("\\u0041" * n)]), 20_000)
known("lines of a conflict", lambda n: "<<<<<<< a\n" * n, 5_000)
add("baseline: entries, and as many findings", lambda n: {BASELINE: baseline(entry(k) for k in range(n)), "Code.swift": each("class A# { let a = URLSession.shared }\n", n)}, 1_000, CHECK)
add("baseline: writing it", lambda n: {"Code.swift": each("class A# { let a = URLSession.shared }\n", n)}, 2_000, ("baseline", "--output", "/dev/null"))
add("baseline: new findings", lambda n: {BASELINE: baseline([]), "Code.swift": each("class A# { let a = URLSession.shared }\n", n)}, 2_000, CHECK)
add("baseline: renamed types", lambda n: {BASELINE: baseline([entry(f"x{k}") for k in range(n)], ",\n  \"types\": [" + ", ".join(f"{{\"type\": \"Ax{k}\", \"members\": \"0\"}}" for k in range(n)) + "]"), "Code.swift": each("class A# { let a = URLSession.shared }\n", n)}, 1_000, CHECK)
add("baseline: cycles, and as many cycles", lambda n: {BASELINE: baseline(f"    {{\"identity\": \"dependency-cycle: A{k}, B{k}, C{k} (cycle)\"}}" for k in range(n)), "Code.swift": each("class A# { let b = B#(); func f() { b.f() } }\nclass B# { let a: A#; init(a: A#) { self.a = a }; func f() { a.f() } }\n", n)}, 1500, CHECK)
