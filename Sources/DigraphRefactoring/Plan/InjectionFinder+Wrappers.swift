import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses

/// What a property wrapper injects, as something that an initializer takes: by default what the wrapper would give.
extension InjectionFinder {
  func wrapped(_ group: Group) throws(Refusal) -> Injection {
    let site = group.sites[0]
    guard let source = code.source(file: site.file) else { throw Refusal(Self.unreadable(site, in: code)) }
    let path = source.nodes(covering: Int(site.start), Int(site.start) + 1)
    guard let declaration = path.last(where: { source.kind(of: $0) == .variableDecl }),
      let place = path.firstIndex(of: declaration), source.kind(of: path[place - 1]) == .memberBlock,
      let attribute = source.child(of: declaration, .attribute),
      let binding = source.child(of: declaration, .patternBinding),
      let pattern = source.children(of: binding).first
    else { throw Refusal("it is no property of its own") }
    let property = source.text(of: pattern)
    var use = Use(
      source: source, start: source.start(of: attribute), end: source.end(of: attribute), path: path,
      expression: attribute)
    use.fate = .kept(property: property, declaration: declaration)
    guard var kept = try keptProperty([use], wrapper: attribute) else { throw Refusal("it is no property of its own") }
    if kept.modifiers.contains("static") { throw Refusal("it stands in a static member, where there is no instance") }
    let dependency = results.graph.nodes[group.edge.target]
    let type = kept.type ?? (dependency.kind == .protocol ? "any \(dependency.name)" : dependency.name)
    (kept.type, kept.attribute) = (type, attribute)
    let value = try value(ofWrapper: source.text(of: attribute), around: property, type)
    let bare = DeclarationNames.bare(type)
    var injection = Injection(
      dependency: dependency.name, symbol: group.symbol, uses: [use], suffixes: [""], name: property, type: type,
      value: value, kept: kept, typeName: bare, isProtocol: dependency.kind == .protocol)
    injection.isolation = dependency.key.entity.flatMap { code.isolation(of: $0) }
    if consumer.isParameter(property) || taken.contains(property) {
      injection.name = consumer.freeName([DeclarationNames.parameter(dependency.name)], besides: taken)
    }
    injection.notes = ["it is asked for when the consumer is made"]
    return injection
  }

  /// What reads a wrapper without a property.
  private func value(ofWrapper attribute: String, around property: String, _ type: String) throws(Refusal) -> String {
    let head = String(attribute.dropFirst().prefix { !"(<".contains($0) }).filter { !$0.isWhitespace }
    let rest = attribute.dropFirst(head.utf8.count + 1)
    let arguments = rest.firstIndex(of: "(").map { String(rest[$0...]) } ?? "()"
    let last = head.split(separator: ".").last.map(String.init) ?? head
    // What is read later or more often than once, or tells who reads it, is no value that a caller could pass.
    let late = ["Lazy", "Weak", "Optional", "Dynamic"].first { last.hasPrefix($0) }
    if late != nil { throw Refusal("'@\(last)' asks for it when it is read first, or gives nothing") }
    for suffix in ["$", "_"]
    where consumer.mentions(suffix + property) || code.isSaid(suffix + property, near: consumer.file) {
      throw Refusal("'\(suffix)\(property)' asks the wrapper itself")
    }
    var parameters = 1
    if let (entity, text) = code.wrapper(named: last) {
      if text.contains("mutating get") || text.contains("_enclosingInstance") || text.contains("lazy var") {
        throw Refusal("'@\(last)' asks for it when it is read first, or tells who reads it")
      }
      parameters = code.program.generics[entity].count
    }
    let isInferred = attribute.contains("<") || arguments.contains("\\") || parameters != 1
    let generic = attribute.contains("<") ? String(rest.prefix { $0 != "(" }) : isInferred ? "" : "<\(type)>"
    return "\(head)\(generic)\(arguments).wrappedValue"
  }
}

extension ConsumerCode {
  /// Some part of its code says a name.
  fileprivate func mentions(_ name: String) -> Bool {
    parts.contains { source, node in
      source.subtree(of: node).contains {
        [.nameExpr, .memberSuffix].contains(source.kind(of: $0)) && source.says(name, at: $0)
      }
    }
  }
}

extension CodeBase {
  /// The project's own property wrapper of a name, and its code.
  fileprivate func wrapper(named name: String) -> (entity: EntityID, text: String)? {
    let symbol = program.symbols.find(name)
    guard symbol != 0 else { return nil }
    for id in program.members.find(MemberTable.topLevel, symbol) {
      guard let entity = program.declarations[id].entity, attributes(of: id).contains("propertyWrapper"),
        let (source, node) = place(of: id)
      else { continue }
      return (entity, source.text(of: node))
    }
    return nil
  }
}
