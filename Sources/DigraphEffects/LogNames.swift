/// What loggers and their members are called.
enum LogNames {
  /// What a line of a log is written by.
  static let statements = [
    "log", "debug", "info", "notice", "warn", "warning", "error", "fault", "critical", "verbose", "trace",
  ]

  private static let logs = ["Log", "Logs", "Logging", "Logger"]
  private static let keepers = [
    "Manager", "Service", "Writer", "Handler", "Helper", "Center", "Utility", "Util", "Utils",
  ]

  /// `log`, `logError`, `debug`
  static func isStatement(_ name: String) -> Bool {
    if statements.contains(name) { return true }
    guard name.hasPrefix("log") else { return false }
    // `logError`, and neither `login` nor `logTask`
    let rest = name.dropFirst(3).lowercased()
    return statements.contains(rest) || rest == "message"
  }

  /// `log`, `Log`, `logError`, `errorLog`: what needs no owner to be understood.
  static func isFreeStatement(_ name: String) -> Bool {
    if name == "Log" { return true }
    if name.hasPrefix("log") { return isStatement(name) }
    return name.hasSuffix("Log") && statements.contains(String(name.dropLast(3)))
  }

  /// `Level`, `LogSeverity`, `OSLogType`: how much a line of a log matters.
  static func isLevel(_ type: String) -> Bool {
    ["Level", "Severity", "LogType"].contains { type.hasSuffix($0) }
  }

  /// `LogManager`, and neither `LoginManager` nor `WorkoutLogManager`.
  static func isKeeper(_ name: String) -> Bool {
    guard name.hasPrefix("Log") else { return false }
    return logs.contains { name.hasPrefix($0) && keepers.contains(String(name.dropFirst($0.count))) }
  }
}
