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

  /// One message each.
  var lines: [String] {
    guard baseline != nil || settings.gate.isStrict else { return [] }
    var lines = failing
    lines += excess
    lines += [outdated?.note].compactMap(\.self)
    lines += renames
    lines += stale
    if judgement.passes {
      lines.append(
        baseline == nil
          ? "no failing findings" : "no new findings\(settings.baselineCommit.map { " since \($0)" } ?? "")")
    }
    return lines
  }

  private var failing: [String] {
    let count = judgement.failing.count
    guard count > 0 else { return [] }
    let what = settings.gate.isStrict ? "" : "new "
    let limit = settings.gate.failOn == .error ? "" : " or higher"
    return ["failed: \(DisplayText.count(count, "\(what)finding")) of severity \(settings.gate.failOn)\(limit)"]
  }

  private var excess: [String] {
    judgement.excess.map { excess in
      let key = excess.isRule ? "rules.\(excess.name).at-most" : "limits.\(excess.name)"
      let found = excess.isRule ? DisplayText.count(excess.found, "finding") : "\(excess.found)"
      return "\(excess.name): \(found); \(key) allows \(excess.limit)"
    }
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
    if stale.isEmpty {
      guard settings.verbosity == .verbose, let baseline, !workspace.scope.covers(baseline.scope) else { return [] }
      return ["the baseline covers more than this run reads, so no entry is reported as stale"]
    }
    let shown = settings.verbosity == .verbose ? stale[...] : stale.prefix(5)
    let rest = stale.count > shown.count ? ["and \(stale.count - shown.count) more"] : []
    let entries = DisplayText.count(stale.count, "baseline entry matches", plural: "baseline entries match")
    let remedy =
      "\(entries) nothing; remove \(stale.count == 1 ? "it" : "them") with: \(workspace.recordCommand(settings, file: file, "--shrink"))"
    return (listsStale ? shown.map { "no longer found: \($0)" } + rest : []) + [remedy]
  }

  /// A word quoted for a shell.
  static func quoted(_ word: String) -> String {
    let plain = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || "-_./=,:@+%".contains(character))
    }
    if !word.isEmpty, word.allSatisfy(plain) { return word }
    return "'\(word.replacing("'", with: "'\\''"))'"
  }
}
