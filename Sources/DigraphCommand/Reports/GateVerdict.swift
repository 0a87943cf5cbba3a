import DigraphGate
import DigraphReport

/// What is said about the gate's decision.
struct GateVerdict {
  let judgement: GateJudgement
  let baseline: Baseline?
  /// The baseline's path; nil without one.
  let file: String?
  let place: Place
  let settings: Settings
  /// Whether each stale entry is named.
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
          ? "nothing fails"
          : baseline == nil ? "no finding fails" : "nothing new\(settings.baselineCommit.map { " since \($0)" } ?? "")")
    }
    return lines
  }

  private var failing: [String] {
    let count = judgement.failing.count
    guard count > 0 else { return [] }
    let what = settings.gate.isStrict ? "" : "new "
    let limit = settings.gate.failOn == .error ? "" : " or worse"
    let verb = count == 1 ? "fails" : "fail"
    return ["\(count.counted("\(what)finding", "\(what)findings")) of severity \(settings.gate.failOn)\(limit) \(verb)"]
  }

  private var excess: [String] {
    judgement.excess.map { excess in
      let key = excess.isRule ? "rules.\(excess.name).at-most" : "limits.\(excess.name)"
      let found = excess.isRule ? excess.found.counted("finding", "findings") : "\(excess.name) \(excess.found)"
      let name = excess.isRule ? " of \(excess.name)" : ""
      return "\(found)\(name), and \(key) allows \(excess.limit)"
    }
  }

  /// New findings may be old code that only a newer tool sees.
  private var newerTool: [String] {
    guard let baseline, judgement.isOutdated else { return [] }
    let tool = judgement.report.tool
    let new = judgement.report.findings.count { $0.status == .new }
    guard new > 0 || !judgement.stale.isEmpty else { return [] }
    return [
      "the baseline was recorded by version \(baseline.tool), catalogue \(baseline.catalogue); this is version "
        + "\(tool.version), catalogue \(tool.catalogue), which may see more in old code. So "
        + "\(new.counted("finding", "findings")) that it does not list \(new == 1 ? "does" : "do") not fail; "
        + "record it anew with: \(recordCommand())"
    ]
  }

  private var renames: [String] {
    let renames = judgement.renames
    guard !renames.isEmpty else { return [] }
    let said = renames.map { "\($0.old) is called \($0.new) now, and nothing else of it is new" }
    return settings.baselineCommit == nil
      ? said + [
        "the baseline has the old \(renames.count == 1 ? "name" : "names"); write the new with: \(recordCommand("--shrink"))"
      ]
      : said
  }

  private var stale: [String] {
    let stale = judgement.isOutdated ? [] : judgement.stale
    if stale.isEmpty {
      guard settings.talk == .verbose, let baseline, !place.scope.covers(baseline.scope) else { return [] }
      return ["the baseline was recorded from more than this run reads, so no entry of it is called stale"]
    }
    let shown = settings.talk == .verbose ? stale[...] : stale.prefix(5)
    let rest = stale.count > shown.count ? ["and \(stale.count - shown.count) more"] : []
    let entries = stale.count.counted("entry of the baseline matches", "entries of the baseline match")
    let remedy = "\(entries) nothing; remove with: \(recordCommand("--shrink"))"
    return (listsStale ? shown.map { "no longer found: \($0)" } + rest : []) + [remedy]
  }

  /// The command that records what this run read.
  private func recordCommand(_ flags: String...) -> String {
    var words = ["digraph", "baseline"] + flags
    if let root = settings.root { words += ["--root", root] }
    if let config = settings.config { words += ["--config", config] }
    for pattern in settings.include { words += ["--include", pattern] }
    for pattern in settings.exclude { words += ["--exclude", pattern] }
    if let file, file != place.defaultBaseline { words += ["--output", settings.baseline ?? file] }
    return (words + settings.operands).map(Self.quoted).joined(separator: " ")
  }

  /// A word as a shell takes it back.
  static func quoted(_ word: String) -> String {
    let plain = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || "-_./=,:@+%".contains(character))
    }
    if !word.isEmpty, word.allSatisfy(plain) { return word }
    return "'\(word.replacing("'", with: "'\\''"))'"
  }
}
