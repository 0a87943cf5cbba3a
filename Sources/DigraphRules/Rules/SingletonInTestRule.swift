import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports tests that touch a singleton of the project.
struct SingletonInTestRule: Rule {
  static let entry = RuleEntry(
    identifier: "singleton-in-test",
    title: "A test touches a singleton of the project",
    severity: .info,
    rationale: "What one test leaves in the shared instance, the next one finds there.",
    limits: [
      "Singletons of the platform are not reported.",
      "A test that is named after the singleton tests it.",
    ],
    reported: [
      RuleExample(
        """
        final class Session { static let shared = Session(); func logOut() {} }
        final class ProfileTests: XCTestCase { func testLogOut() { ↓Session.shared.logOut() } }
        """)
    ],
    ignored: [
      RuleExample(
        """
        final class Session { static let shared = Session(); func logOut() {} }
        final class ProfileTests: XCTestCase { func testLogOut() { Session().logOut() } }
        """),
      RuleExample(
        """
        final class Session { static let shared = Session(); func logOut() {} }
        final class SessionTests: XCTestCase { func testLogOut() { Session.shared.logOut() } }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry, skipsExempt: false)
    return edges.findings(
      where: { edge in
        edge.kind == .singleton && edge.flags.contains(.isProjectSingleton) && !edge.flags.contains(.isInfo)
          && isInTest(edge.source, results) && !results.graph.nodes[edge.target].isTest
          && !isSubject(edge, results)
      },
      severity: edges.usualSeverity,
      texts: { edge in
        .init(
          message: "The test `\(edges.consumer(edge))` touches the singleton `\(edges.dependency(edge))`.",
          reason: edges.reason(edge),
          recipe: Recipe(
            .useDouble(double(of: edge.target, for: edge.source, results)), consumer: edge.source,
            dependency: edge.target))
      })
  }

  private static func double(of singleton: NodeID, for test: NodeID, _ results: Results) -> Recipe.Double {
    if let user = user(of: singleton, by: test, results) { return .behind(user) }
    if results.isLocator(singleton) { return .ofContainer }
    // One that answers for a protocol may have a double by that.
    let isAbstract = results.graph.nodes[singleton].kind == .protocol || results.standsBehindProtocol(singleton)
    if isAbstract || results.canBeSubclassed(singleton) && !results.hidesInitializers(singleton) { return .possible }
    return results.hidesInitializers(singleton) ? .impossible : .another
  }

  /// A double that the product has ready, for previews or a demonstration, is no test.
  private static func isInTest(_ node: NodeID, _ results: Results) -> Bool {
    let found = results.graph.nodes[node]
    guard found.isTest else { return false }
    return !(results.profile(of: node)?.isDouble ?? false) || results.program.isTestFile[Int(found.file)]
  }

  /// What the test makes or reaches of the product, and that reaches the singleton itself, other than to wire.
  private static func user(of singleton: NodeID, by test: NodeID, _ results: Results) -> NodeID? {
    results.edges(of: test).lazy.map { results.graph.edges[$0] }.first { edge in
      edge.isDependency && edge.target != singleton && results.graph.nodes[edge.target].isProduction
        && results.edges(from: edge.target, to: singleton).contains {
          results.graph.edges[$0].kind == .singleton && !results.graph.edges[$0].flags.contains(.isExempt)
        }
    }?.target
  }

  /// `SessionTests` tests `Session`, and no double of it.
  private static func isSubject(_ edge: DependencyGraph.Edge, _ results: Results) -> Bool {
    let name = results.graph.nodes[edge.target].name
    return results.graph.nodes[edge.source].name.hasPrefix(name.split(separator: ".").last.map(String.init) ?? name)
  }
}
