import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import DigraphRules
import WorkerThreads

/// Writes the results down as the report: names instead of numbers, lines instead of offsets.
///
/// A class only so that handing it to threads copies one reference instead of its many parts.
final class ReportBuilder: Sendable {
  let results: Results
  let program: Program
  let workers: Workers
  let effects: Effects
  private let counts: ResolutionCounts
  let injections: Injections
  /// Nil where nobody asked for them.
  let responsibilities: Responsibilities?

  init(
    results: Results, effects: Effects, counts: ResolutionCounts, injections: Injections,
    responsibilities: Responsibilities?, workers: Workers
  ) {
    self.results = results
    self.effects = effects
    program = results.program
    self.counts = counts
    self.injections = injections
    self.responsibilities = responsibilities
    self.workers = workers
  }

  func report(
    findings: consuming [Finding], _ recipes: FindingRecipes, _ priorities: Priorities, diagnostics: [Diagnostic],
    settings: AnalysisSettings
  ) -> Report {
    let files = program.files.dropLast()
    var report = Report(tool: settings.tool, root: settings.root)
    let found = findings
    (report.nodes, (report.edges, report.findings)) = workers.both(
      { self.nodes() }, { (self.edges(), self.findings(found, recipes)) })
    for cycle in results.analysis.cycles {
      report.cycles.append(members: cycle.members.map(\.index), witness: cycle.witness.map(\.index))
    }
    report.deepestChain = results.analysis.deepestChain.map(\.index)
    report.resolution = resolution()
    for diagnostic in diagnostics { report.diagnostics.append(diagnostic) }
    report.files = files.map(\.path)
    report.modules = modules()
    report.modulesOfFile = files.indices.map { program.modules(ofFile: $0) }
    for (file, other) in zip(files, program.otherCode) {
      switch other?.kind {
      case nil:
        report.summary.files += 1
        report.summary.lines += Self.lineCount(file)
      case .vendored: report.summary.vendoredFiles += 1
      case .generated: report.summary.generatedFiles += 1
      case .script: report.summary.scriptFiles += 1
      }
    }
    report.summary.types = results.graph.nodes.count {
      $0.ownership == .project && $0.otherCode == nil && $0.kind.isType
    }
    report.summary.edges = report.edges.count
    report.summary.findings = report.findings.count
    report.summary.depth = results.analysis.greatestDepth
    report.summary.cycles = report.cycles.count
    (report.singletons, report.summary.singletons) = singletons()
    report.registrations = registrations()
    report.resolutions = resolutions()
    countNeeds(in: &report.summary)
    report.priorities = priorities.rows(report.nodes)
    report.smallestSets = priorities.smallestSets { recipes.command(for: $0, found) }
    report.testOrder = effects.testOrder.map(testOrder)
    return report
  }

  /// Some findings, and nothing else.
  func report(on findings: [Finding], _ settings: AnalysisSettings) -> Report {
    var report = Report(tool: settings.tool, root: settings.root)
    report.findings = self.findings(findings, FindingRecipes())
    report.summary.findings = report.findings.count
    return report
  }

  private func testOrder(_ found: TestOrder) -> [ReportTestOrder] {
    found.variables.map { variable in
      let declaration = program.declarations[variable.declaration]
      let type = declaration.entity.map { program.qualifiedName($0) + "." } ?? ""
      func names(_ types: [EntityID]) -> [String] { types.map { program.qualifiedName($0) }.sorted() }
      return ReportTestOrder(
        variable: type + program.symbols[declaration.name], writers: names(variable.writers),
        readers: names(variable.readers), resets: names(variable.resets))
    }.sorted { ($0.variable, $0.writers.first ?? "") < ($1.variable, $1.writers.first ?? "") }
  }

  /// What tests of how many types cannot keep away from.
  private func countNeeds(in summary: inout Report.Summary) {
    for node in results.graph.nodes where node.isProduction && node.kind.isType && node.kind != .protocol {
      summary.implementations += 1
      let hidden = effects.groups(of: node.key, in: program).hidden
      if hidden.contains(.network) { summary.needNetwork += 1 }
      if hidden.contains(.clock) { summary.needClock += 1 }
      if hidden.contains(.storage) { summary.needStorage += 1 }
      if hidden.contains(.sharedState) { summary.needSharedState += 1 }
    }
  }

  static func lineCount(_ file: FileFacts) -> Int {
    // A line break at the end ends the last line and begins none.
    let last = file.lineStarts.last.map(Int.init) ?? 0
    return file.byteCount == 0 ? 0 : file.lineStarts.count - (last == file.byteCount ? 1 : 0)
  }

  private func resolution() -> Report.Resolution {
    var resolution = Report.Resolution()
    resolution.exact = counts.exact
    resolution.byName = counts.byName
    resolution.guessed = counts.guessed
    resolution.external = counts.external
    resolution.unknown = counts.unknown
    resolution.references = counts.exact + counts.byName + counts.guessed + counts.external + counts.unknown
    return resolution
  }

  // MARK: Singletons

  private func singletons() -> (Rows<ReportSingleton>, counted: Int) {
    var list: [(type: String, member: String, site: ReportSite, found: SingletonDeclaration)] = []
    for singleton in results.singletons.singletons {
      let declaration = program.declarations[singleton.declaration]
      let file = Int(declaration.file)
      if program.isTestFile[file] || program.otherCode[file] != nil { continue }
      let type = (singleton.risk == .holder ? singleton.holder : nil) ?? singleton.instance
      let site = results.site(file: declaration.file, offset: program.fact(singleton.declaration).nameStart)
      list.append((program.qualifiedName(type), singleton.member(in: program), site, singleton))
    }
    list.sort { ($0.type, $0.member, $0.site) < ($1.type, $1.member, $1.site) }
    var rows = Rows<ReportSingleton>()
    for (type, member, site, singleton) in list {
      rows.append { row in
        row.put(.type, type)
        row.put(.member, member)
        row.put(.risk, singleton.risk)
        row.put(.ownership, Ownership.project)
        row.put(.file, site.file)
        row.put(.line, site.line)
        row.put(.uses, results.singletonUses[singleton.declaration] ?? 0)
      }
    }
    return (rows, list.count { $0.found.risk != .holder && !$0.found.isLogger })
  }
}
