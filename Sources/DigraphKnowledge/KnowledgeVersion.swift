/// The state of what is built in. A baseline remembers it, as what knows more finds more in the same code.
///
/// `DIGRAPH_UPDATE=1 swift test --filter KnowledgeVersionTests` writes both numbers when a text has changed.
package struct KnowledgeVersion: Sendable, Equatable {
  /// Larger with each change.
  package let number: Int
  package let digest: String

  package static let current = KnowledgeVersion(number: 46, digest: "6e24eee296ad8c39")

  /// Of all texts that are built in, and the number that stands for them.
  ///
  /// - Complexity: O(length of the texts).
  package static func digest(number: Int) -> String {
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    "\(number)".utf8.forEach(add)
    for text in BuiltInTexts.all {
      add(0)
      text.withUTF8Buffer { $0.forEach(add) }
    }
    return String(hash, radix: 16)
  }
}
