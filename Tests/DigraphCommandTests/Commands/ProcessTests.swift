import Foundation
import Testing

/// The program as a process: what only the system can do to it.
@Suite struct ProcessTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The program beside the tests; the path of their bundle is among the arguments of whoever runs them.
  static let program: String? = CommandLine.arguments.lazy.compactMap { argument -> String? in
    guard let bundle = argument.firstRange(of: "/digraphPackageTests.xctest") else { return nil }
    return URL(filePath: "\(argument[..<bundle.lowerBound])/digraph").path
  }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs a line of shell in the folder, with the program as `$digraph`.
  func shell(_ line: String) throws -> (code: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["digraph": try #require(Self.program), "PATH": "/usr/bin:/bin"]
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test func endsWithoutAWordWhereNobodyReads() throws {
    let outcome = try shell("{ $digraph help scan; echo $? > code; } | :")
    #expect(folder.text(of: "code") == "0\n")
    #expect(outcome.errors == "")
  }

  @Test func leavesNoHalfFileWhereThereIsNoRoom() throws {
    let outcome = try shell("ulimit -f 1; $digraph help scan --output new")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "digraph: cannot write new: file too large\n")
    #expect(folder.names.isEmpty)

    try folder.add("old", "whole")
    #expect(try shell("ulimit -f 1; $digraph help scan --output old").code == 2)
    #expect(folder.text(of: "old") == "whole")
    #expect(folder.names == ["old"])
  }

  #if os(Linux)
    @Test func saysThatTheDiskIsFull() throws {
      let outcome = try shell("$digraph help > /dev/full")
      #expect(outcome.code == 2)
      #expect(outcome.errors == "digraph: cannot write standard output: no space left on device\n")
    }
  #endif

  @Test func saysThatItsFolderIsGone() throws {
    let outcome = try shell("mkdir gone && cd gone && rmdir ../gone && $digraph scan")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "digraph: the current folder no longer exists\n")
  }

  // MARK: Signals

  /// Waits for something that must come to be.
  func wait(_ isSo: () -> Bool) -> Bool {
    for _ in 0..<600 where !isSo() { Thread.sleep(forTimeInterval: 0.05) }
    return isSo()
  }

  /// Whether the process named in a file is gone.
  func isGone(_ file: String) -> Bool {
    guard let process = folder.text(of: file).flatMap({ pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) })
    else { return false }
    return kill(process, 0) != 0
  }

  @Test(arguments: ["TERM", "HUP"])
  func endsBySignalsWithWhatItStarted(signal: String) throws {
    try folder.add("bin/git", "#!/bin/sh\necho $$ > child.new && mv child.new child\nexec /bin/sleep 100\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/git")
    try folder.add("A.swift", "final class A {}\n")
    let outcome = try shell(
      """
      PATH="$PWD/bin:$PATH" "$digraph" check --baseline-commit HEAD & digraph=$!
      while ! [ -s child ]; do sleep 0.05; done
      kill -\(signal) $digraph; wait $digraph; echo $? > code
      """)
    #expect(folder.text(of: "code") == (signal == "TERM" ? "143\n" : "129\n"), "\(outcome.errors)")
    #expect(wait { isGone("child") })
  }

  @Test func goesOnWhereASignalIsIgnored() throws {
    try folder.add("A.swift", "final class A {}\n")
    let outcome = try shell(
      """
      trap '' HUP
      mkfifo pipe
      "$digraph" scan --root . --config pipe > /dev/null & digraph=$!
      exec 3> pipe; kill -HUP $digraph; sleep 0.3; echo '{}' >&3; exec 3>&-; wait $digraph
      """)
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func aLayoutEndsWithWhoeverStartedIt() throws {
    _ = try shell(
      """
      mkfifo pipe
      exec 3<> pipe 2> /dev/null
      sh -c '"$digraph" --internal-layout dot svg < pipe & echo $! > child; sleep 0.5; kill -9 $$'; :
      """)
    #expect(wait { isGone("child") })
  }
}
