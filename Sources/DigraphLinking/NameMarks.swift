/// What linking must notice where a name stands, wherever it does.
struct NameMarks: OptionSet, Sendable {
  let rawValue: UInt16
  /// Types of the project declare it as a member of the type itself: a case, a static member, `init`.
  static let isStatic = NameMarks(rawValue: 1)
  /// A function of the platform whose use counts.
  static let platformFunction = NameMarks(rawValue: 2)
  /// A member of values of the platform whose use counts.
  static let platformMember = NameMarks(rawValue: 4)
  /// A function that takes a closure by which a container makes a service.
  static let registration = NameMarks(rawValue: 8)
  /// A function that shows another screen.
  static let navigation = NameMarks(rawValue: 16)
  /// A function that hands its argument to all views below.
  static let provision = NameMarks(rawValue: 32)
  /// A usual name of the member that hands out a shared instance.
  static let shared = NameMarks(rawValue: 64)
  /// A type of the platform or a package whose values do work for others.
  static let service = NameMarks(rawValue: 128)
  /// Declared at the top of files of different modules, so that it may mean something else in each module of a file.
  static let twin = NameMarks(rawValue: 256)
}

extension Program {
  /// The marks of a name.
  func marks(of name: Symbol) -> NameMarks { Int(name) < nameMarks.count ? nameMarks[Int(name)] : [] }

  mutating func mark(_ name: Symbol, _ mark: NameMarks) {
    while nameMarks.count <= Int(name) { nameMarks.append([]) }
    nameMarks[Int(name)].insert(mark)
  }
}
