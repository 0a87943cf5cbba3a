import DigraphQueries
import DigraphReport
import TextOutput

/// Where consumers get services from that nobody hands to them: locators, containers and property wrappers.
/// Whoever knows the code base knows these first.
enum ServiceSources {
  private struct Source {
    var name: String
    var consumers: Int
    var text: String
    var isListed = true
  }

  /// One type in as many has to ask, or few know of it.
  private static let asking = 100

  /// One sentence each, what most consumers ask first: at most two, and none that few ask beside one that many do or in
  /// a large project.
  ///
  /// - Complexity: O(edges + resolutions).
  static func sentences(of report: Report) -> [String] {
    let containers = containers(of: report)
    let found = (locators(of: report, beside: containers) + containers + wrappers(of: report)).sorted {
      ($1.consumers, $0.name) < ($0.consumers, $1.name)
    }
    guard let most = found.first?.consumers, most * asking >= TestNeeds(report)?.types ?? 0 else { return [] }
    return found.prefix(2).filter { $0.consumers * 4 >= most }.map { source in
      let who = DisplayText.count(source.consumers, "consumer")
      let what =
        source.consumers == 1 ? source.text.replacing("fetch ", with: "fetches ", maxReplacements: 1) : source.text
      return "\(who) \(what)\(source.isListed ? " (digraph containers)" : "")"
    }
  }

  /// Types that a container declares for those who ask it are no locators of their own.
  private static func locators(of report: Report, beside containers: [Source]) -> [Source] {
    let known = Set(containers.map(\.name))
    var consumers: [Int: Int] = [:]
    // Edges are sorted by source and target: each pair of them counts once.
    var last = (-1, -1)
    for edge in report.edges where edge.kind == .locator && edge.via != .locator {
      guard last != (edge.source, edge.target), report.nodes[edge.source].isProduction else { continue }
      last = (edge.source, edge.target)
      consumers[edge.target, default: 0] += 1
    }
    return consumers.compactMap { target, count in
      let node = report.nodes[target]
      // The type of a framework by which its container is asked, of which the code does not say where it is from.
      let isOfContainer = node.ownership != .project && node.module == nil && !containers.isEmpty
      if known.contains(node.name) || node.module.map(known.contains) == true || isOfContainer { return nil }
      let name = DisplayText.clipped(node.name, to: 40)
      return Source(
        name: name, consumers: count,
        text: "fetch services from the locator \(name) instead of being given them")
    }
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
        name: name, consumers: found.consumers.count, text: "fetch \(services) from the container \(name)")
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
      Source(name: "", consumers: consumers.count, text: "fetch services by property wrappers", isListed: false)
    ]
  }
}
