/// The parts of a file of doubles, those that only some builds have under the `#if` of what they stand for.
package struct DoubleSections {
  private var parts: [(conditions: [String], texts: [String])] = []

  /// Without any part.
  package init() {}

  /// - Parameters:
  ///   - text: whole lines; nothing is added for none.
  ///   - conditions: lines that begin with `#if`, the outermost first.
  package mutating func add(_ text: String, under conditions: [String]) {
    guard !text.isEmpty else { return }
    if parts.last?.conditions == conditions {
      parts[parts.count - 1].texts.append(text)
    } else {
      parts.append((conditions, [text]))
    }
  }

  /// With an empty line in front of each part.
  package var text: String {
    parts.map { conditions, texts in
      "\n" + conditions.map { "\($0)\n" }.joined() + texts.joined(separator: "\n")
        + conditions.map { _ in "#endif\n" }.joined()
    }.joined()
  }
}
