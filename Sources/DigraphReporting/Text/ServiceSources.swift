import DigraphQueries
import DigraphReport
import TextOutput

/// Where consumers get services from that nobody hands to them: locators, containers and property wrappers.
/// Whoever knows the code base knows these first.
enum ServiceSources {
  struct Source {
    fileprivate var name: String
    /// By name.
    fileprivate var consumers: Set<String>
    /// How many places in the code there are, as far as they are counted.
    fileprivate var places = 0
    fileprivate var verb = "ask"
    fileprivate var text: String
    /// Whether a command lists who asks for what.
    fileprivate var hasCommand = true
    /// Whether those who ask are findings, each about a service.
    fileprivate(set) var isReported = true
    /// Whether tests have no way around it.
    fileprivate var isFault = true
    fileprivate var contrast = "instead of taking them"

    /// Its name, where it fills properties of consumers, as tests can; nil for any other.
    var filling: String? { isFault || name.isEmpty ? nil : name }

    func isAbout(_ type: String) -> Bool { !name.isEmpty && name == type }

    /// - Parameters:
    ///   - command: what shows more.
    ///   - bound: the types that cannot be tested, by name, and how many they are; nil where that is not known.
    ///   - numbers: those of the services in the table below, for a source whose findings are there.
    ///   - rows: how many the table shows.
    ///   - width: the columns of a line; what can be left out is where it would not fit on two.
    func sentence(
      _ command: String, bound: (names: Set<String>, count: Int)?, _ numbers: [Int], of rows: Int, width: Int
    ) -> String {
      let count = DisplayText.count(consumers.count, "consumer")
      let who = isFault ? count + among(bound) : count
      let what = "\(who) \(verb)\(consumers.count == 1 ? "s" : "") \(text)"
      let below = numbers.isEmpty ? [] : [shown(numbers, of: rows)]
      let command = hasCommand ? [command] : []
      func line(_ parts: [String], _ asides: [String]) -> String {
        parts.joined(separator: " ") + (asides.isEmpty ? "" : " (\(asides.joined(separator: "; ")))")
      }
      let whole = line(contrast.isEmpty ? [what] : [what, contrast], below + command)
      return DisplayText.width(whole) <= 2 * width ? whole : line([what], command)
    }

    private func shown(_ numbers: [Int], of rows: Int) -> String {
      if numbers[0] > rows { return "first of them number \(numbers[0]), --top \(numbers[0])" }
      let names = numbers.prefix(Self.mostNumbers).map { "\($0)" }.joined(separator: ", ")
      return "\(numbers.count == 1 ? "number" : "numbers") \(names) below"
    }

    /// How many of them cannot be tested. What tests can fill leaves nobody bound.
    private func among(_ bound: (names: Set<String>, count: Int)?) -> String {
      guard let bound, bound.count > 0 else { return "" }
      let part = consumers.intersection(bound.names).count
      let some = part == 0 ? "none" : DisplayText.grouped(part)
      return " (\(some) of them among the \(DisplayText.grouped(bound.count)))"
    }

    /// Of more services the first are named.
    private static let mostNumbers = 4
  }

  /// So many have to ask, and one type in a hundred, or one in twenty, or at so many places: else few know of it.
  private static func isKnown(_ source: Source, _ types: Int) -> Bool {
    let asking = source.consumers.count
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
    let found = handedOn(in: report, beside: asked).sorted {
      ($1.consumers.count, $0.name) < ($0.consumers.count, $1.name)
    }
    guard let most = found.first, isKnown(most, types) else { return [] }
    return found.prefix(2).filter { $0.consumers.count * 4 >= most.consumers.count }
  }

  /// Types that a container declares for those who ask it are no locators of their own.
  private static func locators(of report: Report, beside containers: [Source]) -> [Source] {
    let known = Set(containers.map(\.name))
    var asked: [Int: (consumers: Set<String>, places: Int)] = [:]
    for edge in report.edges where edge.kind == .locator && edge.via != .locator {
      guard report.nodes[edge.source].isProduction else { continue }
      asked[edge.target, default: ([], 0)].places += edge.sites.count
      asked[edge.target]!.consumers.insert(report.nodes[edge.source].name)
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
        name: name, consumers: takers, verb: "take", text: "the container \(name)", hasCommand: false,
        isReported: false,
        contrast: "instead of what they ask it for")
      if let same = found.firstIndex(where: { $0.name == name }) {
        if found[same].consumers.count < takers.count { found[same] = source }
      } else {
        found.append(source)
      }
    }
    return found
  }

  private static func containers(of report: Report) -> [Source] {
    var asked: [String: (consumers: Set<String>, services: Set<String>, isAsked: Bool)] = [:]
    for row in report.resolutions where !row.isTest {
      asked[row.container, default: ([], [], false)].consumers.insert(row.consumer)
      if row.kind != .wrapper { asked[row.container]!.isAsked = true }
      if let service = row.service { asked[row.container]!.services.insert(service) }
    }
    return asked.map { name, found in
      let services = found.services.isEmpty ? "services" : DisplayText.count(found.services.count, "service")
      let name = DisplayText.clipped(name, to: 40)
      if !found.isAsked {
        return Source(
          name: name, consumers: found.consumers, verb: "get",
          text: "\(services) from the container \(name)", isReported: false, isFault: false,
          contrast: "by wrappers that tests can fill"
        )
      }
      // Composition roots may ask.
      let isFault = report.findings.contains { $0.rule == "service-locator" }
      return Source(
        name: name, consumers: found.consumers, text: "the container \(name) for \(services)", isFault: isFault,
        contrast: isFault ? "instead of taking them" : "")
    }
  }

  /// A container whose wrapper is known counts as such.
  private static func wrappers(of report: Report) -> [Source] {
    if report.resolutions.contains(where: { $0.kind == .wrapper }) { return [] }
    var consumers: Set<String> = []
    for edge in report.edges where edge.kind == .wrapper && !report.nodes[edge.source].isTest {
      consumers.insert(report.nodes[edge.source].name)
    }
    if consumers.isEmpty { return [] }
    return [
      Source(
        name: "", consumers: consumers, text: "for services by property wrappers", hasCommand: false,
        isReported: false, isFault: false)
    ]
  }
}
