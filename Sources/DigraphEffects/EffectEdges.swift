package import DigraphFacts
import DigraphKnowledge
package import DigraphLinking
import DirectedGraph

/// What a symbol that is no part of the project is called, and where its effect stands.
package struct EffectSymbol: Sendable {
  package enum Form: Sendable { case type, construction, staticMember, member, function, attribute, state }

  package var form: Form
  /// The type that it belongs to; nil for a function or a global.
  @OptionalID package var type: EntityID?
  /// The member, function or variable.
  package var member: Symbol
  package var file: Int32
  /// Byte offset.
  package var start: UInt32
}

/// An effect of a node's own code.
struct OwnEffect: Sendable {
  var node: EffectNodeID
  var groups: EffectGroups
  /// No test can put another receiver in the place of the one that is used.
  var isHidden: Bool
  var symbol: EffectSymbol
  /// The static or global variable that is reached, nil for an effect of other people's code.
  @OptionalID var state: DeclarationID? = nil
  /// Of a variable: how it is used.
  var use = StateUse.read
}

/// How the code of a node uses a static or global variable.
enum StateUse: Sendable {
  case read, write
  /// A part of a text, which may be no more than a line of a log.
  case shown
}

/// Whose code runs whose, from those that are run to those that run them: effects go this way.
struct EffectEdges: Sendable {
  var all: [Graph.Edge] = []
  /// Those of calls that no test can intercept.
  var hidden: [Graph.Edge] = []
  /// Those of them that ask an object which a function of no object was handed.
  var given: [Graph.Edge] = []
  /// From the values of statics and globals to those who read them: they are made once, for whoever is first.
  var initial: [Graph.Edge] = []
  var own: [OwnEffect] = []
  /// Types that some code constructs.
  var constructed: [EntityID] = []
  /// Who assigns to static and global variables.
  var written: [StateWrite] = []
  /// Instance properties that something sets outside of initializers.
  var changed: [DeclarationID] = []

  /// Whether the same code runs the same, whatever effects it has itself. O(edges).
  func hasEdges(of other: EffectEdges) -> Bool {
    all == other.all && hidden == other.hidden && initial == other.initial && constructed == other.constructed
      && given == other.given
  }

  mutating func add(
    from caller: EffectNodeID, to callee: EffectNodeID, isInterceptable: Bool = false, isGiven: Bool = false
  ) {
    if caller == callee { return }
    let edge = Graph.Edge(callee.index, caller.index)
    all.append(edge)
    if isInterceptable { return }
    hidden.append(edge)
    if isGiven { given.append(edge) }
  }
}
