import DigraphFacts
import DigraphLinking
import DigraphSyntax

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
    view.modules.formUnion(code.sight.all((edits.imported[file.path] ?? []).map { code.program.symbols.find($0) }))
    let source = origin.flatMap { $0 === file ? nil : code.index(of: $0) }
    var modules: Set<String> = []
    for name in names {
      modules.formUnion(code.sight.missing(name, in: view, origin: source))
    }
    guard !modules.isEmpty else { return }
    edits.imported[file.path, default: []].formUnion(modules)
    // A branch that imports several modules is written once.
    var texts: [String] = []
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

  /// How most files of the same module import a module, those of others where none does.
  func text(importing module: String, near file: Int32) -> String {
    let program = code.program
    let name = program.symbols.find(module)
    let all = program.files.indices.dropLast().compactMap { other -> (file: Int, isInBranch: Bool)? in
      let facts = program.files[other]
      return facts.imports.first { $0.declaration == nil && program.symbols.symbol(file: other, $0.module) == name }.map
      {
        (other, facts.condition(around: $0.start) != nil)
      }
    }
    let near = all.filter { program.isSameModule(Int(file), $0.file) }
    let others = near.isEmpty ? all : near
    let isInBranch = others.count(where: \.isInBranch) * 2 > others.count
    guard let other = others.first(where: { $0.isInBranch == isInBranch }),
      let source = code.source(file: Int32(other.file)),
      let item = Self.items(of: source).first(where: { item in
        source.subtree(of: item).contains { node in
          source.kind(of: node) == .importDecl && source.child(of: node, .name).map { source.text(of: $0) } == module
        }
      })
    else { return "import \(module)" }
    let text = source.text(of: item)
    let isOwn = ["@testable", "@_exported", "public ", "package "].contains { text.contains($0) }
    return isOwn && !isInBranch ? "import \(module)" : text
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
