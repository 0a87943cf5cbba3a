import DigraphReport
import Foundation
import Testing

/// The pages below `Tests/Cases/HiddenDependencies`: ways to add a hidden dependency, and changes that add none. Each
/// has code before and after a change, and what is new then: `new CONSUMER -> DEPENDENCY` fails the gate,
/// `info CONSUMER -> DEPENDENCY` does not, `nothing` and `limit: why` are no findings. Of dependencies behind `|` one is
/// enough.
///
/// `Scripts/attack-dependencies` tries the same pages on repositories, against a recorded baseline and a commit.
@Suite struct HiddenDependencyTests {
  static let folder = CaseTests.folder.appendingPathComponent("HiddenDependencies")

  static let pages: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return found.filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test func thereAreEnoughWays() throws {
    let ways = try Self.pages.flatMap { try Self.ways(of: $0) }
    #expect(ways.filter { $0.expected.contains { $0.hasPrefix("new ") } }.count >= 200)
    #expect(Set(ways.map(\.title)).count == ways.count, "every way is told apart by its title")
  }

  @Test(arguments: pages)
  func isSeen(page: String) throws {
    let ways = try Self.ways(of: page)
    // All ways of a page in one program, each in a module of its own, take a fraction of the time that each takes alone.
    let together = Self.newFindings(of: ways)
    for (way, new) in zip(ways, together) {
      guard let missed = Self.missed(way, new) else { continue }
      // What it is beside others says nothing yet.
      let alone = Self.newFindings(of: [way])[0]
      guard Self.missed(way, alone) != nil else { continue }
      let shown = alone.map { "\($0.identity), \($0.severity.rawValue)" }.joined(separator: "; ")
      Issue.record("\(page): \(way.title): expected '\(missed)', there is \(shown)")
    }
  }

  /// What a change brings, for each way.
  private static func newFindings(of ways: [Way]) -> [[ReportFinding]] {
    let before = findings(of: ways.map(\.before))
    let after = findings(of: ways.map { $0.before.merging($0.after) { $1 } })
    return zip(before, after).map { before, after in
      let known = Set(before.map(\.identity))
      return after.filter { !known.contains($0.identity) }
    }
  }

  /// The findings of several programs. Where there is more than one, each gets folders and modules of its own.
  private static func findings(of programs: [[String: String]]) -> [[ReportFinding]] {
    guard programs.count > 1 else { return programs.map { Array(SmallProgram($0).report().findings) } }
    var files: [String: String] = [:]
    var dependencies: [String: [String]] = [:]
    for (number, program) in programs.enumerated() {
      let own = Set(
        program.keys.compactMap { moved($0, number).split(separator: "/").dropFirst().first.map(String.init) })
      for module in own { dependencies[module] = own.sorted() }
      for (path, text) in program { files[moved(path, number)] = renamed(text, number) }
    }
    let report = SmallProgram(files, dependencies: dependencies).report()
    let places = Dictionary(
      programs.enumerated().flatMap { number, program in program.keys.map { (moved($0, number), number) } },
      uniquingKeysWith: { first, _ in first })
    var findings = [[ReportFinding]](repeating: [], count: programs.count)
    for finding in report.findings { places[finding.site.file].map { findings[$0].append(finding) } }
    return findings
  }

  /// `Sources/App/Feed.swift` → `Sources/App7/Feed.swift`, `Tests/AppTests/…` → `Tests/App7Tests/…`
  private static func moved(_ path: String, _ number: Int) -> String {
    var folders = path.split(separator: "/").map(String.init)
    guard folders.count > 2 else { return path }
    folders[1] =
      folders[1].hasSuffix("Tests") ? "\(folders[1].dropLast(5))\(number)Tests" : "\(folders[1])\(number)"
    return folders.joined(separator: "/")
  }

  /// The code with its modules named as the folders are.
  private static func renamed(_ text: String, _ number: Int) -> String {
    text.replacing("import App\n", with: "import App\(number)\n")
      .replacing("import Kit\n", with: "import Kit\(number)\n").replacing(" App.", with: " App\(number).")
  }

  /// The first expectation that is not met.
  private static func missed(_ way: Way, _ new: [ReportFinding]) -> String? {
    let failing = new.filter { $0.severity > .info }
    return way.expected.first { expected in
      if expected == "nothing" || expected.hasPrefix("limit: ") { return !failing.isEmpty }
      if expected.hasPrefix("new ") { return !failing.contains { isMeant($0, by: expected.dropFirst(4)) } }
      return !expected.hasPrefix("info ") || !failing.isEmpty
        || !new.contains { isMeant($0, by: expected.dropFirst(5)) }
    }
  }

  private static func isMeant(_ finding: ReportFinding, by text: Substring) -> Bool {
    let sides = text.split(separator: " -> ")
    guard let consumer = sides.first, finding.consumer == consumer.trimmingCharacters(in: .whitespaces) else {
      return false
    }
    guard sides.count > 1 else { return true }
    return sides[1].split(separator: "|").contains { finding.dependency == $0.trimmingCharacters(in: .whitespaces) }
  }

  struct Way {
    var title: String
    var before: [String: String] = [:]
    var after: [String: String] = [:]
    var expected: [String] = []
  }

  static func ways(of page: String) throws -> [Way] {
    let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
    var ways: [Way] = []
    var path = ""
    var block: (kind: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```"), let open = block {
        let code = open.lines.joined(separator: "\n") + "\n"
        switch open.kind {
        case "swift base": ways[ways.count - 1].before[path] = code
        case "swift change": ways[ways.count - 1].after[path] = code
        case "gate": ways[ways.count - 1].expected = open.lines.map(String.init).filter { !$0.isEmpty }
        default: Issue.record("\(page): a block of kind '\(open.kind)'")
        }
        block = nil
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), [])
      } else if block != nil {
        block!.lines.append(line)
      } else if line.hasPrefix("## ") {
        ways.append(Way(title: String(line.dropFirst(3))))
      } else if line.hasPrefix("`"), line.hasSuffix("`") {
        path = String(line.dropFirst().dropLast())
      }
    }
    for way in ways { #expect(!way.after.isEmpty && !way.expected.isEmpty, "\(page): \(way.title)") }
    return ways
  }
}
