import DigraphCommand
import DigraphReport
import DigraphServer
import Foundation
import Synchronization

/// Says one message after the other, each when the one before has been answered.
final class Script: ByteSource {
  private let messages: Mutex<[[UInt8]]>

  init(_ messages: [[UInt8]]) { self.messages = Mutex(messages) }

  func read(upTo limit: Int) -> [UInt8] { messages.withLock { $0.isEmpty ? [] : $0.removeFirst() } }

  func isReady(within time: Duration) -> Bool { false }
}

/// A conversation with one of the servers, from its beginning to its end.
struct Conversation {
  let code: ExitCode
  /// What the server said, in its order.
  let messages: [JSONValue]
  let errors: String

  /// - Parameter isFramed: whether each message has a header with its length; else each is a line.
  init(_ arguments: [String], in folder: String, isFramed: Bool, _ said: [JSONValue]) {
    let (output, errors) = (CapturedSink(), CapturedSink())
    var environment = Environment(
      variables: [:], workingFolder: folder, standardOutput: output, standardError: errors,
      now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline)
    environment.standardInput = Script(
      said.map { message in
        let bytes = message.bytes
        return isFramed ? Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes : bytes + [0x0A]
      })
    code = run(arguments: arguments, in: environment)
    let pieces =
      isFramed
      ? output.text.split(separator: #/Content-Length: \d+\r\n\r\n/#).map(String.init)
      : output.text.split(separator: "\n").map(String.init)
    messages = pieces.compactMap { JSONValue(bytes: Array($0.utf8)) }
    self.errors = errors.text
  }

  /// The answer to a request.
  func answer(to id: Int) -> JSONValue? { messages.first { $0["id"]?.integer == id } }

  /// What was said without being asked, by method.
  func notes(_ method: String) -> [JSONValue] {
    messages.filter { $0["method"]?.text == method }.compactMap { $0["params"] }
  }

  static func request(_ id: Int, _ method: String, _ parameters: JSONValue = .null) -> JSONValue {
    ["jsonrpc": "2.0", "id": .integer(id), "method": .text(method), "params": parameters]
  }

  static func note(_ method: String, _ parameters: JSONValue = .null) -> JSONValue {
    ["jsonrpc": "2.0", "method": .text(method), "params": parameters]
  }
}
