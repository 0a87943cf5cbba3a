/// The whole answer of one run: all that any output format shows, and nothing else.
///
/// It is data: tables and texts, behind which nothing of the stages that made it is kept. Every table is sorted (nodes by
/// name, module and file; edges by source, target and kind; findings by severity, file and line), so that the same input
/// gives the same bytes. Its JSON form is the contract described by `Documentation/report.schema.json`.
package struct Report: Sendable {
  /// The version of the JSON form.
  package static let schemaVersion = 1

  package var tool: Tool
  /// What was scanned, in a few words for a title; nil where nobody said.
  package var title: String?
  /// Absolute path that all paths of the report are relative to.
  package var root: String
  package var summary = Summary()
  package var nodes = Rows<ReportNode>()
  package var edges = Rows<ReportEdge>()
  package var cycles = Rows<ReportCycle>()
  /// One longest dependency chain, as node ids; empty where nothing depends on anything.
  package var deepestChain: [Int] = []
  package var singletons = Rows<ReportSingleton>()
  package var registrations = Rows<ReportRegistration>()
  package var resolutions = Rows<ReportResolution>()
  package var findings = Rows<ReportFinding>()
  package var priorities = Rows<ReportPriority>()
  package var smallestSets = Rows<ReportSmallestSet>()
  package var resolution = Resolution()
  package var diagnostics = Rows<ReportDiagnostic>()
  /// What a baseline said; nil where none was asked.
  package var gate: GateSummary?
  /// The paths that were read, sorted; no part of the JSON form.
  package var files: [String] = []
  /// The paths of all that was opened for it; no part of the JSON form.
  package var inputs: [String] = []
  /// The patterns of what is left out that left nothing out; no part of the JSON form.
  package var unusedExclusions: [String] = []
  /// Shared variables that join tests, by name; nil where nobody asked. Not part of the JSON form.
  package var testOrder: [ReportTestOrder]?
  /// The modules as understood, by name. Not part of the JSON form.
  package var modules: [ReportModule] = []
  /// For each of ``files`` the modules that compile it, by their places, the one it is counted to first. Not part of the
  /// JSON form.
  package var modulesOfFile: [[Int32]] = []

  package init(tool: Tool = Tool(), root: String = "") {
    self.tool = tool
    self.root = root
  }
}
