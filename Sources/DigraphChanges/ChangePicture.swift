package import DigraphPictures
import DigraphQueries
import DigraphReport
import DigraphReporting
import TextOutput

/// Draws up a picture of a difference: whatever came and went, and between these types what stayed.
struct ChangePicture {
  private let answer: DiffAnswer
  private let budget: Int
  private var picture: Picture
  private var names = BoxNames()
  /// The box of a type, by its name.
  private var places: [String: Int] = [:]
  /// Names of the project's functions, variables and other code outside of types, in each state.
  private let functions: (before: Set<String>, after: Set<String>)

  /// - Parameter budget: the most boxes.
  static func picture(of answer: DiffAnswer, budget: Int) -> Picture {
    var builder = ChangePicture(answer: answer, budget: budget)
    builder.build()
    return builder.picture
  }

  private init(answer: DiffAnswer, budget: Int) {
    self.answer = answer
    self.budget = budget
    func names(_ report: Report) -> Set<String> {
      Set(report.nodes.lazy.filter { $0.ownership == .project && !$0.kind.isType }.map(\.name))
    }
    functions = (names(answer.before), names(answer.after))
    let title = "\(answer.states.before.title) → \(answer.states.after.title)"
    picture = Picture(title: "Changes of dependencies, \(title)", caption: [])
  }

  private mutating func build() {
    let changed = answer.pairs.filter { !$0.isStructural && !$0.isTest }
    var drawn: [DependencyChange] = []
    for pair in changed {
      let new = Set([pair.consumer, pair.dependency]).count { places[$0] == nil }
      guard places.count + new <= budget, drawn.count < budget * 2 else { break }
      let report = pair.gained.isEmpty ? answer.before : answer.after
      add(report.nodes[pair.source], as: pair.consumer)
      add(report.nodes[pair.target], as: pair.dependency)
      drawn.append(pair)
    }
    let (left, all) = addLoneTypes()
    for pair in drawn {
      let change: Picture.Change = pair.isNew ? .gained : pair.isGone ? .lost : .altered
      picture.lines.append(
        line(
          pair.consumer, pair.dependency, change, label: change.sign + pair.manner,
          look: look(of: pair), site: pair.site))
    }
    addKept(room: budget * 2)
    picture.lines.sort { ($0.source, $0.target) < ($1.source, $1.target) }
    let count = DisplayText.count(changed.count, "changed dependency", plural: "changed dependencies")
    picture.caption = [
      answer.difference.isEmpty ? answer.nothing : "\(count); the change can reach \(answer.reach)."
    ]
    var omitted: [String] = []
    if drawn.count < changed.count { omitted.append("\(DisplayText.grouped(changed.count - drawn.count)) of them") }
    if left > 0 {
      omitted.append("\(DisplayText.grouped(left)) of \(DisplayText.count(all, "type")) that came or went")
    }
    if !omitted.isEmpty { picture.caption.append("Not drawn: \(omitted.joined(separator: ", ")).") }
    picture.clip()
  }

  /// Types that came or went and have no dependency to draw, as far as there is room.
  ///
  /// - Returns: how many found none, of how many.
  private mutating func addLoneTypes() -> (left: Int, all: Int) {
    let types = answer.difference.types
    let nodes = types.gained.map { answer.after.nodes[$0] } + types.lost.map { answer.before.nodes[$0] }
    let shown = nodes.filter { !$0.isTest }
    for node in shown where places[node.name] == nil && places.count < budget { add(node, as: node.name) }
    return (shown.count { places[$0.name] == nil }, shown.count)
  }

  private mutating func add(_ node: ReportNode, as name: String) {
    guard places[name] == nil else { return }
    places[name] = picture.boxes.count
    let change = change(of: node, name)
    let words = [node.role?.rawValue ?? node.kind.rawValue, node.site.map { "\($0.file):\($0.line)" }]
    picture.boxes.append(
      Picture.Box(
        id: names.unique(name), label: change.sign + name, detail: node.kind == .protocol ? "protocol" : nil,
        tooltip: "\(name), \(change.title): \(words.compactMap(\.self).joined(separator: ", "))",
        shape: node.ownership != .project ? .external : node.kind == .protocol ? .protocol : .type,
        tint: Picture.Tint(node), isOnCycle: false, group: nil, site: node.site, change: change))
  }

  /// Of what is no type both states are asked for the name.
  private func change(of node: ReportNode, _ name: String) -> Picture.Change {
    guard node.kind.isType else {
      if node.ownership != .project { return .kept }
      return !functions.before.contains(name) ? .gained : !functions.after.contains(name) ? .lost : .kept
    }
    let types = answer.difference.types
    return types.gained.contains { answer.after.nodes[$0].name == name }
      ? .gained : types.lost.contains { answer.before.nodes[$0].name == name } ? .lost : .kept
  }

  /// Dependencies that both states have, between the types that are drawn.
  private mutating func addKept(room: Int) {
    let taken = Set(picture.lines.map { [$0.source, $0.target] })
    var seen = taken
    for edge in answer.after.edges where edge.isDependency && seen.count - taken.count < room {
      let (consumer, dependency) = (answer.after.nodes[edge.source].name, answer.after.nodes[edge.target].name)
      guard consumer != dependency, let source = places[consumer], let target = places[dependency],
        seen.insert([source, target]).inserted
      else { continue }
      picture.lines.append(
        line(
          consumer, dependency, .kept, label: nil, look: EdgeLook(edge, from: answer.after.nodes[edge.source]),
          site: edge.firstSite))
    }
  }

  private func look(of pair: DependencyChange) -> EdgeLook {
    let (report, edges) =
      pair.gainedEdges.isEmpty ? (answer.before, pair.lostEdges) : (answer.after, pair.gainedEdges)
    return edges.map { EdgeLook(report.edges[$0], from: report.nodes[report.edges[$0].source]) }.min() ?? .structural
  }

  private func line(
    _ consumer: String, _ dependency: String, _ change: Picture.Change, label: String?, look: EdgeLook,
    site: ReportSite?
  ) -> Picture.Line {
    let place = site.map { " (\($0.file):\($0.line))" } ?? ""
    return Picture.Line(
      source: places[consumer] ?? 0, target: places[dependency] ?? 0, look: look, count: 1,
      tooltip: "\(consumer) -> \(dependency): \(label ?? change.title)\(place)", isOnCycle: false, site: site,
      change: change, label: label)
  }
}

extension DiffAnswer {
  package func picture(_ options: PictureOptions) -> Picture? {
    ChangePicture.picture(of: self, budget: max(options.nodeBudget, 2))
  }
}
