import DigraphFacts
import DigraphLinking
import DigraphSyntax
import SourceEditing
import SourceUses
import TestDoubles

/// The names that the code of a consumer gives and uses; read when somebody asks.
final class ConsumerNames {
  private let parts: [(source: SourceText, node: Int)]
  private lazy var all = read()

  init(_ parts: [(source: SourceText, node: Int)]) { self.parts = parts }

  /// Parameters, variables and what closures capture, anywhere in its code.
  var locals: Set<String> { all.locals }
  /// What stands alone where a value is expected: a variable, a function, a member.
  var mentioned: Set<String> { all.mentioned }

  private func read() -> (locals: Set<String>, mentioned: Set<String>) {
    var (locals, mentioned): (Set<String>, Set<String>) = ([], [])
    for (source, node) in parts {
      for part in source.subtree(of: node) {
        switch source.kind(of: part) {
        case .identifierPattern: locals.insert(source.text(of: part))
        case .nameExpr: mentioned.insert(source.text(of: part))
        case .parameter, .closureParameter, .closureCapture, .functionDecl:
          for name in source.children(of: part) where source.kind(of: name) == .name {
            locals.insert(source.text(of: name))
          }
        default: continue
        }
      }
    }
    return (locals, mentioned)
  }

}

extension ConsumerCode {
  /// A name that means nothing yet in the consumer and its subclasses: one of those given, or one made from the first.
  func freeName(_ wanted: [String], besides taken: Set<String>) -> String {
    let types = [entity] + subclasses
    func isFree(_ name: String) -> Bool {
      !taken.contains(name) && !names.locals.contains(name) && !names.mentioned.contains(name)
        && !types.contains { code.hasMember(name, $0) } && !Keywords.all.contains(name)
    }
    let base = wanted[0]
    let others = [base + "Dependency", "injected" + base.prefix(1).uppercased() + base.dropFirst()]
    if let free = (wanted + others).first(where: isFree) { return free }
    var number = 2
    while !isFree("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }

  /// A type or a generic parameter of that name is nearer to the consumer's code than what is declared at the top.
  func hidesType(_ name: String) -> Bool {
    let symbol = code.program.symbols.find(name)
    var scope: EntityID? = entity
    while let owner = scope, owner.isDeclared {
      if code.hasMember(name, owner) { return true }
      if code.program.generics[owner].contains(where: { code.program.declarations[$0].name == symbol }) { return true }
      scope = code.program.parent(of: code.program.declarations[code.program.entities[owner].declaration])?.entity
    }
    return false
  }

  /// Whether a name is one of the parameters, variables or members around a place.
  func isLocal(_ name: String, _ use: Use) -> Bool {
    ["self", "super", "Self"].contains(name) || name.hasPrefix("$") || names.locals.contains(name)
  }

  /// The type, as it is written, of a parameter around a place or of a stored property; nil for anything else.
  func typeOfLocal(_ name: String, _ use: Use) -> String? {
    let source = use.source
    guard let member = use.member, source.child(of: member, .genericParameterClause) == nil,
      code.program.generics[entity].isEmpty, !name.hasPrefix("$")
    else { return nil }
    // What a closure or the code in between declares hides what stands around it.
    let clause = source.child(of: member, .parameterClause)
    for node in source.subtree(of: member) where node < use.expression {
      switch source.kind(of: node) {
      case .identifierPattern where source.text(of: node) == name: return nil
      case .closureParameter, .closureCapture:
        if source.children(of: node).contains(where: { source.kind(of: $0) == .name && source.text(of: $0) == name }) {
          return nil
        }
      default: continue
      }
    }
    for parameter in clause.map({ source.children(of: $0) }) ?? [] where source.kind(of: parameter) == .parameter {
      let parts = source.children(of: parameter)
      guard parts.last(where: { source.kind(of: $0) == .name }).map({ source.text(of: $0) }) == name,
        let type = parts.first(where: { source.kind(of: $0).isType }), !source.tree[parameter].flags.contains(.variadic)
      else { continue }
      let text = source.text(of: type)
      return source.kind(of: type) == .attributedType || text.hasPrefix("some ") ? nil : text
    }
    // Before all properties have values, none can be asked.
    guard !use.isInInitializer, let id = code.members(name, of: entity).first,
      code.program.declarations[id].kind == .property, let (file, node) = code.place(of: id),
      let binding = file.child(of: node, .patternBinding),
      let type = file.children(of: binding).first(where: { file.kind(of: $0).isType })
    else { return nil }
    return use.closures.isEmpty || !isClass ? file.text(of: type) : nil
  }
}
