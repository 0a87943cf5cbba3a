import DigraphCommand
import Foundation

/// A git repository that is gone when the test is, and the program run in it.
struct GitFixture: Sendable {
  let folder: TemporaryFolder
  var path: String { folder.path }

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch=main", ".")
    for (name, text) in files { try folder.add(name, text) }
    if !files.isEmpty { try commit("base") }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs git with the configuration of nobody. Its output without the line break at the end.
  @discardableResult
  func git(_ arguments: String..., in subfolder: String = "") throws -> String {
    try output(
      of: ["git", "-c", "protocol.file.allow=always", "-c", "commit.gpgSign=false", "-c", "gc.auto=0"] + arguments,
      in: subfolder)
  }

  /// Runs what somebody pastes.
  @discardableResult
  func shell(_ command: String) throws -> String { try output(of: ["sh", "-c", command], in: "") }

  private func output(of words: [String], in subfolder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: subfolder.isEmpty ? path : "\(path)/\(subfolder)")
    var environment = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "HOME": path, "LC_ALL": "C",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "Test"
      environment["GIT_\(role)_EMAIL"] = "test@example.org"
      environment["GIT_\(role)_DATE"] = "2026-01-01T00:00:00Z"
    }
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: "\(words): \(complaint)") }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Commits all there is.
  func commit(_ message: String = "change") throws {
    try git("add", "--all", ".")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  func move(_ from: String, _ to: String) throws {
    let target = URL(filePath: "\(path)/\(to)")
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: URL(filePath: "\(path)/\(from)"), to: target)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  /// Replaces text in a file, which must have it.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    guard let text = folder.text(of: name), text.contains(old) else {
      throw Failure(description: "\(name) has no \(old)")
    }
    try folder.add(name, text.replacing(old, with: new))
  }

  struct Outcome {
    var code: ExitCode
    var output: String
    var errors: String
  }

  /// Runs the whole program in this process.
  func digraph(_ arguments: [String], in subfolder: String = "", environment: [String: String] = [:]) -> Outcome {
    let (output, errors) = (CapturedSink(), CapturedSink())
    let code = run(
      arguments: arguments,
      in: Environment(
        variables: environment, workingFolder: subfolder.isEmpty ? path : "\(path)/\(subfolder)",
        standardOutput: output, standardError: errors, now: { ContinuousClock.now }, processorCount: 2,
        pipeline: RealProgram.pipeline))
    return Outcome(code: code, output: output.text, errors: errors.text)
  }

  /// What the gate said.
  struct Verdict {
    var code: ExitCode
    /// Identities.
    var new: [String]
    var known: [String]
    var stale: [String]
    var errors: String
  }

  func check(_ arguments: [String], in subfolder: String = "") throws -> Verdict {
    let outcome = digraph(["check", "--format", "json"] + arguments, in: subfolder)
    var verdict = Verdict(code: outcome.code, new: [], known: [], stale: [], errors: outcome.errors)
    guard !outcome.output.isEmpty else { return verdict }
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any] ?? [:]
    for finding in report["findings"] as? [[String: Any]] ?? [] {
      let identity = finding["identity"] as? String ?? ""
      if finding["status"] as? String == "new" { verdict.new.append(identity) } else { verdict.known.append(identity) }
    }
    verdict.new.sort()
    let gate = report["gate"] as? [String: Any] ?? report["baseline"] as? [String: Any] ?? [:]
    verdict.stale = gate["stale"] as? [String] ?? []
    return verdict
  }
}
