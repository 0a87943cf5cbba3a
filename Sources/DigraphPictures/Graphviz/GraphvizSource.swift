import CGraphviz

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
  static func withGraph<Result>(_ text: [UInt8], _ body: (UnsafeMutablePointer<Agraph_t>) -> Result) -> Result? {
    let source = GraphvizSource(text)
    var input = Agiodisc_t()
    input.afread = { source, buffer, count in
      guard let source, let buffer else { return 0 }
      return Unmanaged<GraphvizSource>.fromOpaque(source).takeUnretainedValue().read(into: buffer, count)
    }
    var naming = GraphvizNames.discipline()
    return withUnsafeMutablePointer(to: &input) { input in
      withUnsafeMutablePointer(to: &naming) { naming in
        var disciplines = Agdisc_t()
        disciplines.id = naming
        disciplines.io = input
        guard let graph = agread(Unmanaged.passUnretained(source).toOpaque(), &disciplines) else { return nil }
        defer { agclose(graph) }
        return withExtendedLifetime(source) { body(graph) }
      }
    }
  }

  private func read(into buffer: UnsafeMutablePointer<CChar>, _ count: Int32) -> Int32 {
    let length = min(Int(count), text.count - position)
    for offset in 0..<length { buffer[offset] = CChar(bitPattern: text[position + offset]) }
    position += length
    return Int32(length)
  }
}
