package import DigraphFacts

/// A framework of the platform, or a package.
package struct KnownModule: Sendable, Equatable {
  package var name: NameIndex
  package var isPackage: Bool
  /// What names of its types begin with, as in Objective-C.
  package var prefixes: [NameIndex] = []
  /// A file that imports it belongs to tests.
  package var isForTests = false
}

/// What is known of all types that are called alike: `UI*View`.
package struct KnownNamePattern: Sendable, Equatable {
  package var prefix: NameIndex
  package var suffix: NameIndex
  package var traits: KnownTraits
}
