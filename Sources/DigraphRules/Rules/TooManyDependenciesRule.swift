import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports consumers with more dependencies than a limit.
struct TooManyDependenciesRule: Rule {
  static let entry = RuleEntry(
    identifier: "too-many-dependencies",
    title: "A consumer has more dependencies than a limit",
    severity: .warning,
    rationale: "A type that needs many others has more than one job, and each test of it has to provide all of them.",
    limits: [
      "Loggers, schedulers, test doubles, what a composing function wires and what is only handed on to something that the consumer makes are not counted.",
      "Composition roots and tests are not judged. The limit is 8.",
    ],
    reported: [
      RuleExample(
        """
        protocol A { func a() }; protocol B { func b() }; protocol C { func c() }; protocol D { func d() }
        protocol E { func e() }; protocol F { func f() }; protocol G { func g() }; protocol H { func h() }
        protocol I { func i() }
        final class ↓Everything { init(a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I) {} }
        """)
    ],
    ignored: [
      RuleExample(
        """
        protocol A { func a() }; protocol B { func b() }
        final class Something { init(a: A, b: B) {} }
        """),
      RuleExample(
        """
        protocol A { func a() }; protocol B { func b() }; protocol C { func c() }; protocol D { func d() }
        protocol E { func e() }; protocol F { func f() }; protocol G { func g() }; protocol H { func h() }
        final class Model { init(a: A, b: B, c: C, d: D, e: E) {} ; func run() {} }
        protocol I { func i() }
        final class Coordinator {
          private let f: F, g: G, h: H, i: I, model: Model
          init(a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I) {
            self.f = f; self.g = g; self.h = h; self.i = i
            model = Model(a: a, b: b, c: c, d: d, e: e)
          }
          func run() { f.f(); g.g(); h.h(); i.i(); model.run() }
        }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    results.graph.nodes.ids.compactMap { finding($0, results) }
  }

  /// Only composing functions get it.
  private static func isWired(_ edge: DependencyGraph.Edge, _ results: Results) -> Bool {
    let sites = results.graph.sites(of: edge)
    return !sites.isEmpty && sites.allSatisfy(\.isExempt)
  }

  /// It is taken for something that the consumer makes, which takes it in its turn, and is asked for nothing here.
  private static func isHandedOn(_ edge: DependencyGraph.Edge, _ results: Results) -> Bool {
    guard edge.kind == .initializer || edge.kind == .initializerDefault, results.use(edge).members.isEmpty else {
      return false
    }
    return results.edges(of: edge.source).contains { index in
      let made = results.graph.edges[index]
      return made.flags.contains(.isConstruction)
        && results.edges(from: made.target, to: edge.target).contains {
          let kind = results.graph.edges[$0].kind
          return kind == .initializer || kind == .initializerDefault
        }
    }
  }

  private static func finding(_ node: NodeID, _ results: Results) -> Finding? {
    let consumer = results.graph.nodes[node]
    guard consumer.file >= 0, consumer.kind != .topLevel, results.isJudged(node),
      !(results.profile(of: node)?.isCompositionRoot ?? false)
    else { return nil }
    var found: [NodeID] = []
    var last: NodeID?
    var places: Set<UInt64> = []
    for index in results.edges(of: node) {
      let edge = results.graph.edges[index]
      // What one function is told is an argument of it, and a protocol and what implements it are one.
      guard edge.kind != .method, edge.isDependency, !edge.flags.contains(.isInfo), !edge.flags.contains(.isCompanion),
        edge.target != last,
        !results.isLogger(edge.target), !(results.profile(of: edge.target)?.isTest ?? false), !isWired(edge, results),
        !isHandedOn(edge, results)
      else { continue }
      // What it takes from a container counts, rather than the container.
      if !edge.kind.isHardCoded, results.isLocator(edge.target) { continue }
      last = edge.target
      // `typealias Storing = Reading & Writing`: what is named by one word is one, but for each that is asked.
      if !edge.kind.isHardCoded, let site = results.graph.sites(of: edge).first,
        !places.insert(UInt64(UInt32(bitPattern: site.file)) << 32 | UInt64(site.start)).inserted,
        results.use(edge).members.isEmpty
      {
        continue
      }
      found.append(edge.target)
    }
    let all = Set(found)
    found.removeAll { target in
      results.conformances(of: target).contains { all.contains(results.graph.edges[Int($0)].target) }
    }
    guard found.count > results.limits.dependencies else { return nil }
    // Two modules may have a type of one name.
    let counts = Dictionary(found.map { (results.graph.nodes[$0].name, 1) }, uniquingKeysWith: +)
    let names = found.map { target in
      let node = results.graph.nodes[target]
      return counts[node.name] == 1 ? node.name : "\(results.moduleName(of: node) ?? "").\(node.name)"
    }
    let texts = FindingTexts(
      .count(rule: entry.identifier, consumer: consumer.name), .init(consumer: consumer.name),
      .init(
        message: "`\(consumer.name)` has \(names.count) dependencies, more than \(results.limits.dependencies).",
        reason:
          "It depends on \(names.map { "`\($0)`" }.joined(separator: ", ")). Loggers, schedulers and arguments of single methods do not count.",
        recipe: Recipe(.split, consumer: node)))
    return Finding(texts, of: node, severity: entry.severity, results)
  }
}
