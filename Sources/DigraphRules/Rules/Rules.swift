import DigraphGraph
import DigraphLinking

/// All rules, by identifier.
package enum Rules {
  package static let all: [any Rule.Type] = [
    ArgumentMismatchRule.self,
    CaptiveDependencyRule.self,
    ConcreteDependencyRule.self,
    ConstructedAndRegisteredRule.self,
    ContainerPassedRule.self,
    DataAsServiceRule.self,
    DeepDependencyChainRule.self,
    DefaultArgumentDependencyRule.self,
    DependencyCycleRule.self,
    DoubleInProductionRule.self,
    DuplicateRegistrationRule.self,
    ForbiddenDependencyRule.self,
    ForcedResolutionRule.self,
    HardCodedConstructionRule.self,
    LayerOrderRule.self,
    MissingEnvironmentObjectRule.self,
    MissingRegistrationRule.self,
    MisspeltNameRule.self,
    ModuleIndependenceRule.self,
    OptionalDependencyRule.self,
    RegistrationCycleRule.self,
    RequiredDependencyRule.self,
    ResolutionOutsideRootRule.self,
    ServiceLocatorRule.self,
    SingletonAccessRule.self,
    SingletonDeclarationRule.self,
    SingletonInTestRule.self,
    TooManyDependenciesRule.self,
    UnreadSourceRule.self,
    UnusedRegistrationRule.self,
    UnusedSuppressionRule.self,
    ValueInSharedScopeRule.self,
    VolatileStaticRule.self,
  ]

  /// What each says of itself.
  package static var entries: [RuleEntry] { all.map { $0.entry } }
}
