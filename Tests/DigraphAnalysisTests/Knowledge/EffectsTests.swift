import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import Testing

/// What using other people's symbols does.
@Suite struct EffectsTests {
  static let knowledge = SmallProgram.knowledge

  @Test func eachVolatileSymbolHasEffects() {
    let volatile: Set<KnownKind> = [.singleton, .static, .construct, .function, .member, .wrapper, .service]
    for symbol in Self.knowledge.symbols {
      guard let kind = symbol.kind, volatile.contains(kind), symbol.facts.effects != [] else { continue }
      #expect(!symbol.effects.isEmpty, "\(Self.knowledge.pattern(of: symbol)) has the group \(symbol.group)")
    }
  }

  /// What the group says already is written twice.
  @Test func saysEffectsOnlyWhereTheGroupDoesNot() {
    for var symbol in Self.knowledge.symbols {
      guard let said = symbol.facts.effects else { continue }
      symbol.facts.effects = nil
      #expect(symbol.effects != said, "\(Self.knowledge.pattern(of: symbol))")
    }
  }

  @Test func namesEachGroupOnce() {
    let all = EffectGroups.named.reduce(into: EffectGroups()) { $0.formUnion($1.group) }
    #expect(all.rawValue == 1 << UInt32(EffectGroups.named.count) - 1)
    #expect(Set(EffectGroups.named.map(\.name)).count == EffectGroups.named.count)
    #expect(([.clock, .network] as EffectGroups).names == ["network", "clock"])
  }

  struct Use: Sendable, CustomTestStringConvertible {
    let code: String
    /// Of all uses in the code; nil where one of them is not known.
    let effects: EffectGroups?
    var testDescription: String { code }

    init(_ code: String, _ effects: EffectGroups?) { (self.code, self.effects) = (code, effects) }
  }

  static let uses = [
    Use("_ = URLSession.shared", .network),
    Use("_ = Date()", .clock),
    Use("_ = Date(timeIntervalSince1970: 0)", []),
    Use("_ = UUID()", .randomness),
    Use("_ = [1, 2].shuffled()", .randomness),
    Use("var source = Source(); _ = [1, 2].shuffled(using: &source)", nil),
    Use("_ = try Data(contentsOf: URL(string: text)!)", .files),
    Use("try Data().write(to: URL(string: text)!)", .files),
    Use("UserDefaults.standard.set(1, forKey: text)", .storage),
    Use("_ = UserDefaults(suiteName: text)", .storage),
    Use("try await Task.sleep(for: .seconds(1))", [.clock, .scheduling]),
    Use("_ = CKContainer.default()", [.network, .storage]),
    Use("exit(1)", .termination),
    Use("print(text)", .logging),
    Use("_ = Array([1]).count", []),
    Use("NSLock().lock()", []),
    Use("_ = UILabel()", []),
    Use("_ = Unseen.shared", nil),
    Use("_ = Unseen()", nil),
  ]

  @Test(arguments: uses)
  func ofUses(use: Use) {
    let code = "import CloudKit\nimport UIKit\nfunc act(text: String) async throws { \(use.code) }"
    let linked = Linker.link(SmallProgram(code).facts, knowledge: Self.knowledge, jobs: 1)
    var effects: EffectGroups? = []
    for reference in linked.references.joined() {
      let one = linked.program.known.effects(of: reference, in: linked.program)
      effects = one.flatMap { one in effects.map { $0.union(one) } }
    }
    #expect(effects == use.effects, "\(effects?.names ?? [])")
  }

  /// `extension Date { static var yesterday }` does what its code does.
  @Test func ofTheProjectsOwnMembersAreNotKnown() {
    let code = "extension Date { static var now: Date { Date(timeIntervalSince1970: 0) } }\nlet start = Date.now"
    let linked = Linker.link(SmallProgram(code).facts, knowledge: Self.knowledge, jobs: 1)
    let own = linked.references.joined().filter { $0.kind == .staticMember }
    #expect(own.count == 1)
    #expect(own.allSatisfy { linked.program.known.effects(of: $0, in: linked.program) == nil })
  }

  @Test func ofMembersByTheirNames() throws {
    let code = "func act(_ defaults: UserDefaults, _ data: Data, _ unseen: Unseen) { _ = data.write; defaults.set }"
    let linked = Linker.link(SmallProgram(code).facts, knowledge: Self.knowledge, jobs: 1)
    let (program, known) = (linked.program, linked.program.known)
    func symbol(_ name: String) -> Symbol { program.symbols.find(name) }
    #expect(known.effects(of: symbol("UserDefaults"), member: symbol("set")) == .storage)
    #expect(known.effects(of: symbol("Data"), member: symbol("write")) == .files)
    #expect(known.effects(of: symbol("Data"), member: symbol("count")) == [])
    #expect(known.effects(of: symbol("Unseen"), member: symbol("set")) == nil)
    let configuration = try #require(known.configuration(of: symbol("UserDefaults")))
    #expect(Self.knowledge.pattern(of: configuration) == "UserDefaults(suiteName:)")
    #expect(known.configuration(of: symbol("Data")) == nil)
  }
}
