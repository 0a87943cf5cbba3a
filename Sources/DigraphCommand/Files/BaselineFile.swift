import DigraphAnalysis

/// A baseline on disk.
struct BaselineFile {
  /// Absolute.
  let path: String

  func read() throws(CommandError) -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try DiskFile.read(path)
    } catch {
      throw CommandError("cannot read the baseline \(path): \(error.reason); 'digraph baseline' records one")
    }
    do {
      return try Baseline(fileText: bytes)
    } catch {
      switch error {
      case .damaged: throw CommandError("\(path): \(error); restore it, or record it anew with 'digraph baseline'")
      case .newer: throw CommandError("\(path): \(error); use that version")
      }
    }
  }
}
