import DigraphFacts
import DigraphQueries
import DigraphReport
import TextOutput

/// A report on one screen, whatever its size: the number people come for, what to begin with, and what was left out.
struct FirstScreen {
  /// How many lines it has at most, unless somebody asks for more.
  static let lines = 40
  /// How many groups of findings are named where nobody says how many.
  private static let usualEntries = 10
  /// So many findings may fit in full.
  private static let fewFindings = 40
  private static let shownErrors = 3
  /// From so many percent of unresolved references on, the numbers are to be taken with care.
  private static let muchUnknown = 5.0
  /// Width of the column of labels.
  private static let labels = 13

  let report: Report
  let options: RenderOptions
  let groups: FindingGroups
  private let needs: TestNeeds?
  private let sources: [ServiceSources.Source]
  /// False where owners are asked for and nothing says who they are.
  private let hasOwners: Bool

  init(_ whole: Report, _ options: RenderOptions) {
    // What a baseline knows is not what people look for.
    var report = whole
    if whole.gate != nil, !options.isVerbose {
      report.findings = whole.findings.keeping { $0.status != .known }
      report.priorities = Rows()
      report.smallestSets = Rows()
    }
    self.report = report
    self.options = options
    let grouping = options.grouping ?? .dependency
    let owners = grouping == .owner ? CodeOwners(of: options.source) : nil
    groups = FindingGroups(report, by: grouping) { owners?.owners(of: $0) }
    needs = TestNeeds(report)
    sources = ServiceSources.known(in: report, types: needs?.types ?? 0)
    hasOwners = grouping != .owner || owners != nil
  }

  /// What is shown of the findings.
  enum Extent {
    /// Each of them, or each that is no mere information.
    case all(Severity)
    /// So many groups, the first of them with their next steps.
    case entries(Int, steps: Int)
  }

  /// The page with the most that fits.
  var page: TextPage {
    if options.isVerbose { return page(.all(.info)) }
    if let top = options.top { return page(.entries(top, steps: 0)) }
    if report.findings.count <= Self.fewFindings {
      // Whether a path was typed decides about a line, and is to decide about nothing else.
      let spare = ShellText.needed(options.paths).isEmpty ? 1 : 0
      for least in [Severity.info, .warning] where report.findings.contains(where: { $0.severity >= least }) {
        let page = page(.all(least))
        if fits(page, sparing: spare) { return page }
      }
      for steps in stride(from: Self.usualEntries, to: 0, by: -1) {
        let page = page(.entries(Self.usualEntries, steps: steps))
        if fits(page, sparing: spare) { return page }
      }
    }
    for count in stride(from: Self.usualEntries, to: 1, by: -1) {
      let page = page(.entries(count, steps: 0))
      if fits(page) { return page }
    }
    return page(.entries(1, steps: 0))
  }

  private func fits(_ page: TextPage, sparing spare: Int = 0) -> Bool {
    let lines = page.buffer.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.count + spare <= Self.lines + 1
      && (options.usesColor
        || lines.allSatisfy { DisplayText.width(String(decoding: $0, as: UTF8.self)) <= max(page.width, 100) })
  }

  private func page(_ extent: Extent) -> TextPage {
    var page = TextPage(options)
    let commands = CommandPaths(options, width: page.width)
    var entries: GroupEntries?
    switch extent {
    case .all(let least):
      head(of: &page, cause: nil, located: [], of: 0, commands)
      page.blocks(groups, of: report, least, commands)
    case .entries(let count, let steps):
      let found = GroupEntries(
        count, of: groups, in: report, needs, commands, isAll: options.top != nil, width: page.width)
      head(of: &page, cause: found.cause, located: found.located, of: found.count, commands)
      errors(of: &page)
      if steps == 0 { begin(found, commands, &page) }
      found.write(to: &page, steps: steps)
      entries = found
    }
    page.blank()
    let room = page.width - 2 - Self.labels
    for (label, text) in facts(room, entries, commands) {
      page.paragraph(indent: 2, label: label, labelWidth: Self.labels, text)
    }
    if options.isVerbose {
      page.stale(report.gate)
      page.cycles(of: report, isVerbose: true)
      page.deepestChain(of: report, isVerbose: true)
      page.singletons(of: report, isVerbose: true)
      page.diagnostics(of: report, isVerbose: true)
    }
    leftOut(extent, entries, commands, of: &page)
    return page
  }

  // MARK: The head

  /// - Parameters:
  ///   - cause: what keeps most types from being tested.
  ///   - located: the numbers of what locators are asked for, in the table below or behind it.
  ///   - rows: how many the table shows.
  private func head(of page: inout TextPage, cause: String?, located: [Int], of rows: Int, _ commands: CommandPaths) {
    let summary = report.summary
    let title = report.title.map { [DisplayText.clipped($0, to: 40)] } ?? []
    let code = title + [DisplayText.count(summary.files, "file"), DisplayText.count(summary.lines, "line")]
    let types = TypeCounts(report)
    let tests = [types.ofTests].compactMap(\.self)
    // What fits on a line, the more telling first; on several where not even that does.
    let all = Self.head(code + types.ofProduct + tests, of: report)
    let short = Self.head(code + [types.ofTypes] + tests, of: report)
    let shortest = Self.head(code + [types.ofTypes], of: report)
    let head = [all, short, shortest].first { DisplayText.width($0) <= page.width } ?? all
    page.paragraph(indent: 0, head, .heading)
    let command = commands.complete(["digraph", "containers"])
    guard needs != nil || !sources.isEmpty else { return }
    page.blank()
    if let needs {
      let isLeast = report.resolution.unknownPercent >= Self.muchUnknown
      let unknown = isLeast ? report.resolution.unknownPercent : nil
      let sentences = [needs.sentence(isLeast: isLeast), cause, needs.standing(unresolved: unknown)].compactMap(\.self)
      page.paragraph(indent: 0, sentences.joined(separator: " "), needs.bound > 0 ? .warning : .good)
    }
    var located = located
    let bound = needs.map { (Set(report.nodes.lazy.filter(TestNeeds.isBound).map(\.name)), $0.bound) }
    for source in sources {
      let numbers = source.isReported ? located : []
      page.paragraph(indent: 0, source.sentence(command, bound: bound, numbers, of: rows, width: page.width))
      if source.isReported { located = [] }
    }
  }

  private static func head(_ counts: [String], of report: Report) -> String {
    "\(report.tool.name) \(report.tool.version): \(counts.joined(separator: ", "))"
  }

  /// What to begin with, what it is worth, and the command for it: the first patch that frees a type, or any where
  /// nothing is freed at all; else the steps of the first entry.
  private func begin(_ entries: GroupEntries, _ commands: CommandPaths, _ page: inout TextPage) {
    let beginning = entries.beginning
    let first = entries.first(sources.lazy.compactMap(\.filling).first)
    if beginning != nil || first != nil { page.blank() }
    guard let first else {
      if let beginning { begin("Begin with", beginning.sentence, commands.complete(beginning.command), &page) }
      return
    }
    let isFreeing = if case .bound? = beginning?.gain { false } else { true }
    if isFreeing, let beginning {
      return begin("Begin with", beginning.sentence, commands.complete(beginning.command), &page)
    }
    begin("Begin with", first.worth + first.obstacle, commands.complete(first.command), &page)
  }

  /// A command stands on a line of its own and is not broken, as it is to be copied.
  private func begin(_ label: String, _ text: String, _ command: String, _ page: inout TextPage) {
    let room = page.width - 2
    guard DisplayText.width(command) <= room else { return }
    page.paragraph(indent: 0, label: label, labelWidth: Self.labels, text)
    page.line(indent: min(Self.labels, page.width - DisplayText.width(command)), [(command, .good)])
  }

  /// What is worse than a dependency that is hard to test comes before them.
  private func errors(of page: inout TextPage) {
    let errors = report.findings.filter { $0.severity == .error }
    guard !errors.isEmpty else { return }
    page.blank()
    let shown = errors.prefix(max(Self.shownErrors, Self.usualEntries - groups.leading.count))
    for (place, error) in shown.enumerated() {
      let label = place > 0 ? "" : errors.count == 1 ? "Error" : "Errors (\(DisplayText.grouped(errors.count)))"
      let room = page.width - Self.labels
      let site = DisplayText.fittingPath("\(error.site.file):\(error.site.line)", room)
      let message = DisplayText.fitting(DisplayText.printable(error.message), max(2 * room - 20, 80))
      page.paragraph(indent: 0, label: label, labelWidth: Self.labels, message, .error)
      page.line(indent: Self.labels, [(site, .plain)])
    }
  }

  // MARK: What is said in one line each

  /// - Parameter room: the columns that a line has.
  private func facts(
    _ room: Int, _ entries: GroupEntries?, _ commands: CommandPaths
  ) -> [(label: String, text: String)] {
    var facts = [
      ("Findings", findings(room, entries)), ("Cycles", cycles(room, commands)), ("Depth", depth(room, commands)),
      ("Singletons", singletons(room)),
    ]
    if let gate = report.gate {
      let count = DisplayText.grouped(gate.stale.count)
      let stale = gate.stale.isEmpty ? "" : ", \(count) stale (digraph baseline --shrink)"
      let known = "\(DisplayText.grouped(gate.new)) new, \(DisplayText.grouped(gate.known)) known"
      facts.insert(("Baseline", known + stale), at: 1)
    }
    var limits = SummaryFacts.others(in: report.summary).map { ["\($0) not judged"] } ?? []
    let resolution = report.resolution
    if resolution.unknown > 0 {
      let share = DisplayText.decimal(resolution.unknownPercent, digits: 1)
      let missing = resolution.unknownPercent >= Self.muchUnknown ? ", so that some dependencies may be missing" : ""
      limits.append("\(share)% of \(DisplayText.count(resolution.references, "reference")) unresolved\(missing)")
    }
    if !limits.isEmpty { facts.append(("Left out", limits.joined(separator: "; "))) }
    if !options.isVerbose, let first = report.diagnostics.first(where: { $0.severity == .error }) {
      let more = report.diagnostics.count - 1
      let text = [first.file, first.message].compactMap(\.self).joined(separator: ": ")
      let rest = more > 0 ? "; \(DisplayText.grouped(more)) more with --verbose" : ""
      facts.append(("Problems", DisplayText.fitting(DisplayText.printable(text), max(room - rest.count, 40)) + rest))
    }
    return facts
  }

  /// How many there are, and those of the flags that show them that fit.
  private func findings(_ room: Int, _ entries: GroupEntries?) -> String {
    guard !report.findings.isEmpty else { return "none" }
    let counts = SummaryFacts.severities(of: report.findings)
    guard let entries else { return counts }
    let noun = groups.grouping == .dependency ? ("dependency", "dependencies") : ("group", "groups")
    let text = "\(counts) (--verbose); \(DisplayText.count(entries.all, noun.0, plural: noun.1))"
    let top = entries.count < entries.all ? ["--top N"] : []
    let all = "\(text) (\((top + ["--group-by UNIT"]).joined(separator: ", ")))"
    let some = top.isEmpty ? text : "\(text) (\(top[0]))"
    return DisplayText.width(all) > room && DisplayText.width(some) <= room ? some : all
  }

  private func cycles(_ room: Int, _ commands: CommandPaths) -> String {
    guard let largest = report.cycles.max(by: { $0.members.count < $1.members.count }) else { return "none" }
    let size = DisplayText.count(largest.members.count, "type")
    let count = DisplayText.grouped(report.cycles.count)
    let head = report.cycles.count == 1 ? "1, of \(size)" : "\(count), the largest of \(size)"
    // That the last leads to the first again goes without saying.
    return chain(
      Array(largest.witness.dropLast()), behind: head, " (\(commands.complete(["digraph", "cycles"])))", room)
  }

  private func depth(_ room: Int, _ commands: CommandPaths) -> String {
    let count = DisplayText.grouped(report.summary.depth)
    guard report.deepestChain.count > 1 else { return count }
    return chain(report.deepestChain, behind: count, " (\(commands.complete(["digraph", "depth"])))", room)
  }

  /// As much of a chain as fits on the line.
  private func chain(_ nodes: [Int], behind head: String, _ tail: String, _ room: Int) -> String {
    // Where they stand in full, the command says.
    let names = nodes.prefix(20).map { Self.lastName(report.nodes[$0].name) }
    let last = nodes.last.map { Self.lastName(report.nodes[$0].name) } ?? ""
    var kept = names.count
    while kept > 0 {
      let shown = kept == nodes.count ? names : names.prefix(kept) + ["...", last]
      let text = "\(head): \(shown.joined(separator: " -> "))\(tail)"
      if DisplayText.width(DisplayText.printable(text)) <= room { return text }
      kept -= kept == nodes.count ? 2 : 1
    }
    return head + tail
  }

  private static func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  private func singletons(_ room: Int) -> String {
    let count = report.summary.singletons
    guard count > 0 else { return "none" }
    let all = report.singletons
    var names: Set<String> = []
    let most = all.indices.filter { all[$0].ownership == .project && all[$0].risk != .holder && all[$0].uses > 0 }
      .sorted { (all[$1].uses, $0) < (all[$0].uses, $1) }
      .filter { row in
        // Who asks a locator is counted above, by what it is asked for.
        !sources.contains { $0.isAbout(all[row].type) } && names.insert(all[row].spelling).inserted
      }
      .prefix(min(3, count)).map { all[$0].spelling }
    let text = "\(DisplayText.grouped(count)) of its own"
    for shown in stride(from: most.count, to: 0, by: -1) {
      let names = most.prefix(shown).joined(separator: ", ")
      let line = "\(text)\(count > shown ? ", reached most (infos included)" : ""): \(names)"
      if DisplayText.width(DisplayText.printable(line)) <= room { return line }
    }
    return text
  }

  // MARK: What is missing

  private func leftOut(
    _ extent: Extent, _ entries: GroupEntries?, _ commands: CommandPaths, of page: inout TextPage
  ) {
    var lines: [String] = []
    if !hasOwners {
      lines.append("Nobody is named as an owner: there is no \(CodeOwners.paths.joined(separator: ", ")).")
    }
    var example: String?
    if let entries {
      example = entries.example.map(ShellText.command)
    } else if case .all(let least) = extent {
      if least == .warning {
        let infos = DisplayText.count(report.findings.count { $0.severity == .info }, "info")
        lines.append("Not shown: \(infos) (--verbose).")
      }
      let shown = report.findings.lazy.filter { $0.severity >= least }
      example = shown.compactMap { $0.recipe?.command }.first
    }
    if let example, let advice = commands.advice(example, width: page.width) { lines.append(advice) }
    guard !lines.isEmpty else { return }
    if entries == nil { page.blank() }
    for line in lines { page.paragraph(indent: 0, line, .info) }
  }
}

extension ReportSingleton {
  /// As code writes it.
  var spelling: String { type.isEmpty || risk == .global ? member : "\(type).\(member)" }
}
