/// What the last words of a type's name say it is for, where nothing it is or does says more.
package struct WordTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Its values do work for others.
  package static let service = WordTraits(rawValue: 1 << 0)
  /// Its values are deterministic helpers, unless they reach outside the process.
  package static let helper = WordTraits(rawValue: 1 << 1)
  /// Its values carry data.
  package static let data = WordTraits(rawValue: 1 << 2)
  /// Its values are data even where they hold what does work: a state, a message.
  package static let message = WordTraits(rawValue: 1 << 3)
  /// It stands in for another type in a test.
  package static let double = WordTraits(rawValue: 1 << 4)
  /// It is called after previews.
  package static let preview = WordTraits(rawValue: 1 << 5)
  /// It is there to be called back.
  package static let listener = WordTraits(rawValue: 1 << 6)
  /// It wires others together.
  package static let root = WordTraits(rawValue: 1 << 7)
  /// Others ask it for services by type or name.
  package static let locator = WordTraits(rawValue: 1 << 8)
  package static let controller = WordTraits(rawValue: 1 << 9)
  /// It says nothing of what a type is for.
  package static let empty = WordTraits(rawValue: 1 << 10)
  /// It says enough even of a type of which nothing else is known.
  package static let clear = WordTraits(rawValue: 1 << 11)
}

/// The part that a type plays by its name.
package enum WordRole: String, Sendable, CaseIterable {
  case assembler, client, container, coordinator, factory, interactor, presenter, repository, store, useCase, viewModel
}
