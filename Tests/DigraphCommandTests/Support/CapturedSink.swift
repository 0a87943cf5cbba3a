import DigraphCommand
import FileAccess
import Synchronization

/// Keeps what is written to it, or refuses it.
final class CapturedSink: ByteSink {
  let isTerminal: Bool
  let columns: Int?
  private let failure: SystemError?
  private let bytes = Mutex<[UInt8]>([])

  init(isTerminal: Bool = false, columns: Int? = nil, failure: SystemError? = nil) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.failure = failure
  }

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

  func write(_ more: [UInt8]) throws(SystemError) {
    if let failure { throw failure }
    bytes.withLock { $0 += more }
  }
}
