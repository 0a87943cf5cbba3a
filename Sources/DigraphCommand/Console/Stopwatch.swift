import DigraphReporting
import Synchronization
import TextOutput

/// Measures how long the stages of a run take, what they read or write, and how much memory the run has come to need.
package final class Stopwatch: Sendable {
  private struct Lap {
    let stage: String
    let start: ContinuousClock.Instant
    var bytes: Int?
    /// At the end of the stage.
    var peak = 0
  }

  private let now: @Sendable () -> ContinuousClock.Instant
  private let peakMemory: @Sendable () -> Int
  private let laps: Mutex<[Lap]>

  /// - Parameter peakMemory: the most memory the process has held so far, in bytes; 0 where that is not known.
  package init(
    now: @escaping @Sendable () -> ContinuousClock.Instant, peakMemory: @escaping @Sendable () -> Int = { 0 }
  ) {
    self.now = now
    self.peakMemory = peakMemory
    laps = Mutex([])
  }

  /// Ends the stage before, if there is one.
  package func begin(_ stage: String) {
    let time = now()
    let peak = peakMemory()
    laps.withLock {
      if !$0.isEmpty { $0[$0.count - 1].peak = peak }
      $0.append(Lap(stage: stage, start: time))
    }
  }

  /// Adds to the bytes that the running stage has read or written.
  package func count(_ bytes: Int) {
    laps.withLock {
      if !$0.isEmpty { $0[$0.count - 1].bytes = ($0[$0.count - 1].bytes ?? 0) + bytes }
    }
  }

  /// A line for each stage and one for all, in columns: seconds, bytes read or written, peak memory at the end.
  package var table: [String] {
    let end = now()
    let peak = peakMemory()
    let laps = laps.withLock { $0 }
    guard let first = laps.first else { return [] }
    let ends = laps.dropFirst().map(\.start) + [end]
    // A stage that many states go through is one line.
    var sums: [(lap: Lap, time: Duration)] = []
    var places: [String: Int] = [:]
    for (index, lap) in laps.enumerated() {
      let time = ends[index] - lap.start
      let place = places[lap.stage] ?? sums.count
      if place == sums.count {
        places[lap.stage] = place
        sums.append((lap, time))
      } else {
        sums[place].time += time
        sums[place].lap.bytes = lap.bytes.map { $0 + (sums[place].lap.bytes ?? 0) } ?? sums[place].lap.bytes
      }
      sums[place].lap.peak = index + 1 < laps.count ? lap.peak : peak
    }
    let total = end - first.start
    var rows = [["stage", "time", "share", "bytes", "peak memory"]]
    for (lap, time) in sums {
      rows.append([
        lap.stage, Self.seconds(time), Self.share(time, of: total), lap.bytes.map(DisplayText.grouped) ?? "",
        Self.megabytes(lap.peak),
      ])
    }
    rows.append(["total", Self.seconds(total), "", "", Self.megabytes(peak)])
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }.joined(separator: "  ")
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction) s"
  }

  private static func share(_ duration: Duration, of whole: Duration) -> String {
    whole > .zero ? "\(Int((duration / whole * 100).rounded()))%" : ""
  }

  private static func megabytes(_ bytes: Int) -> String {
    bytes > 0 ? "\((bytes + 500_000) / 1_000_000) MB" : ""
  }
}
