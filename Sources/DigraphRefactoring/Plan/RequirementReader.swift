import DigraphFacts
import DigraphImports
import DigraphLinking
import DigraphSyntax
import SourceEditing
import SourceUses
import TestDoubles

/// Makes requirements of the members that a dependency has.
///
/// Source for what a requirement may hold: The Swift Programming Language, "Protocols"; what compilers make of each form
/// was tried one by one.
struct RequirementReader {
  typealias Obstacle = RequirementObstacle

  let code: CodeBase
  let dependency: EntityID
  /// The type is asked, rather than a value of it.
  var isStatic = false
  /// The file that asks; nil where that is none of the project's.
  var file: Int32?

  private var isActor: Bool { code.isActor(dependency) }
  private var isClass: Bool {
    code.program.entities[dependency].kind == .class || isActor || code.conforms(dependency, to: ["AnyObject"])
  }

  /// The requirements for some uses, by name; sorted.
  func requirements(for uses: [MemberUse]) throws(Obstacle) -> [Requirement] {
    var found: [DeclarationID: Requirement] = [:]
    // In order, as the first obstacle is what is said.
    var seen: Set<MemberUse> = []
    for use in uses where seen.insert(use).inserted {
      if use.name.hasPrefix("$") { throw .isWrapper(use.name) }
      let candidates = candidates(for: use)
      guard !candidates.isEmpty else { throw .unknown(use.name) }
      for id in candidates {
        var requirement: Requirement
        if let known = found[id] { requirement = known } else { requirement = try self.requirement(of: id) }
        if use.isWritten || changes(use, id, requirement), requirement.form != .method {
          guard canBeSet(id) else { throw .cannotBeSet(use.name) }
          guard isStatic || isClass && !isActor else { throw .isMutating(use.name) }
          requirement.isSettable = true
        }
        if let labels = use.labels, requirement.form != .property {
          let omitted = try omitted(labels, trailing: use.trailingClosures, of: requirement)
          if !omitted.isEmpty, requirement.form == .subscript { throw .defaults(use.name) }
          let kept = requirement.parameters.indices.filter { !omitted.contains($0) }
          if !omitted.isEmpty, kept.contains(where: { requirement.parameters[$0].type.hasSuffix("...") }) {
            throw .takesAny(use.name)
          }
          if !omitted.isEmpty { requirement.omissions.insert(omitted) }
        }
        found[id] = requirement
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The name of a member that other modules do not see; nil where they see all.
  func notExported(_ uses: [MemberUse]) -> String? {
    uses.first { use in
      candidates(for: use).contains { id in
        let outer = code.program.parent(of: code.program.declarations[id])
        let isOwn = file.map { code.program.isSameModule(Int($0), Int(code.program.declarations[id].file)) } ?? false
        return !isOwn && !code.program.declarations[id].flags.containsAny(of: .exported)
          && !(outer?.kind == .extension && outer?.flags.containsAny(of: .exported) ?? false)
      }
    }?.name
  }

  /// The declarations that a use may mean: of several those that take what it passes.
  private func candidates(for use: MemberUse) -> [DeclarationID] {
    let name = use.isSubscript ? "subscript" : use.name
    let all = code.members(name, of: dependency).filter { id in
      let kind = code.program.declarations[id].kind
      guard !isStatic || code.program.declarations[id].flags.contains(.isStatic) else { return false }
      return use.isSubscript ? kind == .subscript : kind == .function || kind == .property
    }
    guard let labels = use.labels else {
      // A method that is not called is handed on as a closure.
      return Array(all.prefix(1))
    }
    var fitting = all.filter { id in
      guard code.program.declarations[id].kind != .property else { return true }
      return takes(labels, trailing: use.trailingClosures, id)
    }
    // What the type declares itself comes before what a protocol asks of it in its own terms.
    func isAsked(_ id: DeclarationID) -> Bool {
      code.program.parent(of: code.program.declarations[id])?.kind == .protocol
    }
    if fitting.contains(where: { !isAsked($0) }), code.program.entities[dependency].kind != .protocol {
      fitting = fitting.filter { !isAsked($0) }
    }
    // What an extension in a module declares that the file does not see is not meant.
    if fitting.contains(where: { isSeen($0) }) { fitting = fitting.filter { isSeen($0) } }
    // What overrides another one has its signature.
    var seen: Set<[String]> = []
    return fitting.filter { id in
      let declaration = code.program.declarations[id]
      let signature =
        [code.program.symbols[declaration.name]]
        + code.program.parameters(of: id).map { parameter in
          let fact = code.program.fact(parameter)
          guard fact.type >= 0 else { return "" }
          let file = code.program.files[Int(code.program.declarations[parameter].file)]
          let type = file.types[Int(fact.type)]
          return code.program.symbols[code.program.declarations[parameter].label] + ":" + file.names[type.name]
        }
      let isNew = seen.insert(signature).inserted
      if code.program.parent(of: declaration)?.kind == .protocol { return isNew }
      return seen.insert(signature + [declaration.flags.contains(.isAsync) ? "async" : "at once"]).inserted
    }
  }

  /// The file sees all members of that name, wherever they are declared.
  func sees(_ name: String) -> Bool { code.members(name, of: dependency).allSatisfy(isSeen) }

  private func isSeen(_ id: DeclarationID) -> Bool {
    guard let file else { return true }
    let home = code.program.declarations[id].file
    if code.program.isSameModule(Int(home), Int(file)) { return true }
    let view = code.sight.view(of: file)
    return code.sight.modules(of: home).contains { module in
      view.modules.contains(module) || view.single.contains { $0.module == module }
    }
  }

  private func takes(_ labels: [String], trailing: Int, _ id: DeclarationID) -> Bool {
    let parameters = code.program.parameters(of: id)
    var index = 0
    let plain = labels.dropLast(trailing)
    var unmet = 0
    for parameter in parameters {
      let label = code.program.symbols[code.program.declarations[parameter].label]
      let fact = code.program.fact(parameter)
      if index < plain.count, plain[plain.startIndex + index] == label {
        index += 1
        if fact.flags.contains(.isVariadic) {
          while index < plain.count, plain[plain.startIndex + index].isEmpty { index += 1 }
        }
      } else if fact.value < 0, !fact.flags.contains(.isVariadic) {
        unmet += 1
      }
    }
    return index == plain.count && unmet <= trailing
  }

  /// The parameters that a call leaves to their defaults.
  private func omitted(_ labels: [String], trailing: Int, of requirement: Requirement) throws(Obstacle) -> Set<Int> {
    var omitted: Set<Int> = []
    var index = 0
    let plain = Array(labels.dropLast(trailing))
    var closures = trailing
    for (place, parameter) in requirement.parameters.enumerated() {
      if index < plain.count, plain[index] == parameter.label {
        index += 1
        if parameter.type.hasSuffix("...") { while index < plain.count, plain[index].isEmpty { index += 1 } }
      } else if index == plain.count, closures > 0, parameter.type.contains("->"),
        parameter.value == nil || requirement.parameters[(place + 1)...].count(where: \.mustBeClosure) < closures
      {
        closures -= 1
      } else if let value = parameter.value {
        guard parameter.isValueKnown, Self.isKnownEverywhere(value) else { throw .defaults(requirement.name) }
        omitted.insert(place)
      }
    }
    return omitted
  }

  /// A literal, an implicit member, or what begins with the name of a type.
  private static func isKnownEverywhere(_ value: String) -> Bool {
    guard let first = value.first else { return false }
    if ["nil", "true", "false"].contains(value) || first.isNumber || "\"[-.{".contains(first) { return true }
    return first.isUppercase && !value.hasPrefix("Self")
  }

  // MARK: One member

  func requirement(of id: DeclarationID) throws(Obstacle) -> Requirement {
    let fact = code.program.declarations[id]
    let name = code.program.symbols[fact.name]
    guard let (source, node) = code.place(of: id) else { throw .ofPlatform(name) }
    if fact.flags.contains(.isStatic) != isStatic { throw .isStatic(name) }
    if fact.flags.containsAny(of: .hidden) { throw .isHidden(name) }
    if let outer = fact.parent, code.program.declarations[outer].flags.containsAny(of: .hidden),
      code.program.declarations[outer].kind == .extension
    {
      throw .isHidden(name)
    }
    if isStatic, let actor = code.isolation(ofMember: id), code.isolation(of: dependency) == nil {
      throw .isIsolated(name, actor)
    }
    let type = code.program.entities[dependency].declaration
    if !code.conditions(around: id).isSubset(of: code.conditions(around: type)) { throw .isConditional(name) }
    var requirement: Requirement
    switch source.kind(of: node) {
    case .functionDecl: requirement = try function(node, source, name)
    case .variableDecl: requirement = try property(node, source, id, name)
    case .subscriptDecl: requirement = try subscription(node, source)
    default: throw .unknown(name)
    }
    if isActor, !isStatic, !requirement.isAsync, !fact.flags.contains(.isNonisolated) {
      requirement.effects = " async" + requirement.effects
    }
    return requirement
  }

  private func function(_ node: Int, _ source: SourceText, _ name: String) throws(Obstacle) -> Requirement {
    var requirement = Requirement(form: .method, name: name)
    for part in source.children(of: node) {
      switch source.kind(of: part) {
      case .attribute:
        let text = source.text(of: part)
        if ["@discardableResult", "@MainActor"].contains(text) || text.hasPrefix("@available") {
          requirement.attributes.append(text)
        }
      case .modifier where source.text(of: part) == "mutating": throw .isMutating(name)
      case .name: requirement.name = source.text(of: part)
      case .genericParameterClause: requirement.generics = try text(part, source, name)
      case .parameterClause:
        requirement.parameters = try parameters(part, source, name)
        requirement.effects = try effects(behind: source.end(of: part), in: node, source, name)
      case .returnClause:
        guard let type = source.children(of: part).last else { continue }
        if source.subtree(of: type).contains(where: { isOpaque($0, source) }) { throw .isOpaque(name) }
        requirement.result = try text(type, source, name)
      case .whereClause: requirement.condition = " " + (try text(part, source, name))
      default: continue
      }
    }
    return requirement
  }

  private func isOpaque(_ node: Int, _ source: SourceText) -> Bool {
    source.kind(of: node) == .someOrAnyType && !source.tree[node].flags.contains(.isAny)
  }

  /// The keywords between the parameters and the result.
  private func effects(
    behind end: Int, in node: Int, _ source: SourceText, _ member: String
  ) throws(Obstacle) -> String {
    let next = source.children(of: node).first {
      source.start(of: $0) >= end && source.kind(of: $0) != .thrownType
    }
    let stop = next.map { source.start(of: $0) } ?? source.end(of: node)
    var text = source.text(end, stop)
    if let error = source.child(of: node, .thrownType) {
      text = source.text(end, source.start(of: error)) + (try self.text(error, source, member))
      text += source.text(source.end(of: error), stop)
    }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    return text.isEmpty ? "" : " " + text
  }

  func parameters(
    _ clause: Int, _ source: SourceText, _ member: String, isSubscript: Bool = false
  ) throws(Obstacle) -> [Requirement.Parameter] {
    var found: [Requirement.Parameter] = []
    for node in source.children(of: clause) where source.kind(of: node) == .parameter {
      let parts = source.children(of: node)
      let names = parts.filter { source.kind(of: $0) == .name }.map { source.text(of: $0) }
      guard let type = parts.first(where: { source.kind(of: $0).isType }) else { throw .hasNoType(member) }
      let value = parts.last { source.kind(of: $0).isExpression && $0 > type }
      var text = try text(type, source, member)
      if source.tree[node].flags.contains(.variadic) { text += "..." }
      // What stands in front of the name, a wrapper or a builder, is the function's own business.
      let name = parts.last { source.kind(of: $0) == .name && $0 < type } ?? node
      let marks = parts.filter { [.modifier, .attribute].contains(source.kind(of: $0)) && name < $0 && $0 < type }
        .map { source.text(of: $0) }
      if !marks.isEmpty { text = marks.joined(separator: " ") + " " + text }
      let label = names.first == "_" || isSubscript && names.count == 1 ? "" : names.first ?? ""
      let inner = names.last == "_" ? "value" : names.last ?? label
      found.append(
        Requirement.Parameter(
          label: label, name: inner, type: text, value: value.map { self.value($0, source) ?? source.text(of: $0) },
          isValueKnown: value.map { self.value($0, source) != nil } ?? true,
          isBlock: marks.allSatisfy { $0 != "@escaping" } && code.isNameOfFunctionType(source.text(of: type))))
    }
    return found
  }

  private func property(
    _ node: Int, _ source: SourceText, _ id: DeclarationID, _ name: String
  ) throws(Obstacle) -> Requirement {
    var requirement = Requirement(form: .property, name: name)
    let bindings = source.children(of: node).filter { source.kind(of: $0) == .patternBinding }
    let offset = Int(code.program.fact(id).nameStart)
    guard let binding = bindings.first(where: { source.start(of: $0) <= offset && offset < source.end(of: $0) }) else {
      throw .unknown(name)
    }
    let parts = source.children(of: binding)
    if let pattern = parts.first { requirement.name = source.text(of: pattern) }
    if let type = parts.first(where: { source.kind(of: $0).isType }) {
      if source.subtree(of: type).contains(where: { isOpaque($0, source) }) { throw .isOpaque(name) }
      requirement.result = try text(type, source, name)
    } else if let last = parts.last, let literal = Self.type(ofLiteral: source.kind(of: last)) {
      requirement.result = literal
    } else if let last = parts.last, source.text(of: last).hasPrefix("NSLocalizedString(") {
      // A function with the name of a type.
      requirement.result = "String"
    } else if let text = code.text(of: code.program.declaredTypes[id]) {
      requirement.result = text
    } else {
      throw .hasNoType(name)
    }
    if let block = parts.first(where: { source.kind(of: $0) == .accessorBlock }) {
      for accessor in source.children(of: block) where source.kind(of: accessor) == .accessor {
        let text = source.text(of: accessor)
        guard text.hasPrefix("get"), let brace = text.firstIndex(of: "{") else { continue }
        let effects = text[text.index(text.startIndex, offsetBy: 3)..<brace].split(separator: " ")
        if !effects.isEmpty { requirement.effects = " " + effects.joined(separator: " ") }
      }
    }
    if !isClass, code.program.declarations[id].flags.contains(.isLazy) { throw .isMutating(name) }
    return requirement
  }

  private static func type(ofLiteral kind: SyntaxKind) -> String? {
    switch kind {
    case .stringLiteral: "String"
    case .integerLiteral: "Int"
    case .floatLiteral: "Double"
    case .booleanLiteral: "Bool"
    default: nil
    }
  }

  private func subscription(_ node: Int, _ source: SourceText) throws(Obstacle) -> Requirement {
    var requirement = Requirement(form: .subscript, name: "subscript")
    for part in source.children(of: node) {
      switch source.kind(of: part) {
      case .genericParameterClause: requirement.generics = try text(part, source, "subscript")
      case .parameterClause: requirement.parameters = try parameters(part, source, "subscript", isSubscript: true)
      case .returnClause:
        requirement.result = try source.children(of: part).last.map { node throws(Obstacle) in
          try text(node, source, "subscript")
        }
      default: continue
      }
    }
    return requirement
  }

  func canBeSet(_ id: DeclarationID) -> Bool {
    let flags = code.program.declarations[id].flags
    if code.program.declarations[id].kind == .subscript { return true }
    guard flags.contains(.isVar), !flags.contains(.hasPrivateSetter) else { return false }
    return !flags.contains(.isComputed) || flags.contains(.hasSetter)
  }
}
