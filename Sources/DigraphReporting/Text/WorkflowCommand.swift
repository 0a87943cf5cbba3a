import TextOutput

/// A line by which a program tells GitHub's runner something: `::error file=A.swift,line=3::message`.
struct WorkflowCommand {
  var name: String
  /// In this order; nil leaves one out.
  var properties: [(key: String, value: String?)]
  var message: String

  /// Writes the line. Line ends are written as the runner wants them, other control characters made visible.
  func write(to buffer: inout ByteBuffer) {
    buffer.append("::\(name)")
    var separator = " "
    for (key, value) in properties {
      guard let value else { continue }
      buffer.append("\(separator)\(key)=\(Self.escaped(value, beside: [":": "%3A", ",": "%2C"]))")
      separator = ","
    }
    buffer.append("::\(Self.escaped(message))\n")
  }

  /// As the runner takes it back (actions/runner, `ActionCommand`). By scalars: a carriage return and a line feed are
  /// one character.
  private static func escaped(_ text: String, beside others: [Unicode.Scalar: String] = [:]) -> String {
    let escapes = others.merging(["%": "%25", "\r": "%0D", "\n": "%0A"]) { first, _ in first }
    let text = DisplayText.printable(text, keepingLines: true)
    return text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
