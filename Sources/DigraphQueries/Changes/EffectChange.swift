package import DigraphReport

/// What the tests of a type could keep away and no longer can, or the other way round.
package struct EffectChange: Sendable {
  /// The name of the type in the newer report.
  package let type: String
  /// Ids of its node in both reports.
  package let before: Int
  package let after: Int
  /// Groups that no test can intercept any more.
  package let gained: [EffectGroup]
  /// Groups that are gone, or that a test can intercept now.
  package let lost: [EffectGroup]

  /// - Parameter pairs: the types that both reports have.
  /// - Returns: the changes by name; of types of the product only, without those that create what others use: whatever
  ///   they make comes with what it needs.
  static func changes(_ before: Report, _ after: Report, _ pairs: [(before: Int, after: Int)]) -> [EffectChange] {
    pairs.compactMap { pair in
      let (old, new) = (before.nodes[pair.before], after.nodes[pair.after])
      guard old.isImplementation, new.isImplementation, !new.isOwner else { return nil }
      let (hiddenBefore, hiddenAfter) = (Set(old.hiddenVolatile), Set(new.hiddenVolatile))
      guard hiddenBefore != hiddenAfter else { return nil }
      return EffectChange(
        type: new.name, before: pair.before, after: pair.after,
        gained: EffectGroup.allCases.filter { hiddenAfter.contains($0) && !hiddenBefore.contains($0) },
        lost: EffectGroup.allCases.filter { hiddenBefore.contains($0) && !hiddenAfter.contains($0) })
    }.sorted { ($0.type, $0.after) < ($1.type, $1.after) }
  }
}

extension ReportNode {
  /// A type of the product that has code of its own.
  var isImplementation: Bool { isProduction && kind.isType && kind != .protocol }

  /// What is volatile and no test can intercept.
  var hiddenVolatile: [EffectGroup] { effectGroups.hidden.filter(\.isVolatile) }
}
