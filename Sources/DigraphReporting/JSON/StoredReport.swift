import DigraphFacts
import DigraphReport

/// The report as its JSON form has it; keys are those of the contract.
struct StoredReport: Decodable {
  var tool: StoredTool
  var title: String?
  var summary: StoredSummary
  var nodes: [StoredNode]
  var edges: [StoredEdge]
  var cycles: [StoredCycle]
  var deepestChain: [Int]?
  var singletons: [StoredSingleton]
  var findings: [StoredFinding]
  var gate: StoredGate?
  var resolution: StoredResolution?
  var diagnostics: [StoredDiagnostic]?

  func report(root: String) -> Report {
    Report(
      tool: tool.value, root: root, summary: summary.value, nodes: nodes.map(\.value), edges: edges.map(\.value),
      cycles: cycles.map { ReportCycle(members: $0.members, witness: $0.witness) }, deepestChain: deepestChain ?? [],
      singletons: singletons.map(\.value), findings: findings.map(\.value),
      resolution: resolution?.value ?? Report.Resolution(), diagnostics: diagnostics?.map(\.value) ?? [],
      gate: gate?.value, title: title)
  }
}

struct StoredTool: Decodable {
  var name: String
  var version: String
  var catalogue: String?

  var value: Report.Tool { Report.Tool(name: name, version: version, catalogue: catalogue ?? "") }
}

struct StoredSummary: Decodable {
  var files: Int?
  var lines: Int?
  var types: Int?
  var edges: Int?
  var findings: Int?
  var depth: Int?
  var cycles: Int?
  var singletons: Int?

  var value: Report.Summary {
    var summary = Report.Summary()
    summary.files = files ?? 0
    summary.lines = lines ?? 0
    summary.types = types ?? 0
    summary.edges = edges ?? 0
    summary.findings = findings ?? 0
    summary.depth = depth ?? 0
    summary.cycles = cycles ?? 0
    summary.singletons = singletons ?? 0
    return summary
  }
}

struct StoredCycle: Decodable {
  var members: [Int]
  var witness: [Int]
}

struct StoredGate: Decodable {
  var new: Int
  var known: Int
  var stale: [String]

  var value: Report.GateSummary { Report.GateSummary(new: new, known: known, stale: stale) }
}

struct StoredResolution: Decodable {
  var references: Int
  var exact: Int
  var byName: Int
  var guessed: Int
  var external: Int
  var unknown: Int

  var value: Report.Resolution {
    var resolution = Report.Resolution()
    resolution.references = references
    resolution.exact = exact
    resolution.byName = byName
    resolution.guessed = guessed
    resolution.external = external
    resolution.unknown = unknown
    return resolution
  }
}

struct StoredDiagnostic: Decodable {
  var severity: Diagnostic.Severity
  var file: String?
  var line: Int?
  var column: Int?
  var message: String

  var value: Diagnostic {
    Diagnostic(severity: severity, file: file, line: line, column: column, message: message)
  }
}
