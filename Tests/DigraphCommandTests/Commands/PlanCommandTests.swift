import DigraphCommand
import Foundation
import Testing

/// What the plan says of a step is what a scan says once it has been carried out.
@Suite struct PlanCommandTests {
  static let files = [
    "Session.swift": """
    final class Session {
      static let shared = Session()
      private(set) var user = ""
      func start(for user: String) { self.user = user }
    }
    """,
    "Login.swift": """
    final class Login {
      func logIn() { Session.shared.start(for: "me") }
    }
    final class Logout {
      func logOut() { Session.shared.start(for: "") }
    }
    enum Door {
      static func open() { Session.shared.start(for: "all") }
    }
    """,
    "Feed.swift": """
    import Foundation
    final class API {
      func load() -> Data? { try? Data(contentsOf: URL(string: "https://a.example")!) }
    }
    final class Feed {
      private let api = API()
      func refresh() -> Bool { api.load() != nil }
    }
    """,
  ]

  private static func program() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.add("App/\(name)", text) }
    return folder
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static func warnings(in folder: TemporaryFolder) throws -> Int {
    let report = try object(RealProgram.output(["scan", folder.path, "--format", "json"]))
    let rules = ["hard-coded-construction", "service-locator", "singleton-access", "volatile-static"]
    return try #require(report["findings"] as? [[String: Any]]).count { finding in
      rules.contains { $0 == finding["rule"] as? String } && finding["severity"] as? String == "warning"
    }
  }

  @Test func saysWhatAScanSaysAfterEachStep() throws {
    let folder = try Self.program()
    let plan = try Self.object(RealProgram.output(["plan", folder.path, "--format", "json"]))
    let steps = try #require(plan["steps"] as? [[String: Any]])
    #expect(steps.map { $0["dependency"] as? String } == ["Session", "API"])
    #expect(steps[0]["consumers"] as? [String] == ["Login", "Logout"])
    #expect((steps[0]["refused"] as? [[String: Any]])?.map { $0["consumer"] as? String } == ["Door"])
    #expect(try Self.warnings(in: folder) == (plan["start"] as? [String: Any])?["warnings"] as? Int)
    for (index, step) in steps.enumerated() {
      for consumer in try #require(step["consumers"] as? [String]) {
        let dependency = try #require(step["dependency"] as? String)
        let run = RefactorCommandTests.run([
          "refactor", consumer, folder.path, "--dependency", dependency, "--apply",
        ])
        #expect(run.code == .success, "step \(index + 1): \(run.errors)")
      }
      #expect(try Self.warnings(in: folder) == (step["after"] as? [String: Any])?["warnings"] as? Int)
    }
  }

  /// What nobody asks for is neither a step nor counted.
  @Test(arguments: [
    (["--only", "hard-coded-construction"], ["API"], 1), (["--skip", "hard-coded-construction"], ["Session"], 4),
    (["--kinds", "singleton"], ["Session"], 3), (["--only", "dependency-cycle"], [], 0),
  ])
  func plansForWhatIsAskedFor(_ flags: [String], _ dependencies: [String], _ warnings: Int) throws {
    let folder = try Self.program()
    let plan = try Self.object(RealProgram.output(["plan", folder.path, "--format", "json"] + flags))
    #expect((plan["steps"] as? [[String: Any]])?.map { $0["dependency"] as? String } == dependencies)
    #expect((plan["start"] as? [String: Any])?["warnings"] as? Int == warnings)
  }

  @Test func carriesOutItsFirstSteps() throws {
    let folder = try Self.program()
    let before = try Self.warnings(in: folder)
    let patch = RefactorCommandTests.run(["refactor", "--plan", "1", folder.path])
    #expect(patch.code == .success)
    #expect(patch.output.hasPrefix("Step 1: hand Session to 2 consumers\n\ndiff --git "))
    #expect(try Self.warnings(in: folder) == before)
    #expect(RefactorCommandTests.run(["refactor", "--plan", "2", folder.path, "--apply"]).code == .success)
    #expect(try Self.warnings(in: folder) == before - 4)
    let again = RefactorCommandTests.run(["refactor", "--plan", "2", folder.path, "--apply"])
    #expect(again.code == .success)
    #expect(again.errors.contains("nothing to do"))
  }

  @Test func showsTheCommands() throws {
    let folder = try Self.program()
    let page = RealProgram.output(["plan", folder.path, "--top", "1"])
    #expect(page.contains("1. Hand Session to 2 consumers, known as SessionProtocol"))
    #expect(page.contains("Effect  warnings 5 → 3"))
    #expect(page.contains("digraph refactor Login \(folder.path) --dependency Session --apply"))
    let markdown = RealProgram.output(["plan", folder.path, "--format", "markdown"])
    #expect(markdown.contains("## 1. Hand Session to 2 consumers"))
    #expect(RefactorCommandTests.run(["plan", folder.path, "--top", "0"]).code == .failure)
  }
}
