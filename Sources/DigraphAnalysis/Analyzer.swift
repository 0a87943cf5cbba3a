package import DigraphFacts
import WorkerThreads

/// What an analysis may be told.
package struct AnalysisSettings: Sendable {
  package var tool: Report.Tool
  /// Absolute path that the facts' paths are relative to.
  package var root: String
  /// How many threads.
  package var jobs: Int
  package var limits = AnalysisLimits()
  package var conventions = Conventions()
  package var architecture = Architecture()
  /// Identifiers of rules; nil for all.
  package var only: Set<String>?
  package var skip: Set<String> = []

  package init(tool: Report.Tool, root: String, jobs: Int = 2) {
    self.tool = tool
    self.root = root
    self.jobs = jobs
  }
}

/// From facts to the report: links, builds the graph, analyses it and asks the rules.
package enum Analyzer {
  /// - Parameter stage: called when a stage begins, with its name.
  package static func report(
    on facts: FactBase, diagnostics: [Diagnostic], settings: AnalysisSettings, stage: (String) -> Void = { _ in }
  ) -> Report {
    let catalogue = Catalogue()
    stage("linking")
    let linked = Linker.link(facts, catalogue: catalogue, jobs: settings.jobs)
    stage("graph")
    let index = CatalogueIndex(catalogue, linked.program)
    let workers = Workers(count: settings.jobs)
    let (contexts, (shapes, previews)) = workers.both(
      { Contexts(linked, catalogue: index) },
      { (TypeShape.shapes(of: linked.program), PreviewCode.types(in: linked)) })
    let profiles = TypeClassifier.profiles(
      of: linked.program, shapes: shapes, catalogue: catalogue, volatile: contexts.volatileTypes,
      acting: contexts.actingTypes, wiring: contexts.wiringTypes,
      making: contexts.making, previews: previews, conventions: settings.conventions)
    let singletons = SingletonIndex(
      linked.program, shapes: shapes, profiles: profiles, catalogue: catalogue,
      handOuts: contexts.handOuts, named: settings.conventions.singletons)
    let collector = AcquisitionCollector(
      linked, index: index, contexts: contexts, shapes: shapes, profiles: profiles, singletons: singletons)
    let graph = GraphBuilder.graph(of: collector.collect(workers), collector, workers)
    stage("analyses")
    let (analysis, members) = workers.both({ GraphAnalysis(graph) }, { UsedMembers(linked, graph: graph) })
    let results = Results(
      linked, catalogue: catalogue, profiles: profiles, singletons: singletons, graph: graph, analysis: analysis,
      members: members, limits: settings.limits, architecture: settings.architecture)
    stage("rules")
    let findings = Self.findings(in: results, settings, workers)
    stage("report")
    return ReportBuilder(
      results: results, facts: facts, collector: collector, workers: workers
    )
    .report(findings: findings, diagnostics: diagnostics, settings: settings)
  }

  /// What the rules say, without what comments suppress.
  private static func findings(
    in results: Results, _ settings: AnalysisSettings, _ workers: Workers
  ) -> [ReportFinding] {
    func isMeant(_ rule: String) -> Bool {
      settings.only?.contains(rule) ?? true && !settings.skip.contains(rule)
    }
    // Whether a suppression is of use is known only when all rules have been asked.
    let unused = UnusedSuppressionRule.entry.identifier
    let rules = Rules.all.filter { isMeant(unused) || isMeant($0.entry.identifier) }
    let found = workers.map(rules.count) { rules[$0].findings(in: results) }.flatMap { $0 }
    let suppressions = Suppressions(
      found, in: Array(results.linked.program.files.dropLast()), rules: Set(Rules.all.map { $0.entry.identifier }))
    let all = suppressions.findings + UnusedSuppressionRule.findings(of: suppressions.unused, in: results)
    return all.filter { isMeant($0.rule) }
  }
}
