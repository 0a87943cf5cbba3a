import ChildProcesses
import CompilerIndex
import DigraphAnalysis
import DigraphExtraction
import DigraphFacts
import DigraphKnowledge
import DigraphPictures
import DigraphReport
import DigraphReporting
import DigraphRules
import FactFiles

extension FactCache: FactKeeper {}

extension Pipeline {
  /// The stages as the program runs them.
  package static func build() -> Pipeline {
    Pipeline(
      report: { request, observer throws(CommandError) in
        let input = try Input(request, observer)
        let (diagnostics, inputs, unusedExclusions, settings, knowledge) = (
          input.read.diagnostics, input.read.inputs, input.read.unusedExclusions, input.settings, input.knowledge
        )
        // The analysis lets go of the facts when it has seen them, which it only can where nobody else has them.
        let facts = (consume input).read.facts
        var report = Analyzer.report(
          on: consume facts, diagnostics: diagnostics, settings: settings, knowledge: knowledge, stage: observer.stage)
        report.inputs = inputs
        report.unusedExclusions = unusedExclusions
        return report
      },
      analysis: { request, observer throws(CommandError) in
        let input = try Input(request, observer)
        var analysis = Analyzer.analysis(
          on: input.read.facts, diagnostics: input.read.diagnostics, settings: input.settings,
          knowledge: input.knowledge, stage: observer.stage)
        analysis.report.inputs = input.read.inputs
        analysis.report.unusedExclusions = input.read.unusedExclusions
        return analysis
      },
      live: { request, observer throws(CommandError) in try LiveAnalysis(request, observer) },
      facts: { request, observer throws(CommandError) in try Input(request, observer).read },
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

  /// What an analysis begins with.
  struct Input: Sendable {
    var read: ExtractionResult
    let settings: AnalysisSettings
    let knowledge: Knowledge

    /// - Parameter last: the request before, and what came of it.
    init(
      _ request: ScanRequest, _ observer: ScanObserver, after last: (request: ScanRequest, input: Input)? = nil
    ) throws(CommandError) {
      observer.stage(ScanObserver.reading)
      if let last, last.request.knowledge == request.knowledge {
        knowledge = last.input.knowledge
      } else {
        knowledge = Knowledge(adding: request.knowledge)
      }
      guard knowledge.errors.isEmpty else { throw CommandError(knowledge.errors.map(\.description)) }
      if let shards = request.shards {
        read = Self.linked(shards, request, knowledge)
      } else {
        read = try Pipeline.extract(request, knowledge, observer)
      }
      observer.bytes(read.byteCount)
      var settings = AnalysisSettings(tool: tool, root: request.root, jobs: request.jobs)
      settings.conventions = request.conventions
      settings.limits = request.limits
      settings.architecture = request.architecture
      settings.measuresTypes = request.measuresTypes
      if request.recipes != .none { settings.read = request.sources.bytes }
      settings.asksBriefly = request.recipes == .gravest
      if let store = request.indexStore {
        do {
          settings.index = try CompilerIndex(store: store, root: request.root, libraries: request.indexLibraries)
        } catch {
          throw CommandError(error.message)
        }
      }
      self.settings = settings
    }

    /// What others have read.
    private static func linked(
      _ shards: LinkedShards, _ request: ScanRequest, _ knowledge: Knowledge
    ) -> ExtractionResult {
      var facts = shards.facts(platform: PlatformInterface.facts(of: knowledge.interface))
      if !request.judgesUnread { facts.unread = nil }
      var read = ExtractionResult(facts: facts, diagnostics: shards.diagnostics, byteCount: shards.byteCount)
      read.unusedExclusions = shards.unusedExclusions
      return read
    }
  }

  private static func extract(
    _ request: ScanRequest, _ knowledge: Knowledge, _ observer: ScanObserver
  ) throws(CommandError) -> ExtractionResult {
    var settings = ExtractionSettings(
      paths: request.paths, root: request.root, include: request.include.map { GlobPattern($0) },
      exclude: request.exclude.map { GlobPattern($0) }, jobs: request.jobs)
    settings.snapshot = request.snapshot
    settings.part = request.part
    settings.known = request.known
    settings.keeper = request.cache
    settings.changes = request.changes
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
