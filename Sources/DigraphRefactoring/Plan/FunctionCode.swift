import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses
import TestDoubles

/// A function that can be told what it gets itself, where there is no instance that could keep it: a static or free one,
/// one of an enumeration, of a protocol's extension, of a type that is declared elsewhere.
struct FunctionCode {
  let id: DeclarationID
  let source: SourceText
  let node: Int
  let clause: Int

  /// The function around a place; nil where there is none that takes parameters.
  static func around(_ use: Use, in code: CodeBase, file: Int32) throws(Refusal) -> FunctionCode {
    try around(use.path, from: use.start, in: use.source, code, file: file)
  }

  /// - Parameter path: from the file to the place, which begins at `start`.
  static func around(
    _ path: [Int], from start: Int, in source: SourceText, _ code: CodeBase, file: Int32
  ) throws(Refusal) -> FunctionCode {
    let inner = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? 0
    guard
      let node = path[inner...].first(where: { [.functionDecl, .initializerDecl].contains(source.kind(of: $0)) })
    else { throw Refusal("no function that could take a parameter is around it") }
    guard let clause = source.child(of: node, .parameterClause), source.start(of: clause) < start,
      source.end(of: clause) <= start
    else { throw Refusal("it is the default of a parameter") }
    let nameStart = source.child(of: node, .name).map { source.start(of: $0) }
    let id = code.program.declarations(ofFile: Int(file)).first { id in
      let fact = code.program.fact(id)
      return fact.kind.isCallable
        && (nameStart.map { Int(fact.nameStart) == $0 } ?? (Int(fact.start) == source.start(of: node)))
    }
    guard let id else { throw Refusal("the text of the file has changed or cannot be read") }
    let function = FunctionCode(id: id, source: source, node: node, clause: clause)
    try function.check(code)
    return function
  }

  private func check(_ code: CodeBase) throws(Refusal) {
    let program = code.program
    let name = program.symbols[program.declarations[id].name]
    if program.isFixed(id) || program.meetsOwnRequirement(id) || program.declarations[id].flags.contains(.isRequired) {
      throw Refusal("a superclass or a protocol says what '\(name)' takes")
    }
    if program.isOperator(program.declarations[id]) {
      throw Refusal("an operator takes no more than its operands")
    }
    if name == "main" { throw Refusal("the system calls 'main'") }
    for part in source.children(of: node) where source.kind(of: part) == .attribute {
      let text = source.text(of: part)
      if ["@objc", "@IBAction", "@Test", "@_cdecl"].contains(where: { text.hasPrefix($0) }) {
        throw Refusal("'\(name)' is called by what knows its exact parameters (\(text))")
      }
    }
    let isReferred = code.uses(of: id).contains { reference in
      guard let source = code.bytes(file: reference.file) else { return false }
      let next = source.skippingBlanks(Int(reference.end))
      if next < source.all.count, source.all[next] == UInt8(ascii: ".") { return false }
      return !source.isCalled(behind: Int(reference.end))
    }
    if isReferred { throw Refusal("'\(name)' is used as a value somewhere") }
  }

  var isExported: Bool {
    func modifiers(_ node: Int) -> [String] {
      source.children(of: node).filter { source.kind(of: $0) == .modifier }.map { source.text(of: $0) }
    }
    let path = source.nodes(covering: source.start(of: node), source.end(of: node))
    let holder = path.dropLast().last { source.kind(of: $0).isDeclaration }
    let own = modifiers(node) + (holder.map { source.kind(of: $0) == .extensionDecl ? modifiers($0) : [] } ?? [])
    return own.contains { ["public", "open", "package"].contains($0) }
      && !own.contains { ["private", "fileprivate", "internal"].contains($0) }
  }

  /// Names of parameters, variables and what is called in the function.
  var names: Set<String> {
    var names: Set<String> = []
    for part in source.subtree(of: node) {
      switch source.kind(of: part) {
      case .identifierPattern, .nameExpr, .name: names.insert(source.text(of: part))
      default: continue
      }
    }
    return names
  }

  /// The name that all uses give to constants of their blocks, and that the code says only where it means one of those;
  /// nil for none. O(nodes of the function times uses).
  func name(holding uses: [Use]) -> String? {
    var name: String?
    var constants: [(pattern: Int, end: Int)] = []
    for use in uses {
      guard use.end == source.end(of: use.expression), let binding = use.path.dropLast().last,
        source.kind(of: binding) == .patternBinding, source.children(of: binding).count == 2,
        let pattern = source.children(of: binding).first, source.kind(of: pattern) == .identifierPattern,
        source.text(of: pattern) == name ?? source.text(of: pattern),
        let block = use.path.last(where: { [.codeBlock, .closureExpr, .switchCase].contains(source.kind(of: $0)) })
      else { return nil }
      name = source.text(of: pattern)
      constants.append((pattern, source.end(of: block)))
    }
    guard let name else { return nil }
    let isOnlyThat = source.subtree(of: node).allSatisfy { part in
      guard [.identifierPattern, .name, .nameExpr].contains(source.kind(of: part)), source.says(name, at: part) else {
        return true
      }
      return constants.contains { constant in
        part == constant.pattern
          || source.kind(of: part) == .nameExpr && source.start(of: constant.pattern) < source.start(of: part)
            && source.end(of: part) <= constant.end
      }
    }
    return isOnlyThat ? name : nil
  }

  /// A place may be passed more than once in a call, or after the call has ended.
  ///
  /// - Parameter path: from the file to the place.
  func isRepeated(_ path: [Int]) -> (repeated: Bool, escapes: Bool) {
    var repeated = false
    var escapes = false
    for part in path where part > node {
      switch source.kind(of: part) {
      case .forStmt, .whileStmt, .repeatStmt: repeated = true
      case .closureExpr, .functionDecl: (repeated, escapes) = (true, true)
      default: continue
      }
    }
    return (repeated, escapes)
  }
}
