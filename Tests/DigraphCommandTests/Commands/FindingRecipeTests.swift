import DigraphCommand
import Foundation
import Testing

/// A finding says what `refactor` does about it, and `refactor` does that.
@Suite struct FindingRecipeTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Recipe: Decodable {
        var command: String?
        var refusal: String?
      }

      var rule: String
      var severity: String
      var consumer: String
      var dependency: String?
      var suggestion: String?
      var recipe: Recipe?
    }

    var findings: [Finding]
  }

  private static let rules: Set<String> = [
    "hard-coded-construction", "service-locator", "singleton-access", "volatile-static",
  ]

  private static func findings(_ arguments: [String]) throws -> [Report.Finding] {
    let json = RefactorCommandTests.run(["scan"] + arguments + ["--format", "json"])
    return try JSONDecoder().decode(Report.self, from: Data(json.output.utf8)).findings
  }

  @Test(arguments: SampleOutputTests.samples)
  func isWhatRefactorDoes(sample: String) throws {
    let path = "Samples/\(sample)"
    for finding in try Self.findings([path]) where Self.rules.contains(finding.rule) && finding.severity == "warning" {
      let recipe = try #require(finding.recipe, "\(finding.consumer) -> \(finding.dependency ?? "")")
      guard let command = recipe.command else {
        let refusal = try #require(recipe.refusal)
        #expect(finding.suggestion?.contains("By hand, as `digraph refactor` leaves it: \(refusal).") == true)
        let run = RefactorCommandTests.run(
          ["refactor", finding.consumer, path, "--dependency", finding.dependency ?? ""])
        #expect(run.code == .findings)
        #expect(run.errors.contains(refusal))
        continue
      }
      let words = command.split(separator: " ").map(String.init)
      let run = RefactorCommandTests.run([words[1], words[2], path] + words[3...])
      #expect(run.code == (recipe.refusal == nil ? .success : .findings), "\(command): \(run.errors)")
      #expect(run.output.hasPrefix("diff --git"), "\(command)")
    }
  }

  /// What is static is handed in by a parameter, which asks something of the callers: only the command that says so does it.
  @Test func saysTheStyle() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Login.swift", RefactorCommandTests.code)
    let findings = try Self.findings([folder.path])
    let commands = findings.compactMap { $0.recipe?.command }
    #expect(
      commands == [
        "digraph refactor Login --dependency Session", "digraph refactor Door --dependency Session --style required",
      ])
  }

  /// Types of one name are told apart by their modules; what stands in one module has no command.
  @Test func saysTheModule() throws {
    let folder = try TemporaryFolder()
    try folder.add(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Doors", targets: [.target(name: "Front"), .target(name: "Back")])
      """)
    let door = "final class Door { func open() { Session.shared.user += \"\" } }\n"
    let gate = "final class Gate { func open() { Session.shared.user += \"\" } }\n"
    let session = "final class Session { static let shared = Session(); var user = \"\" }\n"
    try folder.add("Sources/Front/Door.swift", session + door + gate)
    try folder.add("Sources/Back/Door.swift", session + door + "enum House { \(gate) }\nenum Barn { \(gate) }\n")
    let commands = try Self.findings([folder.path]).compactMap { $0.recipe?.command }
    #expect(
      commands.sorted() == [
        "digraph refactor Back.Door --dependency Session", "digraph refactor Barn.Gate --dependency Session",
        "digraph refactor Front.Door --dependency Session", "digraph refactor Gate --dependency Session",
        "digraph refactor House.Gate --dependency Session",
      ])
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      let run = RefactorCommandTests.run([words[1], words[2], folder.path] + words[3...])
      #expect(run.code == .success, "\(command): \(run.errors)")
    }
    let run = RefactorCommandTests.run(["refactor", "Door", folder.path])
    #expect(run.errors.contains("Back.Door (Sources/Back/Door.swift), Front.Door (Sources/Front/Door.swift)"))
  }

  /// Whoever reads one page is told of the gravest at once, and of all on demand.
  @Test func textOfManyFindingsLooksAtTheGravest() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Session.swift", "final class Session { static let shared = Session(); var user = \"\" }")
    for number in 1...70 {
      try folder.add(
        "App/Page\(number).swift", "final class Page\(number) { func show() { print(Session.shared.user) } }")
    }
    #expect(try Self.findings([folder.path]).filter { $0.recipe != nil }.count == 70)
    for (flags, number) in [([], 1), (["--verbose"], 70)] {
      let text = RefactorCommandTests.run(["scan", folder.path] + flags).output
      #expect(text.components(separatedBy: "digraph refactor Page").count - 1 == number)
    }
  }
}
