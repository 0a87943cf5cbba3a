import DigraphFacts
import DigraphReport

/// Who depends on whom: consumers and dependencies, and one edge for each way in which one gets the other.
struct DependencyGraph: Sendable {
  struct Node: Sendable {
    var key: NodeKey
    var name: String
    /// Index of the module, -1 for what is not scanned.
    var module: Int32
    var kind: ReportNode.Kind
    var role: Role?
    var ownership: Ownership
    var isTest: Bool
    /// Index of the file, -1 for what is not scanned.
    var file: Int32
    var offset: UInt32

    /// A type, function or module of the product.
    var isProduction: Bool { ownership == .project && !isTest }
  }

  struct Edge: Sendable {
    var source: Int32
    var target: Int32
    var kind: EdgeKind
    var abstraction: Abstraction
    var certainty: Certainty
    var role: EdgeRole?
    var via: EdgeOrigin?
    /// What all places have in common; of `isVolatile`, `isOptional`, `isProjectSingleton`, `isDeclared`, `isInFixed`
    /// and `isPartlyInStatic` what any has.
    var flags: Acquisition.Flags
    var member: Symbol
    /// Index into the catalogue's entries, -1 for none.
    var entry: Int32
    /// The declaration that was reached at the first place, -1 for none.
    var declaration: DeclarationID
    /// Indices into ``DependencyGraph/sites``.
    var sitesStart: Int32
    var sitesEnd: Int32
  }

  struct Site: Sendable {
    var file: Int32
    var start: UInt32
    var end: UInt32
    var isExempt: Bool
    /// In what shows a view to those who write it.
    var isPreview = false
    /// A finding for this place alone would be for information.
    var isInfo = false
  }

  /// By name, module and file.
  var nodes: [Node]
  /// By source, target, kind, role and origin.
  var edges: [Edge]
  var sites: [Site]

  func sites(of edge: Edge) -> ArraySlice<Site> { sites[Int(edge.sitesStart)..<Int(edge.sitesEnd)] }
}

extension DependencyGraph.Edge {
  /// The consumer gets hold of the dependency this way, and not in order to go back or on to another screen.
  var isDependency: Bool { kind.isAcquiring && !flags.contains(.isWeak) && role != .navigation }
}
