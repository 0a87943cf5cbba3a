import DigraphCommand
import SeededNumbers
import Testing

/// 500 random edits of which is known by construction what is new and what is gone.
@Suite struct RandomEditTests {
  /// A repository of consumers that reach singletons here and there.
  struct Application {
    static let singletons = 8
    static let consumers = 40
    var reached: [[Int]]

    init(_ random: inout SeededGenerator) {
      reached = (0..<Self.consumers).map { _ in
        (0..<Self.singletons).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      }
    }

    static func path(_ consumer: Int) -> String { "Sources/App/Screen\(consumer).swift" }

    static func singleton(_ index: Int) -> String {
      "final class Service\(index)Manager {\n  static let shared = Service\(index)Manager()\n  func work() {}\n}\n"
    }

    static func access(_ singleton: Int) -> String { "Service\(singleton)Manager.shared.work()" }

    static func text(_ consumer: Int, _ reached: [Int]) -> String {
      let lines = reached.map { "    \(access($0))\n" }.joined()
      return "final class Screen\(consumer)Model {\n  func load() {\n\(lines)  }\n\n  func leave() {\n  }\n}\n"
    }

    static func identity(_ consumer: Int, _ singleton: Int) -> String {
      "singleton-access: Screen\(consumer)Model -> Service\(singleton)Manager (singleton)"
    }

    var files: [String: String] {
      var files: [String: String] = [:]
      for index in 0..<Self.singletons { files["Sources/Kit/Service\(index).swift"] = Self.singleton(index) }
      for index in reached.indices { files[Self.path(index)] = Self.text(index, reached[index]) }
      return files
    }
  }

  /// What an edit leads to.
  struct Outcome {
    var new: [String] = []
    var stale: [String] = []
  }

  static let editsPerCheck = 10
  static let checks = 50

  @Test func givesNoFalseAlarmAndMissesNothing() throws {
    var random = SeededGenerator(seed: 0x5EED)
    let application = Application(&random)
    let repository = try GitFixture(application.files)
    #expect(repository.digraph(["baseline"]).code == .success)
    var counts: [String: Int] = [:]
    for _ in 0..<Self.checks {
      var outcome = Outcome()
      for consumer in (0..<Application.consumers).shuffled(using: &random).prefix(Self.editsPerCheck) {
        let name = try Self.edit(consumer, application.reached[consumer], repository, &random, &outcome)
        counts[name, default: 0] += 1
      }
      let verdict = try repository.check([])
      #expect(verdict.new == outcome.new.sorted())
      #expect(verdict.stale == outcome.stale.sorted())
      #expect(verdict.code == (outcome.new.isEmpty && outcome.stale.isEmpty ? .success : .findings))
      try repository.git("checkout", "--quiet", "--force", "HEAD")
      try repository.git("clean", "--quiet", "--force", "-d", "--exclude=.digraph-baseline.json")
    }
    #expect(counts.values.reduce(0, +) == 500)
    #expect(counts.count == 9, "every kind of edit was tried")
  }

  /// Edits the file of a consumer in one of nine ways.
  private static func edit(
    _ consumer: Int, _ reached: [Int], _ repository: GitFixture, _ random: inout SeededGenerator,
    _ outcome: inout Outcome
  ) throws -> String {
    let path = Application.path(consumer)
    let free = (0..<Application.singletons).filter { !reached.contains($0) }
    let (open, leave) = ("func load() {\n", "func leave() {\n")
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      guard let singleton = free.randomElement(using: &random) else { fallthrough }
      try repository.edit(path, leave, leave + "    \(Application.access(singleton))\n")
      outcome.new.append(Application.identity(consumer, singleton))
      return "new access"
    case 1:
      guard let singleton = free.randomElement(using: &random) else { fallthrough }
      try repository.folder.add(
        "Sources/App/More\(consumer).swift",
        "extension Screen\(consumer)Model { var more: Int { \(Application.access(singleton)); return 1 } }\n")
      outcome.new.append(Application.identity(consumer, singleton))
      return "new access in an extension"
    case 2:
      guard let singleton = reached.randomElement(using: &random) else { fallthrough }
      try repository.edit(path, leave, leave + "    \(Application.access(singleton))\n")
      return "second access"
    case 3:
      guard let singleton = reached.randomElement(using: &random) else { fallthrough }
      try repository.edit(path, "    \(Application.access(singleton))\n", "")
      try repository.edit(path, leave, leave + "    \(Application.access(singleton))\n")
      return "access moves within its consumer"
    case 4:
      guard let singleton = reached.randomElement(using: &random) else { fallthrough }
      try repository.edit(path, "    \(Application.access(singleton))\n", "")
      outcome.stale.append(Application.identity(consumer, singleton))
      return "access is gone"
    case 5:
      try repository.move(path, "Sources/Other\(Int.random(in: 0..<3, using: &random))/Moved\(consumer).swift")
      return "file moves"
    case 6:
      let singleton = Int.random(in: 0..<Application.singletons, using: &random)
      try repository.edit(
        path, open, open + "    // \(Application.access(singleton))\n    print(\"\(singleton).shared\")\n")
      try repository.edit(
        path, "    print(\"\(singleton).shared\")\n", "    _ = \"\(Application.access(singleton))\"\n")
      return "comment and string"
    case 7:
      try repository.edit(path, "  func", "\n\n    func")
      try repository.edit(path, ".shared.", "\n      .shared\n      .")
      return "reformatted"
    default:
      try repository.edit(path, leave, "func helper(_ manager: Service0Manager) -> Int { 1 }\n\n  \(leave)")
      return "a parameter that is not used"
    }
  }
}
