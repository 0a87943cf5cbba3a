import DigraphQueries
import DigraphReport

/// A consumer gets a dependency in other ways than before.
struct DependencyChange {
  let consumer: String
  let dependency: String
  /// The ways that came and went, and those that stayed.
  let gained: [EdgeKind]
  let lost: [EdgeKind]
  let kept: [EdgeKind]
  /// Places of the edges in the newer and the older report.
  let gainedEdges: [Int]
  let lostEdges: [Int]
  /// The ids of both in the newer report, or, where nothing is gained, in the older one.
  let source: Int
  let target: Int
  /// The first place, of what is gained if anything is.
  let site: ReportSite?
  let isTest: Bool

  /// There was none before, or there is none now.
  var isNew: Bool { !gained.isEmpty && lost.isEmpty && kept.isEmpty }
  var isGone: Bool { gained.isEmpty && kept.isEmpty }

  /// It only says what the consumer names, inherits or conforms to.
  var isStructural: Bool { (gained + lost).allSatisfy { !$0.isAcquiring } }

  /// `singleton`, `singleton → init`, `+ construct; still init`.
  var manner: String {
    func words(_ kinds: [EdgeKind]) -> String { kinds.map(\.rawValue).joined(separator: ", ") }
    if gained.isEmpty { return kept.isEmpty ? words(lost) : "− \(words(lost)); still \(words(kept))" }
    if lost.isEmpty { return kept.isEmpty ? words(gained) : "+ \(words(gained)); still \(words(kept))" }
    return "\(words(lost)) → \(words(gained))"
  }

  /// Whether it needs to be seen: hard-coded ones of the product first, then what else is acquired, what types of the
  /// product are, what tests acquire, and last what is only named.
  private var rank: Int {
    let kinds = gained + lost
    if !isStructural {
      if isTest { return 4 }
      return gained.contains(where: \.isHardCoded) ? 0 : lost.contains(where: \.isHardCoded) ? 1 : 2
    }
    let isNamed = kinds.allSatisfy { $0 == .mention }
    return isTest ? (isNamed ? 7 : 6) : isNamed ? 5 : 3
  }

  /// Names that nodes of several modules have. O(nodes).
  private static func names(sharedIn report: Report) -> Set<String> {
    var modules: [String: String?] = [:]
    var found: Set<String> = []
    for node in report.nodes where node.ownership == .project {
      let other = modules.updateValue(node.module, forKey: node.name)
      if let other, other != node.module { found.insert(node.name) }
    }
    return found
  }

  /// The most notable first, then by consumer and dependency.
  static func all(_ difference: ReportDifference) -> [DependencyChange] {
    struct Pair: Hashable {
      let consumer: String
      let dependency: String
      /// Of what has its name in several modules, as the code at the top of each.
      let module: String?
    }
    let (before, after) = (difference.before, difference.after)
    let renames = Dictionary(difference.renames.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
    let shared = names(sharedIn: before).union(names(sharedIn: after))
    func pair(_ edge: ReportEdge, _ report: Report) -> Pair {
      let names = [edge.source, edge.target].map { report.nodes[$0].name }
      // The newer state knows no type by an old name.
      let source = report.nodes[edge.source]
      let consumer = renames[names[0]] ?? names[0]
      return Pair(
        consumer: consumer, dependency: renames[names[1]] ?? names[1],
        module: shared.contains(consumer) ? source.module : nil)
    }
    var gained: [Pair: [Int]] = [:]
    var lost: [Pair: [Int]] = [:]
    for place in difference.edges.gained { gained[pair(after.edges[place], after), default: []].append(place) }
    for place in difference.edges.lost { lost[pair(before.edges[place], before), default: []].append(place) }
    let touched = Set(gained.keys).union(lost.keys)
    if touched.isEmpty { return [] }
    let fresh = Set(difference.edges.gained)
    var kept: [Pair: Set<EdgeKind>] = [:]
    for edge in after.edges where !fresh.contains(edge.cells.row) {
      let pair = pair(edge, after)
      if touched.contains(pair) { kept[pair, default: []].insert(edge.kind) }
    }
    let all = touched.map { pair -> DependencyChange in
      let (new, old) = (gained[pair] ?? [], lost[pair] ?? [])
      let report = new.isEmpty ? before : after
      let edges = (new.isEmpty ? old : new).map { report.edges[$0] }
      func kinds(_ places: [Int], _ report: Report) -> [EdgeKind] {
        let found = Set(places.map { report.edges[$0].kind })
        return EdgeKind.allCases.filter(found.contains)
      }
      var (gainedKinds, lostKinds) = (kinds(new, after), kinds(old, before))
      var keptKinds = EdgeKind.allCases.filter { kept[pair]?.contains($0) ?? false && !gainedKinds.contains($0) }
      // Whoever gets hold of a type names it too, which is nothing to tell; that it is named still, once nobody does, is.
      if (gainedKinds + lostKinds).contains(where: \.isAcquiring) {
        lostKinds.removeAll { !$0.isAcquiring }
        if (gainedKinds + keptKinds).contains(where: \.isAcquiring) {
          gainedKinds.removeAll { !$0.isAcquiring }
          keptKinds.removeAll { !$0.isAcquiring }
        }
      }
      return DependencyChange(
        consumer: pair.consumer, dependency: pair.dependency, gained: gainedKinds, lost: lostKinds,
        kept: keptKinds, gainedEdges: new, lostEdges: old, source: edges[0].source, target: edges[0].target,
        site: edges.compactMap(\.firstSite).min(), isTest: report.nodes[edges[0].source].isTest)
    }
    return all.sorted { ($0.rank, $0.consumer, $0.dependency) < ($1.rank, $1.consumer, $1.dependency) }
  }
}
