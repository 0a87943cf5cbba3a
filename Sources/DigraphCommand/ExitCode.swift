/// How a run ended, for whoever started it.
package enum ExitCode: Int32, Sendable {
  /// Nothing to fail on.
  case success = 0
  /// Findings that fail, stale baseline entries included.
  case findings = 1
  /// It could not be done, or not all of it.
  case failure = 2
}
