import DigraphFacts
import WorkerThreads

extension FactFile {
  /// Reads what ``bytes(of:jobs:)`` has written, whoever has changed it since.
  ///
  /// - Parameters:
  ///   - tool: the version of the program that reads.
  ///   - knowledge: the version of what it knows of symbols that nobody declares.
  /// - Complexity: O(bytes).
  package static func shard(
    from bytes: [UInt8], tool: String, knowledge: String, jobs: Int
  ) throws(Failure) -> FactShard {
    guard bytes.starts(with: mark) else { throw .foreign }
    guard bytes.count > headerSize else { throw .damaged }
    guard bytes[mark.count] == version else { throw .otherFormat(bytes[mark.count]) }
    let result = bytes.withUnsafeBufferPointer { bytes -> Result<FactShard, Failure> in
      var header = FactReader(UnsafeBufferPointer(rebasing: bytes[(mark.count + 1)..<headerSize]))
      let body = UnsafeBufferPointer(rebasing: bytes[headerSize...])
      guard ContentHash(high: header.word(), low: header.word()) == ContentHash(of: UnsafeRawBufferPointer(body)) else {
        return .failure(.damaged)
      }
      return read(body, tool: tool, knowledge: knowledge, jobs: jobs)
    }
    return try result.get()
  }

  private static func read(
    _ body: UnsafeBufferPointer<UInt8>, tool: String, knowledge: String, jobs: Int
  ) -> Result<FactShard, Failure> {
    var reader = FactReader(body)
    let whole = reader.whole()
    guard !reader.hasFailed else { return .failure(.damaged) }
    guard whole.tool == tool, whole.knowledge == knowledge else {
      return .failure(.otherTool(tool: whole.tool, knowledge: whole.knowledge))
    }
    var (shard, rows) = reader.frame(whole)
    // The threads hand nothing on but what they have read.
    nonisolated(unsafe) let parts = rows.map { reader.part($0.size) }
    guard !reader.hasFailed, reader.isAtEnd else { return .failure(.damaged) }
    let paths = rows.map(\.path)
    guard zip(paths, paths.dropFirst()).allSatisfy({ $0.utf8.lexicographicallyPrecedes($1.utf8) }) else {
      return .failure(.damaged)
    }
    let facts = Workers(count: jobs).map(parts.count, state: { FileFactsDraft() }) { draft, index -> FileFacts? in
      var reader = FactReader(parts[index])
      guard let facts = FileFacts(path: paths[index], from: &reader, draft: &draft), reader.isAtEnd else {
        draft = FileFactsDraft()
        return nil
      }
      return facts
    }
    for (row, facts) in zip(rows, facts) {
      guard let facts else { return .failure(.damaged) }
      shard.files.append(
        FactShard.File(
          facts: facts, hash: row.hash, module: row.module, sharedModules: row.sharedModules, otherCode: row.otherCode))
    }
    return .success(shard)
  }
}
