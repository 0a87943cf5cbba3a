#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of libgraphviz, loaded when a picture is drawn. Nothing else needs the library, so the program is built
/// and runs without it.
struct GraphvizFunctions {
  typealias Context = OpaquePointer
  typealias Graph = OpaquePointer

  let agclose: @convention(c) (Graph) -> CInt
  let agerrors: @convention(c) () -> CInt
  let agread: @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer?) -> Graph?
  let agreseterrors: @convention(c) () -> CInt
  let agseterr: @convention(c) (CInt) -> CInt
  let gvContext: @convention(c) () -> Context?
  let gvFreeContext: @convention(c) (Context) -> CInt
  let gvFreeLayout: @convention(c) (Context, Graph) -> CInt
  let gvFreeRenderData: @convention(c) (UnsafeMutablePointer<CChar>) -> Void
  let gvLayout: @convention(c) (Context, Graph, UnsafePointer<CChar>) -> CInt
  /// The length is an `unsigned int` in older versions of the library and a `size_t` in newer ones. Starting from zero,
  /// this one is right for both: our platforms store the low bytes first.
  let gvRenderData:
    @convention(c) (
      Context, Graph, UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
      UnsafeMutablePointer<UInt64>
    ) -> CInt

  /// The library's `Agdisc_t` begins with functions to allocate memory, as it does in older versions.
  let takesAllocator: Bool

  private struct Missing: Error {}

  /// - Parameter libraries: file names or paths of libgvc, of which the first that can be loaded is used.
  /// - Returns: nil if none can, or if it lacks a function.
  init?(_ libraries: [String]) {
    guard let handle = libraries.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    // This also searches libcgraph, which libgvc needs.
    func find<Function>(_ name: String) throws -> Function {
      guard let address = dlsym(handle, name) else { throw Missing() }
      return unsafeBitCast(address, to: Function.self)
    }
    do {
      agclose = try find("agclose")
      agerrors = try find("agerrors")
      agread = try find("agread")
      agreseterrors = try find("agreseterrors")
      agseterr = try find("agseterr")
      gvContext = try find("gvContext")
      gvFreeContext = try find("gvFreeContext")
      gvFreeLayout = try find("gvFreeLayout")
      gvFreeRenderData = try find("gvFreeRenderData")
      gvLayout = try find("gvLayout")
      gvRenderData = try find("gvRenderData")
    } catch {
      return nil
    }
    takesAllocator = dlsym(handle, "AgMemDisc") != nil
  }
}
