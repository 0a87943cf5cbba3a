import DigraphFacts
import DigraphReport
import Testing

/// Words are kept as their places in their lists.
@Suite struct VocabularyTests {
  static let all: [any Vocabulary.Type] = [
    Abstraction.self, Certainty.self, Diagnostic.Severity.self, EdgeKind.self, EdgeOrigin.self, EdgeRole.self,
    EdgeScope.self, EffectGroup.self, Ownership.self, ReportFinding.Status.self, ReportModule.Origin.self,
    ReportNode.Kind.self, ReportSingleton.Risk.self, Role.self, Significance.self,
  ]

  @Test(arguments: all.indices) func aWordIsFoundAtItsPlace(_ index: Int) { check(Self.all[index]) }

  private func check<Word: Vocabulary>(_ vocabulary: Word.Type) {
    #expect(vocabulary.allCases.map(\.place) == Array(0..<vocabulary.allCases.count))
    #expect(vocabulary.allCases.enumerated().allSatisfy { Word(at: $0.offset) == $0.element })
  }
}
