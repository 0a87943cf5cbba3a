#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CompilerIndex {
  /// Reads what an index store says of the files below a folder.
  ///
  /// - Parameters:
  ///   - store: the store, or the folder of a build of SwiftPM, in which it is `index/store`.
  ///   - root: absolute, without links.
  ///   - libraries: where libIndexStore may be.
  package init(store: String, root: String, libraries: [String]) throws(Failure) {
    guard let functions = IndexStoreFunctions(libraries) else {
      throw Failure("libIndexStore is not found; it comes with the Swift toolchain, whose swiftc must be on the PATH")
    }
    let paths = ["\(store)/index/store", store].filter { access("\($0)/v5", F_OK) == 0 }
    guard let path = paths.first, let open = functions.createStore(path, nil) else {
      throw Failure("\(store) holds no index; 'swift build --enable-index-store' writes one to .build/debug")
    }
    defer { functions.disposeStore(open) }
    var reader = IndexReader(functions: functions, store: open, root: root)
    reader.readUnits()
    self = reader.result()
  }

  /// The paths that libIndexStore has beside the compilers on a search path, as in the variable `PATH`.
  package static func libraries(searchPath: String) -> [String] {
    #if canImport(Darwin)
      let name = "libIndexStore.dylib"
    #else
      let name = "libIndexStore.so"
    #endif
    let found = searchPath.split(separator: ":").compactMap { folder -> String? in
      guard let compiler = realpath("\(folder)/swiftc", nil) else { return nil }
      defer { free(compiler) }
      let parts = String(cString: compiler).split(separator: "/").dropLast(2)
      return "/" + parts.joined(separator: "/") + "/lib/\(name)"
    }
    return found + [name]
  }
}

/// Gathers what records say of symbols; whose code a use stands in is known when all have been read.
struct IndexReader {
  private typealias Object = IndexStoreFunctions.Object
  /// The library's numbers of what a symbol is, and of the roles that an occurrence or a relation has.
  private static let typeKinds: Set<CInt> = [5, 6, 7, 8]
  private static let aliasKind: CInt = 9
  private static let recordKind: CInt = 2
  private static let (definition, reference, implicit): (UInt64, UInt64, UInt64) = (1 << 1, 1 << 2, 1 << 8)
  private static let (child, base, caller): (UInt64, UInt64, UInt64) = (1 << 9, 1 << 10, 1 << 13)
  private static let (extended, accessor, contained): (UInt64, UInt64, UInt64) = (1 << 14, 1 << 15, 1 << 16)

  private struct Found {
    var symbol: Int
    var file: Int
    var line: Int
    var column: Int
    var isImplicit: Bool
    /// Whose code it may be.
    var owners: [Int]
  }

  private let functions: IndexStoreFunctions
  private let store: Object
  private let prefix: String
  private var symbols: [String: Int] = [:]
  private var kinds: [CInt] = []
  private var names: [String] = []
  private var parents: [Int: Int] = [:]
  /// Of extensions: what they extend.
  private var extensions: [Int: Int] = [:]
  private var places: [Int: (file: Int, line: Int)] = [:]
  private var found: [Found] = []
  private var files: [String] = []
  private var lines: [Set<Int>] = []
  private var outdated: Set<String> = []

  fileprivate init(functions: IndexStoreFunctions, store: OpaquePointer, root: String) {
    self.functions = functions
    self.store = store
    prefix = root.hasSuffix("/") ? root : root + "/"
  }

  fileprivate mutating func readUnits() {
    var units: [String] = []
    withUnsafeMutablePointer(to: &units) { units in
      _ = functions.visitUnits(store, 0, units) { context, name in
        context!.assumingMemoryBound(to: [String].self).pointee.append(IndexStoreFunctions.string(name))
        return true
      }
    }
    // Of a file that several targets or builds compiled, by the name of the record.
    var records: [String: String] = [:]
    for unit in units.sorted() {
      guard let open = functions.openUnit(store, unit, nil) else { continue }
      defer { functions.disposeUnit(open) }
      let main = IndexStoreFunctions.string(functions.mainFile(open))
      guard main.hasPrefix(prefix) else { continue }
      let path = String(main.dropFirst(prefix.count))
      guard isCurrent(main, unit) else {
        outdated.insert(path)
        continue
      }
      IndexStoreFunctions.forEach(functions.visitDependencies, of: open) { dependency in
        guard functions.dependencyKind(dependency) == Self.recordKind,
          IndexStoreFunctions.string(functions.dependencyPath(dependency)) == main
        else { return }
        records[IndexStoreFunctions.string(functions.dependencyName(dependency))] = path
      }
    }
    for (record, path) in records.sorted(by: { $0.key < $1.key }) {
      guard let open = functions.openRecord(store, record, nil) else { continue }
      defer { functions.disposeRecord(open) }
      let file = files.count
      files.append(path)
      lines.append([])
      IndexStoreFunctions.forEach(functions.visitOccurrences, of: open) { occurrence in
        read(occurrence, in: file)
      }
    }
  }

  /// The file has not changed since.
  private func isCurrent(_ path: String, _ unit: String) -> Bool {
    var status = stat()
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    // The library returns true where it fails.
    guard stat(path, &status) == 0, !functions.unitTime(store, unit, &seconds, &nanoseconds) else { return false }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return (Int64(time.tv_sec), Int64(time.tv_nsec)) <= (seconds, nanoseconds)
  }

  private mutating func number(of symbol: Object) -> Int {
    let identifier = IndexStoreFunctions.string(functions.symbolIdentifier(symbol))
    if let known = symbols[identifier] { return known }
    symbols[identifier] = kinds.count
    kinds.append(functions.symbolKind(symbol))
    names.append(IndexStoreFunctions.string(functions.symbolName(symbol)))
    return kinds.count - 1
  }

  private mutating func read(_ occurrence: Object, in file: Int) {
    let roles = functions.occurrenceRoles(occurrence)
    let symbol = number(of: functions.occurrenceSymbol(occurrence))
    var relations: [(roles: UInt64, symbol: Int)] = []
    IndexStoreFunctions.forEach(functions.visitRelations, of: occurrence) { relation in
      relations.append((functions.relationRoles(relation), number(of: functions.relationSymbol(relation))))
    }
    var (line, column): (CUnsignedInt, CUnsignedInt) = (0, 0)
    functions.occurrencePlace(occurrence, &line, &column)
    lines[file].insert(Int(line))
    if roles & Self.definition != 0 {
      places[symbol] = (file, Int(line))
      for relation in relations where relation.roles & (Self.child | Self.accessor) != 0 {
        parents[symbol] = relation.symbol
      }
    }
    guard roles & Self.reference != 0 else { return }
    for relation in relations where relation.roles & Self.extended != 0 { extensions[relation.symbol] = symbol }
    let owning = Self.contained | Self.caller | Self.base | Self.extended | Self.child
    found.append(
      Found(
        symbol: symbol, file: file, line: Int(line), column: Int(column), isImplicit: roles & Self.implicit != 0,
        owners: relations.filter { $0.roles & owning != 0 }.map(\.symbol)))
  }

  /// The type in whose code a symbol is declared.
  private func type(around symbol: Int) -> Int? {
    var symbol: Int? = symbol
    for _ in 0..<50 {
      guard let current = symbol else { return nil }
      if let extended = extensions[current] {
        symbol = extended
        continue
      }
      if Self.typeKinds.contains(kinds[current]) { return current }
      if kinds[current] == Self.aliasKind { return nil }
      symbol = parents[current]
    }
    return nil
  }

  fileprivate func result() -> CompilerIndex {
    var index = CompilerIndex()
    var numbers: [Int: Int] = [:]
    for (symbol, place) in places.sorted(by: { $0.key < $1.key }) where Self.typeKinds.contains(kinds[symbol]) {
      numbers[symbol] = index.types.count
      index.types.append(CompilerIndex.TypePlace(file: files[place.file], line: place.line, name: names[symbol]))
    }
    var uses = [Set<CompilerIndex.Use>](repeating: [], count: files.count)
    for found in found {
      guard let target = type(around: found.symbol).flatMap({ numbers[$0] }) else { continue }
      let owners = found.owners.compactMap(type)
      for source in owners.isEmpty ? [nil] : owners.map({ numbers[$0] }) where source != target {
        // The code of a type that is not the project's own.
        if source == nil, !owners.isEmpty { continue }
        uses[found.file].insert(
          CompilerIndex.Use(
            source: source, target: target, line: found.line, column: found.column, isImplicit: found.isImplicit))
      }
    }
    for (file, path) in files.enumerated() {
      index.files[path, default: CompilerIndex.File()].uses += uses[file].sorted {
        ($0.line, $0.column, $0.source ?? -1, $0.target) < ($1.line, $1.column, $1.source ?? -1, $1.target)
      }
      index.files[path]!.lines.formUnion(lines[file])
    }
    index.outdated = outdated.subtracting(files).sorted()
    return index
  }
}
