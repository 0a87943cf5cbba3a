import Synchronization

/// The calls of libgraphviz. They are not thread-safe and share state behind the library's doors: one at a time.
enum GraphvizLibrary {
  /// The names that the library has on this platform, newest first; Homebrew and MacPorts install it where the system
  /// does not look.
  static let names: [String] = {
    #if canImport(Darwin)
      let prefixes = ["", "/opt/homebrew/lib/", "/usr/local/lib/", "/opt/local/lib/"]
      return prefixes.map { $0 + "libgvc.dylib" }
    #else
      return ["libgvc.so.7", "libgvc.so.6", "libgvc.so"]
    #endif
  }()

  /// The library's numbers for `agseterr` and `agerrors`: which messages to print, and how bad the worst was.
  private static let (error, noMessages): (CInt, CInt) = (1, 3)

  /// The library has one state for each process, and so there is one lock.
  private static let lock = Mutex(())

  /// What to tell the user where the library is missing; nil where it is installed.
  static func missing(_ libraries: [String]) -> String? {
    guard GraphvizFunctions(libraries) == nil else { return nil }
    #if canImport(Darwin)
      let command = "brew install graphviz"
    #else
      let command = "sudo apt-get install graphviz"
    #endif
    return "libgraphviz is not installed (it comes with the package graphviz: \(command))"
  }

  static func render(
    _ dot: [UInt8], _ engine: GraphvizLayout.Engine, _ format: String
  ) throws(GraphvizLayout.Failure) -> [UInt8] {
    guard let functions = GraphvizFunctions(names) else { throw .init("lacks libgraphviz") }
    let result = lock.withLock { _ in renderAlone(dot, engine.rawValue, format, functions) }
    return try result.get()
  }

  private static func renderAlone(
    _ dot: [UInt8], _ engine: String, _ format: String, _ functions: GraphvizFunctions
  ) -> Result<[UInt8], GraphvizLayout.Failure> {
    // What goes wrong is told by return values; the library would print it.
    _ = functions.agseterr(noMessages)
    _ = functions.agreseterrors()
    guard let context = functions.gvContext() else { return .failure(.init("cannot start")) }
    defer { _ = functions.gvFreeContext(context) }
    return GraphvizSource.withGraph(dot, functions) { layOut($0, context, engine, format, functions) }
      ?? .failure(.init("cannot read the graph"))
  }

  private static func layOut(
    _ graph: GraphvizFunctions.Graph, _ context: GraphvizFunctions.Context, _ engine: String, _ format: String,
    _ functions: GraphvizFunctions
  ) -> Result<[UInt8], GraphvizLayout.Failure> {
    defer { _ = functions.gvFreeLayout(context, graph) }
    guard functions.gvLayout(context, graph, engine) == 0, functions.agerrors() != error else {
      return .failure(.init("failed"))
    }
    var data: UnsafeMutablePointer<CChar>?
    var length: UInt64 = 0
    guard functions.gvRenderData(context, graph, format, &data, &length) == 0, let data else {
      return .failure(.init("cannot write \(format)"))
    }
    defer { functions.gvFreeRenderData(data) }
    return .success(Array(UnsafeRawBufferPointer(start: data, count: Int(length))))
  }
}
