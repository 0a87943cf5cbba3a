import Synchronization

/// Keeps what is written, for whoever asked a command instead of typing it.
final class MemorySink: ByteSink {
  private let written = Mutex<[UInt8]>([])

  var isTerminal: Bool { false }
  var columns: Int? { nil }

  func write(_ bytes: [UInt8]) { written.withLock { $0 += bytes } }

  /// All that was written.
  var text: String { written.withLock { String(decoding: $0, as: UTF8.self) } }
}
