import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses

/// What a container hands out may be what makes a service rather than one: `Container.shared.player` is a factory, and
/// `Container.shared.player()` the player.
extension InjectionFinder {
  /// Takes what a use asks of a factory for a part of the use.
  ///
  /// - Returns: why the use stays; nil where it reaches the service.
  func takeProduct(_ use: inout Use, _ group: Group) -> String? {
    guard group.edge.kind == .locator, !use.text.hasSuffix(")"), code.isFactory(group.edge.declaration) else {
      return nil
    }
    let source = use.source
    let parts = source.kind(of: use.expression) == .chainExpr ? source.children(of: use.expression) : []
    let rest = parts.filter { source.start(of: $0) >= use.end }
    if rest.count > 1, source.text(of: rest[0]) == "resolve", source.kind(of: rest[1]) == .callSuffix,
      let whole = UseReader.use(in: source, from: use.start, to: source.end(of: rest[0]))
    {
      use = whole
      return nil
    }
    return "it asks what makes it rather than one that is made"
  }

  /// `API.shared(3)` asks the shared instance for what its `callAsFunction` gives, and is none itself.
  func takeCall(_ use: inout Use, _ group: Group) {
    guard group.edge.kind == .singleton, let declaration = group.edge.declaration,
      code.program.declarations[declaration].kind == .property,
      !code.program.isFunction(code.program.declaredTypes[declaration])
    else { return }
    let source = use.source
    let parts = source.kind(of: use.expression) == .chainExpr ? source.children(of: use.expression) : []
    guard let last = parts.lastIndex(where: { source.end(of: $0) <= use.end }), last > 0,
      source.kind(of: parts[last]) == .callSuffix
    else { return }
    let (labels, trailing) = source.labels(ofCall: parts[last])
    var asked = MemberUse(name: "callAsFunction", labels: labels)
    asked.trailingClosures = trailing
    use = Use(
      source: source, start: use.start, end: source.end(of: parts[last - 1]), path: use.path,
      expression: use.expression, fate: .asked, members: [asked])
  }

  /// `container.resolve(API.self)!`: what a container may not have is taken as it is used, once it is there.
  func takeUnwrapping(_ use: inout Use, _ group: Group) {
    let source = use.source
    guard group.edge.kind == .locator, use.end < source.bytes.count, source.bytes[use.end] == UInt8(ascii: "!"),
      let whole = UseReader.use(in: source, from: use.start, to: use.end + 1), whole.text.hasSuffix("!")
    else { return }
    use = whole
  }

  /// What a locator gives is what makes the service, and what is asked of that nothing else does.
  func checkGiven(_ uses: [Use], _ group: Group) throws(Refusal) {
    guard let type = results.graph.nodes[group.edge.target].key.entity else { return }
    for use in uses where !use.text.hasSuffix(")") && !use.text.hasSuffix("!") {
      guard let given = code.way(to: use).last?.type, given != type, !given.isDeclared else { continue }
      throw Refusal("what is asked for it is a '\(code.program.simpleName(given))', which gives it when it is called")
    }
  }

  /// The property of the consumer that all uses ask a locator by: that is handed in, or stays.
  func holder(of uses: [Use], _ group: Group) -> String? {
    guard group.edge.kind == .locator else { return nil }
    let names = Set(
      uses.map { use in
        let parts = use.text.filter { !$0.isWhitespace }.split { ".?!".contains($0) }
        return parts.first { $0 != "self" }.map(String.init) ?? ""
      })
    guard names.count == 1, let name = names.first, name.first?.isLowercase ?? false, !code.isTaken(name),
      !uses.contains(where: { $0.declares(name) }),
      let id = code.members(name, of: consumer.entity).first
    else { return nil }
    let declaration = code.program.declarations[id]
    return declaration.kind == .property && declaration.flags.isDisjoint(with: [.isStatic, .isComputed]) ? name : nil
  }

  /// - Parameter count: of the texts by which it is got.
  static func differing(_ count: Int, _ group: Group) -> String {
    group.edge.kind == .construct
      ? "it is made from different arguments, each for its own use (\(count) of them)"
      : "it is asked for in \(count) different ways, each for its own use"
  }

  /// The property of the project that gives a shared instance may be without one.
  func mayBeNil(_ group: Group) -> Bool {
    group.edge.kind == .singleton && (group.edge.declaration.map { results.mayBeNil($0) } ?? false)
  }

  /// A factory makes another one at each call, or may be told to.
  func isMadeAnew(by group: Group) -> Bool {
    guard group.edge.kind == .locator, let property = group.edge.declaration, code.isFactory(property),
      let (source, node) = code.place(of: property)
    else { return false }
    let keepsOne = source.subtree(of: node).contains { part in
      source.kind(of: part) == .memberSuffix && ["cached", "singleton"].contains(source.text(of: part))
    }
    return !keepsOne || code.isForgotten(property)
  }
}

extension CodeBase {
  /// A property of a container whose value makes what is asked for.
  func isFactory(_ property: DeclarationID?) -> Bool {
    guard let property, program.declarations[property].kind == .property else { return false }
    let node = program.types[program.declaredTypes[property]]
    return node.form == .nominal && program.factoryTypes.contains(program.symbol(of: node.entity))
  }

  /// Code of the product tells a factory to make another one.
  fileprivate func isForgotten(_ property: DeclarationID) -> Bool {
    let name = program.symbols[program.declarations[property].name]
    return files(using: name).contains { file in
      guard !program.isTestFile[Int(file)], let source = source(file: file) else { return false }
      return source.tree.nodes.indices.contains { node in
        guard source.kind(of: node) == .chainExpr else { return false }
        let parts = source.children(of: node)
        return zip(parts, parts.dropFirst()).contains { first, second in
          source.text(of: first) == name && ["register", "reset"].contains(source.text(of: second))
        }
      }
    }
  }
}
