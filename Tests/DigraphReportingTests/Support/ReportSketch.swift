import DigraphFacts
import DigraphReport

/// Puts a report together by names, so that a test can be read.
struct ReportSketch {
  private(set) var report = Report(
    tool: Report.Tool(name: "digraph", version: "1.2.3", catalogue: "2026.1"), root: "/repo", summary: .init(),
    nodes: [], edges: [], cycles: [], deepestChain: [], singletons: [], findings: [], resolution: .init(),
    diagnostics: [])
  private var ids: [String: Int] = [:]

  /// Adds a type of the project, declared in `<module>/<name>.swift`.
  @discardableResult
  mutating func type(
    _ name: String, module: String? = "App", kind: ReportNode.Kind = .class, role: Role? = nil, folder: String = "",
    isTest: Bool = false, depth: Int? = 0, initializers: [ReportInitializer] = []
  ) -> Int {
    let file = "Sources/\(module ?? "App")/\(folder.isEmpty ? "" : folder + "/")\(name).swift"
    return add(
      ReportNode(
        id: 0, name: name, module: module, kind: kind, role: role, ownership: .project, isTest: isTest,
        site: ReportSite(file: file, line: 3, column: 7), depth: depth, fanIn: 0, fanOut: 0,
        initializers: initializers))
  }

  /// Adds a type of the platform.
  @discardableResult
  mutating func external(_ name: String, module: String? = "Foundation", ownership: Ownership = .platform) -> Int {
    add(
      ReportNode(
        id: 0, name: name, module: module, kind: .external, role: nil, ownership: ownership, isTest: false, site: nil,
        depth: nil, fanIn: nil, fanOut: nil, initializers: []))
  }

  private mutating func add(_ node: ReportNode) -> Int {
    var node = node
    node.id = report.nodes.count
    ids[node.name] = node.id
    report.nodes.append(node)
    return node.id
  }

  /// Adds an edge between types that have been added.
  mutating func edge(
    _ source: String, _ target: String, _ kind: EdgeKind = .initializer, member: String? = nil,
    abstraction: Abstraction = .concrete, isVolatile: Bool = false, isWeak: Bool = false, role: EdgeRole? = nil,
    via: EdgeOrigin? = nil, lines: [Int] = [10]
  ) {
    let file = report.nodes[ids[source]!].site?.file ?? "Sources/App/File.swift"
    report.edges.append(
      ReportEdge(
        source: ids[source]!, target: ids[target]!, kind: kind, abstraction: abstraction, certainty: .exact,
        isVolatile: isVolatile, isWeak: isWeak, role: role, via: via, member: member,
        sites: lines.map { ReportSite(file: file, line: $0, column: 5) }))
  }

  mutating func cycle(_ members: [String], witness: [String]) {
    report.cycles.append(ReportCycle(members: members.map { ids[$0]! }, witness: witness.map { ids[$0]! }))
  }

  mutating func chain(_ names: [String]) { report.deepestChain = names.map { ids[$0]! } }

  mutating func singleton(
    _ type: String, _ member: String = "shared", risk: ReportSingleton.Risk = .accidental, uses: Int = 1,
    ownership: Ownership = .project
  ) {
    report.singletons.append(
      ReportSingleton(
        type: type, member: member, risk: risk, ownership: ownership,
        site: ReportSite(file: "Sources/App/\(type).swift", line: 4, column: 14), uses: uses))
  }

  /// Adds a finding about an edge.
  mutating func finding(
    _ rule: String, _ consumer: String, _ dependency: String? = nil, member: String? = nil, kind: String,
    severity: Severity = .warning, lines: [Int] = [10], message: String, reason: String = "", suggestion: String = "",
    status: ReportFinding.Status? = nil
  ) {
    let source = ids[consumer]
    let file = source.flatMap { report.nodes[$0].site?.file } ?? "Sources/App/File.swift"
    let sites = lines.map { ReportSite(file: file, line: $0, column: 15) }
    let identity = [rule, consumer, dependency ?? "", kind].joined(separator: "|")
    report.findings.append(
      ReportFinding(
        rule: rule, severity: severity, identity: identity, consumer: consumer, dependency: dependency,
        member: member, kind: kind, source: source, target: dependency.flatMap { ids[$0] }, site: sites[0],
        endLine: sites[0].line, endColumn: 29, sites: sites, message: message, reason: reason,
        suggestion: suggestion, status: status))
  }

  mutating func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    report.diagnostics.append(
      Diagnostic(severity: severity, file: file, line: line, column: column, message: message))
  }

  mutating func gate(new: Int, known: Int, stale: [String]) {
    report.gate = Report.GateSummary(new: new, known: known, stale: stale)
  }

  mutating func resolved(exact: Int, byName: Int = 0, guessed: Int = 0, external: Int = 0, unknown: Int = 0) {
    var resolution = Report.Resolution()
    resolution.references = exact + byName + guessed + external + unknown
    (resolution.exact, resolution.byName, resolution.guessed) = (exact, byName, guessed)
    (resolution.external, resolution.unknown) = (external, unknown)
    report.resolution = resolution
  }

  /// The report with everything sorted and counted as an analysis would.
  func finished(files: Int, lines: Int, depth: Int = 0) -> Report {
    var report = report
    report.edges.sort {
      ($0.source, $0.target, $0.kind.rawValue) < ($1.source, $1.target, $1.kind.rawValue)
    }
    report.summary.files = files
    report.summary.lines = lines
    report.summary.types = report.nodes.count { $0.ownership == .project && !$0.isTest }
    report.summary.edges = report.edges.count
    report.summary.findings = report.findings.count
    report.summary.depth = depth
    report.summary.cycles = report.cycles.count
    report.summary.singletons = report.singletons.count { $0.ownership == .project && $0.risk != .holder }
    return report
  }
}
