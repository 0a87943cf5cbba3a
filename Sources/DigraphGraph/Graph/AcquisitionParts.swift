import DigraphFacts
import DigraphLinking

/// Acquisitions in the pieces that they were made in, and what they rest on.
struct AcquisitionParts: Sendable {
  struct Piece: Sendable {
    var acquisitions: [Acquisition]
    /// Whose effects were asked for, where somebody wanted to know.
    var asked: Questions.Asked
  }

  let pieces: [Piece]
  let collector: AcquisitionCollector

  /// The pieces that are to be made again.
  ///
  /// - Parameters:
  ///   - crossings: what effects are now.
  ///   - isChanged: by piece whether it is made of something else.
  ///   - files: in which things stand elsewhere.
  /// - Returns: nil where that cannot be told.
  /// - Complexity: O(declarations + acquisitions + questions).
  func outdated(by crossings: Crossings, _ isChanged: [Bool], _ files: Set<Int>) -> [Int]? {
    guard let difference = crossings.difference(from: collector.crossings) else { return nil }
    let (declarations, types) = difference
    return pieces.indices.filter { index in
      let piece = pieces[index]
      return isChanged[index] || piece.acquisitions.contains { files.contains(Int($0.file)) }
        || !declarations.isEmpty && piece.asked.declarations.contains { declarations.contains($0) }
        || !types.isEmpty && piece.asked.types.contains { types.contains($0) }
    }
  }
}
