package import CompilerIndex
import DigraphEffects
package import DigraphFacts
package import DigraphGraph
package import DigraphKnowledge
import DigraphLinking
package import DigraphReport
package import DigraphRules
import WorkerThreads

/// What an analysis may be told.
package struct AnalysisSettings: Sendable {
  package var tool: Report.Tool
  /// Absolute path that the facts' paths are relative to.
  package var root: String
  /// The number of threads.
  package var jobs: Int
  package var limits = AnalysisLimits()
  package var conventions = Conventions()
  package var architecture = Architecture()
  /// Identifiers of rules; nil for all.
  package var only: Set<String>?
  package var skip: Set<String> = []
  /// Whether types are told what only metrics ask for: how much they reach that no test can intercept, and which of their
  /// members belong together. It takes longer.
  package var measuresTypes = false
  /// Gives the bytes of a file by its path relative to the root, by which findings are told whether a refactoring carries
  /// out their next step; nil where nobody asks for that. It takes longer.
  package var read: (@Sendable (String) -> [UInt8]?)?
  /// What the compiler saw, by which references are corrected; nil where nobody has built the code.
  package var index: CompilerIndex?
  /// Whether that is told only of the dependencies with the most consumers, where there are many.
  package var asksBriefly = false

  package init(tool: Report.Tool, root: String, jobs: Int) {
    self.tool = tool
    self.root = root
    self.jobs = jobs
  }
}

/// From facts to the report: links, builds the graph, analyses it and asks the rules.
package enum Analyzer {
  /// Each stage lets go of what the later ones do not need, so that the peak is that of the largest stage.
  /// - Parameters:
  ///   - knowledge: what is known of the platform and of packages; whoever makes many reports hands in the same one.
  ///   - stage: called when a stage begins, with its name.
  package static func report(
    on facts: consuming FactBase, diagnostics: [Diagnostic], settings: AnalysisSettings,
    knowledge: Knowledge = Knowledge(), stage: (String) -> Void = { _ in }
  ) -> Report {
    var references: [[Reference]]? = settings.read == nil ? nil : []
    var diagnostics = diagnostics
    let (builder, findings) = results(
      on: consume facts, settings, knowledge: knowledge, keeping: &references, noting: &diagnostics, stage: stage)
    let priorities = Priorities(findings, builder.results, builder.effects)
    var recipes = FindingRecipes()
    if let read = settings.read, let references {
      stage("recipes")
      recipes = FindingRecipes(
        findings, of: settings.asksBriefly ? priorities : nil, results: builder.results, references: references,
        builder.workers,
        read: read)
    }
    stage("report")
    return builder.report(
      findings: consume findings, recipes, priorities, diagnostics: diagnostics, settings: settings)
  }

  /// The report, and what refactorings are worked out from.
  /// - Parameters: see ``report(on:diagnostics:settings:knowledge:stage:)``.
  package static func analysis(
    on facts: consuming FactBase, diagnostics: [Diagnostic], settings: AnalysisSettings, knowledge: Knowledge,
    stage: (String) -> Void
  ) -> Analysis {
    var references: [[Reference]]? = []
    var diagnostics = diagnostics
    let (builder, findings) = results(
      on: consume facts, settings, knowledge: knowledge, keeping: &references, noting: &diagnostics, stage: stage)
    stage("report")
    let priorities = Priorities(findings, builder.results, builder.effects)
    let report = builder.report(
      findings: findings, FindingRecipes(), priorities, diagnostics: diagnostics, settings: settings)
    return Analysis(report: report, results: builder.results, findings: findings, references: references ?? [])
  }

  /// - Parameter references: is given the references where it is an array; else they are let go of as soon as possible.
  private static func results(
    on facts: consuming FactBase, _ settings: AnalysisSettings, knowledge: Knowledge,
    keeping references: inout [[Reference]]?, noting diagnostics: inout [Diagnostic], stage: (String) -> Void
  ) -> (ReportBuilder, [Finding]) {
    let unread = facts.unread
    let workers = Workers(count: settings.jobs)
    let (program, counts, effects, classification, graph, responsibilities) = Self.graph(
      of: consume facts, settings, knowledge: knowledge, workers, keeping: &references, noting: &diagnostics,
      stage: stage)
    let results = Results(
      program, effects, classification, graph, limits: settings.limits, architecture: settings.architecture,
      unread: unread)
    stage("rules")
    let findings = Self.findings(in: results, settings, workers)
    let injections = Injections(program, classification.profiles)
    let builder = ReportBuilder(
      results: results, effects: effects, counts: counts, injections: injections, responsibilities: responsibilities,
      workers: workers)
    return (builder, findings)
  }

  /// The graph, and what of the stages before it the later ones read.
  private static func graph(
    of facts: consuming FactBase, _ settings: AnalysisSettings, knowledge: Knowledge, _ workers: Workers,
    keeping references: inout [[Reference]]?, noting diagnostics: inout [Diagnostic], stage: (String) -> Void
  ) -> (Program, ResolutionCounts, Effects, Classification, ProgramGraph, Responsibilities?) {
    stage("linking")
    var linked = Linker.link(
      consume facts, knowledge: knowledge, jobs: settings.jobs, keepsOwnReads: settings.measuresTypes)
    if let index = settings.index { diagnostics += linked.correct(by: index) }
    let (effects, classification, graph) = Self.graph(of: linked, settings, workers, stage: stage)
    let responsibilities = settings.measuresTypes ? Responsibilities(of: linked, graph.graph) : nil
    if references != nil { references = linked.references }
    return (linked.program, linked.counts, effects, classification, graph, responsibilities)
  }

  /// What linked code does, what its types are, and who depends on whom.
  ///
  /// - Parameter last: what to go on from; nil where nobody will.
  static func graph(
    of linked: LinkedProgram, _ settings: AnalysisSettings,
    after last: Continuation<(Effects, Classification, ProgramGraph)>? = nil, _ workers: Workers,
    stage: (String) -> Void
  ) -> (Effects, Classification, ProgramGraph) {
    stage("effects")
    @Sendable func findEffects() -> Effects {
      Effects(of: linked, measuresReach: settings.measuresTypes, after: last?.map(\.0), workers)
    }
    @Sendable func surveyCode() -> CodeSurvey { CodeSurvey(of: linked, workers) }
    // For whoever waits for an edit both at once; else one after the other, which takes less memory.
    let (effects, survey) =
      last == nil ? (findEffects(), surveyCode()) : workers.both(findEffects, surveyCode)
    stage("graph")
    let classification = Classification(
      of: linked, survey, effects, conventions: settings.conventions, after: last?.map { ($0.0, $0.1) },
      workers: workers)
    return (effects, classification, ProgramGraph(of: linked, effects, classification, after: last?.map(\.2), workers))
  }

  /// What the rules say, without what comments suppress.
  static func findings(
    in results: Results, _ settings: AnalysisSettings, _ workers: Workers
  ) -> [Finding] {
    func isMeant(_ rule: String) -> Bool {
      settings.only?.contains(rule) ?? true && !settings.skip.contains(rule)
    }
    // Whether a suppression is of use is known only when all rules have been asked.
    let unused = UnusedSuppressionRule.entry.identifier
    let rules = Rules.all.filter { isMeant(unused) || isMeant($0.entry.identifier) }
    var parts = workers.map(rules.count) { rules[$0].findings(in: results) }
    var found: [Finding] = []
    found.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for rule in parts.indices {
      found += parts[rule]
      parts[rule] = []
    }
    let suppressions = Suppressions(
      found, in: results.program.files.dropLast(), rules: Set(Rules.all.map { $0.entry.identifier }))
    let unsuppressed = UnusedSuppressionRule.findings(of: suppressions.unused, in: results)
    let all = unsuppressed.isEmpty ? suppressions.findings : suppressions.findings + unsuppressed
    return settings.only == nil && settings.skip.isEmpty ? all : all.filter { isMeant($0.rule) }
  }
}
