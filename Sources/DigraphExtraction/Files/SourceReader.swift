import DigraphFacts
import DigraphSyntax
import FileAccess

/// Reads one file: from its path to its facts and what is the matter with it.
enum SourceReader {
  struct Result: Sendable {
    var facts: FileFacts?
    /// Somebody else reads the facts that it has.
    var hasFactsElsewhere = false
    /// Of its bytes.
    var hash = ContentHash(high: 0, low: 0)
    var byteCount = 0
    var diagnostics: [Diagnostic] = []
    var manifest: (folder: String, manifest: Manifest)?
    /// A manifest of Tuist's, or what such a manifest may call.
    var tuist: TuistManifest.Text?
    /// Of a header the names of the headers that it takes in; nil for any other file.
    var includes: [String]?
  }

  /// Bytes of stack that reading a file may need: the parser's, and as much again and more for collecting facts, which
  /// recurses as deep as the parser lets code be nested.
  static let stackSize = SwiftSourceParser.stackSize + (60 << 20)

  /// - Parameters:
  ///   - keeper: knows the facts of what was read before.
  ///   - draft: memory to collect the facts in; empty before and after.
  static func read(
    _ path: String, in tree: any SourceTree, _ keeper: (any FactKeeper)? = nil, draft: inout FileFactsDraft
  ) -> Result {
    if path.hasSuffix(".h") { return readHeader(path, in: tree, draft: &draft) }
    var result = Result()
    let bytes: [UInt8]
    do {
      bytes = try tree.read(path)
    } catch {
      result.diagnostics.append(
        Diagnostic(severity: .error, file: path, message: "cannot read the file: \(error.reason)"))
      return result
    }
    result.byteCount = bytes.count
    result.hash = ContentHash(of: bytes)
    let text = TextCheck(bytes)
    if text.isBinary {
      result.diagnostics.append(
        Diagnostic(severity: .error, file: path, message: "left out: the file is not text"))
      return result
    }
    // Only what says nothing but its facts need not be parsed again.
    let isPlain = text.firstInvalid == nil && text.firstNull == nil && !concernsOthers(path)
    if isPlain,
      let known = keeper?.facts(of: path, result.hash, byteCount: bytes.count, draft: &draft)
    {
      result.facts = known
      return result
    }
    let syntax = SwiftSourceParser.parse(bytes)
    let facts = FactCollector.facts(of: syntax, path: path, draft: &draft)
    if let offset = text.firstInvalid ?? text.firstNull {
      let position = facts.position(of: UInt32(offset))
      let message =
        text.firstInvalid != nil
        ? "invalid UTF-8 starts here; the rest of the file is read as it is"
        : "a NUL byte is read as white space"
      result.diagnostics.append(
        Diagnostic(severity: .warning, file: path, line: position.line, column: position.column, message: message))
    } else if let first = syntax.diagnostics.first {
      let position = facts.position(of: first.offset)
      let more = syntax.diagnostics.count > 1 ? " (and \(syntax.diagnostics.count - 1) more in this file)" : ""
      result.diagnostics.append(
        Diagnostic(
          severity: .warning, file: path, line: position.line, column: position.column,
          message: "syntax error: \(first.message)\(more)"))
    }
    let name = FilePath.name(of: path)
    if Manifest.isManifest(name) {
      result.manifest = (String(path.dropLast(name.count).dropLast()), Manifest(syntax))
    }
    if TuistManifest.isManifest(name) || TuistManifest.isHelper(path),
      facts.imports.contains(where: { facts.names[$0.module] == "ProjectDescription" })
    {
      result.tuist = TuistManifest.Text(path: path, tree: syntax)
    }
    if isPlain, syntax.diagnostics.isEmpty { keeper?.keep(facts, result.hash) }
    result.facts = facts
    return result
  }

  /// Whether what a file holds may decide about other files: manifests, what manifests call, headers.
  static func concernsOthers(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return path.hasSuffix(".h") || Manifest.isManifest(name) || TuistManifest.isManifest(name)
      || TuistManifest.isHelper(path)
  }

  /// What the rest of a tree has to know of a file whose facts nobody asks for.
  static func outline(_ path: String, in tree: any SourceTree, draft: inout FileFactsDraft) -> Result {
    let name = FilePath.name(of: path)
    var result = Result()
    if Manifest.isManifest(name) || TuistManifest.isManifest(name) || TuistManifest.isHelper(path) {
      result = read(path, in: tree, draft: &draft)
      result.hasFactsElsewhere = result.facts != nil
      result.facts = nil
      result.diagnostics = []
      result.byteCount = 0
    } else if path.hasSuffix(".h") {
      let header = (try? tree.read(path)).map(HeaderText.init)
      result.includes = header?.includes ?? []
      result.hasFactsElsewhere = header?.swift != nil
    } else {
      result.hasFactsElsewhere = (try? tree.read(path)).map { !TextCheck($0).isBinary } ?? false
    }
    return result
  }

  /// A header stands for what Swift sees of it. One that cannot be read, or says nothing of classes, has no facts.
  private static func readHeader(_ path: String, in tree: any SourceTree, draft: inout FileFactsDraft) -> Result {
    var result = Result(includes: [])
    let header: HeaderText
    do {
      let bytes = try tree.read(path)
      result.hash = ContentHash(of: bytes)
      header = HeaderText(bytes)
    } catch {
      result.diagnostics.append(
        Diagnostic(severity: .warning, file: path, message: "cannot read the header: \(error.reason)"))
      return result
    }
    result.includes = header.includes
    guard let swift = header.swift else { return result }
    result.byteCount = swift.count
    result.facts = FactCollector.facts(of: SwiftSourceParser.parse(swift), path: path, draft: &draft)
    return result
  }
}

/// What a file's bytes say about whether it is text.
struct TextCheck {
  private(set) var firstNull: Int?
  /// The first byte that is no part of valid UTF-8.
  private(set) var firstInvalid: Int?

  /// Not UTF-8 and with NUL bytes, as compiled code and UTF-16 have them.
  var isBinary: Bool { firstNull != nil && firstInvalid != nil }

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index < bytes.count {
        // Eight bytes at a time while they are ASCII and none is NUL: a byte less one borrows from bit 7 only where it
        // is 0 or, like those beyond ASCII, has that bit set.
        while index + 8 <= bytes.count {
          let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          guard (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 else { break }
          index += 8
        }
        guard index < bytes.count else { break }
        let byte = bytes[index]
        if byte < 0x80 {
          if byte == 0, firstNull == nil { firstNull = index }
          index += 1
          continue
        }
        let length = Self.sequenceLength(bytes, index)
        if length == 0 {
          if firstInvalid == nil { firstInvalid = index }
          if firstNull != nil { return }
          index += 1
        } else {
          index += length
        }
      }
    }
  }

  /// The length of the UTF-8 sequence at an index, 0 where it is none. Source: Unicode 15, table 3-7.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
