package import DigraphReport

/// How an edge is drawn: what it means for whoever wants to replace the dependency.
///
/// In the order of how much it should catch the eye. One line stands for all edges between two boxes and looks like
/// the first of them in this order.
package enum EdgeLook: String, Sendable, CaseIterable, Comparable {
  case singleton, construct, locator, `static`
  /// Bound to a default: injected, but by default hard-coded.
  case defaulted
  case injected
  /// Handed in where no initializer shows it: property wrappers, the environment.
  case hidden
  /// Hard-coded by an owner, whose job it is.
  case assembly
  case navigation
  /// A back reference.
  case back
  case structural

  package init(_ edge: ReportEdge, from source: ReportNode) {
    self =
      switch edge.kind {
      case .inherit, .conform, .mention: .structural
      case _ where edge.isWeak: .back
      case _ where edge.role == .navigation: .navigation
      case _ where edge.role == .handOver: .assembly
      case _ where edge.kind.isHardCoded && EdgeLook.isOwner(source): .assembly
      case .construct: .construct
      case .singleton: .singleton
      case .static: .static
      case .locator: .locator
      case .initializerDefault: .defaulted
      case .wrapper, .environment: .hidden
      case .initializer, .initializerFactory, .property, .method: .injected
      }
  }

  private static func isOwner(_ node: ReportNode) -> Bool {
    switch node.role {
    case .compositionRoot, .factory, .assembler, .container: true
    default: false
    }
  }

  /// What the legend calls it.
  package var title: String {
    switch self {
    case .singleton: "reaches a shared instance"
    case .construct: "constructs"
    case .locator: "asks a locator"
    case .static: "static behaviour"
    case .defaulted: "injected, with a default"
    case .injected: "injected"
    case .hidden: "injected by wrapper or environment"
    case .assembly: "assembled by an owner"
    case .navigation: "navigates to"
    case .back: "back reference"
    case .structural: "conforms to, inherits"
    }
  }

  /// The consumer decides itself which instance it gets.
  package var isHardCoded: Bool { self <= .static }

  /// It can be part of a cycle as the report defines one.
  var countsForCycles: Bool { self < .navigation }

  /// Whether the first catches the eye more.
  package static func < (a: EdgeLook, b: EdgeLook) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}
