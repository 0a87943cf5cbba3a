/// Why a file is not judged: others wrote it, a program did, or it is no part of a product.
package struct OtherCode: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    /// Somebody else's code that was copied into the project.
    case vendored
    /// A program wrote it.
    case generated
    /// It is run by those who develop the product, not by its users.
    case script
  }

  package let kind: Kind
  /// What shows it, in words that fit behind "because".
  package let reason: String
  /// The folder whose files all are of this kind, or the file itself; relative to the root.
  package let place: String
  /// The configuration says so too.
  package let isConfigured: Bool

  package init(_ kind: Kind, because reason: String, at place: String, isConfigured: Bool = false) {
    self.kind = kind
    self.reason = reason
    self.place = place
    self.isConfigured = isConfigured
  }
}
