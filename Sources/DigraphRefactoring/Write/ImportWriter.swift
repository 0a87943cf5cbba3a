import DigraphFacts
import DigraphImports
import DigraphLinking
import DigraphSyntax
import SourceEditing

/// Lets a file name what is written into it: it imports what it does not see yet.
struct ImportWriter {
  let code: CodeBase

  /// - Parameters:
  ///   - names: of types.
  ///   - file: where they are written.
  ///   - origin: a file that writes them already.
  func complete(_ file: SourceText, for names: [String], like origin: SourceText? = nil, _ edits: inout SourceEdits) {
    guard let index = code.index(of: file) else { return }
    var view = code.sight.view(of: index)
    let symbols = code.program.symbols
    view.modules.formUnion(code.sight.all((edits.imported[file.path] ?? []).map { symbols.find($0) }))
    for single in edits.importedDeclarations[file.path] ?? [] {
      view.single.append((symbols.find(single.module), symbols.find(single.name)))
    }
    let source = origin.flatMap { $0 === file ? nil : code.index(of: $0) }
    var modules: Set<String> = []
    var texts: [String] = []
    for name in names where !Self.mentions(name, file) {
      for module in code.sight.missing(name, in: view, origin: source) {
        // Of a module that declares what the file has from another one only what is needed.
        if code.sight.hides(module, from: index), let kind = code.sight.keyword(of: name, in: module) {
          let single = ImportedDeclaration(module: module, name: name)
          guard edits.importedDeclarations[file.path, default: []].insert(single).inserted else { continue }
          texts.append("import \(kind) \(module).\(name)")
        } else {
          modules.insert(module)
        }
      }
    }
    guard !modules.isEmpty || !texts.isEmpty else { return }
    edits.imported[file.path, default: []].formUnion(modules)
    // A branch that imports several modules is written once.
    texts.sort()
    for module in modules.sorted() {
      let text = text(importing: module, near: index)
      if !texts.contains(text) { texts.append(text) }
    }
    if let last = Self.items(of: file).last {
      edits.insert(lines: texts, indentation: "", behind: file.end(of: last), in: file)
    } else {
      let place = Self.behindHeader(of: file)
      edits.insert(texts.map { $0 + file.newline }.joined() + file.newline, at: place, in: file)
    }
  }

  /// A file that uses a name sees it.
  private static func mentions(_ name: String, _ file: SourceText) -> Bool {
    file.tree.nodes.indices.contains { node in
      switch file.kind(of: node) {
      case .identifierType, .nameExpr: file.says(name, at: node)
      default: false
      }
    }
  }

  /// How many files are looked at for the way in which they import a module.
  private static let tried = 8

  /// How files of the same module import a module, those of others where none does: plainly, if any of the first does.
  func text(importing module: String, near file: Int32) -> String {
    let program = code.program
    let all = code.files(importing: module)
    let near = all.filter { program.isSameModule(Int(file), $0) }
    var inBranch: String?
    for other in (near.isEmpty ? all : near).prefix(Self.tried) {
      guard let source = code.source(file: Int32(other)) else { continue }
      guard let item = Self.item(importing: module, in: source) else {
        inBranch = inBranch ?? branch(importing: module, in: source)
        continue
      }
      let text = source.text(of: item)
      guard source.kind(of: item) == .importDecl else {
        inBranch = inBranch ?? text
        continue
      }
      let isOwn = ["@testable", "@_exported", "public ", "package "].contains { text.contains($0) }
      return isOwn ? "import \(module)" : text
    }
    return inBranch ?? "import \(module)"
  }

  /// An import of a module of which only some builds know, in a file that is for those as a whole.
  private func branch(importing module: String, in source: SourceText) -> String? {
    let place = source.tree.nodes.indices.first { node in
      source.kind(of: node) == .importDecl && source.child(of: node, .name).map { source.text(of: $0) } == module
    }
    guard let place else { return nil }
    let path = source.nodes(covering: source.start(of: place), source.end(of: place))
    let conditions = code.conditions(path, source)
    guard conditions.count == 1, let condition = conditions.first, condition.hasPrefix("#if") else { return nil }
    return [condition, source.text(of: place), "#endif"].joined(separator: source.newline)
  }

  /// What stands at the top of a file to import a module: a line, or an `#if` around it.
  static func item(importing module: String, in source: SourceText) -> Int? {
    items(of: source).first { item in
      source.subtree(of: item).contains { node in
        source.kind(of: node) == .importDecl && source.child(of: node, .name).map { source.text(of: $0) } == module
      }
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
