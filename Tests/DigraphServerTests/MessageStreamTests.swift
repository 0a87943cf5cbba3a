import DigraphServer
import Testing

@Suite struct MessageStreamTests {
  /// Gives its pieces one at a time.
  final class Pieces: ByteSource, @unchecked Sendable {
    private var pieces: [[UInt8]]

    init(_ pieces: [String]) { self.pieces = pieces.map { Array($0.utf8) } }

    func read(upTo limit: Int) -> [UInt8] { pieces.isEmpty ? [] : pieces.removeFirst() }

    func isReady(within time: Duration) -> Bool { true }
  }

  private func messages(_ pieces: [String], _ framing: MessageStream.Framing) throws -> [String] {
    var stream = MessageStream(Pieces(pieces), framing)
    var found: [String] = []
    while let message = try stream.next() { found.append(String(decoding: message, as: UTF8.self)) }
    return found
  }

  @Test func headersAreCutAnywhere() throws {
    let text = "Content-Length: 2\r\nContent-Type: x\r\n\r\n{}content-length: 4\r\n\r\n[10]"
    for width in 1...text.utf8.count {
      let bytes = Array(text)
      let pieces = stride(from: 0, to: bytes.count, by: width).map { String(bytes[$0..<min($0 + width, bytes.count)]) }
      #expect(try messages(pieces, .headers) == ["{}", "[10]"])
    }
  }

  @Test func linesAreCutAnywhere() throws {
    #expect(try messages(["{\"a\"", ":1}\r", "\n\n  \n[", "]\n{"], .lines) == ["{\"a\":1}", "[]"])
  }

  @Test func aMessageThatTheEndCutsOffIsDropped() throws {
    #expect(try messages(["Content-Length: 5\r\n\r\n{}"], .headers) == [])
  }

  @Test(arguments: ["Content-Type: x\r\n\r\n{}", "Content-Length: two\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}"])
  func headersWithoutALengthAreAnError(_ text: String) {
    #expect(throws: MessageStream.Failure.self) { try messages([text], .headers) }
  }

  @Test func whatNeverEndsIsAnError() {
    #expect(throws: MessageStream.Failure.self) {
      try messages(Array(repeating: String(repeating: "x", count: 1 << 12), count: 8), .headers)
    }
  }
}
