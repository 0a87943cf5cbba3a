import DigraphCommand
import DigraphReport
import DigraphReporting
import Synchronization

/// The program with a folder of its own, a canned report and captured output.
struct TestProgram {
  let folder: TemporaryFolder
  var environment: [String: String] = [:]
  var report: Result<Report, CommandError> = .success(cannedReport([]))
  var standardOutput = CapturedSink()
  var standardError = CapturedSink()
  /// What the pipeline was last asked for.
  let request = LastRequest()

  /// An application of two files.
  init() throws {
    folder = try TemporaryFolder()
    try folder.add(".git/HEAD")
    try folder.add("App/Login.swift")
    try folder.add("App/Session.swift")
  }

  struct Outcome {
    var code: ExitCode
    var output: String
    var errors: String
  }

  /// Runs it once, with output of its own.
  func run(_ arguments: String..., in subfolder: String = "") -> Outcome {
    let output = standardOutput.isFresh ? standardOutput : CapturedSink()
    let errors = standardError.isFresh ? standardError : CapturedSink()
    let code = DigraphCommand.run(
      arguments: arguments,
      in: Environment(
        variables: environment, workingFolder: subfolder.isEmpty ? folder.path : "\(folder.path)/\(subfolder)",
        standardOutput: output, standardError: errors, now: { ContinuousClock.now }, processorCount: 5,
        pipeline: pipeline))
    return Outcome(code: code, output: output.text, errors: errors.text)
  }

  /// With the report of these findings.
  func finding(_ identities: FindingIdentity..., severity: Severity = .warning) -> TestProgram {
    var program = self
    program.report = .success(cannedReport(identities, severity: severity))
    return program
  }

  private var pipeline: Pipeline {
    Pipeline(
      report: { [report, request] (asked, observer) throws(CommandError) in
        request.set(asked)
        observer.stage(ScanObserver.reading)
        observer.stage("analysis")
        return try report.get()
      },
      formats: ReportFormats.all, rules: Self.rules, tool: .init(name: "digraph", version: "1.2.3", catalogue: "7"),
      layoutChild: LayoutChild(argument: "lay-out") { $0 == ["a", "b"] ? 0 : 7 })
  }

  static let rules = [
    RuleDescription(
      identifier: "hard-coded-construction", title: "A consumer constructs a dependency", severity: .warning,
      rationale: "Nobody can hand in another one.", limits: ["It cannot see factories."], reported: ["let a = A()"],
      ignored: ["let a: A"]),
    RuleDescription(
      identifier: "singleton-access", title: "A consumer reaches a singleton", severity: .warning,
      rationale: "Nobody sees it from outside.", limits: [], reported: [], ignored: []),
  ]
}

extension CapturedSink {
  fileprivate var isFresh: Bool { text.isEmpty }
}

/// Remembers what the pipeline was asked for.
final class LastRequest: Sendable {
  private let request = Mutex<ScanRequest?>(nil)

  func set(_ asked: ScanRequest) { request.withLock { $0 = asked } }
  func callAsFunction() -> ScanRequest? { request.withLock { $0 } }
}
