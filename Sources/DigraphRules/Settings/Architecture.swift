package import DigraphFacts
import DigraphGraph
import DigraphLinking
package import DigraphReport

/// What a team allows between its types, beyond what is good anywhere.
package struct Architecture: Sendable, Equatable {
  /// From the outside in.
  package var layers: [Layer] = []
  package var constraints: [Constraint] = []

  package init(layers: [Layer] = [], constraints: [Constraint] = []) {
    self.layers = layers
    self.constraints = constraints
  }

  /// Some types. All that is given must hold; of each list one is enough.
  package struct Selector: Sendable, Equatable {
    /// Of the file that declares the type, or of a folder above it.
    package var paths: [GlobPattern] = []
    /// Qualified by nesting.
    package var types: [GlobPattern] = []
    package var modules: [GlobPattern] = []
    package var roles: [Role] = []
    package var kinds: [ReportNode.Kind] = []
    /// What is not meant; at most one.
    package var exceptions: [Selector] = []

    package init() {}
  }

  /// Types that may depend on some other layers only.
  package struct Layer: Sendable, Equatable {
    package var name: String
    package var members: Selector
    /// Names of layers; nil for all behind it.
    package var uses: [String]?
    package var reason: String
    package var severity: Severity

    package init(name: String, members: Selector, uses: [String]?, reason: String, severity: Severity) {
      self.name = name
      self.members = members
      self.uses = uses
      self.reason = reason
      self.severity = severity
    }
  }

  /// A rule of the team.
  package struct Constraint: Sendable, Equatable {
    package var name: String
    package var reason: String
    package var severity: Severity
    package var demand: Demand

    package init(name: String, reason: String, severity: Severity, demand: Demand) {
      self.name = name
      self.reason = reason
      self.severity = severity
      self.demand = demand
    }
  }

  package enum Demand: Sendable, Equatable {
    /// No edge of these kinds, or of any where there are none, leads from the first to the second.
    case forbid(from: Selector, to: Selector, kinds: [EdgeKind])
    /// Each of the first has an edge of these kinds, or of any, to one of the second.
    case require(from: Selector, to: Selector, kinds: [EdgeKind])
    /// Types that match do not depend on each other.
    case independentTypes([GlobPattern])
    /// Modules that match do not depend on each other.
    case independentModules([GlobPattern])
    /// What lies below one folder that matches does not depend on what lies below another.
    case independentFolders([GlobPattern])
  }
}
