/// Cuts what comes from a source into messages.
package struct MessageStream {
  /// How messages are told apart.
  package enum Framing: Sendable {
    /// Each has a header with its length. Source: Language Server Protocol 3.17, "Base Protocol".
    case headers
    /// Each is a line. Source: Model Context Protocol 2025-06-18, "Transports", stdio.
    case lines
  }

  /// Why a stream cannot be followed any further.
  package enum Failure: Error {
    case header(String)
    case tooLong
  }

  /// More bytes than these are no message that an editor sends.
  private static let (messageLimit, headerLimit) = (256 << 20, 16 << 10)

  private let source: any ByteSource
  private let framing: Framing
  private var buffer: [UInt8] = []
  /// Of the buffer, what has been handed out.
  private var start = 0

  package init(_ source: any ByteSource, _ framing: Framing) {
    self.source = source
    self.framing = framing
  }

  /// Whether another message has begun to arrive, or the end, before so much time is over.
  package func hasMore(within time: Duration) -> Bool { start < buffer.count || source.isReady(within: time) }

  /// Waits for the next message; nil at the end. What the end cuts off is dropped.
  package mutating func next() throws(Failure) -> [UInt8]? {
    switch framing {
    case .lines:
      while true {
        guard let line = try take(through: [0x0A], Self.messageLimit) else { return nil }
        let text = line.dropLast().last == 0x0D ? line.dropLast(2) : line.dropLast()
        if text.contains(where: { $0 != 0x20 && $0 != 0x09 }) { return Array(text) }
      }
    case .headers:
      guard let header = try take(through: [0x0D, 0x0A, 0x0D, 0x0A], Self.headerLimit) else { return nil }
      let length = try Self.length(in: header)
      while buffer.count - start < length { guard fill() else { return nil } }
      defer { start += length }
      return Array(buffer[start..<start + length])
    }
  }

  private static func length(in header: ArraySlice<UInt8>) throws(Failure) -> Int {
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "content-length" else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      guard let length = Int(value), length >= 0 else { throw .header(String(line)) }
      guard length <= messageLimit else { throw .tooLong }
      return length
    }
    throw .header("no Content-Length")
  }

  /// All up to an end mark and the mark itself; nil where the stream ends before.
  private mutating func take(through mark: [UInt8], _ limit: Int) throws(Failure) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      while searched + mark.count <= buffer.count {
        if buffer[searched..<searched + mark.count].elementsEqual(mark) {
          defer { start = searched + mark.count }
          return buffer[start..<searched + mark.count]
        }
        searched += 1
      }
      guard buffer.count - start <= limit else { throw .tooLong }
      let distance = searched - start
      guard fill() else { return nil }
      searched = start + distance
    }
  }

  /// Reads on; false at the end.
  private mutating func fill() -> Bool {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    let more = source.read(upTo: 1 << 16)
    buffer += more
    return !more.isEmpty
  }
}
