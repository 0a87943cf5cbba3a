import DigraphFacts
import WorkerThreads

/// Facts as bytes. The format is described in Documentation/Fleet.md; whoever changes it raises ``version``.
package enum FactFile {
  /// The version of the format.
  package static let version: UInt8 = 7

  /// What a file of facts begins with; no text does.
  static let mark: [UInt8] = [0x89] + Array("digraph".utf8)
  /// The mark, the version and the hash of all behind it.
  package static let headerSize = 25

  /// Why bytes are no facts that this program can read.
  package enum Failure: Error, Sendable, Equatable {
    case foreign
    case otherFormat(UInt8)
    case otherTool(tool: String, knowledge: String)
    case damaged

    /// Fits behind the name of the file.
    package var message: String {
      switch self {
      case .foreign: "not a facts file; 'digraph facts --output FILE' writes one"
      case .otherFormat(let version):
        "facts in format \(version), and this digraph reads format \(FactFile.version); write them anew"
      case .otherTool(let tool, let knowledge):
        "facts of digraph \(tool) (catalogue \(knowledge)), and this is another version; write them anew"
      case .damaged: "the facts are damaged; write them anew"
      }
    }
  }

  /// - Complexity: O(facts).
  package static func bytes(of shard: FactShard, jobs: Int) -> [UInt8] {
    let parts = Workers(count: jobs).map(shard.files.count) { index in
      var writer = FactWriter()
      shard.files[index].facts.write(to: &writer)
      return writer.bytes
    }
    var writer = FactWriter()
    writer.writeFrame(of: shard, parts.map(\.count))
    for part in parts { writer.raw(part) }
    return sealed(writer.bytes)
  }

  /// With the header that belongs to them.
  package static func sealed(_ body: [UInt8]) -> [UInt8] {
    var header = FactWriter()
    header.raw(mark)
    header.byte(version)
    let hash = ContentHash(of: body)
    header.word(hash.high)
    header.word(hash.low)
    return header.bytes + body
  }
}
