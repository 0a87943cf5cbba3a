import DigraphFacts
import FileAccess
import WorkerThreads

extension ExtractionResult {
  /// Puts other contents of a file in the place of those that were read.
  ///
  /// - Parameters:
  ///   - path: relative to the root.
  ///   - root: absolute.
  /// - Returns: false where that may change more than the facts of this file; nothing has changed then.
  /// - Complexity: O(bytes + files).
  package mutating func replace(_ path: String, by bytes: [UInt8], below root: String) -> Bool {
    guard !SourceReader.concernsOthers(path), let index = facts.files.firstIndex(where: { $0.path == path }) else {
      return false
    }
    let tree = ChangedTree(base: DiskTree(root: root), contents: [path: bytes])
    let read = Workers(count: 1, stackSize: SourceReader.stackSize).map(1) { _ in
      var draft = FileFactsDraft()
      return SourceReader.read(path, in: tree, draft: &draft)
    }[0]
    let before = facts.files[index]
    // By these two it is told whether the file is judged.
    guard let found = read.facts, found.isGenerated == before.isGenerated, found.isScript == before.isScript else {
      return false
    }
    facts.files[index] = found
    byteCount += read.byteCount - before.byteCount
    if hashes.indices.contains(index) { hashes[index] = read.hash }
    diagnostics.removeAll { $0.file == path }
    diagnostics = Self.sorted(diagnostics + read.diagnostics)
    return true
  }

  static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.sorted { ($0.file ?? "", $0.line ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.message) }
  }
}
