import DigraphGate
import DigraphReport
import DigraphReporting
import TextOutput

/// The messages about the gate's decision.
struct GateVerdict {
  let judgement: GateJudgement
  /// What was compared with.
  let baseline: Baseline?
  /// What should have been compared with, if that was not possible.
  let outdated: OutdatedBaseline?
  /// The path of the baseline; nil if it is not a file.
  let file: String?
  let workspace: Workspace
  let settings: Settings
  /// Whether each stale entry is listed.
  let listsStale: Bool
  /// Whether findings in some files only are reported.
  let isPart: Bool

  /// One message each.
  var lines: [String] {
    guard baseline != nil || settings.gate.isStrict else { return judgement.excess.map(\.line) }
    var lines = failing
    lines += judgement.excess.map(\.line)
    lines += notes
    lines += stale
    if judgement.passes {
      lines.append(
        baseline == nil
          ? "no failing findings" : "no new findings\(settings.baselineCommit.map { " since \($0)" } ?? "")")
    }
    return lines
  }

  /// Messages on what was compared, one each, that belong to no report.
  var notes: [String] { [outdated?.note, partNote].compactMap(\.self) + renames }

  private var partNote: String? {
    guard settings.verbosity == .verbose, let baseline, isPart || !workspace.scope.covers(baseline.scope) else {
      return nil
    }
    return isPart
      ? "only a part is reported, so no entry of the baseline is reported as stale"
      : "the baseline covers more than this run reads, so no entry is reported as stale"
  }

  /// The decision in one line, for people who asked for it.
  var text: GateText {
    if judgement.report.unreadFiles > 0 {
      let unread = DisplayText.count(judgement.report.unreadFiles, "file")
      return GateText(passes: false, line: "Incomplete: \(unread) could not be read.")
    }
    return GateText(passes: judgement.passes, line: judgement.passes ? passing : failingLine)
  }

  private var passing: String {
    let findings = judgement.report.findings
    let mild = baseline == nil ? findings.count : findings.count { $0.status == .new }
    var line = baseline == nil ? "No failing findings" : "No new findings"
    if mild > 0 { line += " of severity \(severities)" }
    line += since + place
    var counts: [String] = []
    if baseline != nil { counts.append("\(DisplayText.grouped(findings.count - mild)) known") }
    if mild > 0 { counts.append("\(DisplayText.grouped(mild)) milder") }
    if !counts.isEmpty { line += " (\(counts.joined(separator: ", ")))" }
    return line + (judgement.stale.isEmpty ? "." : "; \(fixed).")
  }

  private var failingLine: String {
    let new = failingFindings
    var counts: [String] = []
    if new > 0 {
      counts.append("\(DisplayText.count(new, settings.gate.isStrict ? "finding" : "new finding"))")
    }
    let limits = judgement.excess.count
    if limits > 0 { counts.append(DisplayText.count(limits, "exceeded limit")) }
    var sentences = counts.isEmpty ? [] : ["\(counts.joined(separator: ", "))\(since)\(place)."]
    if new > 0 {
      // A comment allows no limit.
      let what =
        limits == 0 ? "what is new, or allow it" : new == 1 ? "the finding, or allow it" : "the findings, or allow them"
      sentences.append("Fix \(what) with `// digraph:ignore RULE - REASON`.")
    }
    if limits > 0 {
      sentences.append("Stay within the \(limits == 1 ? "limit" : "limits"), or change the configuration.")
    }
    if !judgement.stale.isEmpty { sentences.append("\(fixed).") }
    return "Failed: \(sentences.joined(separator: " "))"
  }

  /// Stale entries are good news.
  private var fixed: String {
    let count = judgement.stale.count
    let what = DisplayText.count(count, "baselined finding is", plural: "baselined findings are")
    return "\(what) fixed: commit the result of `\(workspace.recordCommand(settings, file: file, "--shrink"))`"
  }

  private var since: String { settings.baselineCommit.map { " since \($0)" } ?? "" }

  private var place: String {
    settings.reportsChanged ? " in changed files" : isPart ? " in what is reported" : ""
  }

  private var severities: String { "\(settings.gate.failOn)" + (settings.gate.failOn == .error ? "" : " or higher") }

  /// Exceeded limits are counted apart.
  private var failingFindings: Int {
    judgement.failing.count { judgement.report.findings[$0].rule != GatePolicy.limitRule }
  }

  private var failing: [String] {
    let count = failingFindings
    guard count > 0 else { return [] }
    let what = settings.gate.isStrict ? "" : "new "
    return ["failed: \(DisplayText.count(count, "\(what)finding")) of severity \(severities)"]
  }

  private var renames: [String] {
    let renames = judgement.renames
    guard !renames.isEmpty else { return [] }
    let lines = renames.map { "\($0.old) was renamed to \($0.new); its findings are known" }
    return settings.baselineCommit == nil && outdated == nil
      ? lines + [
        "the baseline has the old \(renames.count == 1 ? "name" : "names"); update it with: \(workspace.recordCommand(settings, file: file, "--shrink"))"
      ]
      : lines
  }

  private var stale: [String] {
    let stale = judgement.stale
    if stale.isEmpty { return [] }
    let shown = settings.verbosity == .verbose ? stale[...] : stale.prefix(5)
    let rest = stale.count > shown.count ? ["and \(stale.count - shown.count) more"] : []
    return (listsStale ? shown.map { "no longer found: \($0)" } + rest : []) + [fixed]
  }
}
