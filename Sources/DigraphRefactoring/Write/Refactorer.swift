import DigraphFacts
package import DigraphGraph
import DigraphLinking
import DigraphReport
package import DigraphRules

/// The steps of dependency injection, carried out on the text of a consumer.
///
/// Source of the steps: "iOS Dependency Injection Workshop": describe what is needed as a protocol, take it in the
/// initializer, use it, let the real type conform, pass it in production and a double in tests.
package enum Refactorer {
  /// Rules whose findings say that a consumer gets a dependency itself.
  static let rules: Set<String> = [
    "hard-coded-construction", "service-locator", "singleton-access", "volatile-static",
  ]

  /// - Parameters:
  ///   - findings: what the rules found in the whole program.
  ///   - node: the consumer.
  /// - Returns: nothing to do where no finding is about the consumer.
  package static func refactor(
    _ node: NodeID, findings: [Finding], request: RefactoringRequest, in code: CodeBase
  ) -> Refactoring {
    let name = code.results.graph.nodes[node].name
    var refactoring = Refactoring(consumer: name, changes: [], outcomes: [])
    let groups = groups(of: node, findings, request, code)
    guard !groups.isEmpty else { return refactoring }
    func refuse(_ group: InjectionFinder.Group, _ reason: String) {
      let site = code.results.site(group.sites[0])
      refactoring.outcomes.append(
        Refactoring.Outcome(
          dependency: code.results.graph.nodes[group.edge.target].name, symbol: code.results.symbol(group.edge),
          file: site.file, line: site.line, refusal: reason, notes: []))
    }
    var functions: [InjectionFinder.Group] = []
    var edits = SourceEdits()
    do throws(Refusal) {
      let consumer = try ConsumerCode(node, in: code)
      let isOfPlatform = groups.allSatisfy { code.results.graph.nodes[$0.edge.target].ownership == .platform }
      let placement = try Placement(consumer, request, canBeExported: isOfPlatform)
      let finder = InjectionFinder(
        code: code, consumer: consumer, request: request,
        isExported: placement.form == .initializers && placement.takers.contains(where: \.isExported))
      var injections: [Injection] = []
      for group in groups {
        if finder.isInStatics(group) {
          functions.append(group)
          continue
        }
        do throws(Refusal) {
          let injection = try finder.injection(for: group)
          try placement.check(injection, in: consumer)
          injections.append(injection)
        } catch {
          refuse(group, error.reason)
        }
      }
      injections = InjectionFinder.joined(injections, free: consumer.freeName)
      injections = Reuse.settled(injections, in: code, consumer)
      if !injections.isEmpty {
        var writer = RefactoringWriter(code: code, consumer: consumer, placement: placement, request: request)
        let notes = try writer.write(injections)
        edits = writer.edits
        for injection in injections {
          let use = injection.uses[0]
          refactoring.outcomes.append(
            Refactoring.Outcome(
              dependency: injection.dependency, symbol: injection.symbol, file: use.source.path,
              line: use.source.position(of: use.start).line, refusal: nil,
              notes: injection.notes + placement.notes + notes))
        }
      }
    } catch {
      refactoring.outcomes = []
      if code.storesNothing(node) {
        functions = groups
      } else {
        for group in groups { refuse(group, error.reason) }
      }
    }
    var told = FunctionRefactoring(code: code, request: request, edits: edits)
    for group in functions {
      do throws(Refusal) {
        let notes = try told.hand(group)
        let site = code.results.site(group.sites[0])
        refactoring.outcomes.append(
          Refactoring.Outcome(
            dependency: code.results.graph.nodes[group.edge.target].name, symbol: code.results.symbol(group.edge),
            file: site.file, line: site.line, refusal: nil, notes: notes))
      } catch {
        refuse(group, error.reason)
      }
    }
    told.finish()
    if let changes = told.edits.changes() {
      refactoring.changes = changes
    } else {
      refactoring.outcomes = []
      for group in groups { refuse(group, "two of the changes would be in each other's way") }
    }
    refactoring.outcomes.sort { ($0.file, $0.line, $0.symbol) < ($1.file, $1.line, $1.symbol) }
    return refactoring
  }

  /// What the consumer gets itself and somebody would be warned of, or what was asked for by name.
  private static func groups(
    of node: NodeID, _ findings: [Finding], _ request: RefactoringRequest, _ code: CodeBase
  ) -> [InjectionFinder.Group] {
    let results = code.results
    var groups: [InjectionFinder.Group] = []
    for finding in findings where finding.source == node && rules.contains(finding.rule) {
      guard let target = finding.target else { continue }
      let name = results.graph.nodes[target].name
      let isNamed = request.dependencies.contains { $0 == name || name.hasSuffix(".\($0)") }
      guard isNamed || (request.dependencies.isEmpty && finding.severity > .info) else { continue }
      let places = Set(finding.sites)
      let edges = results.edges(from: node, to: target).map { results.graph.edges[$0] }.filter {
        $0.kind.isHardCoded && $0.kind.rule == finding.rule
      }
      // Static members of one type are dependencies of their own, by what is written.
      var bySymbol: [(symbol: String, group: InjectionFinder.Group)] = []
      for edge in edges {
        let sites = results.graph.sites(of: edge).filter { !$0.isExempt && places.contains(results.site($0)) }
        guard !sites.isEmpty else { continue }
        let symbol =
          edge.kind == .singleton || edge.kind == .construct ? results.symbol(edge) : "\(results.symbol(edge))"
        if let index = bySymbol.firstIndex(where: { $0.symbol == symbol }) {
          bySymbol[index].group.edges.append(edge)
          bySymbol[index].group.sites += sites
        } else {
          bySymbol.append((symbol, InjectionFinder.Group(edges: [edge], sites: Array(sites))))
        }
      }
      for var group in bySymbol.map(\.group) {
        var seen: Set<UInt64> = []
        group.sites = group.sites.filter { seen.insert(UInt64($0.file) << 32 | UInt64($0.start)).inserted }
        groups.append(group)
      }
    }
    return groups.sorted { a, b in
      (a.sites[0].file, a.sites[0].start) < (b.sites[0].file, b.sites[0].start)
    }
  }
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
