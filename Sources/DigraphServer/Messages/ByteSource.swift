/// Somewhere bytes come from: standard input, or a test.
package protocol ByteSource: Sendable {
  /// Waits until there is something, and gives at most `limit` bytes of it; empty at the end.
  func read(upTo limit: Int) -> [UInt8]
  /// Whether reading would not wait, at the end of so much time at the latest.
  func isReady(within time: Duration) -> Bool
}
