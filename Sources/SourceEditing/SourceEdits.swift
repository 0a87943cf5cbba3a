/// Changes to files: what is replaced or inserted where, and files that are new.
package struct SourceEdits {
  private struct Edit {
    var start: Int
    var end: Int
    var text: String
    /// It parts what follows from what is inserted at the same place.
    var isGap = false
  }

  private var edits: [String: [Edit]] = [:]
  private var files: [String: String] = [:]
  private var sources: [String: SourceText] = [:]
  /// Of each file the modules that it imports now.
  package var imported: [String: Set<String>] = [:]
  /// Of each file the single declarations that it imports now.
  package var importedDeclarations: [String: Set<ImportedDeclaration>] = [:]
  /// Ends of what is followed by a line break now.
  private var unfolded: [String: Set<Int>] = [:]

  /// Changes nothing yet.
  package init() {}

  /// Puts a text in the place of a range of bytes.
  package mutating func replace(
    _ start: Int, _ end: Int, in source: SourceText, with text: String, isGap: Bool = false
  ) {
    sources[source.path] = source
    let edit = Edit(start: start, end: end, text: text, isGap: isGap)
    let isThere = edits[source.path]?.contains { $0.start == start && $0.end == end && $0.text == text } ?? false
    if !isThere || start == end { edits[source.path, default: []].append(edit) }
  }

  /// Puts a text in front of a place.
  package mutating func insert(_ text: String, at offset: Int, in source: SourceText) {
    replace(offset, offset, in: source, with: text)
  }

  /// Inserts whole lines behind a place: behind its line, or right there if more code stands on that.
  package mutating func insert(lines: [String], indentation: String, behind offset: Int, in source: SourceText) {
    let text = lines.map { $0.isEmpty ? source.newline : source.newline + indentation + $0 }.joined()
    if source.isLastOnLine(offset) {
      insert(text, at: source.lineEnd(of: offset), in: source)
    } else if isUnfolded(offset, in: source) {
      insert(text, at: offset, in: source)
    } else {
      insert(text + source.newline + indentation, at: offset, in: source)
    }
  }

  /// What ends at a place is followed by a line break now.
  package func isUnfolded(_ offset: Int, in source: SourceText) -> Bool {
    unfolded[source.path]?.contains(offset) ?? false
  }

  /// What ends at these places is followed by a line break from now on.
  package mutating func noteUnfolded(_ offsets: [Int], in source: SourceText) {
    unfolded[source.path, default: []].formUnion(offsets)
  }

  /// Adds a file that is new.
  package mutating func create(_ path: String, _ text: String) { files[path] = text }

  /// Nothing is changed.
  package var isEmpty: Bool { edits.isEmpty && files.isEmpty }

  /// The files with the changes made, by path; nil if two changes are in each other's way.
  package func changes() -> [FileChange]? {
    var changes = files.map { FileChange(path: $0.key, before: nil, after: Array($0.value.utf8)) }
    for (path, edits) in edits {
      guard let source = sources[path], let after = Self.apply(edits, to: source.bytes) else { return nil }
      if after != source.bytes { changes.append(FileChange(path: path, before: source.bytes, after: after)) }
    }
    return changes.sorted { $0.path < $1.path }
  }

  private static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8]? {
    // Insertions at one place stay in the order in which they were asked for, and go before what is replaced there.
    let sorted = edits.enumerated().sorted { a, b in
      (a.element.start, a.element.end, a.element.isGap ? 1 : 0, a.offset)
        < (b.element.start, b.element.end, b.element.isGap ? 1 : 0, b.offset)
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var place = 0
    for edit in sorted {
      guard edit.start >= place else { return nil }
      result += bytes[place..<edit.start]
      result += Array(edit.text.utf8)
      place = edit.end
    }
    return result + bytes[place...]
  }
}

/// A file before and after a refactoring.
package struct FileChange: Sendable, Equatable {
  /// Relative to the root.
  package var path: String
  /// Nil for a file that is new.
  package var before: [UInt8]?
  /// What it holds then.
  package var after: [UInt8]

  /// - Parameter before: nil for a file that is new.
  package init(path: String, before: [UInt8]?, after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }
}

/// What `import struct Module.Name` brings.
package struct ImportedDeclaration: Hashable {
  /// The module that declares it.
  package var module: String
  /// What is imported.
  package var name: String

  /// - Parameters:
  ///   - module: where it is declared.
  ///   - name: what it is called there.
  package init(module: String, name: String) {
    self.module = module
    self.name = name
  }
}
