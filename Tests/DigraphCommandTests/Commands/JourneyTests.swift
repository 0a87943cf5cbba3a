import DigraphCommand
import DigraphReport
import Foundation
import Testing

/// The way of a new user through two applications, from the first look to a gate that holds, and how many lines each step
/// prints at most.
@Suite struct JourneyTests {
  struct Journey: Sendable, CustomTestStringConvertible {
    let sample: String
    let consumer: String
    let dependency: String

    var testDescription: String { sample }
  }

  static let journeys = [
    Journey(sample: "SandwichShop/Before", consumer: "LoginViewModel", dependency: "Session"),
    Journey(sample: "ShareSheet", consumer: "ShareSheetView", dependency: "ShareSheetModel"),
  ]

  /// What a command says and how it ends.
  private struct Step {
    let code: ExitCode
    let lines: [Substring]
    let notes: [Substring]
  }

  private func digraph(_ arguments: [String], in folder: TemporaryFolder) -> Step {
    let (output, errors) = (CapturedSink(), CapturedSink())
    let code = run(
      arguments: arguments,
      in: Environment(
        variables: [:], workingFolder: folder.path, standardOutput: output, standardError: errors,
        now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline))
    return Step(code: code, lines: output.text.split(separator: "\n"), notes: errors.text.split(separator: "\n"))
  }

  private static func copy(_ sample: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let sources = "\(RealProgram.root)/Samples/\(sample)/Sources"
    try FileManager.default.copyItem(atPath: sources, toPath: "\(folder.path)/Sources")
    try folder.addFolder(".git")
    return folder
  }

  @Test(arguments: journeys)
  func leadsFromTheFirstLookToAGateThatHolds(_ journey: Journey) throws {
    let folder = try Self.copy(journey.sample)
    let (consumer, dependency) = (journey.consumer, journey.dependency)

    // Begin.
    let begin = digraph(["init"], in: folder)
    #expect(begin.code == .success && begin.lines.isEmpty && begin.notes.count == 3)
    let scan = digraph(["scan"], in: folder)
    #expect(scan.code == .success)
    #expect(scan.lines.count <= 40)
    let explained = digraph(["explain", consumer], in: folder)
    #expect(explained.lines.count <= 60)
    #expect(explained.lines.contains { $0.contains(dependency) })

    // Mend one, and see it gone.
    let identity = "\(consumer) -> \(dependency) "
    let mended = digraph(
      ["refactor", consumer, "--dependency", dependency, "--doubles", "none", "--apply"], in: folder)
    #expect(mended.code == .success)
    #expect(mended.notes.contains { $0.contains("is handed in") })
    let left = digraph(["scan", "--format", "json", "--only", "hard-coded-construction,singleton-access"], in: folder)
    #expect(!left.lines.contains { $0.contains(identity) })

    // The gate asks to record what is better, and holds it from then on.
    let better = digraph(["check"], in: folder)
    #expect(better.code == .findings)
    #expect(better.lines.last?.contains("1 baselined finding is fixed: commit the result of") == true)
    let shrunk = digraph(["check", "--shrink"], in: folder)
    #expect(shrunk.code == .success && shrunk.lines.count == 1)
    #expect(digraph(["check"], in: folder).lines.map(String.init) == shrunk.lines.map(String.init))

    // One new finding is one line and its block.
    try folder.add(
      "Sources/New.swift", "import Foundation\n\nfinal class Stamp {\n  func now() -> Date { Date() }\n}\n")
    let failing = digraph(["check"], in: folder)
    #expect(failing.code == .findings)
    #expect(failing.lines.first?.hasPrefix("Sources/New.swift:4:24  warning  volatile-static") == true)
    #expect(failing.lines.last?.hasPrefix("Failed: 1 new finding.") == true)
    // What the refactoring left behind for information has its block too.
    #expect(failing.lines.count { $0.contains("  warning  ") } == 1)
    #expect(failing.lines.count <= 14)
    #expect(digraph(["check", "--format", "github"], in: folder).lines.count { $0.hasPrefix("::warning") } == 1)

    // What somebody allows with a reason is no longer new.
    try folder.add(
      "Sources/New.swift",
      """
      import Foundation

      final class Stamp {
        // digraph:ignore volatile-static - it only names files of today's log
        func now() -> Date { Date() }
      }
      """)
    let allowed = digraph(["check"], in: folder)
    #expect(allowed.code == .success && allowed.lines.count == 1)
  }
}
