import DigraphCommand
import Foundation
import Testing

/// `kill -9` at any moment of a run that writes: a file is what it was, or whole.
@Suite struct KilledProcessTests {
  /// `DIGRAPH_KILLS=200` is what `Scripts/kill-runs` asks for.
  static let kills = ProcessInfo.processInfo.environment["DIGRAPH_KILLS"].flatMap(Int.init) ?? 40

  static let outputs = ["report.json", "report.xcode", "report.txt"]

  private func start(_ program: String, _ arguments: [String], in folder: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func leavesWholeFiles() throws {
    let program = try #require(ProcessTests.program)
    let shop = try GitFixture(Shop.files)
    let baseline = ".digraph-baseline.json"
    // A report large enough to be written in more than one piece.
    for index in 0..<60 {
      try shop.folder.add("App/Copy\(index).swift", Shop.login.replacing("Login", with: "Copy\(index)"))
    }
    #expect(shop.digraph(["baseline"]).code == .success)
    let new = try #require(shop.folder.text(of: baseline))
    let old = new.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("MenuModel") }
      .joined(separator: "\n")
    let scan = [
      "scan", "--baseline", "known.json", "--json-output", "report.json", "--xcode-output", "report.xcode", "--output",
      "report.txt",
    ]
    try shop.folder.add("known.json", new)
    let began = ContinuousClock.now
    let first = try start(program, scan, in: shop.path)
    first.waitUntilExit()
    let duration = ContinuousClock.now - began
    #expect(first.terminationReason == .exit)
    let whole = try Self.outputs.map { try #require(shop.folder.text(of: $0)) }

    var random = SeededGenerator(seed: 9)
    var killed = 0
    for kill in 0..<Self.kills {
      let isRecording = kill % 2 == 0
      try shop.folder.add(baseline, old)
      for output in Self.outputs { try shop.folder.add(output, "before") }
      let process = try start(program, isRecording ? ["baseline"] : scan, in: shop.path)
      // Mostly towards the end, where files are written.
      let share =
        kill % 4 < 2 ? Double.random(in: 0..<1.1, using: &random) : Double.random(in: 0.7..<1.1, using: &random)
      Thread.sleep(forTimeInterval: Double(duration.components.attoseconds) * 1e-18 * share)
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      let recorded = shop.folder.text(of: baseline)
      #expect(recorded == old || (isRecording && recorded == new))
      for (output, text) in zip(Self.outputs, whole) {
        let found = shop.folder.text(of: output)
        #expect(found == "before" || (!isRecording && found == text), "\(output)")
      }
    }
    #expect(killed > Self.kills / 3, "most runs were killed before their end")
  }
}
