package import DigraphReport
import TextOutput

/// Draws up a picture of a report: chooses what is shown, joins what is too much, and says what was left out.
package struct PictureBuilder {
  private let report: Report
  private let options: PictureOptions
  private let scope: PictureScope
  private var picture: Picture
  private var names = BoxNames()
  /// For each node of the report the index of its box, -1 where it has none.
  private var place: [Int]
  private var notes = PictureNotes()
  /// The box that modules share which are too small for one of their own; nil where there is none.
  private var sharedBox: Int?

  /// - Complexity: linear in the report, beside the choice of boxes and lines, which depends on the budget.
  package static func picture(of report: Report, _ options: PictureOptions) -> Picture {
    var builder = PictureBuilder(report, options)
    builder.build()
    return builder.picture
  }

  /// What is inside of a box that stands for several types.
  ///
  /// - Parameter inside: the types of the box and the links between them.
  static func picture(of report: Report, _ options: PictureOptions, inside: PictureScope) -> Picture {
    var builder = PictureBuilder(report, options, scope: inside, "")
    builder.build()
    return builder.picture
  }

  private init(_ report: Report, _ options: PictureOptions) {
    let full = PictureScope(report, options, drawsExternals: true)
    let joined = JoinedFolders(options.joined, in: report, types: full.types)
    let isSmall =
      options.collapse == .none
      || options.collapse == .auto && joined.boxes.count + joined.rest.count <= options.nodeBudget
    let scope = isSmall ? full : PictureScope(report, options, drawsExternals: false)
    let name = report.title ?? report.root.split(separator: "/").last.map(String.init)
    let title = options.focus?.title(in: report) ?? name.map { "Dependencies of \($0)" } ?? "Dependencies"
    self.init(report, options, scope: scope, title)
    if !isSmall { notes.externals = full.externals.count }
  }

  private init(_ report: Report, _ options: PictureOptions, scope: PictureScope, _ title: String) {
    self.report = report
    self.options = options
    self.scope = scope
    picture = Picture(title: title, caption: [])
    place = [Int](repeating: -1, count: report.nodes.count)
    notes.alone = scope.alone
    notes.amongNeighbours = scope.amongNeighbours
    notes.isFocused = !scope.focus.isEmpty
    notes.isSelected = scope.isPart
  }

  private mutating func build() {
    let budget = max(options.nodeBudget, 1)
    // What a picture is about is never hidden in a box, unless that is most of it.
    let pinned = scope.focus.count <= max(budget / 3, 1) ? scope.focus : []
    let others = pinned.isEmpty ? scope.types : scope.types.filter { !pinned.contains($0) }
    let joined = JoinedFolders(options.joined, in: report, types: others)
    let room = budget - joined.boxes.count
    switch options.collapse {
    case .auto where pinned.count + joined.rest.count > room:
      // Boxes say less than types: fewer of them are enough.
      let boxes = max((options.boxBudget ?? budget * 2 / 3) - joined.boxes.count, 1)
      add(Collapse(report, types: joined.rest, budget: boxes), beside: pinned)
    case .module, .folder, .depth: add(Collapse(report, types: joined.rest, by: options.collapse), beside: pinned)
    case .auto, .none:
      (joined.rest + pinned).sorted().forEach { add(type: $0) }
      addExternals(room: options.collapse == .none ? .max : room - picture.boxes.count)
    }
    for box in joined.boxes { add(box.isModule ? .module : .folder, box.path, box.types, "type") }
    picture.isCollapsed = picture.boxes.contains { $0.tint == .group }
    notes.types = scope.types.count
    notes.boxes = picture.boxes.count
    picture.group(by: BoxGroups(report, scope, place))
    addLines()
    if picture.isCollapsed, options.drawsInsets { addInsets(room: min(budget * 2 / 5, budget - picture.boxes.count)) }
    notes.highlighted = (scope.highlighted.count { place[$0] >= 0 }, scope.highlighted.count)
    picture.caption = notes.sentences(for: picture)
    picture.clip()
  }

  private mutating func add(_ collapse: Collapse, beside pinned: Set<Int>) {
    (pinned.sorted() + collapse.expanded).forEach { add(type: $0) }
    for (folder, types) in collapse.boxes {
      let found = collapse.tree.folders[folder]
      let noun = collapse.split.contains(folder) ? "other type" : "type"
      add(found.parent == nil ? .module : .folder, found.path.joined(separator: "/"), types, noun)
    }
    if !collapse.shared.types.isEmpty {
      sharedBox = picture.boxes.count
      add(.module, DisplayText.count(collapse.shared.modules, "small module"), collapse.shared.types, "type")
    }
  }

  /// Adds a box that stands for several types.
  private mutating func add(_ shape: Picture.Shape, _ path: String, _ types: [Int], _ noun: String) {
    let listed = types.prefix(12).map { report.nodes[$0].name }.joined(separator: ", ")
    let rest = types.count > 12 ? " and \(types.count - 12) more" : ""
    let onCycles = types.count { scope.cycle[$0] >= 0 }
    let inFocus = types.count(where: scope.focus.contains)
    let highlighted = types.count(where: scope.highlighted.contains)
    let counts = [(onCycles, "on cycles"), (inFocus, "in focus"), (highlighted, "highlighted")]
      .filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    types.forEach { place[$0] = picture.boxes.count }
    picture.boxes.append(
      Picture.Box(
        id: names.unique(path), label: path,
        detail: DisplayText.count(types.count, noun) + counts, tooltip: "\(path): \(listed)\(rest)", shape: shape,
        tint: .group, isOnCycle: false, group: nil, nodes: types))
    mark(inFocus: inFocus > 0, highlighted: highlighted > 0)
  }

  private mutating func add(type id: Int) {
    let node = report.nodes[id]
    let place = node.site.map { "\($0.file):\($0.line)" }
    let facts = [
      node.role?.rawValue ?? node.kind.rawValue, node.module.map { "module \($0)" },
      node.depth.map { "depth \($0)" }, place,
    ]
    let isLacking = scope.marks.lacking.contains(id)
    let details = [
      node.kind == .protocol ? "protocol" : scope.overloads[id].map { "\($0) overloads" },
      isLacking ? "lacks a required dependency" : nil,
    ].compactMap(\.self)
    self.place[id] = picture.boxes.count
    picture.boxes.append(
      Picture.Box(
        id: names.unique(node.name), label: node.name,
        detail: details.isEmpty ? nil : details.joined(separator: ", "),
        tooltip: "\(node.name): \(facts.compactMap(\.self).joined(separator: ", "))",
        shape: node.ownership != .project ? .external : node.kind == .protocol ? .protocol : .type,
        tint: Picture.Tint(node), isOnCycle: scope.cycle[id] >= 0 && !picture.isCollapsed,
        isWrong: isLacking, group: nil, site: node.site, nodes: [id]))
    mark(inFocus: scope.focus.contains(id), highlighted: scope.highlighted.contains(id))
  }

  /// Marks the box that was added last.
  private mutating func mark(inFocus isFocus: Bool, highlighted isHighlighted: Bool) {
    picture.boxes[picture.boxes.count - 1].isFocus = isFocus
    picture.boxes[picture.boxes.count - 1].isHighlighted = isHighlighted
  }

  /// The dependencies outside the project that most types share, as far as there is room.
  private mutating func addExternals(room: Int) {
    var consumers: [Int: Int] = [:]
    for link in scope.links { consumers[link.target, default: 0] += 1 }
    let sorted = scope.externals.filter { place[$0] < 0 }
      .sorted { (consumers[$1] ?? 0, $0) < (consumers[$0] ?? 0, $1) }
    sorted.prefix(max(room, 0)).sorted().forEach { add(type: $0) }
    notes.externals = max(sorted.count - max(room, 0), 0)
  }

  private mutating func addLines() {
    var bundles = LineBundles(boxCount: picture.boxes.count)
    // Between boxes only what is acquired counts.
    var breachesInside: [Int: Int] = [:]
    for link in scope.links where !picture.isCollapsed || link.look != .structural || isNeeded(link) {
      let (source, target) = (place[link.source], place[link.target])
      guard source >= 0, target >= 0 else { continue }
      notes.count(link, isInside: source == target)
      if source == target {
        notes.inside += 1
        if link.isBreach { breachesInside[source, default: 0] += 1 }
      } else if isNeeded(link) {
        bundles.add(link, from: source, to: target)
      } else if source == sharedBox || target == sharedBox {
        // Modules that have nothing in common but their size: lines of all of them together would mislead.
        notes.ofSmallModules += 1
      } else if picture.isCollapsed, link.isExtension {
        // It would be charged to a module that knows nothing of it.
        notes.ofExtensions += 1
      } else {
        bundles.add(link, from: source, to: target)
      }
    }
    for (box, count) in breachesInside {
      let sign = "\(Picture.LineMark.breach.sign) \(count) inside"
      picture.boxes[box].detail = [picture.boxes[box].detail, sign].compactMap(\.self).joined(separator: ", ")
    }
    if picture.isCollapsed {
      notes.omitted = bundles.simplify { isOnCycle($0) || $0.links.contains(where: isNeeded) }
    }
    addLines(bundles.bundles)
  }

  private mutating func addLines(_ bundles: [LineBundles.Bundle]) {
    for bundle in bundles.sorted(by: { ($0.source, $0.target) < ($1.source, $1.target) }) {
      picture.lines.append(
        Picture.Line(
          bundle, isOnCycle: isOnCycle(bundle), tooltip: tooltip(bundle.links),
          site: report.edges[bundle.links[0].edges[0]].firstSite))
    }
  }

  /// A line between types that belong to one cycle. What stands in a box may belong to many.
  private func isOnCycle(_ bundle: LineBundles.Bundle) -> Bool {
    picture.boxes[bundle.source].isOnCycle && picture.boxes[bundle.target].isOnCycle
      && bundle.links.contains(where: \.isOnCycle)
  }

  private func isNeeded(_ link: PictureScope.Link) -> Bool {
    link.isMarked || scope.focus.contains(link.source) || scope.focus.contains(link.target)
  }

  /// Draws each cycle again, on its own.
  private mutating func addInsets(room: Int) {
    let expanded = Set(scope.types.filter { picture.boxes[place[$0]].tint != .group })
    let insets = CycleInsets(report, types: scope.types, expanded: expanded, room: room)

    notes.omittedCycles = insets.omitted
    for cycle in insets.cycles {
      let isWhole = cycle.shown.count == cycle.size
      picture.groups.append(
        Picture.Group(
          label: isWhole ? "Cycle" : "Shortest path around a cycle of \(cycle.size) types", isInset: true))
      var boxes: [Int: Int] = [:]
      for id in cycle.shown {
        boxes[id] = picture.boxes.count
        add(type: id)
        picture.boxes[picture.boxes.count - 1].isOnCycle = true
        picture.boxes[picture.boxes.count - 1].group = picture.groups.count - 1
      }
      var bundles = LineBundles(boxCount: picture.boxes.count)
      for link in scope.links where link.isOnCycle {
        if let source = boxes[link.source], let target = boxes[link.target] {
          bundles.add(link, from: source, to: target)
        }
      }
      addLines(bundles.bundles)
    }
  }

  private func tooltip(_ links: [PictureScope.Link]) -> String {
    let shown = links.prefix(8).map { link in
      let kinds = link.edges.map { report.edges[$0].kind.rawValue }
      let site = report.edges[link.edges[0]].firstSite.map { " (\($0.file):\($0.line))" } ?? ""
      let names = "\(report.nodes[link.source].name) -> \(report.nodes[link.target].name)"
      return "\(names): \(Array(Set(kinds)).sorted().joined(separator: ", "))\(site)"
    }
    let rest = links.count - shown.count
    return shown.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }
}
