package import DigraphAnalysis
package import DigraphExtraction
package import DigraphReport
package import DigraphReporting

/// The stages between paths and bytes, as this target sees them. Tests hand in their own.
package struct Pipeline: Sendable {
  /// Reads the code and analyzes it.
  package var report: @Sendable (ScanRequest, ScanObserver) throws(CommandError) -> Report
  /// The same, with what refactorings are worked out from.
  package var analysis: @Sendable (ScanRequest, ScanObserver) throws(CommandError) -> Analysis
  /// The same, to go on with as the code changes.
  package var live: @Sendable (ScanRequest, ScanObserver) throws(CommandError) -> LiveAnalysis
  /// Reads the code, and no more.
  package var facts: @Sendable (ScanRequest, ScanObserver) throws(CommandError) -> ExtractionResult
  /// The formats a report can be shown in, sorted by identifier.
  package var formats: [any ReportFormat]
  /// The rules, sorted by identifier.
  package var rules: [RuleDescription]
  /// What this version of the program calls itself.
  package var tool: Report.Tool
  /// How this program, started again by itself, lays out a picture.
  package var layoutChild: LayoutChild?

  package init(
    report: @escaping @Sendable (ScanRequest, ScanObserver) throws(CommandError) -> Report,
    analysis: @escaping @Sendable (ScanRequest, ScanObserver) throws(CommandError) -> Analysis = {
      _, _ throws(CommandError) in
      throw CommandError("this pipeline only reports")
    },
    live: @escaping @Sendable (ScanRequest, ScanObserver) throws(CommandError) -> LiveAnalysis = {
      _, _ throws(CommandError) in
      throw CommandError("this pipeline only reports")
    },
    facts: @escaping @Sendable (ScanRequest, ScanObserver) throws(CommandError) -> ExtractionResult = {
      _, _ throws(CommandError) in
      throw CommandError("this pipeline only reports")
    },
    formats: [any ReportFormat], rules: [RuleDescription], tool: Report.Tool, layoutChild: LayoutChild? = nil
  ) {
    self.report = report
    self.analysis = analysis
    self.live = live
    self.facts = facts
    self.formats = formats
    self.rules = rules
    self.tool = tool
    self.layoutChild = layoutChild
  }
}
