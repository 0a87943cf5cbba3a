/// A small JSON value, for documents that people read too.
indirect enum JSONText {
  case string(String)
  case number(Int)
  case flag(Bool)
  case array([JSONText])
  /// In this order.
  case object([(String, JSONText)])

  /// Indented, without a line break at the end.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .string(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .flag(let flag): return String(flag)
    case .array(let elements):
      let texts = elements.map { $0.text(indent: inner) }
      let line = "[\(texts.joined(separator: ", "))]"
      if line.count < 100, !line.contains("\n") { return line }
      return "[\n\(texts.map { inner + $0 }.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let texts = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.text(indent: inner))" }
      return "{\n\(texts.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
  }
}
