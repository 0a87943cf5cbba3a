/// A Swift file that a compiler would build and of which nothing is in the facts.
package struct UnreadSource: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// An ignore rule matches it, and git tracks it all the same.
    case trackedThoughIgnored
    /// An ignore rule matches it, and it lies in the sources of a target.
    case ignoredInTarget
    /// A symbolic link to a Swift file, or to a folder that holds some.
    case link
    /// Its name ends in `.SWIFT` or the like.
    case spelling
    /// It could not be read, is too large, or is no text.
    case unreadable
  }

  /// Relative to the root.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
