import DigraphSyntax

/// Lets a file name what another one names: it imports what that imports.
struct ImportWriter {
  private var done: Set<String> = []

  /// - Parameters:
  ///   - file: where a value is written now.
  ///   - origin: where it was written.
  ///   - module: the module of that, where it is another one.
  mutating func complete(
    _ file: SourceText, like origin: SourceText, of module: String? = nil, _ edits: inout SourceEdits
  ) {
    guard file !== origin, done.insert("\(file.path) \(origin.path)").inserted else { return }
    let known = Set(Self.imports(of: file).map(\.module))
    let own = module.map { [($0, "import \($0)")] } ?? []
    let missing = (Self.imports(of: origin) + own).filter { !known.contains($0.0) }
    // A branch that imports several modules is written once.
    var texts: [String] = []
    for (_, text) in missing where !texts.contains(text) && done.insert("\(file.path) \(text)").inserted {
      texts.append(text)
    }
    guard !texts.isEmpty else { return }
    if let last = Self.items(of: file).last {
      edits.insert(lines: texts, indentation: "", behind: file.end(of: last), in: file)
    } else {
      let place = Self.behindHeader(of: file)
      edits.insert(texts.map { $0 + file.newline }.joined() + file.newline, at: place, in: file)
    }
  }

  /// Top-level imports, and branches of `#if` that hold nothing else.
  private static func items(of source: SourceText) -> [Int] {
    source.children(of: 0).filter { node in
      switch source.kind(of: node) {
      case .importDecl: true
      case .ifConfig:
        source.children(of: node).allSatisfy { clause in
          source.children(of: clause).allSatisfy { source.kind(of: $0) == .importDecl }
        }
      default: false
      }
    }
  }

  /// The modules that a file imports, each with the text that does.
  static func imports(of source: SourceText) -> [(module: String, text: String)] {
    items(of: source).flatMap { item in
      source.subtree(of: item).filter { source.kind(of: $0) == .importDecl }.map { node in
        (source.child(of: node, .name).map { source.text(of: $0) } ?? "", source.text(of: item))
      }
    }
  }

  /// Where code may begin: behind a comment at the top that a blank line parts from the rest.
  private static func behindHeader(of source: SourceText) -> Int {
    guard source.bytes.starts(with: "//".utf8), !source.bytes.starts(with: "///".utf8) else { return 0 }
    var place = 0
    while place < source.bytes.count, source.bytes[place...].starts(with: "//".utf8) {
      place = source.lineEnd(of: place)
      while place < source.bytes.count, source.bytes[place] != UInt8(ascii: "\n") { place += 1 }
      place = min(place + 1, source.bytes.count)
    }
    let end = source.lineEnd(of: place)
    guard end == place, place < source.bytes.count else { return 0 }
    while place < source.bytes.count, source.bytes[place] != UInt8(ascii: "\n") { place += 1 }
    return min(place + 1, source.bytes.count)
  }
}
