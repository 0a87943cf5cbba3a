import DigraphLinking
import DigraphSyntax
import SourceEditing
import SourceUses

/// When what a property holds is made, and when it is asked.
extension ConsumerCode {
  /// `_model = .init(wrappedValue: Model())`, or with the name of the wrapper: what is made once, when the view appears.
  func isInStateObject(_ use: Use) -> Bool {
    if use.isInStateObject { return true }
    let source = use.source
    guard let sequence = use.path.last(where: { source.kind(of: $0) == .sequenceExpr }) else { return false }
    let parts = source.children(of: sequence)
    guard parts.count == 3, source.kind(of: parts[1]) == .assignmentOperator,
      source.text(of: parts[2]).hasPrefix(".init(wrappedValue:")
    else { return false }
    let target = source.text(of: parts[0])
    let name = target.hasPrefix("self.") ? target.dropFirst(5) : target[...]
    return name.hasPrefix("_")
      && code.members(String(name.dropFirst()), of: entity).contains { code.attributes(of: $0).contains("StateObject") }
  }

  /// All that asks a stored property runs while the system makes the instance.
  func isAskedInAwakeningAlone(_ name: String) -> Bool {
    let asks = parts.flatMap { source, node in
      source.subtree(of: node).filter { source.kind(of: $0) == .nameExpr && source.says(name, at: $0) }.map { place in
        let (start, end) = (source.start(of: place), source.end(of: place))
        return Use(source: source, start: start, end: end, path: source.nodes(covering: start, end), expression: place)
      }
    }
    return !asks.isEmpty && asks.allSatisfy(\.isInAwakening)
  }
}
