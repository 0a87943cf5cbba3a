import DigraphFacts
package import DigraphReport

/// A limit of the configuration on the whole of which there is more than it allows.
package struct ExceededLimit: Sendable, Equatable {
  /// By its name in the configuration.
  package var name: String
  package var limit: Int
  package var found: Int
  /// Where the configuration has the number.
  package var site: ReportSite
  /// What it consists of: the steps of a longest chain, new ones first, one type of each cycle, the singletons.
  var places: [ReportSite] = []
  /// The same in words, a few.
  private var names: [Phrase] = []
  /// How many more there are.
  private var unnamed = 0
  /// The steps of the chain which findings are new about.
  private var newSteps: [Step] = []
  /// The types at which a chain starts that is too long.
  private var starts: [Phrase] = []

  private struct Step: Sendable, Equatable {
    var consumer: Phrase
    var dependency: Phrase
  }

  /// How many cycles and singletons are named.
  private static let named = 5

  /// The limits that a report exceeds.
  ///
  /// - Complexity: O(nodes + findings) for the depth, else O(cycles + singletons).
  static func all(of limits: GateLimits, in report: Report) -> [ExceededLimit] {
    limits.measured(in: report).filter { $0.found > $0.limit }.map { name, limit, found in
      let site = limits.sites[name] ?? ReportSite(file: ".digraph.yml", line: 1, column: 1)
      var exceeded = ExceededLimit(name: name, limit: limit, found: found, site: site)
      exceeded.look(into: report)
      return exceeded
    }
  }

  private init(name: String, limit: Int, found: Int, site: ReportSite) {
    (self.name, self.limit, self.found, self.site) = (name, limit, found, site)
  }

  private mutating func look(into report: Report) {
    switch name {
    case "depth":
      let steps = report.deepestChain
      names = steps.map { "`\(report.nodes[$0].name)`" }
      // What depends on a protocol depends on what stands behind it: the chain is the consumer's.
      starts = report.nodes.lazy.filter { [limit] in $0.depth ?? 0 > limit && $0.kind != .protocol }.map {
        "`\($0.name)`"
      }
      let new = Set(
        report.findings.lazy.filter { $0.status == .new }.compactMap { finding in
          finding.source.flatMap { source in finding.target.map { [source, $0] } }
        })
      let pairs = zip(steps, steps.dropFirst()).map { [$0, $1] }
      let (newPairs, others) = (pairs.filter(new.contains), pairs.filter { !new.contains($0) })
      newSteps = newPairs.map {
        Step(consumer: "`\(report.nodes[$0[0]].name)`", dependency: "`\(report.nodes[$0[1]].name)`")
      }
      let firstSites = report.edges.reduce(into: [[Int]: ReportSite]()) { sites, edge in
        guard edge.kind.isAcquiring, let site = edge.firstSite, sites[[edge.source, edge.target]] == nil else { return }
        sites[[edge.source, edge.target]] = site
      }
      places = (newPairs + others).compactMap { firstSites[$0] }
    case "cycles":
      places = report.cycles.compactMap { cycle in cycle.members.first.flatMap { report.nodes[$0].site } }
      name(report.cycles) { cycle in cycle.witness.map { "`\(report.nodes[$0].name)`" as Phrase }.joined(" -> ") }
    default:
      let singletons = report.singletons.filter { $0.ownership == .project && $0.risk != .holder }
      places = singletons.map { ReportSite(file: $0.file, line: $0.line, column: 1) }
      name(singletons) { $0.risk == .global ? "`\($0.member)`" : "`\($0.type).\($0.member)`" }
    }
  }

  private mutating func name<Things: Collection>(_ things: Things, _ text: (Things.Element) -> Phrase) {
    names = things.prefix(Self.named).map(text)
    unnamed = things.count - names.count
  }

  var message: Phrase {
    let more = "\(found - limit) more than limits.\(name) in \(site.file) allows (\(limit))"
    let what =
      switch name {
      case "depth": "The longest dependency chain has \(found) steps"
      case "cycles": found == 1 ? "There is 1 dependency cycle" : "There are \(found) dependency cycles"
      default: "The project has \(found) singleton\(found == 1 ? "" : "s")"
      }
    guard starts.count > 1 else { return "\(what), \(more)." }
    return "\(what), \(more); \(starts.count) types start a chain that is too long."
  }

  var reason: Phrase {
    let all: Phrase = "A limit counts all code, whether it is new or a baseline knows it."
    guard !names.isEmpty else { return all }
    guard name != "depth" else {
      let new: Phrase =
        newSteps.isEmpty
        ? "" : " New in it: \(newSteps.map { "\($0.consumer) -> \($0.dependency)" as Phrase }.joined(", "))."
      let others: Phrase =
        starts.count > 1 && starts.count <= Self.named
        ? " Too long are those of \(starts.joined(", "))." : ""
      return "One of that length is \(names.joined(" -> ")).\(new)\(others) \(all)"
    }
    return "Counted: \(names.joined(", "))\(unnamed > 0 ? " and \(unnamed) more" as Phrase : ""). \(all)"
  }

  var suggestion: Phrase {
    switch name {
    case "depth":
      if let new = newSteps.first {
        "Hand \(new.consumer) the value that it asks \(new.dependency) for, so that whoever calls it asks instead; or set limits.depth to \(String(found)). `digraph depth` lists all chains."
      } else {
        "Shorten every chain that is too long (`digraph depth` lists them), or set limits.depth to \(String(found))."
      }
    case "cycles":
      "Cut as many as are too many (`digraph cycles` lists them), or set limits.cycles to \(String(found))."
    default: "Hand in what is reached as a singleton, or set limits.\(name) to \(String(found))."
    }
  }

  /// In one line, without a full stop.
  var line: String { "\(name): \(found); limits.\(name) in \(site.file) allows \(limit)" }
}

extension [Phrase] {
  fileprivate func joined(_ separator: String) -> Phrase {
    guard let first else { return "" }
    return dropFirst().reduce(first) { "\($0)\(separator)\($1)" }
  }
}
