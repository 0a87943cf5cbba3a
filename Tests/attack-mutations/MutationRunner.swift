internal import DigraphAnalysis
internal import DigraphExtraction
internal import DigraphFacts
import DigraphKnowledge
internal import DigraphReport
internal import DigraphReporting
internal import DigraphSyntax
internal import StepCounter

/// Gives mutations to all stages of digraph.
struct MutationRunner {
  /// How many files make one program: to link the platform's interface takes a thousand times as long as one file.
  static let groupSize = 250

  private let pieces: [[UInt8]]
  private let seed: UInt64
  private let knowledge = Knowledge()
  private let formats = ReportFormats.all.filter { ["json", "text"].contains($0.identifier) }
  /// Of no text, for programs of one file.
  private let noPlatform = FactCollector.facts(of: SwiftSourceParser.parse([]), path: "Platform.swift")

  init(pieces: [[UInt8]], seed: UInt64) {
    self.pieces = pieces
    self.seed = seed
  }

  /// The lines that say how it went.
  func run(_ numbers: Range<Int>) -> String {
    var lines = ""
    var snapshot = SourceSnapshot()
    var size = 0
    for number in numbers {
      var mutation = Mutation(pieces: pieces, seed: seed, number: number)
      let bytes = mutation.make()
      size += bytes.count
      snapshot.addFile("M\(number % 3)/File\(number).swift", bytes)
      lines += "\(number) \(bytes.count) \(steps(of: bytes))\n"
    }
    let before = steps_so_far()
    let one = reports(of: snapshot, jobs: 1)
    lines += "group \(numbers.lowerBound) \(size) \(steps_so_far() - before)\n"
    if one != reports(of: snapshot, jobs: 2) { lines += "differs \(numbers.lowerBound)\n" }
    return lines
  }

  /// What a file takes from its bytes to its report, without the platform's interface.
  private func steps(of bytes: [UInt8]) -> UInt64 {
    let before = steps_so_far()
    let facts = FactCollector.facts(of: SwiftSourceParser.parse(bytes), path: "Code.swift")
    let base = FactBase(
      files: [facts], moduleOfFile: [0],
      modules: [ModuleFact(name: "M", origin: .folder, directory: "", isTest: false, dependencies: nil)],
      modulesOfSharedFile: [:], platform: noPlatform)
    _ = render(Analyzer.report(on: base, diagnostics: [], settings: settings(jobs: 1), knowledge: knowledge))
    return steps_so_far() - before
  }

  private func reports(of snapshot: SourceSnapshot, jobs: Int) -> [[UInt8]] {
    var request = ExtractionSettings(paths: ["/"], root: "/", jobs: jobs)
    request.snapshot = snapshot
    request.interface = knowledge.interface
    guard let read = try? Extractor.extract(request) else { fatalError("the files are not found") }
    return render(
      Analyzer.report(
        on: read.facts, diagnostics: read.diagnostics, settings: settings(jobs: jobs), knowledge: knowledge))
  }

  private func render(_ report: Report) -> [[UInt8]] {
    formats.map { $0.render(report, RenderOptions()).bytes }
  }

  private func settings(jobs: Int) -> AnalysisSettings {
    AnalysisSettings(tool: Report.Tool(name: "digraph", version: "0", catalogue: "0"), root: "/", jobs: jobs)
  }
}
