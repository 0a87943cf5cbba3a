import DigraphQueries
package import DigraphReport
import DirectedGraph
import TextOutput

/// Draws up a picture of the locators and containers of a report: the services by container and scope, what is made of
/// each, what each asks for itself, and who else asks.
package struct ContainerPicture {
  private let report: Report
  private let budget: Int
  private let services: ContainerServices
  private var picture: Picture
  private var names = BoxNames()
  /// For each service the index of its box.
  private var place: [Int] = []
  private var notes: [String] = []
  /// For each type the modules and folders it stands in.
  private let homes: [String: [String]]

  /// - Parameters:
  ///   - findings: those about containers.
  ///   - budget: with more boxes than these, consumers are joined.
  /// - Complexity: linear in the report, beside the choice of how far consumers are joined.
  package static func picture(of report: Report, findings: [ReportFinding], budget: Int) -> Picture {
    var builder = ContainerPicture(report, ContainerServices(report, findings: findings), budget: budget)
    builder.build()
    return builder.picture
  }

  private init(_ report: Report, _ services: ContainerServices, budget: Int) {
    self.report = report
    self.budget = budget
    self.services = services
    let name = report.title ?? report.root.split(separator: "/").last.map(String.init)
    picture = Picture(title: name.map { "Containers of \($0)" } ?? "Containers", caption: [])
    homes = Dictionary(report.nodes.lazy.map { ($0.name, Self.home(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  private static func home(of node: ReportNode) -> [String] {
    let folders = node.site.map { $0.file.split(separator: "/").dropLast().map(String.init) } ?? []
    return [node.module ?? "other code"] + folders
  }

  private mutating func build() {
    addServices()
    let own = ownLines()
    let asked = askedLines()
    // Lines, rather than boxes, make a picture unreadable.
    if own.count + asked.count <= budget * 3 / 2 {
      picture.lines = own
      addConsumers(asked)
    } else {
      countConsumers(asked)
      picture.lines = thinned(own)
    }
    let wrong = services.all.count { !$0.problems.isEmpty }
    picture.caption = [
      services.all.isEmpty
        ? "No locators and no containers."
        : DisplayText.count(services.all.count, "service") + ", "
          + DisplayText.count(services.requests.count, "place") + " that ask for one"
          + (wrong > 0 ? "; something is wrong with \(DisplayText.grouped(wrong))." : ".")
    ]
    if !notes.isEmpty { picture.caption.append("Not drawn: \(notes.joined(separator: ", ")).") }
    picture.clip()
  }

  // MARK: Services

  private mutating func addServices() {
    let containers = Set(services.all.map(\.container)).count
    var groups: [ContainerServices.Group: Int] = [:]
    for service in services.all {
      let group = ContainerServices.Group(service)
      if groups[group] == nil {
        groups[group] = picture.groups.count
        picture.groups.append(Picture.Group(label: group.label(isOnly: containers == 1)))
      }
      place.append(picture.boxes.count)
      picture.boxes.append(box(of: service, in: groups[group]!))
    }
  }

  private mutating func box(of service: ContainerServices.Service, in group: Int) -> Picture.Box {
    let node = services.node(of: service).map { report.nodes[$0] }
    var details: [String] = []
    if !service.implementations.isEmpty { details.append("→ \(service.implementations.joined(separator: ", "))") }
    details += service.problems
    let made =
      service.implementations.isEmpty
      ? service.name : "\(service.name), made as \(service.implementations.joined(separator: ", "))"
    let words = [made, service.container, service.scope.map { "scope \($0)" }].compactMap(\.self) + service.problems
    let place = service.site.map { " (\($0.file):\($0.line))" } ?? ""
    return Picture.Box(
      id: names.unique(service.name), label: service.name,
      detail: details.isEmpty ? nil : details.joined(separator: "; "),
      tooltip: words.joined(separator: ", ") + place, shape: node?.kind == .protocol ? .protocol : .type,
      tint: node.map { Picture.Tint($0) } ?? .plain, isOnCycle: false, isWrong: !service.problems.isEmpty, group: group,
      site: service.site)
  }

  private func add(_ detail: String, to box: Int, _ picture: inout Picture) {
    picture.boxes[box].detail = [picture.boxes[box].detail, detail].compactMap(\.self).joined(separator: "; ")
  }

  // MARK: Lines between services

  /// From services to those that they are made of.
  private func ownLines() -> [Picture.Line] {
    var makers: [Int: [Int]] = [:]
    var asked: [Int: [Int]] = [:]
    for (index, service) in services.all.enumerated() {
      for node in services.nodes(of: service) { makers[node, default: []].append(index) }
      if let node = services.node(of: service) { asked[node, default: []].append(index) }
    }
    var lines: [Pair: Picture.Line] = [:]
    for edge in report.edges where edge.isDependency {
      for source in makers[edge.source] ?? [] {
        for target in asked[edge.target] ?? []
        where source != target && services.all[source].container == services.all[target].container {
          let pair = Pair(source: place[source], target: place[target])
          guard lines[pair] == nil else { continue }
          lines[pair] = Picture.Line(
            source: pair.source, target: pair.target, look: EdgeLook(edge, from: report.nodes[edge.source]), count: 1,
            tooltip: "\(services.all[source].name) -> \(services.all[target].name): \(edge.kind.rawValue)",
            isOnCycle: false, site: edge.firstSite)
        }
      }
    }
    return lines.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Without what chains of other lines imply, and at last without what leads to the services that most need.
  private mutating func thinned(_ lines: [Picture.Line]) -> [Picture.Line] {
    let limit = budget
    guard lines.count > limit else { return lines }
    var lines = lines
    let graph = Graph(nodeCount: picture.boxes.count, edges: lines.map { Graph.Edge($0.source, $0.target) })
    let back = Set(graph.feedbackArcSet(weights: lines.map(\.count)).edges)
    for index in back { lines[index].isAgainst = true }
    let ahead = lines.filter { !$0.isAgainst }
    let reduced = Graph(nodeCount: picture.boxes.count, edges: ahead.map { Graph.Edge($0.source, $0.target) })
      .transitiveReduction()
    var kept = (reduced.map { $0.map { ahead[$0] } } ?? ahead) + lines.filter(\.isAgainst)
    if kept.count < lines.count {
      notes.append("\(DisplayText.grouped(lines.count - kept.count)) implied by chains of lines")
    }
    var needed = [Int](repeating: 0, count: picture.boxes.count)
    for line in lines { needed[line.target] += 1 }
    let before = kept.count
    for box in needed.indices.sorted(by: { (needed[$1], $0) < (needed[$0], $1) }) where kept.count > limit {
      kept.removeAll { $0.target == box }
      add("needed by \(DisplayText.count(needed[box], "service"))", to: box, &picture)
    }
    if kept.count < before {
      notes.append("\(DisplayText.grouped(before - kept.count)) to services that say how many need them")
    }
    return kept.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  // MARK: Consumers

  private struct Pair: Hashable, Comparable {
    let source: Int
    let target: Int

    static func < (a: Pair, b: Pair) -> Bool { (a.source, a.target) < (b.source, b.target) }
  }

  /// Who asks and is no part of a container itself, joined by folder where they are many.
  private struct Asked {
    /// The labels of boxes with those who stand in each.
    var boxes: [(label: String, members: [String])] = []
    /// From one of these to a box of the picture.
    var lines: [(Pair, Picture.Line)] = []
    var count: Int { lines.count }
  }

  private func askedLines() -> Asked {
    let requests = services.requests.filter { !services.makers.contains($0.consumer) }
    let consumers = Set(requests.map(\.consumer)).sorted()
    let joined = joined(consumers, room: max(budget - picture.boxes.count, budget / 6))
    var asked = Asked()
    asked.boxes = Dictionary(grouping: consumers, by: { joined[$0]! }).sorted { $0.key < $1.key }
      .map { (label: $0.key, members: $0.value) }
    let numbers = Dictionary(uniqueKeysWithValues: asked.boxes.enumerated().map { ($1.label, $0) })
    var lines: [Pair: Picture.Line] = [:]
    for request in requests {
      let pair = Pair(source: numbers[joined[request.consumer]!]!, target: place[request.service])
      let site = request.site
      let words = "\(request.consumer) -> \(services.all[request.service].name) (\(site.file):\(site.line))"
      if lines[pair] == nil {
        lines[pair] = Picture.Line(
          source: pair.source, target: pair.target, look: request.look, count: 0, tooltip: words, isOnCycle: false,
          site: request.site)
      } else {
        lines[pair]!.tooltip += "; \(words)"
      }
      lines[pair]!.look = min(lines[pair]!.look, request.look)
      lines[pair]!.count += 1
    }
    asked.lines = lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return asked
  }

  private mutating func addConsumers(_ asked: Asked) {
    let first = picture.boxes.count
    for (label, members) in asked.boxes { picture.boxes.append(box(ofConsumers: members, label)) }
    for (pair, var line) in asked.lines {
      line.source = first + pair.source
      picture.lines.append(line)
    }
  }

  /// Says in each box how many ask for the service.
  private mutating func countConsumers(_ asked: Asked) {
    var consumers: [Int: Set<String>] = [:]
    for request in services.requests where !services.makers.contains(request.consumer) {
      consumers[place[request.service], default: []].insert(request.consumer)
    }
    for (box, names) in consumers.sorted(by: { $0.key < $1.key }) {
      add("asked for by \(DisplayText.grouped(names.count))", to: box, &picture)
    }
    let all = consumers.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    if !all.isEmpty { notes.append("\(DisplayText.count(all.count, "consumer")), which the boxes count") }
  }

  private mutating func box(ofConsumers members: [String], _ label: String) -> Picture.Box {
    if members.count == 1, members[0] == label {
      let node = services.node(named: label).map { report.nodes[$0] }
      return Picture.Box(
        id: names.unique(label), label: label, tooltip: label, shape: .type,
        tint: node.map { Picture.Tint($0) } ?? .plain, isOnCycle: false, site: node?.site)
    }
    let listed = members.prefix(12).joined(separator: ", ")
    let rest = members.count > 12 ? " and \(members.count - 12) more" : ""
    return Picture.Box(
      id: names.unique(label), label: label, detail: DisplayText.count(members.count, "consumer"),
      tooltip: "\(label): \(listed)\(rest)", shape: .folder, tint: .group, isOnCycle: false)
  }

  /// For each consumer the box it stands in: its own, or as fine a folder as there is room for.
  private func joined(_ consumers: [String], room: Int) -> [String: String] {
    if consumers.count <= room { return Dictionary(uniqueKeysWithValues: consumers.map { ($0, $0) }) }
    let paths = consumers.map { homes[$0] ?? ["other code"] }
    var found = paths.map { $0[0] }
    for depth in 1..<max((paths.map(\.count).max() ?? 0), 1) {
      let finer = paths.map { $0.count > 1 ? $0[1...].prefix(depth).joined(separator: "/") : $0[0] }
      guard Set(finer).count <= room else { break }
      found = finer
    }
    return Dictionary(uniqueKeysWithValues: zip(consumers, found))
  }
}
