package import DigraphFacts
import DigraphLinking
package import DigraphReport

/// What a team calls its things, where the names themselves do not say it. Patterns are matched against names of types,
/// qualified by nesting.
package struct Conventions: Sendable, Equatable {
  /// Owners by design, beside those that are recognised.
  package var compositionRoots: [GlobPattern] = []
  /// The first that matches a type counts.
  package var roles: [(role: Role, patterns: [GlobPattern])] = []
  /// Members that hand out a shared instance, as `Type.member`.
  package var singletons: [GlobPattern] = []
  /// Types that do work for others.
  package var services: [GlobPattern] = []
  /// Types that carry data.
  package var values: [GlobPattern] = []
  /// Types that others ask for services.
  package var locators: [GlobPattern] = []

  package init() {}

  package static func == (a: Conventions, b: Conventions) -> Bool {
    a.compositionRoots == b.compositionRoots && a.singletons == b.singletons && a.services == b.services
      && a.values == b.values && a.locators == b.locators
      && a.roles.elementsEqual(b.roles, by: ==)
  }

  /// Nothing is said.
  var isEmpty: Bool { self == Conventions() }
}

extension Conventions {
  /// Changes what a type of the project is taken for.
  /// - Returns: whether it is settled that it is or is not data.
  func apply(to profile: inout TypeProfile, named name: String) -> Bool {
    var isSettled = false
    func says(_ patterns: [GlobPattern]) -> Bool { patterns.contains { $0.matches(name) } }
    if let role = roles.first(where: { says($0.patterns) })?.role {
      profile.role = role
      profile.significance = role.significance
      profile.reason = Reason(.isConfiguredRole, role)
      profile.isDouble = role == .testDouble
      profile.isTest = profile.isTest || role == .testDouble || role == .test
      profile.isCompositionRoot = role.isOwner
      profile.isNamedRoot = false
      isSettled = true
    }
    if says(services) {
      profile.significance = .service
      profile.reason = Reason(.isConfiguredService)
      isSettled = true
    }
    if says(values) {
      profile.significance = .glue
      profile.reason = Reason(.isConfiguredData)
      isSettled = true
    }
    if says(locators) {
      profile.isLocator = true
      profile.isCompositionRoot = true
      profile.isNamedRoot = false
      profile.role = .container
    }
    if says(compositionRoots) {
      profile.isCompositionRoot = true
      profile.isNamedRoot = false
      profile.role = .compositionRoot
    }
    return isSettled
  }
}

extension Role {
  /// It wires others together.
  var isOwner: Bool {
    switch self {
    case .compositionRoot, .factory, .assembler, .container: true
    default: false
    }
  }

  /// What a type of this role is, as far as findings are concerned.
  var significance: TypeProfile.Significance {
    switch self {
    case .view: .view
    case .viewController: .viewController
    case .model, .error: .glue
    default: .service
    }
  }
}
