import DigraphCommand
import Foundation
import Testing

/// What a team says of frameworks and packages: one file each, and a line in `.digraph.yml`.
@Suite struct TeamKnowledgeTests {
  // MARK: What is taught

  static let container = """
    //: package Hive
    import Hive
    class Queen {  //: container injection
      func hatch<T>(_ make: () -> T)
    }
    //: @Bee    injection injection
    //: .hatch  registers
    """

  @Test func teachesAContainer() throws {
    let code = [
      "Sources/App/Menu.swift": """
      import Hive
      protocol Ordering { func order() }
      final class MenuModel {
        @Bee var api: any Ordering
        func refresh() { api.order() }
      }
      final class OrderingAPI: Ordering {
        func order() { calls += 1 }
        var calls = 0
      }
      final class HiveKeeper {
        func fill(_ queen: Queen) { queen.hatch { OrderingAPI() } }
      }
      """
    ]
    #expect(try !edges(code).contains("MenuModel -> Ordering wrapper"))
    #expect(try findings(code).contains("hard-coded-construction: HiveKeeper -> OrderingAPI (construct)"))
    let taught = try report(code, knowing: ["Hive.knowledge": Self.container])
    #expect(edges(taught).contains("MenuModel -> Ordering wrapper"))
    #expect(!findings(taught).contains("hard-coded-construction: HiveKeeper -> OrderingAPI (construct)"))
  }

  static let framework = """
    //: framework SkyKit, prefix SKY

    class SKYProbe: NSObject {  //: service sensors SkyProbing
      static let nearest: SKYProbe  //: singleton sensors SkyProbing
      func read() -> SKYReading
    }
    class SKYReading: NSObject {}  //: glue value
    """

  @Test func teachesAFramework() throws {
    let code = [
      "Sources/App/Sky.swift": """
      import SkyKit
      final class SkyModel {
        func look() { _ = SKYProbe.nearest.read() }
      }
      """
    ]
    #expect(try !findings(code).contains("singleton-access: SkyModel -> SKYProbe (singleton)"))
    let taught = try report(code, knowing: ["SkyKit.knowledge": Self.framework])
    #expect(findings(taught).contains("singleton-access: SkyModel -> SKYProbe (singleton)"))
    let probe = (taught["nodes"] as? [[String: Any]] ?? []).first { $0["name"] as? String == "SKYProbe" }
    #expect(probe?["ownership"] as? String == "platform")
    #expect(probe?["group"] as? String ?? "sensors" == "sensors")
  }

  static let symbol = """
    //: package Dice
    //: Dice.roll  static random Rolling
    """

  @Test func teachesAVolatileSymbol() throws {
    let code = [
      "Sources/App/Game.swift": "final class GameModel {\n  func play() { _ = Dice.roll() }\n}\n"
    ]
    let finding = "volatile-static: GameModel -> Dice (static)"
    #expect(try !findings(code).contains(finding))
    #expect(try findings(report(code, knowing: ["Dice.knowledge": Self.symbol])).contains(finding))
  }

  @Test func areShownToWhoeverTeachesMore() throws {
    let page = try String(contentsOfFile: "\(RealProgram.root)/CONTRIBUTING.md", encoding: .utf8)
    for text in [Self.container, Self.framework, Self.symbol] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      #expect(page.contains(lines.joined(separator: "\n")))
    }
  }

  /// What a team says goes before what is built in.
  @Test func knowsBetterThanWhatIsBuiltIn() throws {
    let code = ["Sources/App/Game.swift": "final class GameModel {\n  func play() { _ = UUID() }\n}\n"]
    let finding = "volatile-static: GameModel -> UUID (static)"
    #expect(try findings(code).contains(finding))
    let text = "//: framework Foundation\n//: UUID()  glue value\n"
    #expect(try !findings(report(code, knowing: ["Ours.knowledge": text])).contains(finding))
  }

  // MARK: Files

  @Test func readsPatternsBesideTheConfiguration() throws {
    let shop = try GitFixture(Shop.files)
    try shop.folder.add(
      "App/Game.swift", "final class GameModel {\n  func play() { _ = Dice.roll(); _ = Coin.toss() }\n}\n")
    try shop.folder.add("Team/Known/Dice.knowledge", Self.symbol)
    // It is Swift, but no code of the project.
    try shop.folder.add(
      "Team/Known/More/Coin.swift",
      "//: package Coin\nclass Coin { static func toss() -> Bool }\n//: Coin.toss  static random\n")
    try shop.folder.add("Team/settings.yml", "knowledge: \"Known/**\"\n")
    let outcome = shop.digraph(["scan", "--config", "Team/settings.yml", "--format", "json"])
    #expect(outcome.errors == "")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any] ?? [:]
    #expect(findings(report).contains("volatile-static: GameModel -> Dice (static)"))
    #expect(findings(report).contains("volatile-static: GameModel -> Coin (static)"))
    #expect(!outcome.output.contains("Coin.swift"))
    #expect(
      shop.digraph(["scan", "--config", "Team/settings.yml", "--output", "Team/Known/Dice.knowledge"]).code == .failure,
      "no output takes the place of what was read")
  }

  static let mistakes: [(configuration: String, text: String, error: String)] = [
    (
      "knowledge: none.knowledge", "",
      ".digraph.yml:1:12: cannot read the knowledge %/none.knowledge: no such file or directory"
    ),
    ("knowledge: [\"*.nothing\"]", "", ".digraph.yml:1:13: no file matches '*.nothing'"),
    (
      "knowledge: a.knowledge", "class A {}",
      "a.knowledge:1:1: a text begins with '//: framework NAME', '//: package NAME' or '//: names'"
    ),
    ("knowledge: a.knowledge", "//: package A\n//: A.b  magic", "a.knowledge:2:10: 'magic' says nothing here"),
    (
      "knowledge: a.knowledge", "//: package A\n//: A.b  static clock\n//: A.b  static files",
      "a.knowledge:3:1: the symbol stands in line 2 already"
    ),
    (
      "knowledge: a.knowledge", "//: framework A\nclass URLSession {}",
      "a.knowledge:2:7: URLSession is declared by Foundation:% already; add to it with 'extension URLSession'"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func saysWhatIsWrongAndWhere(index: Int) throws {
    let mistake = Self.mistakes[index]
    let shop = try GitFixture(Shop.files)
    try shop.folder.add(".digraph.yml", mistake.configuration + "\n")
    if !mistake.text.isEmpty { try shop.folder.add("a.knowledge", mistake.text) }
    let outcome = shop.digraph(["scan"])
    #expect(outcome.code == .failure)
    let parts = mistake.error.split(separator: "%").map(String.init)
    #expect(outcome.errors.hasPrefix("digraph: \(shop.path)/\(parts[0])"), "\(outcome.errors)")
    #expect(parts.dropFirst().allSatisfy { outcome.errors.contains($0) }, "\(outcome.errors)")
  }

  @Test func readsNothingOutsideOfTheRoot() throws {
    let shop = try GitFixture(Shop.files)
    let other = try GitFixture(["secret.knowledge": "//: package A"])
    try FileLinks.make("\(shop.path)/a.knowledge", to: "\(other.path)/secret.knowledge")
    try shop.folder.add(".digraph.yml", "knowledge: a.knowledge\n")
    let outcome = shop.digraph(["scan"])
    #expect(outcome.code == .failure)
    #expect(outcome.errors.hasSuffix("it is a symbolic link out of the root\n"))
  }

  // MARK: Reports

  private func report(_ code: [String: String], knowing texts: [String: String] = [:]) throws -> [String: Any] {
    let folder = try GitFixture(code)
    for (name, text) in texts { try folder.folder.add(name, text) }
    if !texts.isEmpty {
      try folder.folder.add(".digraph.yml", "knowledge: [\(texts.keys.sorted().joined(separator: ", "))]\n")
    }
    let outcome = folder.digraph(["scan", "--format", "json"])
    #expect(outcome.errors == "")
    return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any] ?? [:]
  }

  private func findings(_ code: [String: String]) throws -> Set<String> { findings(try report(code)) }

  private func findings(_ report: [String: Any]) -> Set<String> {
    Set((report["findings"] as? [[String: Any]] ?? []).compactMap { $0["identity"] as? String })
  }

  private func edges(_ code: [String: String]) throws -> Set<String> { edges(try report(code)) }

  private func edges(_ report: [String: Any]) -> Set<String> {
    let names = (report["nodes"] as? [[String: Any]] ?? []).map { $0["name"] as? String ?? "" }
    return Set(
      (report["edges"] as? [[String: Any]] ?? []).map { edge in
        let ends = ["source", "target"].map { names[edge[$0] as? Int ?? 0] }
        return "\(ends[0]) -> \(ends[1]) \(edge["kind"] as? String ?? "")"
      })
  }
}
