/// What the last words of a type's name say it is for, where nothing it is or does says more.
///
/// Public, as only so the compiler specializes the standard library's set operations in other targets.
public struct WordTraits: OptionSet, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Its values do work for others.
  public static let service = WordTraits(rawValue: 1 << 0)
  /// Its values are deterministic helpers, unless they reach outside the process.
  public static let helper = WordTraits(rawValue: 1 << 1)
  /// Its values carry data.
  public static let data = WordTraits(rawValue: 1 << 2)
  /// Its values are data even where they hold what does work: a state, a message.
  public static let message = WordTraits(rawValue: 1 << 3)
  /// It stands in for another type in a test.
  public static let double = WordTraits(rawValue: 1 << 4)
  /// It is called after previews.
  public static let preview = WordTraits(rawValue: 1 << 5)
  /// It is there to be called back.
  public static let listener = WordTraits(rawValue: 1 << 6)
  /// It wires others together.
  public static let root = WordTraits(rawValue: 1 << 7)
  /// Others ask it for services by type or name.
  public static let locator = WordTraits(rawValue: 1 << 8)
  public static let controller = WordTraits(rawValue: 1 << 9)
  /// It says nothing of what a type is for.
  public static let empty = WordTraits(rawValue: 1 << 10)
  /// It says enough even of a type of which nothing else is known.
  public static let clear = WordTraits(rawValue: 1 << 11)
}

/// The part that a type plays by its name.
package enum WordRole: String, Sendable, CaseIterable {
  case assembler, client, container, coordinator, factory, interactor, presenter, repository, store, useCase, viewModel
}
