import DigraphFacts
import DigraphPictures
import DigraphQueries
import DigraphReport
import FileAccess

/// The part of a report that --focus, --reaches, --modules and --cycles-only select, and what its picture shows of it.
struct FocusedPart {
  private let report: Report
  private let settings: Settings
  private var focus: Settings.Focus { settings.focus }
  private let names: TypeNames

  init(_ report: Report, _ settings: Settings) {
    self.report = report
    self.settings = settings
    names = TypeNames(report)
  }

  /// The part, and what is marked and joined in pictures of it.
  func shown() throws(CommandError) -> (report: Report, picture: PictureOptions) {
    let kept = try nodes()
    let part = kept.map(report.part) ?? report
    // A part has ids of its own.
    let order = kept.map { $0.sorted() } ?? Array(report.nodes.indices)
    let ids = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    var options = PictureOptions()
    if let collapse = settings.collapse { options.collapse = collapse }
    options.joined = settings.joined
    try checkJoined()
    options.highlighted = Set(try names.ids(settings.highlights).compactMap { ids[$0] })
    // What was asked for by name is drawn, whatever its role.
    if kept != nil { options.selection = Set(part.nodes.indices) }
    if !focus.names.isEmpty {
      options.focus = PictureOptions.Focus(
        nodes: Set(try names.ids(focus.names).compactMap { ids[$0] }), names: focus.names, depth: reach,
        drawsContext: focus.drawsContext)
    }
    return (part, options)
  }

  /// How many steps away neighbours may be; nil for any number.
  private var reach: Int? { focus.depth == 0 ? nil : focus.depth ?? 1 }

  private func checkJoined() throws(CommandError) {
    guard let missing = JoinedFolders(settings.joined, in: report).unmatched.first else { return }
    let folders = Set(report.nodes.compactMap { $0.site.map { FilePath.parent(of: $0.file) } })
    let known = folders.union(folders.compactMap { $0.split(separator: "/").last.map(String.init) })
      .union(report.nodes.compactMap(\.module)).union(["auto", "folder", "module", "none"])
    throw CommandError(
      "no module or folder matches '\(missing.text)' of --collapse"
        + NearestSpelling.suggestions(for: missing.text, in: known.sorted()))
  }

  /// The nodes that all of these flags select; nil if none of them is given.
  func nodes() throws(CommandError) -> Set<Int>? {
    var kept: Set<Int>?
    func keep(_ nodes: Set<Int>) { kept = kept.map { $0.intersection(nodes) } ?? nodes }
    if !focus.names.isEmpty { keep(try neighbours(of: names.ids(focus.names))) }
    if !focus.reaches.isEmpty { keep(try whatReaches(names.ids(focus.reaches))) }
    if !focus.modules.isEmpty {
      let modules = try names.modules(focus.modules)
      keep(Set(report.nodes.filter { $0.module.map(modules.contains) ?? false }.map(\.id)))
    }
    if focus.isOnCycles { keep(Set(report.cycles.flatMap(\.members))) }
    return kept
  }

  private func neighbours(of asked: [Int]) -> Set<Int> {
    let query = ReachQuery(report, followsNavigation: true)
    let found = query.needs(of: asked, limit: reach) + query.dependents(of: asked, limit: reach)
    return Set(asked).union(shown(found.map(\.node), beside: asked))
  }

  private func whatReaches(_ asked: [Int]) -> Set<Int> {
    let limit = focus.names.isEmpty ? focus.depth.flatMap { $0 > 0 ? $0 : nil } : nil
    let found = ReachQuery(report).dependents(of: asked, limit: limit)
    return Set(asked).union(shown(found.map(\.node), beside: asked))
  }

  /// Tests are shown only beside a test.
  private func shown(_ nodes: [Int], beside asked: [Int]) -> [Int] {
    asked.contains { report.nodes[$0].isTest } ? nodes : nodes.filter { !report.nodes[$0].isTest }
  }
}
