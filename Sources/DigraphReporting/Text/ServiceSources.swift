import DigraphQueries
import DigraphReport
import TextOutput

/// Where consumers get services from that nobody hands to them: locators, containers and property wrappers.
/// Whoever knows the code base knows these first.
enum ServiceSources {
  struct Source {
    fileprivate var name: String
    fileprivate var consumers: Int
    /// How many places in the code there are, as far as they are counted.
    fileprivate var places = 0
    fileprivate var verb = "ask"
    fileprivate var text: String
    fileprivate var isListed = true
    fileprivate var contrast = "instead of taking them"

    /// - Parameters:
    ///   - command: what shows more.
    ///   - width: the columns that a line has; what can be left out is where it would not fit.
    func sentence(_ command: String, width: Int) -> String {
      let who = DisplayText.count(consumers, "consumer")
      let what = "\(verb)\(consumers == 1 ? "s" : "") \(text)"
      let more = isListed ? " (\(command))" : ""
      let whole = "\(who) \(what) \(contrast)\(more)"
      return DisplayText.width(whole) <= width ? whole : "\(who) \(what)\(more)"
    }
  }

  /// So many have to ask, and one type in a hundred, or one in twenty, or at so many places: else few know of it.
  private static func isKnown(_ source: Source, _ types: Int) -> Bool {
    let asking = source.consumers
    return asking * 20 >= types || asking >= 10 && asking * 100 >= types
      || asking >= 5 && source.places * 2 >= types
  }

  /// What most consumers ask first: at most two, and none that few ask beside one that many do or in a large project.
  ///
  /// - Parameter types: how many there are in the product.
  /// - Complexity: O(edges + resolutions).
  static func known(in report: Report, types: Int) -> [Source] {
    let containers = containers(of: report)
    let asked = locators(of: report, beside: containers) + containers + wrappers(of: report)
    let found = handedOn(in: report, beside: asked).sorted { ($1.consumers, $0.name) < ($0.consumers, $1.name) }
    guard let most = found.first, isKnown(most, types) else { return [] }
    return found.prefix(2).filter { $0.consumers * 4 >= most.consumers }
  }

  /// Types that a container declares for those who ask it are no locators of their own.
  private static func locators(of report: Report, beside containers: [Source]) -> [Source] {
    let known = Set(containers.map(\.name))
    var asked: [Int: (consumers: Int, places: Int)] = [:]
    // Edges are sorted by source and target: each pair of them counts once.
    var last = (-1, -1)
    for edge in report.edges where edge.kind == .locator && edge.via != .locator {
      guard report.nodes[edge.source].isProduction else { continue }
      asked[edge.target, default: (0, 0)].places += edge.sites.count
      guard last != (edge.source, edge.target) else { continue }
      last = (edge.source, edge.target)
      asked[edge.target]!.consumers += 1
    }
    return asked.compactMap { target, count in
      let node = report.nodes[target]
      // The type of a framework by which its container is asked, of which the code does not say where it is from.
      let isOfContainer = node.ownership != .project && node.module == nil && !containers.isEmpty
      if known.contains(node.name) || node.module.map(known.contains) == true || isOfContainer { return nil }
      let name = DisplayText.clipped(node.name, to: 40)
      return Source(
        name: name, consumers: count.consumers, places: count.places, text: "the locator \(name) for services")
    }
  }

  /// Containers of the project that are handed on from one to the next, and all the others: who takes one counts, whom
  /// it is asked by most.
  private static func handedOn(in report: Report, beside asked: [Source]) -> [Source] {
    var consumers: [Int: Set<String>] = [:]
    for finding in report.findings where finding.rule == "container-passed" {
      guard let target = finding.target, report.nodes[target].ownership == .project else { continue }
      consumers[target, default: []].insert(finding.consumer)
    }
    var found = asked
    for (target, takers) in consumers {
      let name = DisplayText.clipped(report.nodes[target].name, to: 40)
      let source = Source(
        name: name, consumers: takers.count, verb: "take", text: "the container \(name)", isListed: false,
        contrast: "instead of what they ask it for")
      if let same = found.firstIndex(where: { $0.name == name }) {
        if found[same].consumers < takers.count { found[same] = source }
      } else {
        found.append(source)
      }
    }
    return found
  }

  private static func containers(of report: Report) -> [Source] {
    var asked: [String: (consumers: Set<String>, services: Set<String>)] = [:]
    for row in report.resolutions where !row.isTest {
      asked[row.container, default: ([], [])].consumers.insert(row.consumer)
      if let service = row.service { asked[row.container]!.services.insert(service) }
    }
    return asked.map { name, found in
      let services = found.services.isEmpty ? "services" : DisplayText.count(found.services.count, "service")
      let name = DisplayText.clipped(name, to: 40)
      return Source(
        name: name, consumers: found.consumers.count,
        text: "the container \(name) for \(services)")
    }
  }

  /// A container whose wrapper is known counts as such.
  private static func wrappers(of report: Report) -> [Source] {
    if report.resolutions.contains(where: { $0.kind == .wrapper }) { return [] }
    var consumers: Set<Int> = []
    for edge in report.edges where edge.kind == .wrapper && !report.nodes[edge.source].isTest {
      consumers.insert(edge.source)
    }
    if consumers.isEmpty { return [] }
    return [
      Source(name: "", consumers: consumers.count, text: "for services by property wrappers", isListed: false)
    ]
  }
}
