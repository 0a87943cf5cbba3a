import DigraphCommand
import Foundation
import Testing

/// This repository holds to the layers and limits of its own `.digraph.yml`.
@Suite struct OwnLayersTests {
  /// One file stands in the wrong folder, so that what is found is that file and nothing else.
  @Test func onlyAFileInTheWrongFolderBreaksThem() throws {
    let folder = try TemporaryFolder()
    for name in [".digraph.yml", "Package.swift", "Sources"] {
      try FileManager.default.copyItem(atPath: "\(RealProgram.root)/\(name)", toPath: "\(folder.path)/\(name)")
    }
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/Sources/DigraphGraph/Graph/Crossings.swift",
      toPath: "\(folder.path)/Sources/DigraphLinking/Crossings.swift")
    let findings = check(folder, only: "layer-order")
    #expect(!findings.isEmpty)
    for finding in findings { #expect(finding.contains("DigraphLinking/Crossings.swift")) }
    #expect(findings.contains { $0.contains("linking does not use classification") })
  }

  /// The lines of what `check` finds. The manifest is left out, as by it the compiler would refuse the wrong folder
  /// before any layer is asked.
  private func check(_ folder: TemporaryFolder, only rule: String) -> [Substring] {
    let output = CapturedSink()
    _ = run(
      arguments: ["check", ".", "--include", "Sources/**", "--strict", "--only", rule, "--format", "xcode"],
      in: Environment(
        variables: [:], workingFolder: folder.path, standardOutput: output, standardError: CapturedSink(),
        now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline))
    return output.text.split(separator: "\n").filter { $0.contains(rule) }
  }
}
