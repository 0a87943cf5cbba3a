import Synchronization

/// Says on a terminal how far reading has come, on one line that it erases in the end.
package final class ProgressLine: Sendable {
  private let sink: (any ByteSink)?
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  private struct State {
    var lastShown: ContinuousClock.Instant
    var isShown = false
    var isFinished = false
  }

  /// Ten times a second is as often as anybody can read; what takes less time needs no progress.
  private static let interval = Duration.milliseconds(100)

  /// - Parameter sink: nil shows nothing.
  package init(sink: (any ByteSink)?, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    self.sink = sink
    self.now = now
    state = Mutex(State(lastShown: now()))
  }

  /// May be called from any thread.
  package func update(_ done: Int, of total: Int) {
    guard let sink else { return }
    let time = now()
    state.withLock { state in
      guard !state.isFinished, time - state.lastShown >= Self.interval else { return }
      state.lastShown = time
      state.isShown = true
      try? sink.write(Array("\rReading \(done) of \(total) files\u{1B}[K".utf8))
    }
  }

  /// Erases the line.
  package func finish() {
    guard let sink else { return }
    state.withLock { state in
      if state.isShown { try? sink.write(Array("\r\u{1B}[K".utf8)) }
      state.isShown = false
      state.isFinished = true
    }
  }
}
