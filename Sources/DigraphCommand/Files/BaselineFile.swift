import DigraphGate

/// A baseline on disk.
struct BaselineFile {
  /// In bytes: some 500,000 findings, of which an application has one for 20 to 50 lines.
  private static let limit = 64 << 20

  /// Absolute.
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
      case .damaged: throw CommandError("\(path): \(error); restore it, or record it anew with 'digraph baseline'")
      case .conflict:
        throw CommandError(
          "\(path): \(error); keep the lines of both sides, or record it anew with 'digraph baseline'")
      case .newer: throw CommandError("\(path): \(error); use that version")
      }
    }
  }
}
