package import DigraphFacts
package import DigraphLinking
package import DigraphReport

/// A node of the graph.
package typealias NodeID = ID<DependencyGraph.Node>

/// Who depends on whom: consumers and dependencies, and one edge for each way in which one gets the other.
package struct DependencyGraph: Sendable {
  package struct Node: Sendable {
    package var key: NodeKey
    package var name: String
    /// Index of the module, -1 for what is not scanned.
    package var module: Int32
    package var kind: ReportNode.Kind
    package var role: Role?
    package var ownership: Ownership
    package var isTest: Bool
    /// Why it is not judged; nil for what is the project's own or not scanned.
    package var otherCode: OtherCode?
    /// Index of the file, -1 for what is not scanned.
    package var file: Int32
    package var offset: UInt32

    /// A type, function or module of the product that the project's own people wrote.
    package var isProduction: Bool { ownership == .project && !isTest && otherCode == nil }
  }

  package struct Edge: Sendable {
    package var source: NodeID
    package var target: NodeID
    package var kind: EdgeKind
    package var abstraction: Abstraction
    package var certainty: Certainty
    package var role: EdgeRole?
    package var via: EdgeOrigin?
    /// What all places have in common; of the flags in ``Acquisition/Flags/ofAny`` what any has.
    package var flags: Acquisition.Flags
    package var member: Symbol
    /// Place in the knowledge, -1 for none.
    package var entry: Int32
    /// The declaration that was reached at the first place.
    @OptionalID package var declaration: DeclarationID?
    /// Indices into ``DependencyGraph/sites``.
    package var sitesStart: Int32
    package var sitesEnd: Int32
  }

  package struct Site: Sendable {
    package var file: Int32
    package var start: UInt32
    package var end: UInt32
    package var isExempt: Bool
    /// It is exempt for the name of its consumer alone.
    var isInNamedRoot = false
    /// In what shows a view to those who write it.
    package var isPreview = false
    /// A finding for this place alone would be for information.
    package var isInfo = false
    /// The member that is reached there, 0 for none.
    package var member: Symbol = 0
  }

  /// By name, module and file.
  package var nodes: IDTable<NodeID, Node>
  /// By source, target, kind, role and origin.
  package var edges: [Edge]
  package var sites: [Site]

  package func sites(of edge: Edge) -> ArraySlice<Site> { sites[Int(edge.sitesStart)..<Int(edge.sitesEnd)] }
}

extension DependencyGraph.Edge {
  /// The consumer gets hold of the dependency this way, and not in order to go back or on to another screen.
  package var isDependency: Bool { kind.isAcquiring && !flags.contains(.isWeak) && role != .navigation }

  /// A container makes the target where the source is asked for.
  package var isChoice: Bool { kind == .mention && via == .container }
}
