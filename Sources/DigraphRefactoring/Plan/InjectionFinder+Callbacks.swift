import DigraphKnowledge
import DigraphLinking
import DigraphSyntax
import SourceEditing
import SourceUses

/// Closures that C calls.
extension InjectionFinder {
  /// A closure that is handed to a function of C must capture nothing, and what the consumer is given it would capture.
  ///
  /// - Returns: why the use cannot be replaced; nil where no such closure is around it. Functions of C are those that
  ///   neither the project nor the platform's interface declares.
  func callbackObstacle(_ use: Use) -> String? {
    let source = use.source
    for closure in use.closures where source.child(of: closure, .closureSignature) != nil {
      let captures = source.subtree(of: closure).contains { node in
        source.kind(of: node) == .closureCapture
          || source.kind(of: node) == .nameExpr && source.text(of: node) == "self"
      }
      guard !captures, let name = callee(of: closure, in: use), isOfC(name) else { continue }
      return "it stands in a closure that '\(name)' gets, a function of C, so that the closure must capture nothing"
    }
    return nil
  }

  /// The function that gets a closure, where it goes by its bare name.
  private func callee(of closure: Int, in use: Use) -> String? {
    let source = use.source
    guard let place = use.path.firstIndex(of: closure),
      let call = use.path[..<place].last(where: { source.kind(of: $0) == .callSuffix }),
      let chain = use.path[..<place].last(where: { source.kind(of: $0) == .chainExpr }), chain < call,
      source.children(of: chain).dropFirst().first == call, let first = source.children(of: chain).first,
      source.kind(of: first) == .nameExpr
    else { return nil }
    return source.text(of: first)
  }

  private func isOfC(_ name: String) -> Bool {
    let program = code.program
    let symbol = program.symbols.find(name)
    // What goes by the name may also be a member, or a closure that a variable or parameter holds.
    if symbol != 0, program.declarations.contains(where: { $0.name == symbol }) { return false }
    return name.first?.isLowercase ?? false || symbol != 0 && program.known.place(.function, symbol) != nil
  }
}
