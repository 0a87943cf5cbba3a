#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of libIndexStore, which comes with every toolchain and is loaded only to read an index.
struct IndexStoreFunctions {
  /// A store, a unit, a record, an occurrence, a relation or a symbol.
  typealias Object = OpaquePointer
  /// Bytes and their count. The library's own structure has the same two words, and is handed over in the same way.
  typealias Text = iovec
  typealias TextVisitor = @convention(c) (UnsafeMutableRawPointer?, Text) -> Bool
  typealias Visitor = @convention(c) (UnsafeMutableRawPointer?, Object) -> Bool
  typealias GetText = @convention(c) (Object) -> Text
  typealias GetNumber = @convention(c) (Object) -> UInt64
  typealias GetKind = @convention(c) (Object) -> CInt
  typealias GetObject = @convention(c) (Object) -> Object
  typealias Open = @convention(c) (Object, UnsafePointer<CChar>, UnsafeMutablePointer<Object?>?) -> Object?
  typealias Dispose = @convention(c) (Object) -> Void
  typealias VisitEach = @convention(c) (Object, UnsafeMutableRawPointer?, Visitor) -> Bool

  let createStore: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Object?>?) -> Object?
  let disposeStore: Dispose
  let visitUnits: @convention(c) (Object, CUnsignedInt, UnsafeMutableRawPointer?, TextVisitor) -> Bool
  let unitTime:
    @convention(c) (Object, UnsafePointer<CChar>, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Bool
  let openUnit: Open
  let disposeUnit: Dispose
  let mainFile: GetText
  let visitDependencies: VisitEach
  let dependencyKind: GetKind
  let dependencyName: GetText
  let dependencyPath: GetText
  let openRecord: Open
  let disposeRecord: Dispose
  let visitOccurrences: VisitEach
  let occurrenceSymbol: GetObject
  let occurrenceRoles: GetNumber
  let occurrencePlace:
    @convention(c) (Object, UnsafeMutablePointer<CUnsignedInt>, UnsafeMutablePointer<CUnsignedInt>) -> Void
  let visitRelations: VisitEach
  let relationRoles: GetNumber
  let relationSymbol: GetObject
  let symbolKind: GetKind
  let symbolName: GetText
  let symbolIdentifier: GetText

  private struct Missing: Error {}

  /// - Parameter libraries: paths or file names, of which the first that can be loaded is used.
  init?(_ libraries: [String]) {
    guard let handle = libraries.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    func find<Function>(_ name: String) throws -> Function {
      guard let address = dlsym(handle, "indexstore_\(name)") else { throw Missing() }
      return unsafeBitCast(address, to: Function.self)
    }
    do {
      createStore = try find("store_create")
      disposeStore = try find("store_dispose")
      visitUnits = try find("store_units_apply_f")
      unitTime = try find("store_get_unit_modification_time")
      openUnit = try find("unit_reader_create")
      disposeUnit = try find("unit_reader_dispose")
      mainFile = try find("unit_reader_get_main_file")
      visitDependencies = try find("unit_reader_dependencies_apply_f")
      dependencyKind = try find("unit_dependency_get_kind")
      dependencyName = try find("unit_dependency_get_name")
      dependencyPath = try find("unit_dependency_get_filepath")
      openRecord = try find("record_reader_create")
      disposeRecord = try find("record_reader_dispose")
      visitOccurrences = try find("record_reader_occurrences_apply_f")
      occurrenceSymbol = try find("occurrence_get_symbol")
      occurrenceRoles = try find("occurrence_get_roles")
      occurrencePlace = try find("occurrence_get_line_col")
      visitRelations = try find("occurrence_relations_apply_f")
      relationRoles = try find("symbol_relation_get_roles")
      relationSymbol = try find("symbol_relation_get_symbol")
      symbolKind = try find("symbol_get_kind")
      symbolName = try find("symbol_get_name")
      symbolIdentifier = try find("symbol_get_usr")
    } catch {
      return nil
    }
  }

  /// Calls `body` with each object that a function of the library visits.
  static func forEach(_ visit: VisitEach, of object: Object, _ body: (Object) -> Void) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { pointer in
        _ = visit(object, pointer) { context, element in
          context!.assumingMemoryBound(to: ((Object) -> Void).self).pointee(element)
          return true
        }
      }
    }
  }

  static func string(_ text: Text) -> String {
    String(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }
}
