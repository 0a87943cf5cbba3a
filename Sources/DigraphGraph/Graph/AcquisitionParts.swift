import DigraphEffects
import DigraphLinking
import WorkerThreads

/// Acquisitions in the pieces that they were made in, and what made them.
struct AcquisitionParts: Sendable {
  let pieces: [[Acquisition]]
  private let collector: AcquisitionCollector

  /// - Parameter last: what to go on from; nil where nobody will.
  /// - Complexity: O(references); where a few files have changed and nothing beside them, O(declarations + acquisitions).
  init(_ collector: AcquisitionCollector, after last: Continuation<AcquisitionParts>?, _ workers: Workers) {
    self.collector = collector
    guard let last, let known = last.result, known.collector.isLike(collector) else {
      pieces = collector.collect(Array(0..<collector.pieceCount), workers)
      return
    }
    let isChanged = last.pieces(of: collector.linked)
    var pieces = known.pieces
    let due = pieces.indices.filter { piece in
      isChanged[piece] || pieces[piece].contains { last.files.contains(Int($0.file)) }
    }
    for (piece, made) in zip(due, collector.collect(due, workers)) { pieces[piece] = made }
    self.pieces = pieces
  }
}
