package import DigraphExtraction
package import DigraphReport
package import DigraphServer
import TextOutput

/// All that the program reaches outside of itself, handed in by whoever starts it.
package struct Environment: Sendable {
  package var variables: [String: String]
  /// The folder that relative paths start from; absolute.
  package var workingFolder: String
  package var standardOutput: any ByteSink
  package var standardError: any ByteSink
  /// The time, for progress and timings.
  package var now: @Sendable () -> ContinuousClock.Instant
  /// The number of threads to work on where --jobs does not say.
  package var processorCount: Int
  /// The most memory this process has held so far, in bytes.
  package var peakMemory: @Sendable () -> Int
  /// Keeps a report until the program ends, where that is soon: taking it apart would cost a twentieth of a scan.
  package var keep: @Sendable (Report) -> Void = { _ in }
  /// What an editor or an agent says.
  package var standardInput: any ByteSource = NoInput()
  /// What earlier commands of this process have read; nil where there is one command only.
  package var known: KnownFiles?
  /// Waits; false where nobody waits for anything any more.
  package var pause: @Sendable (Duration) -> Bool = { _ in false }
  /// Path of the running program, by which pictures are laid out in a process of their own; nil to do it in this one.
  package var executable: String?
  /// The stages that turn paths into reports.
  package var pipeline: Pipeline

  package init(
    variables: [String: String], workingFolder: String, standardOutput: any ByteSink, standardError: any ByteSink,
    now: @escaping @Sendable () -> ContinuousClock.Instant, processorCount: Int,
    pipeline: Pipeline, executable: String? = nil, peakMemory: @escaping @Sendable () -> Int = { 0 }
  ) {
    self.variables = variables
    self.workingFolder = workingFolder
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.now = now
    self.processorCount = processorCount
    self.pipeline = pipeline
    self.executable = executable
    self.peakMemory = peakMemory
  }

  /// Columns of text on standard output: the terminal's, or what COLUMNS says, or 100.
  var textWidth: Int {
    standardOutput.columns ?? variables["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? 100
  }

  /// Whether a sink may be sent escape sequences.
  func understandsEscapes(_ sink: any ByteSink) -> Bool {
    sink.isTerminal && variables["TERM"] != "dumb"
  }

  /// Whether a report on standard output is coloured. Source of NO_COLOR: no-color.org.
  func usesColor(_ choice: Settings.ColorChoice, on sink: (any ByteSink)?) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: variables["NO_COLOR", default: ""].isEmpty && sink.map(understandsEscapes) ?? false
    }
  }
}

extension Environment {
  /// The files that places in text lead to; nil where the sink is not known to show links.
  ///
  /// Only what may be coloured has links: else nothing says that somebody looks at it rather than a program.
  func fileLinks(_ choice: Settings.ColorChoice, on sink: (any ByteSink)?, _ report: Report) -> FileLinks? {
    guard usesColor(choice, on: sink), report.root.hasPrefix("/") else { return nil }
    let isKnown = (sink.map(understandsEscapes) ?? false) && TerminalLinks.areKnown(in: variables)
    guard TerminalLinks.forced(in: variables) ?? isKnown else { return nil }
    let named = report.nodes.lazy.compactMap { $0.site?.file }
    let found = report.findings.lazy.map(\.site.file)
    return FileLinks(root: report.root, files: Set(report.files).union(named).union(found))
  }
}

/// An input that ends at once.
private struct NoInput: ByteSource {
  func read(upTo limit: Int) -> [UInt8] { [] }

  func isReady(within time: Duration) -> Bool { true }
}
