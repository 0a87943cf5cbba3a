import DigraphFacts
import DigraphReport

/// Puts a report together by names, so that a test can be read.
struct ReportSketch {
  private(set) var report = Report(
    tool: Report.Tool(name: "digraph", version: "1.2.3", catalogue: "2026.1"), root: "/repo")
  private var ids: [String: Int] = [:]

  /// Adds a type of the project, declared in `<module>/<name>.swift`.
  @discardableResult
  mutating func type(
    _ name: String, module: String? = "App", kind: ReportNode.Kind = .class, role: Role? = nil, folder: String = "",
    isTest: Bool = false, depth: Int? = 0, initializers: [SketchedInitializer] = [],
    effects: [(group: EffectGroup, isHidden: Bool)] = []
  ) -> Int {
    let file = "Sources/\(module ?? "App")/\(folder.isEmpty ? "" : folder + "/")\(name).swift"
    return add(name) { row in
      row.put(.module, module)
      row.put(.kind, kind)
      row.put(.role, role)
      row.put(.ownership, Ownership.project)
      row.put(.isTest, isTest)
      row.put(.file, file)
      row.put(.line, 3)
      row.put(.column, 7)
      row.put(.depth, depth)
      row.put(.fanIn, 0)
      row.put(.fanOut, 0)
      row.put(.initializers, initializers, of: ReportInitializer.self) { $1.put(in: &$0) }
      row.put(.effects, effects, of: ReportEffect.self) { row, effect in
        row.put(.group, effect.group)
        row.put(.isHidden, effect.isHidden)
      }
    }
  }

  /// Adds a type of the platform.
  @discardableResult
  mutating func external(_ name: String, module: String? = "Foundation", ownership: Ownership = .platform) -> Int {
    add(name) { row in
      row.put(.module, module)
      row.put(.kind, ReportNode.Kind.external)
      row.put(.ownership, ownership)
    }
  }

  private mutating func add(_ name: String, _ fill: (inout Rows<ReportNode>) -> Void) -> Int {
    ids[name] = report.nodes.count
    report.nodes.append { row in
      row.put(.name, name)
      fill(&row)
    }
    return report.nodes.count - 1
  }

  /// Adds an edge between types that have been added.
  mutating func edge(
    _ source: String, _ target: String, _ kind: EdgeKind = .initializer, member: String? = nil,
    abstraction: Abstraction = .concrete, isVolatile: Bool = false, isWeak: Bool = false, role: EdgeRole? = nil,
    via: EdgeOrigin? = nil, lines: [Int] = [10]
  ) {
    let file = report.nodes[ids[source]!].site?.file ?? "Sources/App/File.swift"
    report.edges.append { row in
      row.put(.source, ids[source]!)
      row.put(.target, ids[target]!)
      row.put(.kind, kind)
      row.put(.abstraction, abstraction)
      row.put(.certainty, Certainty.exact)
      row.put(.isVolatile, isVolatile)
      row.put(.isWeak, isWeak)
      row.put(.role, role)
      row.put(.via, via)
      row.put(.member, member)
      row.put(.sites, lines.map { ReportSite(file: file, line: $0, column: 5) })
    }
  }

  mutating func cycle(_ members: [String], witness: [String]) {
    report.cycles.append(members: members.map { ids[$0]! }, witness: witness.map { ids[$0]! })
  }

  mutating func chain(_ names: [String]) { report.deepestChain = names.map { ids[$0]! } }

  mutating func singleton(
    _ type: String, _ member: String = "shared", risk: ReportSingleton.Risk = .accidental, uses: Int = 1,
    ownership: Ownership = .project
  ) {
    report.singletons.append { row in
      row.put(.type, type)
      row.put(.member, member)
      row.put(.risk, risk)
      row.put(.ownership, ownership)
      row.put(.file, "Sources/App/\(type).swift")
      row.put(.line, 4)
      row.put(.uses, uses)
    }
  }

  /// Adds a finding about an edge.
  mutating func finding(
    _ rule: String, _ consumer: String, _ dependency: String? = nil, member: String? = nil, kind: String,
    severity: Severity = .warning, lines: [Int] = [10], message: String, reason: String = "", suggestion: String = "",
    status: ReportFinding.Status? = nil, command: String? = nil
  ) {
    let source = ids[consumer]
    let file = source.flatMap { report.nodes[$0].site?.file } ?? "Sources/App/File.swift"
    let sites = lines.map { ReportSite(file: file, line: $0, column: 15) }
    let identity = [rule, consumer, dependency ?? "", kind].joined(separator: "|")
    report.findings.append { row in
      row.put(.rule, rule)
      row.put(.severity, severity)
      row.put(.identity, phrase: Phrase(identity))
      row.put(.consumer, consumer)
      row.put(.dependency, dependency)
      row.put(.member, member)
      row.put(.kind, kind)
      row.put(.source, source)
      row.put(.target, dependency.flatMap { ids[$0] })
      row.put(.file, file)
      row.put(.line, lines[0])
      row.put(.column, 15)
      row.put(.endLine, lines[0])
      row.put(.endColumn, 29)
      row.put(.sites, sites)
      row.put(.message, phrase: Phrase(message))
      row.put(.reason, phrase: Phrase(reason))
      row.put(.suggestion, phrase: Phrase(suggestion))
      if let command {
        row.put(.recipe, [command], of: ReportRecipe.self) { row, command in
          row.put(.id, ReportRecipe.Kind.inject)
          row.put(.command, phrase: Phrase(command))
        }
      }
      row.put(.status, status)
    }
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
    report.edges = report.edges.reordered {
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

extension Report {
  /// Adds a dependency to break first.
  mutating func breakFirst(
    _ dependency: String, consumers: Int, freed: Int, testable: Int, effects: [EffectGroup] = [], examples: [Int] = []
  ) {
    priorities.append { row in
      row.put(.dependency, dependency)
      row.put(.consumers, consumers)
      row.put(.freed, freed)
      row.put(.testable, testable)
      row.put(.effects, texts: effects.map(\.rawValue))
      row.put(.examples, examples)
    }
  }
}
