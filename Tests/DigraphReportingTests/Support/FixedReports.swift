import DigraphFacts
import DigraphReport

/// The reports that every format is shown with.
enum FixedReports {
  static let all: [(name: String, report: Report)] = [
    ("cycles", cycles), ("empty", empty), ("gate-failure", gateFailure), ("hostile", hostile), ("small", small),
    ("workshop", workshop),
  ]

  /// A run over files that hold nothing.
  static let empty = ReportSketch().finished(files: 0, lines: 0)

  /// The six types of the workshop: A consumes B, C, D; B and D consume E; E consumes F.
  static let workshop: Report = {
    var sketch = ReportSketch()
    for (name, depth) in zip(["A", "B", "C", "D", "E", "F"], [3, 2, 0, 2, 1, 0]) { sketch.type(name, depth: depth) }
    for pair in ["AB", "AC", "AD", "BE", "DE", "EF"] {
      sketch.edge(String(pair.first!), String(pair.last!), .initializer)
    }
    sketch.chain(["A", "B", "E", "F"])
    sketch.resolved(exact: 6)
    return sketch.finished(files: 6, lines: 60, depth: 3)
  }()

  /// A login screen: every kind of thing a report holds, once.
  static let small: Report = {
    var sketch = ReportSketch()
    let parameters = [
      SketchedInitializer.Parameter(label: nil, name: "title", type: "String", kind: "value", defaultValue: nil),
      SketchedInitializer.Parameter(
        label: "api", name: "api", type: "any API", kind: "init-default", defaultValue: "LiveAPI()"),
    ]
    sketch.type("API", kind: .protocol, role: .client)
    sketch.type("AppDelegate", role: .compositionRoot, depth: 3)
    sketch.external("Calendar")
    sketch.external("Date")
    sketch.type("LiveAPI", role: .client, depth: 1)
    sketch.type(
      "LoginModel", role: .viewModel, folder: "Login", depth: 2,
      initializers: [
        SketchedInitializer(
          site: ReportSite(file: "Sources/App/Login/LoginModel.swift", line: 8, column: 3), parameters: parameters)
      ])
    sketch.type("LoginModelTests", module: "AppTests", role: .test, isTest: true, depth: 3)
    sketch.type("LoginScreen", kind: .struct, role: .view, folder: "Login", depth: 3)
    sketch.type("Session", module: "Core", role: .service)
    sketch.edge("AppDelegate", "LoginScreen", .construct, role: .navigation)
    sketch.edge("LiveAPI", "API", .conform, abstraction: .protocol)
    sketch.edge("LiveAPI", "Session", .singleton, member: "shared", lines: [12])
    sketch.edge("LoginModel", "API", .initializerDefault, abstraction: .protocol, lines: [8])
    sketch.edge("LoginModel", "Calendar", .singleton, member: "current", isVolatile: true, lines: [31])
    sketch.edge("LoginModel", "Date", .static, member: "init", isVolatile: true, lines: [30, 44])
    sketch.edge("LoginModel", "LiveAPI", .initializerDefault, via: .default, lines: [8])
    sketch.edge("LoginModel", "Session", .singleton, member: "shared", lines: [14, 20, 27])
    sketch.edge("LoginModelTests", "LoginModel", .construct)
    sketch.edge("LoginScreen", "LoginModel", .property, isWeak: true)
    sketch.chain(["AppDelegate", "LoginScreen", "LoginModel", "Session"])
    sketch.singleton("Session", risk: .accidental, uses: 2)
    sketch.singleton("Theme", "standard", risk: .strict, uses: 0)
    sketch.finding(
      "singleton-declaration", "Session", member: "shared", kind: "declaration", lines: [4],
      message: "Session hands out one shared instance, and anyone may make another.",
      reason: "Whoever reaches Session.shared depends on it without saying so.",
      suggestion: "Let the composition root make the one instance and hand it on; then make the member private.")
    sketch.finding(
      "singleton-access", "LoginModel", "Session", member: "shared", kind: "singleton", lines: [14, 20, 27],
      message: "LoginModel reaches Session.shared.",
      reason: "Session is a service of this project that keeps state; a test of LoginModel shares it with all others.",
      suggestion: "Give LoginModel an initializer parameter `session: Session = .shared`, use it instead, and then let "
        + "the owner hand it in.")
    sketch.finding(
      "volatile-static", "LoginModel", "Date", member: "init", kind: "static", lines: [30, 44],
      message: "LoginModel asks the clock by Date().", reason: "The time changes between runs.",
      suggestion: "Take `now: () -> Date` in the initializer.")
    sketch.finding(
      "default-argument-dependency", "LoginModel", "LiveAPI", kind: "init-default", severity: .info, lines: [8],
      message: "LoginModel's parameter `api` is bound to LiveAPI by default.")
    sketch.finding(
      "missing-registration", "AppDelegate", "Printer", kind: "locator", severity: .error, lines: [9],
      message: "Printer is resolved and nowhere registered.", reason: "It crashes when it is asked for.",
      suggestion: "Register Printer in an assembly.")
    sketch.diagnostic(
      .warning, "syntax error: expected `}`; the rest of the file was read", file: "Sources/App/Broken.swift", line: 7,
      column: 1)
    sketch.diagnostic(.error, "cannot be read: permission denied", file: "Sources/App/Secret.swift")
    sketch.diagnostic(.note, "12 files of generated code were left out")
    sketch.resolved(exact: 1200, byName: 80, guessed: 9, external: 911, unknown: 3)
    return sketch.finished(files: 123, lines: 12_345, depth: 3)
  }()

  /// Two cycles, one of them with types that do not lie on the witness.
  static let cycles: Report = {
    var sketch = ReportSketch()
    for name in ["Cart", "Order", "Payment", "Receipt", "Store", "Till"] { sketch.type(name, role: .service) }
    sketch.edge("Cart", "Order", .construct)
    sketch.edge("Order", "Payment", .initializer)
    sketch.edge("Payment", "Cart", .singleton, member: "shared")
    sketch.edge("Payment", "Receipt", .method)
    sketch.edge("Receipt", "Order", .property)
    sketch.edge("Store", "Till", .initializer)
    sketch.edge("Till", "Store", .locator, via: .locator)
    sketch.cycle(["Cart", "Order", "Payment", "Receipt"], witness: ["Cart", "Order", "Payment", "Cart"])
    sketch.cycle(["Store", "Till"], witness: ["Store", "Till", "Store"])
    sketch.finding(
      "dependency-cycle", "Cart", kind: "cycle", message: "Cart depends on itself through Order and Payment.",
      reason: "None of the 4 types can be tested or reused without the others.",
      suggestion: "Cut Payment -> Cart first: it is hard-coded at one place.")
    sketch.resolved(exact: 7)
    return sketch.finished(files: 6, lines: 600)
  }()

  /// A gate that found something new, with entries that match nothing any more.
  static let gateFailure: Report = {
    var sketch = ReportSketch()
    for name in ["ChooseModel", "LoginModel", "Session"] { sketch.type(name) }
    for (name, status) in [("ChooseModel", ReportFinding.Status.new), ("LoginModel", .known)] {
      sketch.edge(name, "Session", .singleton, member: "shared")
      sketch.finding(
        "singleton-access", name, "Session", member: "shared", kind: "singleton",
        message: "\(name) reaches Session.shared.", reason: "Session keeps state.",
        suggestion: "Take it in the initializer.", status: status)
    }
    sketch.singleton("Session", uses: 2)
    sketch.gate(new: 1, known: 1, stale: ["singleton-access|CardModel|Session|singleton"])
    sketch.resolved(exact: 2)
    return sketch.finished(files: 3, lines: 40)
  }()

  /// Names and texts that would break a format that does not escape them.
  static let hostile: Report = {
    var sketch = ReportSketch()
    let names = [
      "Quote\"d", "Back\\slash\\", "<script>alert(1)</script>", "A&B&amp;", "Line\nBreak\r\t", "Esc\u{1B}[31mred\u{7}",
      "Nul\u{0}Byte", "Emoji👩‍👩‍👧", "Zeile\u{2028}Ende\u{2029}", "Rtl\u{202E}txt", "`let`", "]]>", "-- dash -->",
      "%0A::error::", "|pipe|{brace}[bracket]", "日本語の型", "\\N\\G\\E\\L",
    ]
    for name in names { sketch.type(name, module: "Mod\"ule<b>\\") }
    for (source, target) in zip(names, names.dropFirst() + names.prefix(1)) {
      sketch.edge(source, target, .singleton, member: "sha\"red\n<i>")
      sketch.finding(
        "singleton-access", source, target, kind: "singleton", message: "\(source) reaches \(target).",
        reason: "Because \"of\" <b>this</b> & that\u{1B}]0;title\u{7}.", suggestion: "Do\nnot.")
    }
    sketch.cycle(names, witness: names + names.prefix(1))
    sketch.singleton(names[2], "sha\"red", uses: 1)
    sketch.diagnostic(.warning, "bad \u{1B}[2J byte", file: "So\"ur\nces/\\A.swift", line: 1, column: 2)
    return sketch.finished(files: 1, lines: 1)
  }()
}
