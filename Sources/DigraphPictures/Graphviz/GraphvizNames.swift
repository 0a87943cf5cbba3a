import CGraphviz

/// The names of one graph and what the library knows them by.
///
/// Named things get even numbers in the order they are first named, others odd ones; libgraphviz tells them apart so.
final class GraphvizNames {
  private var identifiers: [String: UInt64] = [:]
  /// By identifier, as the library wants it back.
  private var names: [UInt64: UnsafeMutablePointer<CChar>] = [:]
  private var nextNamed: UInt64 = 2
  private var nextUnnamed: UInt64 = 1

  /// The library looks into what stands in front of a name to learn whether it is HTML: zeros say that it is not.
  private static let front = 64

  deinit { names.values.forEach { ($0 - Self.front).deallocate() } }

  /// The functions the library calls. The object lives from `open` to `close`, as long as its graph. `alloc` is left
  /// out: it serves callers who number things themselves, and newer versions of the library have it no more.
  static func discipline() -> Agiddisc_t {
    var discipline = Agiddisc_t()
    discipline.open = { _, _ in Unmanaged.passRetained(GraphvizNames()).toOpaque() }
    discipline.map = { state, _, name, identifier, isNew in
      identifier?.pointee = GraphvizNames.of(state).identifier(name.map { String(cString: $0) }, isNew: isNew != 0)
      return 1
    }
    discipline.free = { _, _, _ in }
    discipline.print = { state, _, identifier in GraphvizNames.of(state).names[identifier] }
    discipline.close = { state in state.map { Unmanaged<GraphvizNames>.fromOpaque($0).release() } }
    discipline.idregister = { _, _, _ in }
    return discipline
  }

  private static func of(_ state: UnsafeMutableRawPointer?) -> GraphvizNames {
    Unmanaged.fromOpaque(state!).takeUnretainedValue()
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
