package import DigraphAnalysis
import DigraphExtraction
import DigraphReport

/// The analysis of code that somebody is changing: where it can, it goes on from what it has found before.
package final class LiveAnalysis {
  /// What has become of the code.
  package enum Change: Sendable {
    case none, some
  }

  private var request: ScanRequest
  private var input: Pipeline.Input
  private var session: AnalysisSession?

  /// Reads everything.
  init(_ request: ScanRequest, _ observer: ScanObserver) throws(CommandError) {
    self.request = request
    input = try Pipeline.Input(request, observer)
    analyze(observer)
  }

  private func analyze(_ observer: ScanObserver) {
    // The one before is taken apart while the next is not there yet, as both would take twice the memory.
    session = nil
    session = AnalysisSession(
      input.read.facts, settings: input.settings, knowledge: input.knowledge, stage: observer.stage)
  }

  /// Reads what has changed on the disk, too.
  package func update(_ request: ScanRequest, _ observer: ScanObserver) throws(CommandError) -> Change {
    let before = input.read
    input = try Pipeline.Input(request, observer, after: (self.request, input))
    self.request = request
    let isSame =
      before.diagnostics == input.read.diagnostics && before.inputs == input.read.inputs
      && before.unusedExclusions == input.read.unusedExclusions
    return goOn(observer) == .none && isSame ? .none : .some
  }

  /// Reads other contents of files alone.
  ///
  /// - Parameter contents: of all files that are not as on the disk, by path relative to the root.
  /// - Returns: nil where more than that has to be read.
  package func replace(_ contents: [String: [UInt8]], _ observer: ScanObserver) -> Change? {
    guard request.changes.keys.allSatisfy({ contents[$0] != nil }) else { return nil }
    observer.stage(ScanObserver.reading)
    var read = input.read
    for (path, bytes) in contents where request.changes[path] != bytes {
      guard read.replace(path, by: bytes, below: request.root) else { return nil }
    }
    input.read = read
    request.changes = contents
    return goOn(observer)
  }

  private func goOn(_ observer: ScanObserver) -> Change {
    switch session?.update(input.read.facts, stage: observer.stage) {
    case .same: return .none
    case .changed: return .some
    case .outdated, nil:
      analyze(observer)
      return .some
    }
  }

  /// The report, and what refactorings are worked out from.
  ///
  /// - Parameters:
  ///   - paths: where any are given, the report has the findings that have a place in these files, and nothing else.
  ///   - stage: called when a stage begins, with its name.
  package func analysis(in paths: Set<String>? = nil, stage: (String) -> Void) -> Analysis? {
    var analysis = session?.analysis(diagnostics: input.read.diagnostics, in: paths, stage: stage)
    analysis?.report.inputs = input.read.inputs
    analysis?.report.unusedExclusions = input.read.unusedExclusions
    return analysis
  }
}
