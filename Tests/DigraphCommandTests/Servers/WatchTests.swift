import DigraphCommand
import Synchronization
import Testing

@Suite struct WatchTests {
  /// Runs `watch`, doing one thing in each pause.
  private func watch(_ folder: TemporaryFolder, _ steps: [@Sendable () throws -> Void]) -> (ExitCode, [String]) {
    let (output, errors) = (CapturedSink(), CapturedSink())
    let next = Mutex(0)
    let texts = Mutex<[String]>([])
    var environment = Environment(
      variables: [:], workingFolder: folder.path, standardOutput: output, standardError: errors,
      now: { ContinuousClock.now }, processorCount: 1, pipeline: RealProgram.pipeline)
    environment.pause = { _ in
      let all = output.text + errors.text
      let step = next.withLock { step in
        defer { step += 1 }
        return step
      }
      texts.withLock { $0.append(all) }
      guard step < steps.count else { return false }
      try? steps[step]()
      return true
    }
    let code = run(arguments: ["watch"], in: environment)
    // What each step brought.
    let all = texts.withLock { $0 }
    return (code, all.indices.map { String(all[$0].dropFirst($0 == 0 ? 0 : all[$0 - 1].count)) })
  }

  private static let session = "final class Session {\n  static let shared = Session()\n  var user = 1\n}\n"

  @Test func onlyChangesAreShown() throws {
    let folder = try TemporaryFolder()
    try folder.addFolder(".git")
    try folder.add("Session.swift", Self.session)
    try folder.add("Model.swift", "final class Model {\n  func go() { Session.shared.user = 2 }\n}\n")
    let (code, texts) = watch(
      folder,
      [
        {},
        { try folder.add("Other.swift", "final class Other {\n  func go() { Session.shared.user = 3 }\n}\n") },
        {},
        { try folder.add("Other.swift", "final class Other {}\n") },
      ])
    #expect(code == .success)
    try #require(texts.count == 5)
    #expect(texts[0] == "No new findings (2 known).\n")
    #expect(texts[1].isEmpty)
    #expect(texts[2].hasPrefix("\nChanged: Other.swift\n") || texts[2].hasPrefix("\nChanged: .\n"))
    #expect(texts[2].contains("Other.swift:2:15  warning  singleton-access"))
    #expect(!texts[2].contains("Model.swift"))
    #expect(texts[3].isEmpty)
    #expect(texts[4] == "\nChanged: Other.swift\nNo new findings (2 known).\n")
  }
}
