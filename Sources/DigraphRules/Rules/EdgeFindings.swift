import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Findings that speak of edges: one for each consumer, dependency and kind, with all places.
final class EdgeFindings: Sendable {
  let results: Results
  let entry: RuleEntry
  /// Places where wiring is the job are left out.
  let skipsExempt: Bool

  init(results: Results, entry: RuleEntry, skipsExempt: Bool = true) {
    self.results = results
    self.entry = entry
    self.skipsExempt = skipsExempt
  }

  /// - Parameters:
  ///   - isMeant: the edges to report.
  ///   - severity: of one edge; the highest of a group counts.
  ///   - texts: for the edge that stands for its group; called whenever somebody asks.
  func findings(
    where isMeant: (DependencyGraph.Edge) -> Bool, severity: (DependencyGraph.Edge) -> Severity,
    texts: @escaping @Sendable (DependencyGraph.Edge) -> Finding.Words
  ) -> [Finding] {
    let (results, rule) = (results, entry.identifier)
    let texts = FindingTexts(
      rule: rule,
      subject: { index in
        let edge = results.graph.edges[index]
        let member = results.program.symbols[edge.member]
        return Finding.Subject(
          consumer: results.graph.nodes[edge.source].name, dependency: results.graph.nodes[edge.target].name,
          member: member.isEmpty ? nil : member)
      },
      identity: { index in
        let edge = results.graph.edges[index]
        let (source, target) = (results.graph.nodes[edge.source], results.graph.nodes[edge.target])
        return FindingIdentity.edge(rule: rule, consumer: source.name, dependency: target.name, kind: edge.kind)
      },
      words: { texts(results.graph.edges[$0]) })
    let edges = results.graph.edges
    // What is meant, group behind group, and where each ends: the findings, which are larger, are made at their number.
    var meant: [Int32] = []
    var ends: [Int] = []
    var index = 0
    while index < edges.count {
      let first = edges[index]
      let start = meant.count
      while index < edges.count, edges[index].source == first.source, edges[index].target == first.target,
        edges[index].kind == first.kind
      {
        if isMeant(edges[index]), counts(edges[index]) { meant.append(Int32(index)) }
        index += 1
      }
      guard meant.count > start else { continue }
      if results.isJudged(first.source) || !skipsExempt {
        ends.append(meant.count)
      } else {
        meant.removeLast(meant.count - start)
      }
    }
    var found: [Finding] = []
    found.reserveCapacity(ends.count)
    for (number, end) in ends.enumerated() {
      let group = meant[(number == 0 ? 0 : ends[number - 1])..<end].map(Int.init)
      found.append(finding(group, severity: severity, texts))
    }
    return found
  }

  private func counts(_ edge: DependencyGraph.Edge) -> Bool {
    !skipsExempt || results.graph.sites(of: edge).contains { !$0.isExempt }
  }

  private func sites(of edge: DependencyGraph.Edge) -> [DependencyGraph.Site] {
    results.graph.sites(of: edge).filter { !skipsExempt || !$0.isExempt }
  }

  private func finding(
    _ group: [Int], severity: (DependencyGraph.Edge) -> Severity, _ texts: FindingTexts
  ) -> Finding {
    // The edge that matters most speaks for the group.
    let edges = results.graph.edges
    let worst = group.map { severity(edges[$0]) }.max()!
    let index = group.first { severity(edges[$0]) == worst }!
    let edge = edges[index]
    let sites = group.flatMap { self.sites(of: edges[$0]) }.sorted { (files($0), $0.start) < (files($1), $1.start) }
    let ownSites = self.sites(of: edge)
    // What makes it a warning is the place to look at.
    let own = (worst > .info ? ownSites.first { !$0.isInfo } : nil) ?? ownSites.first!
    let end = results.program.files[Int(own.file)].position(of: own.end)
    return Finding(
      texts, of: index, severity: worst, source: edge.source, target: edge.target, site: results.site(own),
      end: end, sites: sites.map(results.site))
  }

  private func files(_ site: DependencyGraph.Site) -> String { results.program.files[Int(site.file)].path }

  // MARK: Words

  func consumer(_ edge: DependencyGraph.Edge) -> String { results.graph.nodes[edge.source].name }
  func dependency(_ edge: DependencyGraph.Edge) -> String { results.graph.nodes[edge.target].name }

  /// Milder where the edge is one for information, or handed on to something else.
  func usualSeverity(_ edge: DependencyGraph.Edge) -> Severity {
    if edge.flags.contains(.isInfo), asksLogger(edge) { return entry.severity }
    return edge.flags.contains(.isInfo) || edge.role == .handOver || isListening(edge) || isSetByTests(edge)
      || adapted(edge) != nil || asksMildly(edge) || reachesNothing(edge) || isRelay(edge) || sibling(edge) != nil
      || asksHowItLooks(edge) || onlyCopies(edge)
      ? min(.info, entry.severity) : entry.severity
  }

  /// What a consumer makes reaches nothing outside, and is a deterministic helper, holds nothing that does work, or is a
  /// model that no screen keeps: no test misses a way to put another one in its place. Of code that is not seen nobody
  /// knows.
  func makesNoDifference(_ edge: DependencyGraph.Edge) -> Bool {
    guard let profile = results.profile(of: edge.target), !results.mayLeave(edge.target) else { return false }
    if profile.significance == .stable { return true }
    guard usualSeverity(edge) <= .info else { return false }
    let isModel = profile.isObservable || profile.role == .viewModel
    return results.onlyHoldsData(profile)
      || isModel && (edge.role == .handOver || !results.isPartOfInterface(edge.source))
  }

  /// A logger of the project is asked for what it wrote: that is no line of a log.
  private func asksLogger(_ edge: DependencyGraph.Edge) -> Bool {
    guard edge.kind == .singleton, edge.role != .handOver, let type = results.graph.nodes[edge.target].key.entity,
      results.program.projectEntity(type) != nil, results.program.isLogger(type)
    else { return false }
    return results.use(edge).members.contains { name in
      results.program.members.find(MemberTable.entity(type), results.program.symbols.find(name)).contains {
        results.program.answers($0)
          && !results.program.nominals(in: results.program.declaredTypes[$0]).contains { results.program.isLogger($0) }
      }
    }
  }

  /// A shared instance that keeps nothing of what one does with it.
  private func reachesNothing(_ edge: DependencyGraph.Edge) -> Bool {
    edge.kind == .singleton && results.singletons[edge.declaration].map { results.sharesNothing($0) } ?? false
  }

  /// Who is made by the system is given what it needs by its properties, and this is what one of them begins with.
  private func isSetByTests(_ edge: DependencyGraph.Edge) -> Bool {
    edge.flags.contains(.isSettable) && edge.kind.isHardCoded
      && OutsideMaker(of: edge.source, in: results)?.takesProperty ?? false
  }

  /// A screen that only hears what the system or others post.
  private func isListening(_ edge: DependencyGraph.Edge) -> Bool {
    guard edge.kind == .singleton, let known = results.entry(of: edge), known.group == .notifications,
      let type = results.graph.nodes[edge.target].key.entity, results.isPartOfInterface(edge.source)
    else { return false }
    return results.usesAlone(.listens, of: type, edge)
  }

  /// The program's name and version, the scale of a screen: what is shown, and the same whenever it is asked.
  private func asksMildly(_ edge: DependencyGraph.Edge) -> Bool {
    guard edge.kind == .singleton || edge.kind == .construct, edge.entry >= 0,
      let type = results.graph.nodes[edge.target].key.entity
    else {
      return false
    }
    return results.usesAlone(.info, of: type, edge)
  }

  private func isRelay(_ edge: DependencyGraph.Edge) -> Bool {
    edge.kind.isHardCoded && !edge.flags.contains(.isProjectSingleton) && results.entry(of: edge) != nil
      && Relays(results: results).isRelay(edge)
  }

  /// `SecItemAdd` and `SecItemDelete`: the function of the same idea that is reported of the consumer already.
  private func sibling(_ edge: DependencyGraph.Edge) -> String? {
    guard edge.kind == .static, let known = results.entry(of: edge), known.form == .function,
      known.facts.protocolName != 0
    else { return nil }
    for index in results.edges(of: edge.source) {
      let other = results.graph.edges[index]
      if other.target == edge.target { return nil }
      guard other.kind == .static, !other.flags.contains(.isInfo), let found = results.entry(of: other),
        found.form == .function, found.facts.protocolName == known.facts.protocolName, counts(other)
      else { continue }
      return results.graph.nodes[other.target].name
    }
    return nil
  }

  /// The protocol behind which a consumer stands as the real implementation that reaches the platform, or the static
  /// members of a type, where it does nothing else.
  private func adapted(_ edge: DependencyGraph.Edge) -> String? {
    let protocols = ProtocolFinder(results: results)
    guard results.graph.nodes[edge.target].ownership != .project else {
      return edge.kind == .static ? protocols.passedOn(by: edge.source, to: edge.target) : nil
    }
    guard edge.kind.isHardCoded, !edge.flags.contains(.isProjectSingleton) else { return nil }
    return protocols.adapted(by: edge.source)
  }

  /// Why the target counts as a dependency, and why the finding is milder than others of its rule, where it is.
  func reason(_ edge: DependencyGraph.Edge) -> Phrase {
    let mildness = mildness(edge)
    return .joined([cause(edge)] + (mildness.isEmpty ? harm(edge) : mildness), separator: " ")
  }

  /// What it means for those who test the consumer: what a symbol of the platform does says it by itself.
  private func harm(_ edge: DependencyGraph.Edge) -> [Phrase] {
    guard entry.severity > .info, edge.kind == .construct || edge.kind == .singleton, edge.via == nil,
      results.entry(of: edge) == nil
    else { return [] }
    if edge.flags.contains(.isSettable) {
      return [
        "A test can set the property that holds it, but no initializer of `\(results.graph.nodes[edge.source].name)` says so."
      ]
    }
    return ["No test of `\(results.graph.nodes[edge.source].name)` can put another one in its place."]
  }

  private func cause(_ edge: DependencyGraph.Edge) -> Phrase {
    let name = dependency(edge)
    if let entry = results.entry(of: edge) {
      let symbol =
        edge.kind == .static ? results.symbol(edge) : name
      if entry.traits.contains(.waits) {
        return "`\(symbol)` waits for the clock, and whoever tests it waits as well."
      }
      if entry.traits.contains(.fetches) {
        return "`\(symbol)` reads what a URL points to, in the file system or behind the network."
      }
      return "`\(symbol)` \(entry.group.meaning)."
    }
    if edge.kind == .static, let chain = chain(edge) { return chain }
    if edge.kind == .static, results.profile(of: edge.target) != nil {
      let symbol = results.program.symbols[edge.member]
      return "`\(name).\(symbol)` reaches outside the process or keeps state, so its answer changes between runs."
    }
    if let profile = results.profile(of: edge.target) {
      if profile.significance == .glue {
        return "`\(name)` is one for all and can be replaced, so what it says depends on who did so before."
      }
      return "`\(name)` counts as a dependency: \(profile.reason.text(in: results.program))."
    }
    switch results.graph.nodes[edge.target].kind {
    case .function: return "The function `\(name)` reaches outside the process or reads state that changes."
    case .global: return "The global `\(name)` reaches outside the process or reads state that changes."
    default: break
    }
    return "`\(name)` is declared outside the scanned code and its name says that it does work for others."
  }

  /// By which calls the member that an edge reaches leaves what a test can control.
  private func chain(_ edge: DependencyGraph.Edge) -> Phrase? {
    guard let reached = edge.declaration else { return nil }
    let effects = results.effects
    let groups = effects.hidden(of: reached).groups
    guard groups.contains(where: \.isVolatile) else { return nil }
    // Nobody follows a way of a thousand calls.
    let ways = groups.compactMap { group in
      group.rank.flatMap { rank in
        effects.chain(of: reached, to: group, isHidden: true, upTo: 1000).map {
          (group: group, rank: rank, chain: $0.texts(in: results.program))
        }
      }
    }
    guard let (group, _, chain) = ways.min(by: { ($0.rank, $0.chain.count) < ($1.rank, $1.chain.count) }) else {
      return nil
    }
    // Of a long way its ends.
    let steps = chain.count > 6 ? chain.prefix(3) + ["…"] + chain.suffix(2) : chain[...]
    let way = Phrase.joined(steps.map { $0 == "…" ? "…" : "`\($0)`" }, separator: " → ")
    return "It reaches \(group.phrase): \(way)."
  }

  private func mildness(_ edge: DependencyGraph.Edge) -> [Phrase] {
    if edge.role == .handOver { return ["It is handed on, and not used here."] }
    if entry.severity > .info, let seam = adapted(edge) {
      return ["For information: it is the real implementation of `\(seam)`, which others take."]
    }
    if entry.severity > .info, isRelay(edge) {
      return ["For information: it is what others call for that, and does nothing else."]
    }
    if entry.severity > .info, let sibling = sibling(edge) {
      return ["For information: one abstraction stands for it and for `\(sibling)`."]
    }
    if entry.severity > .info, isListening(edge) { return ["For information: it only listens."] }
    if entry.severity > .info, asksHowItLooks(edge) {
      return ["For information: it is asked how things are to look."]
    }
    if entry.severity > .info, onlyCopies(edge) { return ["For information: to copy is all that the view does."] }
    if entry.severity > .info, asksMildly(edge) {
      return ["For information: what is asked for is the same whenever the program runs."]
    }
    if entry.severity > .info, isSetByTests(edge) {
      return ["For information: a test can set the property that holds it."]
    }
    guard edge.flags.contains(.isInfo), entry.severity > .info else { return [] }
    if let group = results.entry(of: edge)?.group, [.scheduler, .logging, .formatting].contains(group) {
      return ["For information: a test seldom needs another one."]
    }
    if let known = results.entry(of: edge), known.group == .application || known.traits.contains(.shows) {
      return ["For information: it is about what is shown."]
    }
    if edge.flags.contains(.isWired) { return ["For information: it is handed on, and not used here."] }
    if edge.flags.contains(.isReturned) { return ["For information: it is given back for the caller to use."] }
    if edge.via == .default { return ["For information: callers may pass another one."] }
    if edge.flags.contains(.isSettable) {
      return ["For information: the property that holds it is set to another one."]
    }
    guard let profile = results.profile(of: edge.target), let type = results.graph.nodes[edge.target].key.entity else {
      return []
    }
    if profile.significance == .stable || profile.reason.isInside {
      return ["For information: it does no work outside the process."]
    }
    if edge.kind == .construct, results.effects.hidden(ofType: type).isDisjoint(with: .volatile) {
      return ["For information: by itself it does no work outside the process."]
    }
    return profile.isObservable && edge.kind == .construct && results.isPartOfInterface(edge.source)
      ? ["For information: a view is tested with the object that it makes."] : []
  }
}

extension EffectGroup {
  /// Which of several effects speaks for them: what a flag of the process decides is the least of them. Nil for what
  /// never does.
  fileprivate var rank: Int? {
    switch self {
    case .process: 2
    case .interface: 1
    default: isVolatile ? 0 : nil
    }
  }
}

extension KnownGroup {
  /// What a symbol of the group does, behind its name.
  var meaning: String {
    switch self {
    case .clock: "reads the clock, so the result depends on when the code runs"
    case .random: "gives a different value at each run"
    case .calendar: "depends on the calendar and time zone of the device"
    case .locale: "depends on the language and region of the device"
    case .network: "reaches the network"
    case .storage: "reads and writes what is stored on the device"
    case .files: "reaches the file system"
    case .process: "asks about processes or controls them"
    case .bundle: "depends on the bundle the code runs from"
    case .application: "reaches the running application or the system around it"
    case .device: "depends on the device"
    case .location: "reads where the device is"
    case .sensors: "reads sensors of the device"
    case .notifications: "sends and receives messages that everyone in the process shares"
    case .alerts: "has the system show messages to the user, or receives those from outside"
    case .timer: "runs code when the clock says so"
    case .scheduler: "depends on the schedule of threads"
    case .logging: "writes a log"
    case .analytics: "sends what the user does to a service outside"
    case .security: "reaches keys, identity or permissions of the device"
    case .contacts: "reads personal data of the user"
    case .commerce: "reaches the store"
    case .media: "reaches audio, video, the camera or the photo library"
    case .system: "reaches a service of the system"
    case .search: "reaches the search index or another service of the system"
    case .injection: "hands out services"
    case .formatting: "depends on the language, region and time zone of the device unless they are set"
    case .value, .plumbing, .interface, .reactive, .testing: "is shared by the whole process"
    }
  }
}
