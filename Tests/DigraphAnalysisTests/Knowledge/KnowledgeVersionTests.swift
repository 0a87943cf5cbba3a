import DigraphKnowledge
import Foundation
import Testing

/// Baselines are held to the version of what is built in, so no text may change behind its back.
@Suite struct KnowledgeVersionTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/DigraphKnowledge/KnowledgeVersion.swift")

  /// The digest covers the number, so that no other number fits it.
  @Test func isRaisedWhenATextChanges() throws {
    let current = KnowledgeVersion.current
    let isCurrent = current.digest == KnowledgeVersion.digest(number: current.number)
    if !isCurrent, ProcessInfo.processInfo.environment["DIGRAPH_UPDATE"] != nil {
      func line(_ number: Int, _ digest: String) -> String {
        "KnowledgeVersion(number: \(number), digest: \"\(digest)\")"
      }
      let next = current.number + 1
      let text = try String(contentsOf: Self.file, encoding: .utf8)
      try text.replacing(
        line(current.number, current.digest), with: line(next, KnowledgeVersion.digest(number: next))
      ).write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("the version of the knowledge was raised to \(next)")
    }
    #expect(isCurrent, "DIGRAPH_UPDATE=1 swift test --filter KnowledgeVersionTests raises the version of the knowledge")
  }
}
