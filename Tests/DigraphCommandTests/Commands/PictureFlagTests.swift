import DigraphCommand
import DigraphReporting
import Testing

/// The flags of pictures, as the whole program understands them.
@Suite struct PictureFlagTests {
  static let shop = "Samples/SandwichShop/Before"

  private func run(_ arguments: [String], in folder: String) -> (code: ExitCode, output: String, errors: String) {
    let (output, errors) = (CapturedSink(), CapturedSink())
    let code = DigraphCommand.run(
      arguments: arguments,
      in: Environment(
        variables: [:], workingFolder: folder, standardOutput: output, standardError: errors,
        now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline))
    return (code, output.text, errors.text)
  }

  // MARK: Focus and highlights

  @Test func drawsWhatTouchesATypeAndMarksIt() {
    let dot = RealProgram.output(["graph", Self.shop, "--focus", "Session"])
    #expect(dot.contains("<B>Session and what touches it, 1 step</B>"))
    let lines = dot.split(separator: "\n").filter { $0.contains(" -> ") && $0.hasPrefix("  \"") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("\"Session\" -> ") || $0.contains("-> \"Session\" ") })
    #expect(
      dot.split(separator: "\n").contains { $0.contains("\"Session\" [label=<<B>") && $0.contains("peripheries=2") })
    let more = RealProgram.output(["graph", Self.shop, "--focus", "Session", "--focus-depth", "0", "--context"])
    let narrow = RealProgram.output(["graph", Self.shop, "--focus", "Session", "--focus-depth", "0"])
    #expect(more.split(separator: "\n").count > narrow.split(separator: "\n").count)
    #expect(
      RealProgram.output(["graph", Self.shop, "--focus", "Session", "--focus-depth", "2"]).contains(", 2 steps</B>"))
  }

  @Test func highlightsNamesAndExpressions() {
    let dot = RealProgram.output(["graph", Self.shop, "--highlight", "Session", "--highlight=/Model$/"])
    let starred = dot.matches(of: /label=<?"?★ (\w+)/).map { String($0.1) }
    #expect(starred.contains("Session") && starred.contains { $0.hasSuffix("Model") })
    #expect(starred.allSatisfy { $0 == "Session" || $0.hasSuffix("Model") })
    // In a part, too, whose types have other numbers.
    let part = RealProgram.output(["graph", Self.shop, "--focus", "Session", "--highlight", "Session"])
    #expect(part.matches(of: /label=<<B>★ Session/).count == 1 && part.matches(of: /★ \w/).count == 1)
  }

  @Test(arguments: [
    (["--highlight", "Sesion"], "no type is named 'Sesion'; did you mean 'Session'?"),
    (["--highlight", "/(/"], "'/(/' is not a valid regular expression"),
    (["--collapse", "depth:two"], "--collapse depth:N needs a number that is 0 or larger, not 'two'"),
    (["--collapse", "level:2"], "--collapse knows depth:N, but not 'level:2'; a folder is named by its path"),
    (["--collapse", "modul"], "no module or folder matches 'modul' of --collapse; did you mean 'module'"),
    (["--collapse", "module,folder"], "--collapse takes one of auto, module, folder, none and depth:N"),
    (["--theme", "drak"], "unknown theme 'drak' for --theme; did you mean 'dark'?"),
  ])
  func saysWhatIsWrong(_ flags: [String], _ message: String) {
    let outcome = run(["graph", Self.shop] + flags, in: RealProgram.root)
    #expect(outcome.code == .failure && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("digraph: \(message)"), "\(outcome.errors)")
  }

  @Test func joinsFoldersByNameAndDepth() {
    let named = RealProgram.output(["graph", Self.shop, "--collapse", "none,Services"])
    #expect(named.matches(of: /shape=folder/).count == 1 && named.contains("shape=box"))
    let depth = RealProgram.output(["graph", Self.shop, "--collapse=depth:0"])
    #expect(depth == RealProgram.output(["graph", Self.shop, "--collapse", "module"]))
  }

  @Test func drawsOnlyCycles() throws {
    let folder = try TemporaryFolder()
    try folder.add(
      "Game.swift",
      """
      final class Board { var player: Player?; let die = Die(); func next() { player?.move() } }
      final class Player { let board: Board; init(board: Board) { self.board = board }; func move() { board.next() } }
      final class Die { func roll() -> Int { Int.random(in: 1...6) } }
      """)
    let all = run(["graph", "--format", "edges"], in: folder.path).output
    #expect(all.contains("Die"))
    let edges = run(["graph", "--cycles-only", "--format", "edges"], in: folder.path).output
    #expect(edges.contains("Board") && edges.contains("Player") && !edges.contains("Die"))
    let dot = run(["graph", "--cycles-only"], in: folder.path).output
    #expect(dot.contains("2 types, 2 dependencies.") && !dot.contains("Die"))
    let none = run(["graph", "--cycles-only", Self.shop], in: RealProgram.root)
    #expect(none.code == .success && none.output.contains("No types match what was asked for."))
  }

  // MARK: What is new, and what is forbidden

  @Test func drawsBreachesAndWhatABaselineDoesNotKnow() throws {
    let folder = try TemporaryFolder()
    try folder.add(".digraph.yml", "layers: [{name: screens, type: '*Screen'}, {name: services, type: '*Service'}]\n")
    let service = "final class OrderService {\n  static let shared = OrderService()\n  func order() {}\n}\n"
    try folder.add("Order.swift", service)
    try folder.add("Menu.swift", "final class MenuScreen { func show() { OrderService.shared.order() } }\n")
    #expect(run(["baseline"], in: folder.path).code == .success)
    try folder.add("Card.swift", "final class CardScreen { func show() { OrderService.shared.order() } }\n")
    let breach = "final class MailService { weak var menu: MenuScreen?; func send() { menu?.show() } }\n"
    try folder.add("Mail.swift", breach)
    let outcome = run(["graph", "--baseline", ".digraph-baseline.json"], in: folder.path)
    #expect(outcome.code == .findings)
    let lines = outcome.output.split(separator: "\n").filter { $0.contains(" -> ") }
    #expect(lines.first { $0.contains("\"CardScreen\" -> ") }?.contains("label=\"  +\"") == true)
    #expect(lines.first { $0.contains("\"MenuScreen\" -> ") }?.contains("label=") == false)
    #expect(lines.first { $0.contains("\"MailService\" -> ") }?.contains("label=\"  +, ✗\"") == true)
    #expect(outcome.output.contains("architecture (✗)") && outcome.output.contains("baseline (+)"))
  }

  // MARK: Themes

  @Test func takesColoursFromTheConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.add("App.swift", "final class A { let b = B() }\nfinal class B { func run() {} }\n")
    try folder.add(".digraph.yml", "themes:\n  dark: {paper: \"#010203\"}\n")
    #expect(run(["graph", "--theme", "dark"], in: folder.path).output.contains("bgcolor=\"#010203\""))
    #expect(run(["graph", "--theme", "light"], in: folder.path).output.contains("bgcolor=\"white\""))
    // A saved report has no colours, but the folder it is shown in has.
    #expect(run(["scan", "--output", "report.json"], in: folder.path).code == .success)
    let shown = run(["render", "report.json", "--format", "dot", "--theme", "dark"], in: folder.path)
    #expect(shown.output.contains("bgcolor=\"#010203\""))
    #expect(run(["containers", "--format", "dot", "--theme", "dark"], in: folder.path).output.contains("#010203"))
  }

  @Test(arguments: [
    ("themes:\n  dark:\n    paper: #010203\n", "such as \"#d55e00\", not nothing"),
    (
      "themes:\n  dark:\n    paper: red\n",
      "3:12: 'themes.dark.paper' must be a colour in quotes such as \"#d55e00\", not 'red'"
    ),
    ("themes:\n  drak: {paper: \"#010203\"}\n", "2:3: unknown key 'drak' in 'themes'; did you mean 'dark'?"),
    ("themes:\n  dark: {papre: \"#010203\"}\n", "2:10: unknown key 'papre' in 'themes.dark'; did you mean 'paper'?"),
  ])
  func checksColours(_ configuration: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.add("App.swift", "final class A {}\n")
    try folder.add(".digraph.yml", configuration)
    let outcome = run(["graph"], in: folder.path)
    #expect(outcome.code == .failure)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  // MARK: The name of the file

  @Test(arguments: [
    (["graph", "--output", "a.svg"], "a.svg", "<?xml"), (["graph", "-o", "a.HTML"], "a.HTML", "<!DOCTYPE html>"),
    (["graph", "--output", "a.puml"], "a.puml", "@startuml"), (["graph", "--output", "a.gv"], "a.gv", "digraph "),
    (["graph", "--output", "a.json"], "a.json", "{"), (["graph", "--output", "a.md"], "a.md", "##"),
    // The flag wins, and what says nothing changes nothing.
    (["graph", "--format", "mermaid", "--output", "a.svg"], "a.svg", "---\ntitle"),
    (["graph", "--output", "a.picture", "--format", "dot"], "a.picture", "digraph "),
    (["graph", "--output", "svg"], "svg", "digraph "),
    (["graph", "--output", ".svg"], ".svg", "digraph "), (["graph", "--output", "a.svg/b"], "a.svg/b", "digraph "),
    (["scan", "--output", "a.txt"], "a.txt", "This run"), (["scan", "--output", "a.csv"], "a.csv", ""),
    // An answer has fewer formats than a report.
    (["containers", "--output", "a.svg"], "a.svg", "<?xml"), (["depth", "--output", "a.log"], "a.log", ""),
  ])
  func takesTheFormatFromTheName(_ arguments: [String], _ file: String, _ beginning: String) throws {
    let folder = try TemporaryFolder()
    try folder.add("App.swift", "final class A { let b = B() }\nfinal class B { func run() {} }\n")
    if file.contains("/") { try folder.addFolder("a.svg") }
    let outcome = run(arguments, in: folder.path)
    #expect(outcome.code == .success, "\(outcome.errors)")
    let text = try #require(folder.text(of: file))
    if beginning == "This run" {
      #expect(!text.hasPrefix("<") && !text.hasPrefix("{"))
    } else {
      #expect(text.hasPrefix(beginning))
    }
    if arguments[0] == "depth" { #expect(!text.hasPrefix("<")) }
  }

  /// What nobody asked for is not written in silence under a name that promises something else.
  @Test(arguments: [
    (["graph", "--output", "a.gif"], "cannot write a.gif: no format has the ending 'gif'; name one with --format: "),
    (["depth", "-o", "a.svg"], "cannot write a.svg: 'depth' has no format 'svg'; name one with --format: text, json"),
    (["graph", "-o", "a.pdf", "--format", "mermiad"], "unknown format 'mermiad' for --format; did you mean"),
  ])
  func refusesNamesOfOtherFormats(_ arguments: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.add("App.swift", "final class A {}\n")
    let outcome = run(arguments, in: folder.path)
    #expect(outcome.code == .failure)
    #expect(outcome.errors.hasPrefix("digraph: \(message)"), "\(outcome.errors)")
    #expect(folder.names == ["App.swift"])
  }

  // MARK: Size

  @Test func saysThatAPictureIsTooLargeToBeRead() throws {
    let folder = try TemporaryFolder()
    let types = (0..<250).map { "final class T\($0) { let next = T\($0 + 1)() }\n" }.joined()
    try folder.add("App.swift", types + "final class T250 { func run() {} }\n")
    let outcome = run(["graph", "--collapse", "none"], in: folder.path)
    #expect(outcome.code == .success)
    #expect(
      outcome.errors
        == "digraph: a picture of 251 boxes and 250 lines is more than anybody can read; --collapse auto joins types, "
        + "and --focus, --reaches or --modules show a part\n")
    #expect(run(["graph"], in: folder.path).errors.isEmpty)
  }
}
