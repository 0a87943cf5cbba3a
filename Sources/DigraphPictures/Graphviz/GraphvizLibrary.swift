import CGraphviz
import Synchronization

/// The calls of libgraphviz. They are not thread-safe and share state behind the library's doors: one at a time.
enum GraphvizLibrary {
  /// The library has one state for each process, and so there is one lock.
  private static let lock = Mutex(())

  static func render(
    _ dot: [UInt8], _ engine: GraphvizLayout.Engine, _ format: String
  ) throws(GraphvizLayout.Failure) -> [UInt8] {
    let result = lock.withLock { _ in renderAlone(dot, engine.rawValue, format) }
    return try result.get()
  }

  private static func renderAlone(
    _ dot: [UInt8], _ engine: String, _ format: String
  ) -> Result<[UInt8], GraphvizLayout.Failure> {
    // What goes wrong is told by return values; the library would print it.
    agseterr(AGMAX)
    agreseterrors()
    guard let context = gvContext() else { return .failure(.init("cannot start")) }
    defer { gvFreeContext(context) }
    return GraphvizSource.withGraph(dot) { layOut($0, context, engine, format) }
      ?? .failure(.init("cannot read the graph"))
  }

  private static func layOut(
    _ graph: UnsafeMutablePointer<Agraph_t>, _ context: OpaquePointer, _ engine: String, _ format: String
  ) -> Result<[UInt8], GraphvizLayout.Failure> {
    defer { gvFreeLayout(context, graph) }
    guard gvLayout(context, graph, engine) == 0, agerrors() != Int32(AGERR.rawValue) else {
      return .failure(.init("failed"))
    }
    guard let bytes = written(gvRenderData, context, graph, format) else {
      return .failure(.init("cannot write \(format)"))
    }
    return .success(bytes)
  }

  /// Calls `gvRenderData`, whose length is an `unsigned int` in older versions of the library and a `size_t` in newer.
  private static func written<Length: BinaryInteger>(
    _ render: (
      OpaquePointer?, UnsafeMutablePointer<Agraph_t>?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<Length>?
    ) -> Int32,
    _ context: OpaquePointer, _ graph: UnsafeMutablePointer<Agraph_t>, _ format: String
  ) -> [UInt8]? {
    var data: UnsafeMutablePointer<CChar>?
    var length: Length = 0
    guard render(context, graph, format, &data, &length) == 0, let data else { return nil }
    defer { gvFreeRenderData(data) }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}
