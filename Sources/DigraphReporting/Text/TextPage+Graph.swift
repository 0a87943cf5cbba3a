import DigraphFacts
import DigraphQueries
import DigraphReport
import TextOutput

extension TextPage {
  /// How many cycles and singletons are shown unless all are asked for.
  private static let shownRows = 10
  /// How many steps of a chain. More is a mistake in the code, or a program wrote it.
  private static let shownSteps = 100

  /// Each cycle with its witness, every step of it with its kind and location.
  mutating func cycles(of report: Report, isVerbose: Bool) {
    guard !report.cycles.isEmpty else { return }
    heading("Cycles (\(DisplayText.grouped(report.cycles.count)))")
    let edges = EdgeIndex(report)
    let shown = isVerbose ? report.cycles.count : Self.shownRows
    for (number, cycle) in report.cycles.prefix(shown).enumerated() {
      if number > 0 { blank() }
      let names = cycle.members.map { report.nodes[$0].name }
      let listed = names.prefix(isVerbose ? names.count : 8).joined(separator: ", ")
      let rest = names.count - 8
      paragraph(
        indent: 2,
        "\(DisplayText.count(names.count, "type")): \(listed)"
          + (rest > 0 && !isVerbose ? " and \(DisplayText.grouped(rest)) more" : ""))
      steps(cycle.witness, of: report, edges)
    }
    more(report.cycles.count - shown, "cycle")
  }

  /// The chain that makes the graph as deep as it is.
  mutating func deepestChain(of report: Report, isVerbose: Bool) {
    guard report.deepestChain.count > 1 else { return }
    heading("Deepest chain (\(DisplayText.grouped(report.summary.depth)))")
    let shown = isVerbose ? report.deepestChain : Array(report.deepestChain.prefix(Self.shownSteps + 1))
    steps(shown, of: report, EdgeIndex(report))
    more(report.deepestChain.count - shown.count, "step")
  }

  /// One line for each pair of nodes that follow each other, in columns.
  private mutating func steps(_ nodes: [Int], of report: Report, _ edges: EdgeIndex) {
    let pairs = Array(zip(nodes, nodes.dropFirst()))
    let names = pairs.map { "\(report.nodes[$0].name) -> \(report.nodes[$1].name)" }
    let column = min(names.map { DisplayText.width(DisplayText.printable($0)) }.max() ?? 0, width / 2)
    for ((from, to), name) in zip(pairs, names) {
      var pieces: [(String, Style)] = [(name, .plain)]
      if let edge = edges.first(from, to) {
        let manner = edge.isChoice ? "made by a container" : edge.kind.rawValue
        pieces.append((manner, edge.kind.isHardCoded ? .warning : .faint))
        if let site = edge.firstSite { pieces.append(("\(site.file):\(site.line):\(site.column)", .faint)) }
      } else if edges.first(to, from)?.kind.isAcquiring == false {
        // The chain passes from a protocol to the type that implements it.
        pieces.append(("implemented by", .faint))
      }
      cells(indent: 4, column: column, pieces)
    }
  }

  /// The project's singletons, those most reached first.
  mutating func singletons(of report: Report, isVerbose: Bool) {
    let all = report.singletons
    let own = all.indices.filter { all[$0].ownership == .project }
    guard !own.isEmpty else { return }
    heading("Singletons of the project (\(DisplayText.grouped(own.count)))")
    let sorted = own.sorted { (all[$1].uses, $0) < (all[$0].uses, $1) }
    let shown = sorted.prefix(isVerbose ? sorted.count : Self.shownRows).map { all[$0] }
    let names = shown.map { $0.type.isEmpty ? $0.member : "\($0.type).\($0.member)" }
    let column = min(names.map { DisplayText.width(DisplayText.printable($0)) }.max() ?? 0, width / 2)
    for (singleton, name) in zip(shown, names) {
      cells(
        indent: 2, column: column,
        [
          (name, .plain),
          ("\(singleton.risk.rawValue), \(DisplayText.count(singleton.uses, "consumer"))", .faint),
          ("\(singleton.file):\(singleton.line)", .faint),
        ])
    }
    more(sorted.count - shown.count, "singleton")
  }

  /// What went wrong with the input.
  mutating func diagnostics(of report: Report, isVerbose: Bool) {
    guard !report.diagnostics.isEmpty else { return }
    heading("Problems with the input (\(DisplayText.grouped(report.diagnostics.count)))")
    let shown = isVerbose ? report.diagnostics.count : Self.shownLines
    for diagnostic in report.diagnostics.prefix(shown) {
      let place = [diagnostic.file, diagnostic.line.map(String.init), diagnostic.column.map(String.init)]
        .compactMap(\.self).joined(separator: ":")
      paragraph(
        indent: 2, (place.isEmpty ? "" : place + ": ") + "\(diagnostic.severity.rawValue): \(diagnostic.message)",
        diagnostic.severity == .error ? .error : .plain)
    }
    more(report.diagnostics.count - shown, "problem")
  }
}
