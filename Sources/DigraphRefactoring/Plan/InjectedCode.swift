import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphSyntax
import SourceEditing
import SourceUses

/// The places where a consumer names the type of what it is handed: properties and parameters, and what is asked of them.
struct InjectedCode {
  /// The type as it is written there, and whether it may be missing.
  struct Place {
    var source: SourceText
    var type: Int
    var isOptional: Bool
  }

  private(set) var places: [Place] = []
  private(set) var members: [MemberUse] = []
  /// Something holds it without keeping it alive.
  private(set) var isUncounted = false
  private var properties: [(name: String, source: SourceText, declaration: Int)] = []
  private var parameters: [(name: String, source: SourceText, body: Int)] = []

  init(_ dependency: EntityID, in consumer: ConsumerCode) throws(Refusal) {
    let code = consumer.code
    let (name, full) = (code.program.simpleName(dependency), code.program.qualifiedName(dependency))
    for (source, part) in consumer.parts {
      for node in source.subtree(of: part) {
        switch source.kind(of: node) {
        case .identifierType where source.child(of: node, .name) == nil && source.says(name, at: node),
          .identifierType where source.child(of: node, .name).map({ source.says(name, at: $0) }) ?? false,
          .memberType where source.says(full, at: node):
          try add(node, source, part, consumer)
        case .nameExpr where source.says(name, at: node):
          throw Refusal(
            "it also says '\(name)' where a value is expected (line \(source.position(of: source.start(of: node)).line))"
          )
        default: continue
        }
      }
    }
    guard !places.isEmpty else { throw Refusal("none of its properties and parameters is of that type") }
    let found = self
    for property in properties {
      let asked = consumer.members(
        askedOf: property.name, property.declaration, property.source, given: { found.given(in: $0) })
      guard let asked else { throw Refusal("'\(property.name)' is handed on as a whole, or asked by others") }
      members += asked
    }
    for (name, source, body) in parameters {
      let asked = ValueUses.members(
        of: name, in: source, source.subtree(of: body), isProperty: false, besides: given(in: source))
      guard let asked else { throw Refusal("'\(name)' is handed on as a whole") }
      members += asked
    }
    members = members.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    guard !members.isEmpty else { throw Refusal("nothing is asked of it") }
  }

  private mutating func add(
    _ node: Int, _ source: SourceText, _ part: Int, _ consumer: ConsumerCode
  ) throws(Refusal) {
    let (start, end) = (source.start(of: node), source.end(of: node))
    var path = source.nodes(covering: start, end)
    if let own = path.firstIndex(of: node) { path.removeSubrange((own + 1)...) }
    let line = source.position(of: start).line
    let other = Refusal("it also names its type where nothing is handed in (line \(line))")
    var place = path.count - 2
    let isOptional = [.optionalType, .implicitlyUnwrappedType].contains(source.kind(of: path[place]))
    if isOptional { place -= 1 }
    guard place > 1 else { throw other }
    let holder = path[place]
    switch source.kind(of: holder) {
    case .patternBinding:
      let declaration = path[place - 1]
      let modifiers = source.children(of: declaration).filter { source.kind(of: $0) == .modifier }.map {
        source.text(of: $0)
      }
      guard source.kind(of: path[place - 2]) == .memberBlock, isBody(path[place - 2], of: part, source),
        source.child(of: holder, .accessorBlock) == nil, !modifiers.contains("static"),
        let pattern = source.children(of: holder).first,
        !source.children(of: holder).contains(where: { source.kind(of: $0).isExpression })
      else { throw other }
      let name = source.text(of: pattern)
      if let id = consumer.code.members(name, of: consumer.entity).first, consumer.code.program.isFixed(id) {
        throw Refusal("a protocol or superclass says of which type '\(name)' is")
      }
      if modifiers.contains(where: { ["public", "open", "package"].contains($0) }) {
        throw Refusal("other modules see the property '\(name)'")
      }
      isUncounted = isUncounted || modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
      properties.append((name, source, declaration))
    case .parameter:
      let function = path[place - 2]
      guard [.functionDecl, .initializerDecl].contains(source.kind(of: function)),
        isBody(path[place - 3], of: part, source),
        let body = source.child(of: function, .codeBlock),
        !source.children(of: holder).contains(where: { source.kind(of: $0).isExpression }),
        let name = source.children(of: holder).last(where: { source.kind(of: $0) == .name })
      else { throw other }
      try check(function, source, consumer)
      parameters.append((source.text(of: name), source, body))
    default: throw other
    }
    places.append(Place(source: source, type: node, isOptional: isOptional))
  }

  private func isBody(_ block: Int, of part: Int, _ source: SourceText) -> Bool {
    source.child(of: part, .memberBlock) == block
  }

  /// Who calls a function may go on doing so.
  private func check(_ function: Int, _ source: SourceText, _ consumer: ConsumerCode) throws(Refusal) {
    let program = consumer.code.program
    let name = source.child(of: function, .name).map { source.start(of: $0) } ?? source.start(of: function)
    let id =
      consumer.parts.isEmpty
      ? nil
      : consumer.code.index(of: source).flatMap { file in
        program.declarations(ofFile: Int(file)).first {
          program.fact($0).kind.isCallable
            && [Int(program.fact($0).nameStart), Int(program.fact($0).start)].contains(name)
        }
      }
    guard let id else { throw Refusal("the text of the file has changed or cannot be read") }
    if program.isFixed(id) || program.declarations[id].flags.contains(.isRequired) || !consumer.subclasses.isEmpty {
      throw Refusal("a superclass, a subclass or a protocol says what its functions take")
    }
    if program.declarations[id].flags.containsAny(of: .exported) {
      throw Refusal("other modules call what takes it")
    }
    let calls =
      source.kind(of: function) == .initializerDecl
      ? consumer.code.constructions(of: consumer.entity) : consumer.code.uses(of: id)
    for call in calls {
      guard let caller = consumer.code.source(file: call.file) else { continue }
      let path = caller.nodes(covering: Int(call.start), Int(call.end))
      guard let chain = path.last(where: { caller.kind(of: $0) == .chainExpr }) else { continue }
      // `.shared` is looked for in the type that is wanted.
      let isShort = caller.subtree(of: chain).contains { node in
        caller.kind(of: node) == .argument && caller.children(of: node).contains { caller.text(of: $0).hasPrefix(".") }
      }
      if isShort { throw Refusal("a call passes a member of its type without naming that") }
    }
  }

  /// The values of assignments that give a property what a parameter of its type holds.
  private func given(in source: SourceText) -> [Int] {
    let names = Set(parameters.map(\.name))
    return source.tree.nodes.indices.compactMap { node in
      guard source.kind(of: node) == .sequenceExpr else { return nil }
      let parts = source.children(of: node)
      guard parts.count == 3, source.kind(of: parts[1]) == .assignmentOperator,
        source.kind(of: parts[2]) == .nameExpr, names.contains(source.text(of: parts[2]))
      else { return nil }
      let target = source.text(of: parts[0])
      let name = target.hasPrefix("self.") ? String(target.dropFirst(5)) : target
      return properties.contains { $0.name == name } ? parts[2] : nil
    }
  }
}
