import DigraphFacts

/// What linking must know about a name wherever it is used.
struct SymbolTraits: OptionSet, Sendable {
  let rawValue: UInt16
  /// Types of the project declare it as a member of the type itself: a case, a static member, `init`.
  static let isStatic = SymbolTraits(rawValue: 1)
  /// A function of the platform whose use counts.
  static let platformFunction = SymbolTraits(rawValue: 2)
  /// A member of values of the platform whose use counts.
  static let platformMember = SymbolTraits(rawValue: 4)
  /// A function that takes a closure by which a container makes a service.
  static let registration = SymbolTraits(rawValue: 8)
  /// A function that shows another screen.
  static let navigation = SymbolTraits(rawValue: 16)
  /// A function that hands its argument to all views below.
  static let provision = SymbolTraits(rawValue: 32)
  /// A usual name of the member that hands out a shared instance.
  static let shared = SymbolTraits(rawValue: 64)
  /// A type of the platform or a package whose values do work for others.
  static let service = SymbolTraits(rawValue: 128)
  /// Declared at the top of files of different modules, so that it may mean something else in each module of a file.
  static let twin = SymbolTraits(rawValue: 256)
}

extension Program {
  /// The traits of a name.
  func traits(of name: Symbol) -> SymbolTraits { Int(name) < symbolTraits.count ? symbolTraits[Int(name)] : [] }

  /// A function has a name by which containers are told what to make.
  package func registers(_ function: DeclarationID) -> Bool {
    traits(of: declarations[function].name).contains(.registration)
  }

  mutating func add(_ traits: SymbolTraits, to name: Symbol) {
    while symbolTraits.count <= Int(name) { symbolTraits.append([]) }
    symbolTraits[Int(name)].formUnion(traits)
  }
}
