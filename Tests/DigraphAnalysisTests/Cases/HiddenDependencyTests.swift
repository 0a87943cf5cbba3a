import DigraphAnalysis
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
    for way in try Self.ways(of: page) {
      let before = Set(SmallProgram(way.before).report().findings.map(\.identity))
      let after = SmallProgram(way.before.merging(way.after) { $1 }).report().findings
      let new = after.filter { !before.contains($0.identity) }
      let failing = new.filter { $0.severity > .info }
      let shown = new.map { "\($0.identity), \($0.severity.rawValue)" }.joined(separator: "; ")
      for expected in way.expected {
        let isMet =
          if expected == "nothing" || expected.hasPrefix("limit: ") {
            failing.isEmpty
          } else if expected.hasPrefix("new ") {
            failing.contains { Self.isMeant($0, by: expected.dropFirst(4)) }
          } else {
            expected.hasPrefix("info ") && failing.isEmpty
              && new.contains { Self.isMeant($0, by: expected.dropFirst(5)) }
          }
        #expect(isMet, "\(page): \(way.title): expected '\(expected)', there is \(shown)")
      }
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
