package import DigraphFacts
import DigraphSyntax

/// The part of the platform's interface that the analysis knows: declarations without bodies, in Swift, read by the
/// same parser as the project.
package enum PlatformInterface {
  /// The path under which it stands among the files.
  package static let path = "<platform>"

  /// The facts of an interface. O(length).
  package static func facts(of text: [UInt8]) -> FileFacts {
    FactCollector.facts(of: SwiftSourceParser.parse(text), path: path)
  }
}
