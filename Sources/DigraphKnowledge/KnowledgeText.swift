/// A text of knowledge that is not built in: a team's own.
package struct KnowledgeText: Sendable, Equatable {
  /// How errors call it.
  package let file: String
  package let bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}
