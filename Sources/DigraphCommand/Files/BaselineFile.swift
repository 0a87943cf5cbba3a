import DigraphGate
import FileAccess

/// A baseline on disk.
struct BaselineFile {
  /// In bytes: about 500,000 findings; applications have one per 20 to 50 lines.
  private static let limit = 64 << 20

  /// The absolute path.
  let path: String
  let origin: InputFile.Origin

  func read() throws(CommandError) -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try InputFile(path: path, origin: origin, limit: Self.limit).read()
    } catch {
      throw CommandError("cannot read the baseline \(path): \(error.reason); 'digraph baseline' records one")
    }
    do {
      return try Baseline(fileText: bytes)
    } catch {
      switch error {
      case .damaged: throw CommandError("\(path): \(error); restore it, or record a new one with 'digraph baseline'")
      case .conflict:
        throw CommandError(
          "\(path): \(error); keep the lines of both sides, or record a new one with 'digraph baseline'")
      case .newer: throw CommandError("\(path): \(error); use that version")
      }
    }
  }
}
