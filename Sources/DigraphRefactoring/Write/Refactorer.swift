import DigraphFacts
package import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import SourceEditing
import SourceUses

/// The steps of dependency injection, carried out on the text of a consumer.
///
/// Source of the steps: "iOS Dependency Injection Workshop": describe what is needed as a protocol, take it in the
/// initializer, use it, let the real type conform, pass it in production and a double in tests.
package enum Refactorer {
  /// - Parameters:
  ///   - nodes: the consumers.
  ///   - target: the only dependency that is handed in; nil for all that the request speaks of.
  /// - Returns: no outcome where no finding is about a consumer; no change where something stands in the way of all.
  package static func refactor(
    _ nodes: [NodeID], of target: NodeID? = nil, request: RefactoringRequest, in code: CodeBase
  ) -> Refactoring {
    code.forgetProtocols()
    var work = Work(code: code, request: request)
    for node in nodes {
      let all = groups(of: node, request, code)
      let groups = target.map { target in all.filter { $0.edge.target == target } } ?? all
      if !groups.isEmpty { work.hand(groups, to: node) }
      guard target == nil else { continue }
      work.invert(node, besides: groups)
      work.open(node)
      for consumer in work.consumers(reaching: node) {
        work.hand(self.groups(of: consumer, request, code).filter { $0.edge.target == node }, to: consumer)
      }
    }
    return work.result(named: nodes.map { code.results.graph.nodes[$0].name }.joined(separator: ", "))
  }

  /// What becomes of each dependency of a consumer, by each way in which it gets that: the name of the protocol by which
  /// it is known where it is handed in, nil for the type itself, or why it stays.
  ///
  /// - Parameter settled: of what nothing is asked.
  static func attempts(
    for node: NodeID, _ request: RefactoringRequest, in code: CodeBase, besides settled: Set<Feasibility.Subject>
  ) -> [Feasibility.Subject: [Result<Injection?, Refusal>]] {
    code.forgetProtocols()
    var work = Work(code: code, request: request)
    let all = groups(of: node, request, code).filter { !settled.contains($0.subject) }
    if !all.isEmpty { work.hand(all, to: node) }
    let obstacle = work.edits.changes() == nil ? Refactoring.conflict : nil
    var found: [Feasibility.Subject: [Result<Injection?, Refusal>]] = [:]
    for group in all {
      let refusal = work.refused.first { $0.group.isSame(as: group) }?.refusal ?? obstacle.map { Refusal($0) }
      found[group.subject, default: []].append(
        refusal.map { .failure($0) } ?? .success(work.injection(at: group.sites[0])))
    }
    return found
  }

  /// What is done so far.
  struct Work {
    let code: CodeBase
    let request: RefactoringRequest
    var edits = SourceEdits()
    var outcomes: [Refactoring.Outcome] = []
    var refused: [(group: InjectionFinder.Group, refusal: Refusal)] = []
    var handed: [Injection] = []

    mutating func hand(_ groups: [InjectionFinder.Group], to node: NodeID) {
      if code.storesNothing(node) { return tell(groups, node) }
      let (editsBefore, outcomesBefore) = (edits, outcomes)
      // What no instance could keep is the matter of functions, whatever stands in the way of an initializer.
      var (ofInstances, functions) = (groups, [InjectionFinder.Group]())
      do throws(Refusal) {
        let consumer = try ConsumerCode(node, in: code)
        if consumer.isOutOfReach { throw Refusal("its type is private or local, so that no test makes one") }
        functions = groups.filter { consumer.isInStatic($0) }
        ofInstances = groups.filter { !consumer.isInStatic($0) }
        if !ofInstances.isEmpty { functions += try hand(ofInstances, toInstancesOf: consumer) }
      } catch {
        (edits, outcomes) = (editsBefore, outcomesBefore)
        for group in ofInstances { refuse(group, node, error) }
      }
      tell(functions, node)
    }

    /// - Returns: what stands in static members.
    private mutating func hand(
      _ all: [InjectionFinder.Group], toInstancesOf consumer: ConsumerCode
    ) throws(Refusal) -> [InjectionFinder.Group] {
      let node = consumer.node
      var (placement, groups) = try self.placement(of: consumer, all)
      var finder = InjectionFinder(code: code, consumer: consumer, request: request, placement)
      var injections: [Injection] = []
      var taken: [InjectionFinder.Group] = []
      var functions: [InjectionFinder.Group] = []
      var types: [[InjectionFinder.Group]] = []
      for whole in groups {
        var group = whole
        switch finder.parted(whole) {
        case (let ofType?, let ofInstances?) where FunctionRefactoring.mayHand(whole, request, code):
          functions.append(ofType)
          group = ofInstances
        default: break
        }
        if finder.asksType(group) {
          if let index = types.firstIndex(where: { $0[0].edge.target == group.edge.target }) {
            types[index].append(group)
          } else {
            types.append([group])
          }
          continue
        }
        do throws(Refusal) {
          let injection = try finder.injection(for: group)
          do { try placement.check(injection, in: consumer) } catch {
            throw placement.isUnseen && isOfProject(group) ? Refusal(Placement.unseen) : error
          }
          injections.append(injection)
          taken.append(group)
        } catch {
          refuse(group, node, error)
        }
      }
      for groups in types {
        var members: [InjectionFinder.AskedMember] = []
        for group in groups {
          do throws(Refusal) { members.append(try finder.askedMember(group)) } catch { refuse(group, node, error) }
        }
        guard !members.isEmpty else { continue }
        do throws(Refusal) {
          let injection = try finder.adapter(for: members)
          do { try placement.check(injection, in: consumer) } catch {
            throw placement.isUnseen ? Refusal(Placement.unseen) : error
          }
          injections.append(injection)
        } catch {
          for member in members { refuse(member.group, node, error) }
        }
      }
      // What other modules do not see stays, so that an initializer takes the rest after all.
      if placement.isUnseen, injections.count == taken.count, taken.allSatisfy({ !isOfProject($0) }) {
        placement = try Placement(consumer, request, canBeExported: true)
        finder = InjectionFinder(code: code, consumer: consumer, request: request, placement)
        injections = []
        for group in taken {
          do throws(Refusal) {
            let injection = try finder.injection(for: group)
            try placement.check(injection, in: consumer)
            injections.append(injection)
          } catch {
            refuse(group, node, error)
          }
        }
      }
      let uses = injections.flatMap(\.uses)
      for index in injections.indices {
        guard let type = injections[index].askedType else { continue }
        injections[index].notes += finder.membersLeft(of: type, besides: uses)
      }
      for index in injections.indices { injections[index].notes += consumer.remarks(on: injections[index]) }
      injections = InjectionFinder.joined(injections) { consumer.freeName([$0], besides: finder.taken) }
      injections = Reuse.merged(injections)
      injections = Reuse.settled(injections, in: code, consumer)
      injections = withoutParts(injections, node)
      if !injections.isEmpty {
        var writer = RefactoringWriter(
          code: code, consumer: consumer, placement: placement, request: request, edits: edits)
        let notes = try writer.write(injections)
        edits = writer.edits
        handed += injections
        let first = injections.firstIndex { !$0.isReused }
        for (index, injection) in injections.enumerated() {
          if let new = injection.newProtocol { code.note(new, for: consumer.file) }
          // What is to be said of all is said once.
          let own = notes.filter { $0.typeName.map { $0 == injection.typeName } ?? (index == first) }
          let added = injection.isReused ? [] : placement.notes + Set(own.map(\.text)).sorted()
          outcomes.append(outcome(of: injection, node, notes: injection.notes + added))
        }
      }
      return functions
    }

    /// Where others see an initializer, they may not see all that it would take.
    private mutating func placement(
      of consumer: ConsumerCode, _ groups: [InjectionFinder.Group]
    ) throws(Refusal) -> (Placement, [InjectionFinder.Group]) {
      let visible = groups.filter { !isOfProject($0) }
      do throws(Refusal) {
        return (try Placement(consumer, request, canBeExported: visible.count == groups.count), groups)
      } catch {
        if visible.isEmpty || visible.count == groups.count { throw error }
        let placement = try Placement(consumer, request, canBeExported: true)
        for group in groups where isOfProject(group) {
          refuse(group, consumer.node, error)
        }
        return (placement, visible)
      }
    }

    private func isOfProject(_ group: InjectionFinder.Group) -> Bool {
      code.results.graph.nodes[group.edge.target].ownership == .project
    }

    /// What is a part of something else that is handed in, as an argument for one, is made with that from now on.
    private mutating func withoutParts(_ injections: [Injection], _ node: NodeID) -> [Injection] {
      injections.compactMap { injection in
        let wholes = injection.uses.map { use in
          injections.first { other in
            !other.isReused
              && other.uses.contains { $0.source === use.source && $0.start <= use.start && use.end < $0.end }
          }
        }
        guard let whole = wholes.lazy.compactMap(\.self).first else { return injection }
        let rest = injection.uses.indices.filter { wholes[$0] == nil }
        var left = injection
        left.notes.append("what is a part of \(whole.symbol) is handed in with that")
        guard !rest.isEmpty else {
          outcomes.append(outcome(of: injection, node, notes: left.notes))
          return nil
        }
        (left.uses, left.suffixes) = (rest.map { injection.uses[$0] }, rest.map { injection.suffixes[$0] })
        return left
      }
    }

    private func outcome(of injection: Injection, _ node: NodeID, notes: [String]) -> Refactoring.Outcome {
      let use = injection.uses[0]
      return Refactoring.Outcome(
        consumer: code.results.graph.nodes[node].name, dependency: injection.dependency, symbol: injection.symbol,
        file: use.source.path, line: use.source.position(of: use.start).line, places: injection.uses.count,
        protocolName: injection.protocolName, refusal: nil, notes: notes)
    }

    /// Gives functions what no instance could keep.
    private mutating func tell(_ groups: [InjectionFinder.Group], _ node: NodeID) {
      var told = FunctionRefactoring(code: code, request: request, edits: edits)
      // What else a function gets tells whether an identifier is worth handing in.
      func isIdentifier(_ group: InjectionFinder.Group) -> Bool {
        code.results.graph.nodes[group.edge.target].name == "UUID"
      }
      for group in groups.filter({ !isIdentifier($0) }) + groups.filter(isIdentifier) {
        do throws(Refusal) {
          if isIdentifier(group), request.style == .default, told.isBesideOneOf(refused.map(\.group), group) {
            throw Refusal("its function hands it to what stays there, so that no test sees it")
          }
          let notes = try told.hand(group)
          outcomes.append(outcome(group, node, refusal: nil, notes: notes))
        } catch {
          refuse(group, node, error)
        }
      }
      told.finish()
      edits = told.edits
    }

    /// What a place gets instead.
    func injection(at site: DependencyGraph.Site) -> Injection? {
      let path = code.program.files[Int(site.file)].path
      return handed.first { injection in
        injection.uses.contains { $0.source.path == path && $0.start <= Int(site.start) && Int(site.start) < $0.end }
      }
    }

    mutating func refuse(_ group: InjectionFinder.Group, _ node: NodeID, _ refusal: Refusal) {
      outcomes.append(outcome(group, node, at: refusal.site, refusal: refusal.reason, notes: []))
      refused.append((group, refusal))
    }

    func outcome(
      _ group: InjectionFinder.Group, _ node: NodeID, at place: DependencyGraph.Site? = nil, refusal: String?,
      notes: [String]
    ) -> Refactoring.Outcome {
      let site = code.results.site(place ?? group.sites[0])
      return Refactoring.Outcome(
        consumer: code.results.graph.nodes[node].name, dependency: code.results.graph.nodes[group.edge.target].name,
        symbol: group.symbol, file: site.file, line: site.line, places: group.sites.count,
        protocolName: nil, refusal: refusal, notes: notes)
    }

    func result(named name: String) -> Refactoring {
      var result = Refactoring(consumer: name, changes: [], outcomes: outcomes)
      if let changes = edits.changes() {
        result.changes = changes
      } else {
        for index in result.outcomes.indices where result.outcomes[index].refusal == nil {
          result.outcomes[index].refusal = Refactoring.conflict
        }
      }
      result.outcomes.sort { ($0.file, $0.line, $0.symbol) < ($1.file, $1.line, $1.symbol) }
      return result
    }
  }

  /// What the consumer gets itself and somebody would be warned of, or what was asked for by name.
  static func groups(
    of node: NodeID, _ request: RefactoringRequest, _ code: CodeBase
  ) -> [InjectionFinder.Group] {
    let results = code.results
    let inner = code.nodes(inside: results.graph.nodes[node].key.entity)
    var groups: [InjectionFinder.Group] = []
    for finding in code.findings(of: node) {
      guard let target = finding.target else { continue }
      let name = results.graph.nodes[target].name
      guard request.names(name) || (request.dependencies.isEmpty && finding.severity > .info) else { continue }
      let places = Set(finding.sites)
      let edges = results.edges(from: node, to: target).map { results.graph.edges[$0] }.filter {
        $0.kind.isHardCoded && $0.kind.rule == finding.rule
      }
      // Static members of one type are dependencies of their own, by what is written.
      var bySymbol: [InjectionFinder.Group] = []
      var left: [(symbol: String, site: DependencyGraph.Site)] = []
      for edge in edges {
        for site in results.graph.sites(of: edge) {
          let symbol = symbol(edge, site, code)
          guard !site.isExempt, places.contains(results.site(site)) else {
            left.append((symbol, site))
            continue
          }
          if let index = bySymbol.firstIndex(where: { $0.symbol == symbol }) {
            if !bySymbol[index].edges.contains(where: { $0.kind == edge.kind }) { bySymbol[index].edges.append(edge) }
            bySymbol[index].sites.append(site)
          } else {
            bySymbol.append(InjectionFinder.Group(edges: [edge], sites: [site], symbol: symbol))
          }
        }
      }
      for var group in bySymbol {
        var seen: Set<UInt64> = []
        group.sites = group.sites.filter { seen.insert(UInt64($0.file) << 32 | UInt64($0.start)).inserted }
        group.left = left.filter { $0.symbol == group.symbol }.map(\.site).filter {
          seen.insert(UInt64($0.file) << 32 | UInt64($0.start)).inserted
        }
        for edge in inner.flatMap({ results.edges(from: $0, to: target) }).map({ results.graph.edges[$0] })
        where edge.kind == group.edge.kind {
          group.inner += results.graph.sites(of: edge).count { symbol(edge, $0, code) == group.symbol }
        }
        groups.append(group)
      }
    }
    for edge in results.edges(of: node).map({ results.graph.edges[$0] })
    where edge.kind == .wrapper && request.names(results.graph.nodes[edge.target].name) {
      for site in results.graph.sites(of: edge) {
        groups.append(
          InjectionFinder.Group(edges: [edge], sites: [site], symbol: code.propertyText(at: site)))
      }
    }
    return groups.sorted { a, b in
      (a.sites[0].file, a.sites[0].start) < (b.sites[0].file, b.sites[0].start)
    }
  }

  /// What the consumer writes at a place: two shared instances of one type are two dependencies, and an edge stands for
  /// all static members of a type.
  private static func symbol(_ edge: DependencyGraph.Edge, _ site: DependencyGraph.Site, _ code: CodeBase) -> String {
    let symbol = code.results.symbol(edge)
    let isOfType = edge.kind == .static && code.results.graph.nodes[edge.target].ownership == .project
    guard edge.kind == .singleton || isOfType, let source = code.source(file: site.file) else { return symbol }
    let text = source.text(Int(site.start), Int(site.end)).filter { !$0.isWhitespace }
    // A global variable holds what others reach by its type.
    let isName = text.first.map { $0.isLetter || $0 == "_" } ?? false
    if edge.kind == .singleton, isName, text.contains(".") != symbol.contains("."), !text.contains("(") { return text }
    guard let dot = text.lastIndex(of: "."), let end = symbol.lastIndex(of: ".") else { return symbol }
    let member = text[text.index(after: dot)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return member.isEmpty ? symbol : "\(symbol[...end])\(member)"
  }
}

extension InjectionFinder.Group {
  fileprivate func isSame(as other: InjectionFinder.Group) -> Bool {
    symbol == other.symbol && subject == other.subject
      && (sites[0].file, sites[0].start) == (other.sites[0].file, other.sites[0].start)
  }

  /// The finding that it is a part of.
  fileprivate var subject: Feasibility.Subject { Feasibility.Subject(edge.target, rule: edge.kind.rule) }
}

extension Refactoring {
  /// Why nothing is written where the parts do not fit together.
  fileprivate static let conflict = "two of the changes would be in each other's way"
}

extension EdgeKind {
  /// The rule that speaks of an edge of this kind.
  fileprivate var rule: String {
    switch self {
    case .construct: "hard-coded-construction"
    case .singleton: "singleton-access"
    case .static: "volatile-static"
    case .locator: "service-locator"
    default: ""
    }
  }
}
