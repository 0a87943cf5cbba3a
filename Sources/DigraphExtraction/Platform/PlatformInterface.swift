package import DigraphFacts
package import DigraphSyntax

/// The part of the platform's interface that the analysis knows: declarations without bodies, in Swift, read by the
/// same parser as the project.
///
/// It says what type a member or a function of the standard library and of the most used frameworks and packages has, so that types
/// of a project can be followed through containers, closures and hierarchies of classes. It is no complete interface:
/// what hands on nothing of the project is not in it, and what is not in it is known by name only. Where that changes
/// nothing for the types of a project, it is simpler than the real one: lazy and sliced collections are arrays, every
/// operator of Combine gives back an `AnyPublisher`, access levels and `Sendable` are left out, `Never` stands for a
/// parameter's type that hands on nothing, a default argument is `0`. An inherited protocol names its primary associated
/// types (`struct Range<Bound>: Sequence<Bound>`), which is how linking follows them.
///
package enum PlatformInterface {
  /// The path under which it stands among the files.
  package static let path = "<platform>"

  /// The facts of all texts together. O(size of the texts).
  package static func facts() -> FileFacts {
    FactCollector.facts(of: tree(), path: path)
  }

  /// The syntax of all texts together.
  package static func tree() -> SyntaxTree {
    SwiftSourceParser.parse(Array(texts.joined(separator: "\n").utf8))
  }

  /// All texts, by name of the file.
  static let texts = [
    appKit, collections, combine, concurrency, dependencies, foundation, persistence, standardLibrary, swiftUI, testing,
    uiKit,
    // Last: from its first `import` on, names are seen by files that import the module.
    packages, containers,
  ]
}
