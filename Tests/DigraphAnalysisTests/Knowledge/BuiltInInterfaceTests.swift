import DigraphExtraction
import DigraphFacts
import DigraphKnowledge
import DigraphSyntax
import Testing

/// What the linker relies on in the interfaces that are built in.
@Suite struct BuiltInInterfaceTests {
  let facts = SmallProgram.platform

  @Test func isSwift() {
    let tree = SwiftSourceParser.parse(SmallProgram.knowledge.interface)
    let lines = String(decoding: tree.source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for diagnostic in tree.diagnostics {
      let place = facts.position(of: diagnostic.offset)
      Issue.record("\(diagnostic.message): \(lines[place.line - 1])")
    }
    #expect(facts.declarations.count > 1_000)
  }

  /// It is read on every run.
  @Test func isSmall() {
    #expect(facts.byteCount < 115_000)
  }

  /// Two packages may each have a type of one name: who sees it imports one of them.
  @Test func declaresATypeOnce() {
    var seen: [String: Int] = [:]
    for declaration in facts.declarations where declaration.parent < 0 && isType(declaration) {
      let name = facts.names[declaration.name]
      let part = facts.imports.lastIndex { $0.start < declaration.start } ?? -1
      #expect(seen[name].map { $0 >= 0 && $0 < part } ?? true, "\(name) is declared twice")
      seen[name] = part
    }
  }

  /// What stands behind the colon of a type is declared too, or is a word of the language.
  @Test func inheritsFromWhatItDeclares() {
    let declared = topLevelTypes
    for declaration in facts.declarations where declaration.kind.isNominal {
      for index in facts.inherited(of: declaration) {
        let type = facts.types[index]
        guard type.kind == .named else { continue }
        let name = facts.names[type.name]
        let isKnown = declared.contains(name) || name == "AnyObject" || isGenericParameter(name, of: declaration)
        #expect(isKnown, "\(facts.names[declaration.name]) inherits from \(name), which is not declared")
      }
    }
  }

  /// A call may leave out such a parameter; the linker must not take it for the one that a closure behind the call is
  /// meant for, as it does where a type may be that of a closure.
  @Test func defaultsBeforeClosuresAreNoClosures() {
    let declared = topLevelTypes
    for (index, declaration) in facts.declarations.enumerated() where declaration.kind.isCallable {
      let parameters = children(of: index).filter { facts.declarations[$0].kind == .parameter }
      guard let last = parameters.last(where: { isClosure($0) && facts.declarations[$0].value < 0 }) else { continue }
      for parameter in parameters.prefix(while: { $0 < last }) where facts.declarations[parameter].value >= 0 {
        let type = bareType(of: parameter)
        let name = facts.names[type.name]
        let isPlain =
          type.kind == .metatype || type.kind == .array || type.kind == .existential
          || (type.kind == .named && declared.contains(name))
        let function = facts.names[declaration.name]
        #expect(isPlain, "\(function): \(facts.names[facts.declarations[parameter].name]) may be a closure")
      }
    }
  }

  // MARK: Parts

  private func isType(_ declaration: DeclarationFact) -> Bool {
    declaration.kind.isNominal || declaration.kind == .typealias
  }

  private var topLevelTypes: Set<String> {
    Set(facts.declarations.filter { $0.parent < 0 && isType($0) }.map { facts.names[$0.name] })
  }

  private func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < Int(facts.declarations[index].subtreeEnd) {
      result.append(child)
      child = Int(facts.declarations[child].subtreeEnd)
    }
    return result
  }

  private func isGenericParameter(_ name: String, of declaration: DeclarationFact) -> Bool {
    guard let index = facts.declarations.firstIndex(of: declaration) else { return false }
    return children(of: index).contains {
      facts.declarations[$0].kind == .genericParameter && facts.names[facts.declarations[$0].name] == name
    }
  }

  private func isClosure(_ parameter: Int) -> Bool { bareType(of: parameter).kind == .function }

  /// A parameter's type without optionals and parentheses.
  private func bareType(of parameter: Int) -> TypeFact {
    var index = Int(facts.declarations[parameter].type)
    while facts.types[index].kind == .optional || isParenthesized(index) { index += 1 }
    return facts.types[index]
  }

  private func isParenthesized(_ index: Int) -> Bool {
    let type = facts.types[index]
    return type.kind == .tuple && index + 1 < Int(type.subtreeEnd)
      && facts.types[index + 1].subtreeEnd == type.subtreeEnd
  }
}
