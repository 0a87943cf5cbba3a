import DigraphCommand
import DigraphReport
import Foundation

/// The program as it is, run on this repository.
enum RealProgram {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  static let pipeline = Pipeline.build()

  /// What it writes to standard output, with relative paths starting at the repository.
  static func output(_ arguments: [String]) -> String {
    let output = CapturedSink()
    _ = run(
      arguments: arguments,
      in: Environment(
        variables: [:], workingFolder: root, standardOutput: output, standardError: CapturedSink(),
        now: { ContinuousClock.now }, processorCount: 2, pipeline: pipeline))
    return output.text
  }

  /// The report on a sample.
  static func report(on sample: String, jobs: Int = 2) throws -> Report {
    let path = "\(root)/Samples/\(sample)"
    let request = ScanRequest(paths: [path], typedPaths: [path], root: root, include: [], exclude: [], jobs: jobs)
    return try pipeline.report(request, ScanObserver(progress: { _, _ in }, stage: { _ in }, bytes: { _ in }))
  }
}
