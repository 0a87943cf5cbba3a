/// The names of one graph and what the library knows them by.
///
/// Named things get even numbers in the order they are first named, others odd ones; libgraphviz tells them apart so.
final class GraphvizNames {
  private var identifiers: [String: UInt64] = [:]
  /// By identifier, as the library wants it back.
  private var names: [UInt64: UnsafeMutablePointer<CChar>] = [:]
  private var nextNamed: UInt64 = 2
  private var nextUnnamed: UInt64 = 1
  private var isOlderVersion = false

  /// The library looks into what stands in front of a name to learn whether it is HTML: zeros say that it is not.
  private static let front = 64

  deinit { names.values.forEach { ($0 - Self.front).deallocate() } }

  /// `Agiddisc_t`: the functions that the library calls, as a table. The object lives from `open` to `close`, as long as
  /// its graph.
  ///
  /// Older versions of the library have a function at the third place that newer ones lack, so that the meaning of the
  /// places after it depends on the version. It shows when the graph is registered, before any other of them is called.
  static var functions: [UnsafeRawPointer?] {
    typealias Open = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> UnsafeMutableRawPointer?
    typealias Map =
      @convention(c) (
        UnsafeMutableRawPointer?, CInt, UnsafePointer<CChar>?, UnsafeMutablePointer<UInt64>?, CInt
      ) -> CLong
    typealias Call = @convention(c) (UnsafeMutableRawPointer?, CInt, UInt64) -> UnsafeMutablePointer<CChar>?
    let open: Open = { _, _ in Unmanaged.passRetained(GraphvizNames()).toOpaque() }
    let map: Map = { state, _, name, identifier, isNew in
      identifier?.pointee = GraphvizNames.of(state).identifier(name.map { String(cString: $0) }, isNew: isNew != 0)
      return 1
    }
    // Named after what older and newer versions call at their place.
    let allocateOrFree: Call = { _, _, _ in nil }
    let freeOrPrint: Call = { state, _, identifier in GraphvizNames.of(state).names[identifier] }
    let printOrClose: Call = { state, _, identifier in
      let names = GraphvizNames.of(state)
      if names.isOlderVersion { return names.names[identifier] }
      GraphvizNames.close(state)
      return nil
    }
    let closeOrRegister: Call = { state, _, _ in
      if GraphvizNames.of(state).isOlderVersion { GraphvizNames.close(state) }
      return nil
    }
    let register: Call = { state, _, _ in
      GraphvizNames.of(state).isOlderVersion = true
      return nil
    }
    let calls = [allocateOrFree, freeOrPrint, printOrClose, closeOrRegister, register]
    return [unsafeBitCast(open, to: UnsafeRawPointer?.self), unsafeBitCast(map, to: UnsafeRawPointer?.self)]
      + calls.map { unsafeBitCast($0, to: UnsafeRawPointer?.self) }
  }

  private static func of(_ state: UnsafeMutableRawPointer?) -> GraphvizNames {
    Unmanaged.fromOpaque(state!).takeUnretainedValue()
  }

  private static func close(_ state: UnsafeMutableRawPointer?) {
    state.map { Unmanaged<GraphvizNames>.fromOpaque($0).release() }
  }

  /// 0 is what nothing is known by.
  private func identifier(_ name: String?, isNew: Bool) -> UInt64 {
    guard let name else {
      defer { nextUnnamed += 2 }
      return nextUnnamed
    }
    if let known = identifiers[name] { return known }
    guard isNew else { return 0 }
    let identifier = nextNamed
    nextNamed += 2
    identifiers[name] = identifier
    let bytes = [CChar](repeating: 0, count: Self.front) + Array(name.utf8CString)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    names[identifier] = copy + Self.front
    return identifier
  }
}
