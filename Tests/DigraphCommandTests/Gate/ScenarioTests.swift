import DigraphCommand
import Foundation
import Testing

/// The gate on real repositories, against a recorded baseline and against a commit.
@Suite struct ScenarioTests {
  @Test(arguments: Scenario.all)
  func endsAsItShould(scenario: Scenario) throws {
    for baseline in scenario.against {
      let repository = try GitFixture()
      for (name, text) in scenario.base { try repository.folder.add(name, text) }
      for (name, target) in scenario.links { try FileLinks.make("\(repository.path)/\(name)", to: target) }
      if !scenario.submodule.isEmpty { try Self.addSubmodule(scenario.submodule, to: repository) }
      // Ignored files may be committed all the same.
      try repository.git("add", "--all", "--force", ".")
      try repository.commit("base")
      try repository.git("tag", "base")
      if baseline == .file {
        if scenario.base == Shop.files, scenario.submodule.isEmpty, scenario.links.isEmpty {
          try repository.folder.add(".digraph-baseline.json", Self.baselineOfShop.get())
        } else {
          #expect(repository.digraph(["baseline"]).code == .success)
        }
      }
      try scenario.change(repository)

      var arguments = scenario.arguments
      if baseline == .commit, !arguments.contains("--baseline-commit") { arguments += ["--baseline-commit", "base"] }
      let verdict = try repository.check(arguments, in: scenario.folder)
      let stale = baseline == .file ? scenario.stale : []
      #expect(verdict.new == scenario.new, "\(baseline): \(verdict.errors)")
      #expect(verdict.stale == stale, "\(baseline)")
      let passes = scenario.new.isEmpty && (stale.isEmpty || arguments.contains("--allow-stale"))
      #expect(verdict.code == (passes ? .success : .findings), "\(baseline): \(verdict.errors)")
    }
  }

  /// Recorded once, as most scenarios begin with it.
  private static let baselineOfShop = Result {
    let repository = try GitFixture(Shop.files)
    #expect(repository.digraph(["baseline"]).code == .success)
    return try #require(repository.folder.text(of: ".digraph-baseline.json"))
  }

  @Test func areSixtyOrMore() {
    #expect(Scenario.all.count >= 60)
    #expect(Set(Scenario.all.map(\.testDescription)).count == Scenario.all.count)
  }

  static func addSubmodule(_ files: [String: String], to repository: GitFixture) throws {
    let library = try GitFixture(files)
    try repository.git("submodule", "--quiet", "add", library.path, "Plugins")
  }
}

/// Symbolic links.
enum FileLinks {
  static func make(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}
