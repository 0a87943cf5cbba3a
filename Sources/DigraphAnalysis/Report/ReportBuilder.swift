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
final class ReportBuilder: NodeDetails, EdgeDetails {
  private let results: Results
  private let program: Program
  private let counts: ResolutionCounts
  private let injections: Injections
  private let workers: Workers
  private let typeParts: TypeParts
  private let effects: Effects

  init(
    results: Results, effects: Effects, counts: ResolutionCounts, injections: Injections, workers: Workers
  ) {
    self.results = results
    self.effects = effects
    program = results.program
    self.counts = counts
    self.injections = injections
    self.workers = workers
    typeParts = TypeParts(results.program)
  }

  /// How many nodes or edges one thread writes down at a time.
  private static let chunk = 512

  func report(
    findings unsorted: consuming [ReportFinding], diagnostics: [Diagnostic], settings: AnalysisSettings
  ) -> Report {
    let nodes = workers.map(results.graph.nodes.count, inChunksOf: Self.chunk) { node($0) }
    let edges = workers.map(results.graph.edges.count, inChunksOf: Self.chunk) {
      edge($0)
    }
    let findings = Self.sorted(consume unsorted)
    let files = program.files.dropLast()
    let singletons = self.singletons()
    var summary = Report.Summary()
    summary.files = files.count
    summary.lines = files.reduce(0) { $0 + Self.lineCount($1) }
    summary.types = results.graph.nodes.reduce(0) { $0 + ($1.ownership == .project && $1.kind.isType ? 1 : 0) }
    summary.edges = edges.count
    summary.findings = findings.count
    summary.depth = results.analysis.greatestDepth
    summary.cycles = results.analysis.cycles.count
    summary.singletons = singletons.counted
    var report = Report(
      tool: settings.tool, root: settings.root, summary: summary, nodes: nodes, edges: edges,
      cycles: results.analysis.cycles.map { ReportCycle(members: $0.members, witness: $0.witness) },
      deepestChain: results.analysis.deepestChain, singletons: singletons.list, findings: findings,
      resolution: resolution(), diagnostics: diagnostics, files: files.map(\.path))
    report.modules = modules()
    return report
  }

  /// Places are sorted, not findings, of which each move copies a dozen parts; then each finding moves once, in the array
  /// they stand in.
  private static func sorted(_ unsorted: consuming [ReportFinding]) -> [ReportFinding] {
    var findings = consume unsorted
    var origins = findings.indices.sorted { ReportFinding.isBefore(findings[$0], findings[$1]) }
    for start in findings.indices {
      var place = start
      while origins[place] != start {
        let origin = origins[place]
        findings.swapAt(place, origin)
        origins[place] = place
        place = origin
      }
      origins[place] = place
    }
    return findings
  }

  private func modules() -> [ReportModule] {
    // The last module and file are the platform's.
    var modules = program.modules.dropLast().map { module in
      ReportModule(
        name: module.name, importName: module.importName, origin: ReportModule.Origin(module.origin),
        directory: module.directory, isTest: module.isTest, dependencies: module.dependencies?.sorted(), files: 0,
        lines: 0, sharedFiles: 0)
    }
    for (file, module) in zip(program.files.dropLast(), program.moduleOfFile) {
      modules[module].files += 1
      modules[module].lines += Self.lineCount(file)
    }
    for file in program.files.indices.dropLast() where program.isShared(file) {
      for module in program.modules(ofFile: file) { modules[Int(module)].sharedFiles += 1 }
    }
    return modules
  }

  private static func lineCount(_ file: FileFacts) -> Int {
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

  // MARK: Graph

  private func node(_ index: Int) -> ReportNode {
    let node = results.graph.nodes[index]
    return ReportNode(
      id: index, kind: node.kind, role: node.role, ownership: node.ownership, isTest: node.isTest,
      significance: results.profile(of: Int32(index)).map { Significance($0.significance) }, details: self,
      index: index)
  }

  func name(of node: Int) -> String { results.graph.nodes[node].name }

  func module(of node: Int) -> String? { results.moduleName(of: results.graph.nodes[node]) }

  func targets(of node: Int) -> [String] {
    let node = results.graph.nodes[node]
    guard node.module >= 0 else { return [] }
    let module = program.modules[Int(node.module)]
    guard node.file >= 0, program.isShared(Int(node.file)) else {
      return module.origin == .project && module.name != module.importName ? [module.name] : []
    }
    return names(of: program.modules(ofFile: Int(node.file)))
  }

  private func names(of modules: [Int32]) -> [String] { modules.map { program.modules[Int($0)].name }.sorted() }

  func targets(ofEdge index: Int) -> [String] {
    let edge = results.graph.edges[index]
    let files = Set(results.graph.sites(of: edge).lazy.map(\.file))
    let target = results.graph.nodes[Int(edge.target)]
    guard target.file >= 0, files.contains(where: { program.isShared(Int($0)) }) else { return [] }
    let all = Set(files.flatMap { program.modules(ofFile: Int($0)) })
    let seeing = all.filter { program.sees(Int(target.file), from: $0) }
    return seeing.count < all.count ? names(of: seeing.sorted()) : []
  }

  func site(of node: Int) -> ReportSite? {
    let node = results.graph.nodes[node]
    return node.file >= 0 ? results.site(file: node.file, offset: node.offset) : nil
  }

  func depth(of node: Int) -> Int? { results.analysis.depth(of: node) }

  func fanIn(of node: Int) -> Int? {
    results.graph.nodes[node].kind == .external ? nil : results.analysis.fanIn(of: node)
  }

  func fanOut(of node: Int) -> Int? {
    results.graph.nodes[node].kind == .external ? nil : results.analysis.fanOut(of: node)
  }

  func reason(of node: Int) -> String? { results.profile(of: Int32(node))?.reason.text(in: program) }

  func effects(of node: Int) -> [ReportEffect] {
    // Tests run what they test.
    results.graph.nodes[node].isTest ? [] : effects.report(on: results.graph.nodes[node].key, in: program)
  }

  func effectGroups(of node: Int) -> (all: [EffectGroup], hidden: [EffectGroup]) {
    if results.graph.nodes[node].isTest { return ([], []) }
    let (all, hidden) = effects.groups(of: results.graph.nodes[node].key, in: program)
    return (all.groups, hidden.groups)
  }

  private func edge(_ index: Int) -> ReportEdge {
    let edge = results.graph.edges[index]
    return ReportEdge(
      source: Int(edge.source), target: Int(edge.target), kind: edge.kind, abstraction: edge.abstraction,
      certainty: edge.certainty, isVolatile: edge.flags.contains(.isVolatile), isWeak: edge.flags.contains(.isWeak),
      role: edge.role, via: edge.via, details: self, index: index)
  }

  func group(ofEdge index: Int) -> String? { results.entry(of: results.graph.edges[index])?.group.rawValue }

  func member(ofEdge index: Int) -> String? {
    let member = program.symbols[results.graph.edges[index].member]
    return member.isEmpty ? nil : member
  }

  func sites(ofEdge index: Int) -> [ReportSite] {
    results.graph.sites(of: results.graph.edges[index]).map(results.site)
  }

  func scope(ofEdge index: Int) -> EdgeScope? {
    let edge = results.graph.edges[index]
    let source = results.graph.nodes[Int(edge.source)]
    guard source.isProduction, source.file >= 0 else { return nil }
    let sites = results.graph.sites(of: edge)
    let isPreview = results.profile(of: edge.source)?.isPreview ?? false
    if isPreview || sites.allSatisfy(\.isPreview) { return .preview }
    if sites.allSatisfy({ program.isTestFile[Int($0.file)] }) { return .test }
    // A file of several modules is at home in each of them.
    let home = Int(source.file)
    return sites.allSatisfy({ !program.isSameModule(Int($0.file), home) }) ? .extension : nil
  }

  // MARK: Singletons

  private func singletons() -> (list: [ReportSingleton], counted: Int) {
    var list: [ReportSingleton] = []
    var counted = 0
    for singleton in results.singletons.singletons {
      let declaration = program.declarations[Int(singleton.declaration)]
      if program.isTestFile[Int(declaration.file)] { continue }
      let type = singleton.risk == .holder ? singleton.holder : singleton.instance
      if singleton.risk != .holder, !singleton.isLogger { counted += 1 }
      list.append(
        ReportSingleton(
          type: program.qualifiedName(type), member: singleton.member(in: program), risk: singleton.risk,
          ownership: .project,
          site: results.site(file: declaration.file, offset: program.fact(singleton.declaration).nameStart),
          uses: results.singletonUses[singleton.declaration] ?? 0))
    }
    list.sort { ($0.type, $0.member, $0.site) < ($1.type, $1.member, $1.site) }
    return (list, counted)
  }

  // MARK: Initializers

  func parts(of node: Int) -> [ReportPart] {
    typeParts.of(results.graph.nodes[node]) { results.site(file: $0, offset: $1) }
  }

  func memberHash(of node: Int) -> UInt64? { typeParts.memberHash(of: results.graph.nodes[node]) }

  func initializers(of index: Int) -> [ReportInitializer] {
    let node = results.graph.nodes[index]
    guard let entity = node.key.entity, let index = program.projectEntity(entity) else { return [] }
    var found: [ReportInitializer] = []
    for id in program.members.find(MemberTable.entity(entity), program.words.initializer) {
      let declaration = program.declarations[Int(id)]
      found.append(
        ReportInitializer(
          site: results.site(file: declaration.file, offset: program.fact(id).start), isSynthesized: false,
          parameters: program.parameters(of: id).map { parameter($0, isProperty: false) }))
    }
    if program.entities[index].kind == .struct, found.isEmpty {
      let properties = program.children(of: program.entities[index].declaration).filter {
        program.declarations[Int($0)].kind == .property && program.isMemberwise($0)
      }
      if !properties.isEmpty {
        let declaration = program.declarations[Int(program.entities[index].declaration)]
        found.append(
          ReportInitializer(
            site: results.site(file: declaration.file, offset: node.offset), isSynthesized: true,
            parameters: properties.map { parameter($0, isProperty: true) }))
      }
    }
    return found.sorted { $0.site < $1.site }
  }

  private func parameter(_ id: DeclarationID, isProperty: Bool) -> ReportInitializer.Parameter {
    let declaration = program.declarations[Int(id)]
    let fact = program.fact(id)
    let file = program.files[Int(declaration.file)]
    let value = file.names[fact.valueText]
    let injected = injections.types(in: program.declaredTypes[Int(id)])
    let kind: EdgeKind? =
      injected.isEmpty
      ? nil
      : injected.contains { $0.abstraction == .closure }
        ? .initializerFactory : value.isEmpty || value == "nil" ? .initializer : .initializerDefault
    let label = program.symbols[isProperty ? declaration.name : declaration.label]
    return ReportInitializer.Parameter(
      label: label.isEmpty ? nil : label, name: program.symbols[declaration.name],
      type: fact.type >= 0 ? TypeText.text(of: Int(fact.type), in: file) : nil, kind: kind?.rawValue ?? "value",
      defaultValue: value.isEmpty ? nil : value)
  }
}
