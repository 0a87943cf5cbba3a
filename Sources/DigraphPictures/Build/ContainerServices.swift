import DigraphQueries
import DigraphReport

/// What the containers and locators of a report hand out, and who asks for it: what a picture of them is drawn from.
struct ContainerServices {
  /// A service of one container, however often it is registered.
  struct Service {
    let container: String
    /// In the word of the container; nil where nothing is said.
    let scope: String?
    let name: String
    /// What is made, where that is another type.
    var implementations: [String] = []
    /// In a few words each.
    var problems: [String] = []
    /// Somebody registers it, or a locator has a member for it.
    var isKnown: Bool
    let site: ReportSite?
  }

  /// What stands in one frame.
  struct Group: Hashable {
    private let container: String
    private let scope: String?
    private let isKnown: Bool

    init(_ service: Service) {
      (container, scope, isKnown) = (service.container, service.scope, service.isKnown)
    }

    /// - Parameter isOnly: whether there is no other container.
    func label(isOnly: Bool) -> String {
      let words = !isKnown ? "not registered" : scope.map { "scope \($0)" }
      if isOnly, let words { return words }
      return words.map { "\(container), \($0)" } ?? container
    }
  }

  /// A place in the code that asks for a service.
  struct Request {
    let consumer: String
    /// Index into ``ContainerServices/all``.
    let service: Int
    let look: EdgeLook
    let site: ReportSite
  }

  /// By container, scope and name; what is registered first.
  private(set) var all: [Service] = []
  private(set) var requests: [Request] = []
  /// Who registers, and what is made: what these ask for belongs to the containers.
  private(set) var makers: Set<String> = []
  private let nodes: [String: Int]
  private var index: [Key: Int] = [:]

  private struct Key: Hashable {
    let container: String
    let name: String
  }

  private struct Place: Hashable {
    let file: String
    let line: Int
    let column: Int

    init(_ site: ReportSite) { (file, line, column) = (site.file, site.line, site.column) }
  }

  /// - Parameter findings: those about containers.
  /// - Complexity: O(registrations, resolutions and places of edges to locators), and sorting.
  init(_ report: Report, findings: [ReportFinding]) {
    nodes = Dictionary(report.nodes.lazy.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    var found: [Service] = []
    let registrations = report.registrations.filter { !$0.isTest }
    for row in registrations {
      add(row, to: &found)
    }
    let resolutions = report.resolutions.filter { !$0.isTest && $0.service != nil }
    for row in resolutions where index[Key(container: row.container, name: row.service!)] == nil {
      enter(
        Service(container: row.container, scope: nil, name: row.service!, isKnown: row.registered > 0, site: row.site),
        &found)
    }
    let located = Self.located(report, besides: Set(resolutions.map { Place($0.site) }))
    for (locator, edge, _) in located {
      let target = report.nodes[edge.target]
      guard index[Key(container: locator, name: target.name)] == nil else { continue }
      enter(Service(container: locator, scope: nil, name: target.name, isKnown: true, site: target.site), &found)
    }
    addChoices(report, &found)
    addProblems(findings, &found)
    sort(found)
    for row in resolutions {
      let service = index[Key(container: row.container, name: row.service!)]!
      let look: EdgeLook = row.kind == .wrapper ? .hidden : .locator
      requests.append(Request(consumer: row.consumer, service: service, look: look, site: row.site))
    }
    for (locator, edge, site) in located {
      let service = index[Key(container: locator, name: report.nodes[edge.target].name)]!
      requests.append(
        Request(consumer: report.nodes[edge.source].name, service: service, look: .locator, site: site))
    }
    makers = Set(registrations.map(\.consumer) + all.flatMap { [$0.name] + $0.implementations })
  }

  private mutating func add(_ row: ReportRegistration, to found: inout [Service]) {
    let name = row.service ?? row.implementation ?? "some type"
    let key = Key(container: row.container, name: name)
    if index[key] == nil {
      enter(Service(container: row.container, scope: row.scope, name: name, isKnown: true, site: row.site), &found)
    }
    let position = index[key]!
    guard let made = row.implementation, made != name, !found[position].implementations.contains(made) else { return }
    found[position].implementations.append(made)
  }

  private mutating func enter(_ service: Service, _ found: inout [Service]) {
    index[Key(container: service.container, name: service.name)] = found.count
    found.append(service)
  }

  /// The edges by which the product asks a locator for a service, with the locator and each place.
  private static func located(
    _ report: Report, besides known: Set<Place>
  ) -> [(locator: String, edge: ReportEdge, site: ReportSite)] {
    var locators: [Place: Int] = [:]
    for edge in report.edges where edge.kind == .locator && edge.via == nil {
      for site in edge.sites { locators[Place(site)] = edge.target }
    }
    var found: [(locator: String, edge: ReportEdge, site: ReportSite)] = []
    for edge in report.edges where edge.kind == .locator && edge.via == .locator {
      guard report.nodes[edge.source].isProduction, report.nodes[edge.target].ownership == .project else { continue }
      for site in edge.sites where !known.contains(Place(site)) {
        guard let locator = locators[Place(site)] else { continue }
        found.append((report.nodes[locator].name, edge, site))
      }
    }
    return found
  }

  /// What locators make of what they hand out.
  private func addChoices(_ report: Report, _ found: inout [Service]) {
    var choices: [String: [String]] = [:]
    for edge in report.edges where edge.isChoice {
      choices[report.nodes[edge.source].name, default: []].append(report.nodes[edge.target].name)
    }
    for position in found.indices where found[position].implementations.isEmpty && found[position].isKnown {
      found[position].implementations = choices[found[position].name] ?? []
    }
  }

  private func addProblems(_ findings: [ReportFinding], _ found: inout [Service]) {
    var byName: [String: [Int]] = [:]
    for (position, service) in found.enumerated() { byName[service.name, default: []].append(position) }
    for finding in findings {
      for position in finding.dependency.flatMap({ byName[$0] }) ?? []
      where !found[position].problems.contains(finding.rule) {
        found[position].problems.append(finding.rule)
      }
    }
  }

  private mutating func sort(_ found: [Service]) {
    all = found.sorted { a, b in
      if a.container != b.container { return a.container < b.container }
      if a.isKnown != b.isKnown { return a.isKnown }
      return (a.scope ?? "", a.name) < (b.scope ?? "", b.name)
    }
    for (position, service) in all.enumerated() {
      index[Key(container: service.container, name: service.name)] = position
    }
  }

  // MARK: Nodes

  func node(named name: String) -> Int? { nodes[name] }

  func node(of service: Service) -> Int? { nodes[service.name] }

  /// Ids of what is asked for and of what is made.
  func nodes(of service: Service) -> [Int] { ([service.name] + service.implementations).compactMap { nodes[$0] } }
}
