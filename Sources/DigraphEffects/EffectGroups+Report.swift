package import DigraphKnowledge
package import DigraphReport

/// Beside what other people's symbols do: what the code of the project does itself.
extension EffectGroups {
  /// What is static or global and changes.
  package static let sharedState = EffectGroups(rawValue: 1 << 30)
  /// Code that is not read.
  package static let unknown = EffectGroups(rawValue: 1 << 31)

  package init(_ group: EffectGroup) { self = Self.byGroup[group.place] }

  /// A test has to keep away from it, or finds it different in each run.
  package static let volatile = EffectGroup.allCases.filter(\.isVolatile).reduce(into: EffectGroups()) {
    $0.formUnion(EffectGroups($1))
  }

  /// In the order in which reports name them.
  package var groups: [EffectGroup] { EffectGroup.allCases.filter { contains(EffectGroups($0)) } }

  private static let byGroup: [EffectGroups] = EffectGroup.allCases.map { group in
    switch group {
    case .sharedState: .sharedState
    case .unknown: .unknown
    default: named.first { $0.name == group.rawValue }?.group ?? []
    }
  }
}
