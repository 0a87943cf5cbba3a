import DigraphGraph
import DigraphLinking
import SourceEditing
import SourceUses
import TestDoubles

/// A protocol that a refactoring writes.
struct NewProtocol {
  var name: String
  /// `@MainActor`, or empty.
  var isolation = ""
  var inherited: [String] = []
  var requirements: [Requirement]
  /// The type that conforms to it as it is; nil where there is none.
  var conforming: EntityID?
  /// The type whose static members it asks for, by what is written for production; nil for any other protocol.
  var asking: EntityID?
  /// What production uses, where that is written as well.
  var implementation: Implementation?
  /// Other modules see it.
  var isExported = false
  /// It belongs to the consumer, whatever it is made of.
  var isOfConsumer = false

  /// A type with no state that answers by asking the platform, or static members.
  struct Implementation {
    var name: String
    /// A line each.
    var members: [String]
    /// It is a class: what it has can be set, whoever holds it.
    var isObject = false
  }
}

/// What a consumer is to be handed, and what that replaces.
struct Injection {
  /// The dependency's name, for messages.
  var dependency: String
  /// What the consumer writes to get it.
  var symbol: String
  var uses: [Use]
  /// What stands for the value at each use, behind the name: `.now`, or nothing.
  var suffixes: [String]
  /// The parameter and property.
  var name: String
  /// The type of the value.
  var type: String
  /// What production passes.
  var value: String
  /// The global actor that it belongs to, as its attribute.
  var isolation: String?
  /// A closure makes one at each use.
  var isMaker = false
  /// The closure may be sent from one task to another.
  var isSendable = false
  /// What the closure does may throw.
  var isThrowing = false
  /// What the closure is told, by the names that the value has for it.
  var arguments: [MakerArgument] = []
  /// The property that holds it already.
  var kept: KeptProperty?
  /// The property that the initializer gives it to, where that is all that is done with it.
  var assigned: AssignedProperty?
  var newProtocol: NewProtocol?
  /// The initializers have a parameter of the name, with the same default.
  var isTakenAlready = false
  /// A property of the name holds it already, and is handed it.
  var isReused = false
  /// The protocol or type by which it is known, without `any`.
  var typeName: String
  var isProtocol: Bool
  /// The consumer knows it by a type of the project that is no protocol.
  var isKnownByOwnType = false
  /// Nil where the consumer knows it by another type.
  var protocolName: String? { isProtocol ? typeName : nil }
  /// What its double has to have: of a protocol that exists all that it asks for.
  var requirements: [Requirement] = []
  var notes: [String] = []
  /// The type whose other static members the consumer may go on to ask.
  var askedType: NodeID?

  /// The type as a stored property has it.
  var storedType: String {
    guard isMaker else { return type }
    return
      "\(isSendable ? "@Sendable " : "")\(isolation.map { $0 + " " } ?? "")(\(arguments.map(\.type).joined(separator: ", ")))\(isThrowing ? " throws" : "") -> \(type)"
  }

  /// The type as a parameter has it.
  func parameterType(isDefaulted: Bool) -> String {
    if isMaker { return "@escaping \(storedType)" }
    return isDefaulted && isMadeInside ? optionalType : type
  }

  private var optionalType: String { type.contains(" ") ? "(\(type))?" : "\(type)?" }

  /// What belongs to an actor is no default of a parameter before Swift 6: those are worked out outside of any.
  var isMadeInside: Bool { isolation != nil && !isMaker && !type.hasSuffix("?") && !type.hasSuffix("!") }

  /// What a property begins with, and callers pass.
  var parameterValue: String {
    guard isMaker else { return value }
    let names = arguments.map(\.name).joined(separator: ", ")
    let made = (isThrowing ? "try " : "") + value
    return names.isEmpty ? "{ \(made) }" : "{ \(names) in \(made) }"
  }

  /// The default of the parameter.
  var defaultValue: String { isMadeInside ? "nil" : parameterValue }

  /// No protocol of its own would do where it goes.
  var isHandedOn = false

  /// Why no protocol stands for it; nil where one does, or none was looked for.
  private(set) var ownTypeReason: String?

  mutating func takeOwnType(since reason: String) {
    ownTypeReason = reason
    notes.append("it is taken by its own type, since \(reason)")
  }

  /// Why it stays, behind the reason why nothing but its own type would do, if there is one.
  func because(_ reason: String) -> Refusal {
    var refusal = Refusal(
      ownTypeReason.map { "it could only be taken by its own type, since \($0), and \(reason)" } ?? reason)
    if isHandedOn { refusal.ownType = ownTypeReason }
    return refusal
  }

  /// The call of the closure, behind its name.
  var makerCall: String { "(\(arguments.map(\.name).joined(separator: ", ")))" }
}

/// A value that is only known where the dependency is made.
struct MakerArgument: Equatable {
  var name: String
  var type: String
}

/// A stored property whose initial value is the dependency.
struct KeptProperty {
  var source: SourceText
  /// Its `let` or `var`, and the binding in that.
  var declaration: Int
  var binding: Int
  var name: String
  /// As written; nil where it is not.
  var type: String?
  /// Its modifiers, what stands in parentheses left out.
  var modifiers: Set<String>
  /// The wrapper that has injected it so far.
  var attribute: Int?

  var isLazy: Bool { modifiers.contains("lazy") }
  /// It does not keep its value alive.
  var isUncounted: Bool { modifiers.contains("weak") || modifiers.contains("unowned") }
  /// Others may set it.
  var canBeSet: Bool {
    let keyword = source.children(of: declaration).first { $0 >= binding }.map { source.start(of: $0) } ?? 0
    let head = source.text(source.start(of: declaration), keyword)
    return head.split { $0.isWhitespace }.last == "var" && modifiers.isDisjoint(with: ["private", "fileprivate"])
  }
  var isExported: Bool { !modifiers.isDisjoint(with: ["public", "open", "package"]) }
}

/// A dependency that stays as it is, and why.
struct Refusal: Error {
  var reason: String
  /// The style that may do it, which the reason names.
  var remedy: RefactoringRequest.Style?
  /// Why no protocol would stand for it either; nil where one would, or none was looked for.
  var ownType: String?
  /// The place that the reason speaks of; nil for all.
  var site: DependencyGraph.Site?

  init(_ reason: String, remedy: RefactoringRequest.Style? = nil) {
    self.reason = reason
    self.remedy = remedy
  }

  /// The same of one place.
  func at(_ site: DependencyGraph.Site) -> Refusal {
    var refusal = self
    refusal.site = site
    return refusal
  }
}
