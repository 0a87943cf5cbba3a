package import DigraphFacts

/// The whole answer of one run: all that any output format shows, and nothing else.
///
/// Every array is sorted (nodes by name, module and file; edges by source, target and kind; findings by severity,
/// file and line), so that the same input gives the same bytes. Its JSON form is the contract described by
/// `Documentation/report.schema.json`.
package struct Report: Sendable {
  /// The version of the JSON form.
  package static let schemaVersion = 1

  package var tool: Tool
  /// What was scanned, in a few words for a title; nil where nobody said.
  package var title: String?
  /// Absolute path that all paths of the report are relative to.
  package var root: String
  package var summary: Summary
  package var nodes: [ReportNode]
  package var edges: [ReportEdge]
  package var cycles: [ReportCycle]
  /// One longest dependency chain, as node ids; empty where nothing depends on anything.
  package var deepestChain: [Int]
  package var singletons: [ReportSingleton]
  package var findings: [ReportFinding]
  package var resolution: Resolution
  package var diagnostics: [Diagnostic]
  /// What a baseline said; nil where none was asked.
  package var gate: GateSummary?
  /// The paths that were read, sorted; no part of the JSON form.
  package var files: [String]
  /// The paths of all that was opened for it; no part of the JSON form.
  package var inputs: [String] = []
  /// The patterns of what is left out that left nothing out; no part of the JSON form.
  package var unusedExclusions: [String] = []
  /// The modules as understood, by name. Not part of the JSON form.
  package var modules: [ReportModule] = []

  package init(
    tool: Tool, root: String, summary: Summary, nodes: [ReportNode], edges: [ReportEdge], cycles: [ReportCycle],
    deepestChain: [Int], singletons: [ReportSingleton], findings: [ReportFinding], resolution: Resolution,
    diagnostics: [Diagnostic], gate: GateSummary? = nil, title: String? = nil, files: [String] = []
  ) {
    self.tool = tool
    self.title = title
    self.root = root
    self.summary = summary
    self.nodes = nodes
    self.edges = edges
    self.cycles = cycles
    self.deepestChain = deepestChain
    self.singletons = singletons
    self.findings = findings
    self.resolution = resolution
    self.diagnostics = diagnostics
    self.gate = gate
    self.files = files
  }

  /// Which program made the report.
  package struct Tool: Sendable, Equatable {
    package var name: String
    package var version: String
    /// Version of the catalogue of platform symbols; a newer one may see more.
    package var catalogue: String
    /// Of what the catalogue says; empty where it is not known.
    package var digest: String

    package init(name: String, version: String, catalogue: String, digest: String = "") {
      self.name = name
      self.version = version
      self.catalogue = catalogue
      self.digest = digest
    }
  }

  /// The counts people ask for first.
  package struct Summary: Sendable, Equatable {
    package var files = 0
    package var lines = 0
    /// Project types (class, struct, enum, actor, protocol).
    package var types = 0
    package var edges = 0
    package var findings = 0
    /// The length of the longest dependency chain, in edges.
    package var depth = 0
    package var cycles = 0
    /// Singleton declarations of the project, without holders and loggers.
    package var singletons = 0

    package init() {}
  }

  /// How many references to types the scan could tie to a declaration, and how surely.
  package struct Resolution: Sendable, Equatable {
    package var references = 0
    package var exact = 0
    package var byName = 0
    package var guessed = 0
    /// References to types of the platform or of packages that are not scanned.
    package var external = 0
    package var unknown = 0

    /// The share of all references that is tied to nothing; 0 where there are none.
    package var unknownPercent: Double { references == 0 ? 0 : Double(unknown) * 100 / Double(references) }

    package init() {}
  }

  /// The outcome of comparing the findings with a baseline.
  package struct GateSummary: Sendable, Equatable {
    package var new: Int
    package var known: Int
    /// Identities the baseline lists and the code no longer has, sorted.
    package var stale: [String]

    package init(new: Int, known: Int, stale: [String]) {
      self.new = new
      self.known = known
      self.stale = stale
    }
  }
}
