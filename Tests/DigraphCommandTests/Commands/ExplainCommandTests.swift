import DigraphCommand
import Foundation
import Testing

/// `digraph explain` and `digraph modules`.
@Suite struct ExplainCommandTests {
  static let shop = "Samples/SandwichShop/Before"

  @Test func saysFirstWhatMattersMost() throws {
    let page = RealProgram.output(["explain", "ChooseCardViewModel", Self.shop])
    #expect(page.hasPrefix("ChooseCardViewModel, class of module SandwichShop\n"))
    for line in [
      "  Role        view model: ", "  Fan-in      1: 1 consumer gets it without being given it\n", "  Fan-out     4\n",
      "Reaches, and no test can intercept it (4)", "  clock          ChooseCardViewModel.cards → Date()",
      "Findings (4)", "[hard-coded-construction]", "    Next  Protocol: ",
      "    Run   digraph refactor ChooseCardViewModel --dependency Session\n",
      "What consumers that get it themselves can do", "Dependencies (4)", "  Calendar     singleton  ", "Used by (1)",
      "  ChooseCardViewController  construct  ", "Not shown: 5 types that it only names, all metrics (--verbose).",
    ] { #expect(page.contains(line), "\(line)") }
    #expect(!page.contains("mention"))
  }

  @Test func saysEverythingWhenAsked() throws {
    let page = RealProgram.output(["explain", "ChooseCardViewModel", Self.shop, "--verbose"])
    for line in [
      "Dependencies (4)", "  Calendar  volatile: calendar",
      "    singleton  it reaches the shared instance 'current': hard-coded",
      "    construct  it constructs it itself: hard-coded", "Names without getting hold of (5)",
      "  Account  model, glue: it is encoded and decoded, so it carries data", "Used by (1)",
      "  ChooseCardViewController -> ChooseCardViewModel  construct",
      "  Fan-in                            1\n", "  Fan-out                           4\n",
    ] { #expect(page.contains(line), "\(line)") }
    #expect(!page.contains("Not shown"))
  }

  /// Whatever is said of how many types get hold of one another is what the metrics say.
  @Test(arguments: [
    "Samples/SandwichShop/Before", "Samples/SandwichShop/After", "Samples/Matinee", "Samples/ShareSheet",
  ])
  func countsAsTheMetricsDo(_ sample: String) throws {
    let page = RealProgram.output(["explain", "*", sample, "--verbose"])
    let sheets = page.split(separator: "\n\n  Role ").filter { $0.contains("\nMetrics\n") }
    #expect(sheets.count > 5)
    for sheet in sheets {
      for label in ["Fan-in", "Fan-out"] {
        let lines = sheet.split(separator: "\n").filter { $0.hasPrefix("  \(label) ") }
          .map { $0.split(separator: " ")[1].prefix { $0.isNumber } }
        #expect(lines.count == 2 && lines[0] == lines[1], "\(sheet.prefix(200))")
      }
    }
  }

  @Test func saysTheSameToPrograms() throws {
    let json = RealProgram.output(["explain", "/^(Login|ChooseCard)ViewModel$/", Self.shop, "--format", "json"])
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let types = try #require(report["types"] as? [[String: Any]])
    #expect(types.map { $0["name"] as? String } == ["ChooseCardViewModel", "LoginViewModel"])
    let dependencies = try #require(types[0]["dependencies"] as? [[String: Any]])
    let counting = dependencies.filter { $0["counts"] as? Bool == true }.compactMap { $0["name"] as? String }
    #expect(counting == ["Calendar", "Date", "OrderingAPI", "Session"])
    #expect(dependencies.allSatisfy { ($0["nature"] as? String)?.isEmpty == false })
    #expect((types[0]["metrics"] as? [String: Any])?["fanOut"] as? Int == 4)
  }

  @Test func namesMembersThatBelongTogether() throws {
    let folder = try TemporaryFolder()
    try folder.add(
      "Everything.swift",
      """
      final class Everything {
        private var names: [String] = []
        private var total = 0
        func add(_ name: String) { names.append(name) }
        func remove() { names.removeLast() }
        var sorted: [String] { names.sorted() }
        func pay(_ amount: Int) { total += amount }
        func refund(_ amount: Int) { total -= amount }
        func isPaid() -> Bool { total > 0 }
      }
      """)
    let page = RealProgram.output(["explain", "Everything", "--root", folder.path, "--verbose"])
    #expect(page.contains("(2)\n\n  1  add, remove, sorted\n  2  pay, refund, isPaid\n"), "\(page)")
    let json = RealProgram.output(["explain", "Everything", "--root", folder.path, "--format", "json"])
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let type = try #require((report["types"] as? [[String: Any]])?.first)
    #expect(type["responsibilities"] as? [String] == ["add, remove, sorted", "pay, refund, isPaid"])
    #expect((type["metrics"] as? [String: Any])?["nonMockableCost"] as? Int == 0)
  }

  @Test func explainsWhatLiesOutside() {
    let page = RealProgram.output(["explain", "URLSession", Self.shop])
    #expect(page.hasPrefix("URLSession, type of the platform\n"))
    #expect(page.contains("  OrderingAPI  singleton  "))
  }

  @Test func showsModules() throws {
    let page = RealProgram.output(["modules", Self.shop])
    #expect(
      page.contains("SandwichShop  executable  from a manifest\n  Folder       \(Self.shop)/Sources/SandwichShop\n"))
    #expect(page.contains("  Uses         ScreenKit ("))
    let json = RealProgram.output(["modules", Self.shop, "--format", "json"])
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let modules = try #require(report["modules"] as? [[String: Any]])
    let shop = try #require(modules.first { $0["name"] as? String == "SandwichShop" })
    #expect(shop["origin"] as? String == "manifest" && shop["dependencies"] as? [String] == ["ScreenKit"])
    let graph = try #require(report["moduleGraph"] as? [[String: Any]])
    let module = try #require(graph.first { $0["module"] as? String == "SandwichShop" })
    let used = try #require((module["dependencies"] as? [[String: Any]])?.first)
    #expect(used["module"] as? String == "ScreenKit" && used["declared"] as? String == "direct")
    let csv = RealProgram.output(["modules", Self.shop, "--format", "csv"])
    #expect(csv.contains("SandwichShop,false,ScreenKit,direct,true,\(used["edges"] as? Int ?? -1),false"))
  }

  /// Whoever names a root elsewhere means what is in it.
  @Test func readsTheRootWhereNoPathIsGiven() throws {
    let (output, errors, elsewhere) = (CapturedSink(), CapturedSink(), try TemporaryFolder())
    let code = run(
      arguments: ["why", "A", "F", "--root", "\(RealProgram.root)/Samples/SixTypes"],
      in: Environment(
        variables: [:], workingFolder: elsewhere.path, standardOutput: output, standardError: errors,
        now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline))
    #expect(code == .success, "\(errors.text)")
    #expect(output.text.contains("A -> B  construct  Sources/SixTypes/A.swift:3:19"))
  }
}
