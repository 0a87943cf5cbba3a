import Foundation
import Testing

/// The output that stands beside each sample is what the program says of it.
@Suite
struct SampleOutputTests {
  static let samples = [
    "Contacts", "FilmList", "LostProperty", "Matinee", "SandwichShop/After", "SandwichShop/Before", "ShareSheet",
    "SixTypes", "TimeOfDayGreeter", "UserDirectory",
  ]

  /// With DIGRAPH_UPDATE=1 in the environment the files are rewritten, and the test fails so that somebody reads them.
  @Test(arguments: samples, [("scan", "text", "scan.txt"), ("graph", "dot", "graph.dot")])
  func isCurrent(sample: String, output: (command: String, format: String, file: String)) throws {
    let path = "Samples/\(sample)"
    let now = RealProgram.output([output.command, path, "--format", output.format])
    #expect(!now.isEmpty)
    #expect(RealProgram.output([output.command, path, "--format", output.format, "--jobs", "1"]) == now)

    let file = URL(filePath: "\(RealProgram.root)/\(path)/expected/\(output.file)")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if expected != now, ProcessInfo.processInfo.environment["DIGRAPH_UPDATE"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try now.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(expected == now, "DIGRAPH_UPDATE=1 rewrites \(path)/expected/\(output.file)")
  }
}
