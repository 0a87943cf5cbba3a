import DigraphCommand
import Foundation
import SeededNumbers
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
    // How long a run takes, in seconds: a machine is not always equally busy, so what is seen corrects it.
    var duration = Double((ContinuousClock.now - began) / .nanoseconds(1)) * 1e-9
    #expect(first.terminationReason == .exit)
    let whole = try Self.outputs.map { try #require(shop.folder.text(of: $0)) }

    var random = SeededGenerator(seed: 9)
    // What is ignored by whoever runs the tests is ignored by what they start.
    let polite = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }
    for signals in [[SIGKILL], polite] {
      var ended = 0
      for run in 0..<Self.kills {
        let signal = signals[run % signals.count]
        let isRecording = run / signals.count % 2 == 0
        try shop.folder.add(baseline, old)
        for output in Self.outputs { try shop.folder.add(output, "before") }
        let process = try start(program, isRecording ? ["baseline"] : scan, in: shop.path)
        // Mostly towards the end, where files are written.
        let share =
          run % 4 < 2 ? Double.random(in: 0..<1.1, using: &random) : Double.random(in: 0.7..<1.1, using: &random)
        Thread.sleep(forTimeInterval: duration * share)
        Foundation.kill(process.processIdentifier, signal)
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal {
          #expect(process.terminationStatus == signal)
          ended += 1
          duration *= 1.02
        } else {
          duration *= 0.9
        }
        let recorded = shop.folder.text(of: baseline)
        #expect(recorded == old || (isRecording && recorded == new))
        for (output, text) in zip(Self.outputs, whole) {
          let found = shop.folder.text(of: output)
          #expect(found == "before" || (!isRecording && found == text), "\(output)")
        }
        if signal != SIGKILL { #expect(leftovers(in: shop) == [], "signal \(signal)") }
      }
      #expect(ended > Self.kills / 3, "most runs were ended before their end")
      #expect(shop.digraph(["baseline"]).code == .success)
      #expect(leftovers(in: shop) == [], "the next run removes them")
    }
  }

  private func leftovers(in repository: GitFixture) -> [String] {
    repository.folder.names.filter { $0.hasSuffix(".tmp") }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }

  /// Of files whose names look alike only those are removed that nobody is writing.
  @Test func removesLeftoversOnly() throws {
    let shop = try GitFixture(Shop.files)
    for name in [".digraph-1-0.tmp", ".digraph-999999-7.tmp"] { try shop.folder.add(name, "{") }
    let others = [".digraph-1-0.tmp~", ".digraph-1.tmp", ".digraph-a-0.tmp", ".digraph-notes.tmp", "x.tmp"]
    for name in others { try shop.folder.add(name, "mine") }
    try shop.folder.add("Elsewhere/.digraph-1-0.tmp", "{")
    try FileLinks.make("\(shop.path)/.digraph-2-0.tmp", to: "x.tmp")
    try shop.folder.add(".digraph-3-0.tmp", "being written")
    let writer = open("\(shop.path)/.digraph-3-0.tmp", O_WRONLY | O_CLOEXEC)
    #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)
    #expect(shop.digraph(["baseline"]).code == .success)
    let kept = others + [".digraph-2-0.tmp", ".digraph-3-0.tmp"]
    #expect(shop.folder.names.filter { $0.contains("tmp") } == kept.sorted())
    #expect(shop.folder.text(of: "Elsewhere/.digraph-1-0.tmp") == "{")
    close(writer)
    #expect(shop.digraph(["baseline"]).code == .success)
    #expect(!shop.folder.names.contains(".digraph-3-0.tmp"))
  }
}
