import DigraphReport
import Testing

@Suite struct FindingIdentityTests {
  static let examples: [(FindingIdentity, String)] = [
    (
      .edge(rule: "singleton-access", consumer: "LoginViewModel", dependency: "Session", kind: .singleton),
      "singleton-access: LoginViewModel -> Session (singleton)"
    ),
    (
      .edge(rule: "default-argument-dependency", consumer: "Outer.Inner", dependency: "API", kind: .initializerDefault),
      "default-argument-dependency: Outer.Inner -> API (init-default)"
    ),
    (
      .edge(rule: "volatile-static", consumer: "load(from:)", dependency: "Date", kind: .static),
      "volatile-static: load(from:) -> Date (static)"
    ),
    (
      .declaration(rule: "singleton-declaration", type: "Session", member: "shared"),
      "singleton-declaration: Session.shared (declaration)"
    ),
    (.cycle(rule: "dependency-cycle", members: ["B", "A.C", "A"]), "dependency-cycle: A, A.C, B (cycle)"),
    (.chain(rule: "deep-dependency-chain", consumer: "App"), "deep-dependency-chain: App (chain)"),
    (.count(rule: "too-many-dependencies", consumer: "f(_:)"), "too-many-dependencies: f(_:) (count)"),
  ]

  @Test(arguments: examples.indices)
  func isReadByPeopleAndReadBack(index: Int) {
    let (identity, text) = Self.examples[index]
    #expect(identity.description == text)
    #expect(FindingIdentity(text) == identity)
  }

  @Test func namesTheMembersOfACycleOnly() {
    #expect(FindingIdentity("dependency-cycle: A, B (cycle)")?.cycleMembers == ["A", "B"])
    #expect(FindingIdentity("singleton-access: A -> B (singleton)")?.cycleMembers == [])
  }

  @Test(arguments: ["", "A -> B", "rule: A", "rule: (x)", ": A (count)", "rule: A ()", "rule: A\nB (count)"])
  func isNotMadeOfOtherText(text: String) {
    #expect(FindingIdentity(text) == nil)
  }
}
