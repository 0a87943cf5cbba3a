package import DigraphFacts

/// Keeps the facts of files from one run to the next, by what the files hold.
package protocol FactKeeper: Sendable {
  /// The facts of a file; nil where they are not known.
  ///
  /// - Parameters:
  ///   - path: where it lies now.
  ///   - hash: of what it holds.
  ///   - byteCount: how much that is.
  ///   - draft: memory to read them into; empty before and after.
  func facts(of path: String, _ hash: ContentHash, byteCount: Int, draft: inout FileFactsDraft) -> FileFacts?

  /// Keeps the facts of a file.
  func keep(_ facts: FileFacts, _ hash: ContentHash)
}
