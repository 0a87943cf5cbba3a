/// DOT text on its way into libgraphviz.
///
/// The library goes through frames in the order of their identifiers, and its own are addresses: one text would be laid
/// out differently from run to run. The identifiers given here count upwards in the order of the text.
final class GraphvizSource {
  private let text: [UInt8]
  private var position = 0

  private init(_ text: [UInt8]) { self.text = text }

  /// Parses the text and gives the graph to the body.
  ///
  /// - Returns: nil where the text is no graph.
  static func withGraph<Result>(
    _ text: [UInt8], _ functions: GraphvizFunctions, _ body: (GraphvizFunctions.Graph) -> Result
  ) -> Result? {
    let source = GraphvizSource(text)
    let read: @convention(c) (UnsafeRawPointer?, UnsafeMutablePointer<CChar>?, CInt) -> CInt = {
      source, buffer, count in
      guard let source, let buffer else { return 0 }
      return Unmanaged<GraphvizSource>.fromOpaque(source).takeUnretainedValue().read(into: buffer, count)
    }
    // Agiodisc_t: how to read, and what writing would need.
    let input = [unsafeBitCast(read, to: UnsafeRawPointer?.self), nil, nil]
    // The library keeps the tables for as long as the graph is open.
    return input.withUnsafeBytes { input in
      GraphvizNames.functions.withUnsafeBytes { naming in
        // Agdisc_t
        let tables = (functions.takesAllocator ? [nil] : []) + [naming.baseAddress, input.baseAddress]
        return tables.withUnsafeBytes { tables in
          let graph = functions.agread(Unmanaged.passUnretained(source).toOpaque(), tables.baseAddress)
          guard let graph else { return nil }
          defer { _ = functions.agclose(graph) }
          return withExtendedLifetime(source) { body(graph) }
        }
      }
    }
  }

  private func read(into buffer: UnsafeMutablePointer<CChar>, _ count: CInt) -> CInt {
    let length = min(Int(count), text.count - position)
    for offset in 0..<length { buffer[offset] = CChar(bitPattern: text[position + offset]) }
    position += length
    return CInt(length)
  }
}
