import ChildProcesses
import DigraphAnalysis
import DigraphExtraction
import DigraphFacts
import DigraphKnowledge
import DigraphReport
import DigraphReporting
import DigraphRules

extension Pipeline {
  /// The stages as the program runs them.
  package static func build() -> Pipeline {
    Pipeline(
      report: { request, observer throws(CommandError) in
        observer.stage(ScanObserver.reading)
        let knowledge = Knowledge(adding: request.knowledge)
        guard knowledge.errors.isEmpty else { throw CommandError(knowledge.errors.map(\.description)) }
        let read = try extract(request, knowledge, observer)
        let (diagnostics, inputs, unusedExclusions) = (read.diagnostics, read.inputs, read.unusedExclusions)
        observer.bytes(read.byteCount)
        var settings = AnalysisSettings(tool: tool, root: request.root, jobs: request.jobs)
        settings.conventions = request.conventions
        settings.limits = request.limits
        settings.architecture = request.architecture
        settings.measuresTypes = request.measuresTypes
        // The analysis lets go of the facts when it has seen them, which it only can where nobody else has them.
        let facts = (consume read).facts
        var report = Analyzer.report(
          on: consume facts, diagnostics: diagnostics, settings: settings, knowledge: knowledge, stage: observer.stage)
        report.inputs = inputs
        report.unusedExclusions = unusedExclusions
        return report
      },
      formats: ReportFormats.all,
      rules: Rules.entries.map(RuleDescription.init),
      tool: tool,
      layoutChild: LayoutChild(argument: GraphvizLayout.childArgument) { arguments in
        ProcessCleanup.endWithParent()
        return GraphvizLayout.runAsChild(arguments)
      })
  }

  private static let tool = Report.Tool(
    name: "digraph", version: "0.1.0", catalogue: "\(KnowledgeVersion.current.number)",
    digest: KnowledgeVersion.current.digest)

  private static func extract(
    _ request: ScanRequest, _ knowledge: Knowledge, _ observer: ScanObserver
  ) throws(CommandError) -> ExtractionResult {
    var settings = ExtractionSettings(
      paths: request.paths, root: request.root, include: request.include.map { GlobPattern($0) },
      exclude: request.exclude.map { GlobPattern($0) }, jobs: request.jobs)
    settings.snapshot = request.snapshot
    settings.modules = request.modules
    settings.vendored = request.vendored
    settings.generated = request.generated
    settings.firstParty = request.firstParty
    settings.includesOtherCode = request.includesOtherCode
    settings.findsUnread = request.judgesUnread
    settings.tracked = request.tracked
    settings.interface = knowledge.interface
    do {
      return try Extractor.extract(settings, progress: observer.progress)
    } catch .nothingToScan where request.snapshot != nil {
      // A state without a Swift file is one in which nothing is found.
      return ExtractionResult(interface: knowledge.interface)
    } catch .nothingToScan {
      // In the words of whoever typed them.
      throw CommandError(ExtractionError.nothingToScan(request.typedPaths).message)
    } catch {
      throw CommandError(error.message)
    }
  }
}
