import Synchronization

/// Measures how long the stages of a run take.
package final class Stopwatch: Sendable {
  private let now: @Sendable () -> ContinuousClock.Instant
  private let laps: Mutex<[(stage: String, start: ContinuousClock.Instant)]>

  package init(now: @escaping @Sendable () -> ContinuousClock.Instant) {
    self.now = now
    laps = Mutex([])
  }

  /// Ends the stage before, if there is one.
  package func begin(_ stage: String) {
    let time = now()
    laps.withLock { $0.append((stage, time)) }
  }

  /// `reading 0.120 s, analysis 0.034 s, total 0.154 s`.
  package var summary: String {
    let end = now()
    let laps = laps.withLock { $0 }
    let ends = laps.dropFirst().map(\.start) + [end]
    let stages = zip(laps, ends).map { "\($0.stage) \(Self.seconds($1 - $0.start))" }
    let total = laps.first.map { "total \(Self.seconds(end - $0.start))" }
    return (stages + [total].compactMap { $0 }).joined(separator: ", ")
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction) s"
  }
}
