import DigraphGate
import DigraphReport

/// The messages about the gate's decision.
struct GateVerdict {
  let judgement: GateJudgement
  let baseline: Baseline?
  /// The path of the baseline; nil if it is not a file.
  let file: String?
  let place: Place
  let settings: Settings
  /// Whether each stale entry is listed.
  let listsStale: Bool

  /// One message each.
  var lines: [String] {
    guard baseline != nil || settings.gate.isStrict else { return [] }
    var lines = failing
    lines += excess
    lines += newerTool
    lines += renames
    lines += stale
    if judgement.passes {
      lines.append(
        !newerTool.isEmpty
          || baseline == nil
          ? "no failing findings" : "no new findings\(settings.baselineCommit.map { " since \($0)" } ?? "")")
    }
    return lines
  }

  private var failing: [String] {
    let count = judgement.failing.count
    guard count > 0 else { return [] }
    let what = settings.gate.isStrict ? "" : "new "
    let limit = settings.gate.failOn == .error ? "" : " or higher"
    return ["failed: \(count.counted("\(what)finding", "\(what)findings")) of severity \(settings.gate.failOn)\(limit)"]
  }

  private var excess: [String] {
    judgement.excess.map { excess in
      let key = excess.isRule ? "rules.\(excess.name).at-most" : "limits.\(excess.name)"
      let found = excess.isRule ? excess.found.counted("finding", "findings") : "\(excess.found)"
      return "\(excess.name): \(found); \(key) allows \(excess.limit)"
    }
  }

  /// New findings may be in unchanged code that only a newer version of the tool sees.
  private var newerTool: [String] {
    guard let baseline, judgement.isOutdated else { return [] }
    let tool = judgement.report.tool
    let new = judgement.report.findings.count { $0.status == .new }
    guard new > 0 || !judgement.stale.isEmpty else { return [] }
    return [
      "the baseline was recorded by version \(baseline.tool) (catalogue \(baseline.catalogue)); version "
        + "\(tool.version) (catalogue \(tool.catalogue)) may find more in unchanged code, so "
        + "\(new.counted("finding", "findings")) missing from the baseline \(new == 1 ? "does" : "do") not fail; "
        + "record a new baseline with: \(recordCommand())"
    ]
  }

  private var renames: [String] {
    let renames = judgement.renames
    guard !renames.isEmpty else { return [] }
    let lines = renames.map { "\($0.old) was renamed to \($0.new); its findings are known" }
    return settings.baselineCommit == nil
      ? lines + [
        "the baseline has the old \(renames.count == 1 ? "name" : "names"); update it with: \(recordCommand("--shrink"))"
      ]
      : lines
  }

  private var stale: [String] {
    let stale = judgement.isOutdated ? [] : judgement.stale
    if stale.isEmpty {
      guard settings.talk == .verbose, let baseline, !place.scope.covers(baseline.scope) else { return [] }
      return ["the baseline covers more than this run reads, so no entry is reported as stale"]
    }
    let shown = settings.talk == .verbose ? stale[...] : stale.prefix(5)
    let rest = stale.count > shown.count ? ["and \(stale.count - shown.count) more"] : []
    let entries = stale.count.counted("baseline entry matches", "baseline entries match")
    let remedy = "\(entries) nothing; remove \(stale.count == 1 ? "it" : "them") with: \(recordCommand("--shrink"))"
    return (listsStale ? shown.map { "no longer found: \($0)" } + rest : []) + [remedy]
  }

  /// The command that records a baseline of what this run read.
  private func recordCommand(_ flags: String...) -> String {
    var words = ["digraph", "baseline"] + flags
    if let root = settings.root { words += ["--root", root] }
    if let config = settings.config { words += ["--config", config] }
    for pattern in settings.include { words += ["--include", pattern] }
    for pattern in settings.exclude { words += ["--exclude", pattern] }
    if let file, file != place.defaultBaseline { words += ["--output", settings.baseline ?? file] }
    return (words + settings.operands).map(Self.quoted).joined(separator: " ")
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
