/// What is wrong in a text of knowledge, and where.
package struct KnowledgeError: Error, Sendable, Equatable, CustomStringConvertible {
  package var file: String
  /// From one, the column in bytes.
  package var line: Int
  package var column: Int
  package var message: String

  package var description: String { "\(file):\(line):\(column): \(message)" }
}
