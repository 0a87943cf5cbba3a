import Foundation

/// What GitHub's runner makes of a line of output.
struct WorkflowCommandText {
  private(set) var name = ""
  private(set) var properties: [String: String] = [:]
  private(set) var message = ""

  /// Nil for a line that is no command.
  init?(_ line: Substring) {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    let parts = head.split(separator: " ", maxSplits: 1)
    name = String(parts[0])
    for property in parts.count > 1 ? parts[1].split(separator: ",") : [] {
      guard let equals = property.firstIndex(of: "=") else { return nil }
      let value = property[property.index(after: equals)...]
      properties[String(property[..<equals])] = Self.unescaped(
        String(value), ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","])
    }
    message = Self.unescaped(String(line[end.upperBound...]), ["%0D": "\r", "%0A": "\n"])
  }

  /// All commands of an output, and the lines that are none.
  static func all(in bytes: [UInt8]) -> (commands: [WorkflowCommandText], others: [Substring]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return (lines.compactMap { WorkflowCommandText($0) }, lines.filter { WorkflowCommandText($0) == nil })
  }

  private static func unescaped(_ text: String, _ escapes: [String: String]) -> String {
    escapes.reduce(text) { $0.replacing($1.key, with: $1.value) }.replacing("%25", with: "%")
  }
}
