import DigraphCommand
import DigraphReport
import FileAccess
import Foundation
import SeededNumbers
import Testing

/// With a cache every run says what it says without one, whatever is wrong with the cache.
@Suite struct CacheFolderTests {
  private let folder: TemporaryFolder
  private let arguments = ["scan", "Code", "--format", "json"]

  init() throws {
    folder = try TemporaryFolder()
    try folder.addFolder("Code/.git")
    try Self.write(0, to: folder)
  }

  /// A state of the code, in which a fourth of the files is different from any other.
  private static func write(_ state: Int, to folder: TemporaryFolder) throws {
    for index in 0..<40 {
      let member = index % 4 == 0 ? "func run\(state)() { Store.shared.open() }" : "func run() { Store.shared.open() }"
      try folder.add("Code/App/Screen\(index).swift", "final class Screen\(index) {\n  \(member)\n}\n")
    }
    try folder.add("Code/App/Store.swift", "final class Store {\n  static let shared = Store()\n  func open() {}\n}\n")
  }

  private struct Outcome {
    var code: ExitCode
    var output: String
    var errors: String
  }

  private func run(_ arguments: [String], variable: String? = nil, version: String? = nil) -> Outcome {
    let (output, errors) = (CapturedSink(), CapturedSink())
    var pipeline = RealProgram.pipeline
    if let version { pipeline.tool.version = version }
    let code = DigraphCommand.run(
      arguments: arguments,
      in: Environment(
        variables: variable.map { ["DIGRAPH_CACHE": $0] } ?? [:], workingFolder: folder.path, standardOutput: output,
        standardError: errors, now: { ContinuousClock.now }, processorCount: 2, pipeline: pipeline))
    return Outcome(code: code, output: output.text, errors: errors.text)
  }

  private func kept(in cache: String = "kept") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(cache)")) ?? []).sorted()
  }

  /// Runs with the cache: the same report, and what is said of it.
  private func expectSame(_ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation) -> String {
    let without = run(arguments + ["--no-cache"])
    let with = run(arguments + ["--cache", "kept"])
    #expect(with.output == without.output, comment, sourceLocation: location)
    #expect(with.code == .success, comment, sourceLocation: location)
    return with.errors
  }

  @Test func keepsWhatItIsAskedTo() throws {
    #expect(expectSame() == "")
    let names = kept()
    #expect(names.count == 1)
    #expect(names[0].hasPrefix("facts-") && names[0].hasSuffix(".cache"))
    let written = FileSystem.identity(ofContentsAt: "\(folder.path)/kept/\(names[0])")
    #expect(expectSame() == "")
    #expect(FileSystem.identity(ofContentsAt: "\(folder.path)/kept/\(names[0])") == written, "nothing is new")
    try Self.write(1, to: folder)
    #expect(expectSame() == "")
    #expect(FileSystem.identity(ofContentsAt: "\(folder.path)/kept/\(names[0])") != written)
    #expect(kept() == names)
  }

  @Test func isUsedWhereItIsAskedFor() {
    _ = run(arguments)
    _ = run(arguments + ["--no-cache"], variable: "kept")
    _ = run(arguments + ["--cache=kept", "--no-cache"])
    #expect(kept() == [])
    _ = run(arguments, variable: "")
    #expect(folder.names == ["Code"])
    _ = run(arguments, variable: "kept")
    #expect(kept().count == 1)
    _ = run(arguments + ["--cache", "a/b/c"], variable: "other")
    #expect(kept(in: "a/b/c").count == 1)
    #expect(folder.names == ["Code", "a", "kept"])
  }

  /// Another checkout of the same code has everything already.
  @Test func servesEveryCheckout() throws {
    _ = expectSame()
    let name = try #require(kept().first)
    let path = "\(folder.path)/kept/\(name)"
    let written = FileSystem.identity(ofContentsAt: path)
    try FileManager.default.moveItem(atPath: "\(folder.path)/Code", toPath: "\(folder.path)/Elsewhere")
    let outcome = run(["scan", "Elsewhere", "--cache", "kept"])
    #expect(outcome.code == .success)
    #expect(FileSystem.identity(ofContentsAt: path) == written)
    #expect(!(FileManager.default.contents(atPath: path) ?? Data()).contains(Data(folder.path.utf8)))
  }

  // MARK: What may be wrong

  @Test func makesDamagedOnesAnew() throws {
    _ = expectSame()
    let path = "\(folder.path)/kept/\(try #require(kept().first))"
    let whole = try #require(FileManager.default.contents(atPath: path))
    var random = SeededGenerator(seed: 4)
    for round in 0..<30 {
      var damaged = whole
      let place = Int.random(in: 0..<whole.count, using: &random)
      switch round % 3 {
      case 0: damaged[place] ^= 0x10
      case 1: damaged = damaged.prefix(place)
      default: damaged.append(0)
      }
      try damaged.write(to: URL(filePath: path))
      #expect(
        expectSame("round \(round)") == "digraph: the cache in kept is of no use and is made anew: it is damaged\n")
      #expect(FileManager.default.contents(atPath: path) == whole)
      #expect(expectSame() == "", "said once")
    }
  }

  @Test func leavesAloneWhatIsNotItsOwn() throws {
    _ = expectSame()
    let name = try #require(kept().first)
    let path = "\(folder.path)/kept/\(name)"
    try folder.add("kept/notes.txt", "mine")
    try folder.add("kept/facts-0.cache", "mine")
    try folder.add("precious", "precious")
    try FileManager.default.removeItem(atPath: path)
    try FileLinks.make(path, to: "../precious")
    #expect(expectSame().hasSuffix("it is a symbolic link, and links are not followed\n"))
    #expect(folder.text(of: "precious") == "precious")
    #expect(FileSystem.kind(of: path, followingLinks: false) == .file)
    #expect(expectSame() == "")

    try FileManager.default.removeItem(atPath: path)
    try folder.addFolder("kept/\(name)/inside")
    let errors = expectSame().split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors.last?.hasPrefix("digraph: cannot keep anything in the cache kept: ") == true)
    #expect(kept() == ["facts-0.cache", name, "notes.txt"])
    #expect(folder.text(of: "kept/notes.txt") == "mine")
  }

  @Test func goesOnWhereNothingCanBeKept() throws {
    try folder.add("kept", "a file")
    #expect(expectSame() == "digraph: cannot keep anything in the cache kept: not a directory\n")
    #expect(folder.text(of: "kept") == "a file")
    try FileManager.default.removeItem(atPath: "\(folder.path)/kept")
    try FileLinks.make("\(folder.path)/kept", to: "nowhere")
    #expect(expectSame().contains("cannot keep anything in the cache kept: "))
    #expect(folder.names == ["Code", "kept"])
  }

  /// A link that is named is followed, as everywhere.
  @Test func mayBeALink() throws {
    try folder.addFolder("elsewhere")
    try FileLinks.make("\(folder.path)/kept", to: "elsewhere")
    #expect(expectSame() == "")
    #expect(kept(in: "elsewhere").count == 1)
  }

  @Test func everyProgramHasItsOwn() throws {
    for version in 1...6 {
      #expect(run(arguments + ["--cache", "kept"], version: "\(version)").errors == "")
      #expect(kept().count == min(version, 4))
    }
    #expect(run(arguments + ["--cache", "kept"], version: "6").errors == "")
  }

  @Test func commitsAreReadWithItToo() throws {
    let shop = try GitFixture(Shop.files)
    let cache = "\(folder.path)/kept"
    for command in [["check", "--baseline-commit", "HEAD"], ["history"], ["diff", "HEAD"], ["plan"], ["metrics"]] {
      let without = shop.digraph(command)
      let first = shop.digraph(command + ["--cache", cache])
      let second = shop.digraph(command + ["--cache", cache])
      #expect((first.output, first.code) == (without.output, without.code))
      #expect((second.output, second.code) == (without.output, without.code))
    }
    #expect(kept().count == 1)
  }

  // MARK: Several at once, and sudden ends

  private func start(_ output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: try #require(ProcessTests.program))
    process.arguments = arguments + ["--cache", "kept"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardOutput = output ?? FileHandle.nullDevice as Any
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func severalRunsShareIt() throws {
    for state in 0..<3 {
      try Self.write(state, to: folder)
      let expected = run(arguments).output
      let outputs = (0..<8).map { _ in Pipe() }
      let processes = try outputs.map { try start($0) }
      for (process, output) in zip(processes, outputs) {
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text == expected)
      }
      #expect(kept().count == 1)
    }
  }

  /// `Scripts/kill-runs` asks for 200.
  @Test func survivesEveryEnd() throws {
    var random = SeededGenerator(seed: 5)
    let began = ContinuousClock.now
    try start().waitUntilExit()
    let duration = Double((ContinuousClock.now - began) / .nanoseconds(1)) * 1e-9
    for round in 0..<KilledProcessTests.kills {
      let state = round % 5
      try Self.write(state, to: folder)
      let process = try start()
      Thread.sleep(forTimeInterval: Double.random(in: 0..<duration, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if round % 10 == 9 || round == KilledProcessTests.kills - 1 {
        let output = Pipe()
        let next = try start(output)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        next.waitUntilExit()
        #expect(text == run(arguments).output, "round \(round)")
      }
    }
    // What a killed run has left goes with the next that writes.
    try Self.write(9, to: folder)
    try start().waitUntilExit()
    #expect(kept().count == 1, "\(kept())")
  }
}
