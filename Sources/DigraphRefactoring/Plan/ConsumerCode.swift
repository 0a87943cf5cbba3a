import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses
import TestDoubles

/// The code of the type that is to be handed its dependencies: its parts, its initializers, its names.
struct ConsumerCode {
  let code: CodeBase
  let node: NodeID
  let entity: EntityID
  /// The file of its own declaration.
  let file: Int32
  let source: SourceText
  /// Its declaration in that file, and the braces with its members.
  let declaration: Int
  let body: Int
  /// Its parts in all files.
  let parts: [(source: SourceText, node: Int)]
  let initializers: [InitializerCode]
  let names: ConsumerNames
  /// The builds that it is part of.
  let conditions: Set<String>

  init(_ node: NodeID, in code: CodeBase) throws(Refusal) {
    guard let entity = code.results.graph.nodes[node].key.entity, entity.isDeclared else {
      throw Refusal("it is declared outside of the code that was read")
    }
    let id = code.program.entities[entity].declaration
    if code.program.files[Int(code.program.declarations[id].file)].isHeader {
      throw Refusal("it is declared in Objective-C, where nothing is written")
    }
    guard let place = code.place(of: id), let body = place.source.child(of: place.node, .memberBlock) else {
      throw Refusal("the text of the file has changed or cannot be read")
    }
    guard place.source.tree.diagnostics.isEmpty else { throw Refusal("its file has syntax errors") }
    let homes = code.program.modules(ofFile: Int(code.program.declarations[id].file))
    if homes.allSatisfy({ code.program.modules[Int($0)].surroundings != nil }) {
      throw Refusal("no target of the project compiles its file")
    }
    self.code = code
    self.node = node
    self.entity = entity
    file = code.program.declarations[id].file
    (source, declaration) = place
    self.body = body
    parts = code.parts(of: entity).compactMap { code.place(of: $0) }
    initializers = code.program.members.find(MemberTable.entity(entity), code.program.identifiers.initializer)
      .compactMap {
        InitializerCode($0, in: code)
      }
    names = ConsumerNames(parts)
    conditions = code.conditions(around: id)
  }

  var isClass: Bool { code.program.entities[entity].kind == .class }
  var isStruct: Bool { code.program.entities[entity].kind == .struct }
  var flags: DeclarationFlags { code.program.declarations[code.program.entities[entity].declaration].flags }
  var isInterface: Bool { code.results.isInterface(node) }
  var isWrapper: Bool {
    code.attributes(of: code.program.entities[entity].declaration).contains("propertyWrapper")
  }

  /// It answers for its safety between tasks itself.
  var isUncheckedSendable: Bool {
    parts.contains { source, node in
      source.child(of: node, .inheritanceClause).map { source.text(of: $0).contains("@unchecked Sendable") } ?? false
    }
  }

  /// The class that it inherits from, whether that is declared in the code or not, stands first; an attribute there stands
  /// for a protocol alone.
  var hasSuperclass: Bool {
    guard isClass, let clause = source.child(of: declaration, .inheritanceClause),
      let first = source.children(of: clause).first(where: { source.kind(of: $0).isType }),
      source.kind(of: first) != .attributedType
    else { return false }
    let name = DeclarationNames.bare(String(source.text(of: first).prefix { $0 != "<" })).split(separator: ".").last
    let parents = code.program.inherited[entity].map { code.program.types[$0].entity }
    let named = parents.filter { code.program.simpleName($0) == name ?? "" }
    // Of an alias that is what it stands for.
    return (named.isEmpty ? parents : named).contains { parent in
      parent.isDeclared ? code.program.entities[parent].kind == .class : !code.isKnownProtocol(parent)
    }
  }

  /// Types of the project that inherit from it.
  var subclasses: [EntityID] { code.subclasses(of: entity) }

  /// `main.swift` makes one before the program runs, so that what the consumer needs is asked for as late as before.
  /// What a macro writes may know no lazy properties.
  var isMadeBeforeAll: Bool {
    let attributes = code.attributes(of: code.program.entities[entity].declaration)
    guard isClass, attributes.allSatisfy({ ["MainActor", "objc", "objcMembers"].contains($0) }) else { return false }
    let name = code.program.declarations[code.program.entities[entity].declaration].name
    return code.program.files.indices.dropLast().contains { other in
      code.program.files[other].path.hasSuffix("main.swift") && code.program.isSameModule(Int(file), other)
        && code.program.symbols.symbols(file: other).contains(name)
    }
  }

  /// The parameter of all its initializers whose default is a text; nil where some have none or another one.
  func parameter(givenBy text: String) -> (name: String, type: String)? {
    let own = initializers.filter { !$0.isDelegating && !$0.isTrap }
    let all = own.map { $0.defaults.first { $0.value == text } }
    guard let first = all.first.flatMap(\.self) else { return nil }
    let areSame = all.allSatisfy { $0.map { $0.name == first.name && $0.type == first.type } ?? false }
    return areSame ? (first.name, first.type) : nil
  }

  // MARK: Places

  /// Why a place cannot ask an instance of the consumer for something; nil where it can.
  ///
  /// - Parameter isInEachBuild: what it asks is there in every build, whatever `#if` says of the place.
  func obstacle(_ use: Use, isInEachBuild: Bool = false) -> String? {
    let source = use.source
    if let place = code.index(of: source), !code.program.isSameModule(Int(place), Int(file)) {
      return "it stands in another module, which does not see what the consumer keeps"
    }
    guard let member = use.member else { return "it stands outside of any member" }
    if parts.contains(where: { $0.source === source && $0.node == member }) { return "it stands outside of any member" }
    for part in use.path where source.kind(of: part) == .parameterClause { return "it is the default of a parameter" }
    for part in use.path where source.kind(of: part) == .attribute { return "it is the argument of an attribute" }
    let inside = use.path.drop { source.kind(of: $0) != .memberBlock }
    let isConditional = !code.conditions(use.path, source).isSubset(of: conditions)
    let isInBranch = inside.contains { source.kind(of: $0) == .ifConfig }
    if !isInEachBuild, isConditional || isInBranch { return Self.conditional }
    let around = use.path
    if let inner = around.last(where: { Self.isType(source.kind(of: $0)) }),
      !parts.contains(where: { $0.source === source && $0.node == inner })
    {
      return Self.isInner
    }
    if isStatic(member, source) { return "it stands in a static member, where there is no instance" }
    if use.isSet { return Self.set }
    switch source.kind(of: member) {
    case .functionDecl, .deinitializerDecl, .subscriptDecl: return nil
    case .initializerDecl:
      return initializers.first { $0.source === source && $0.node == member }.flatMap {
        $0.isDelegating ? "it stands in an initializer that calls another one" : nil
      }
    case .variableDecl:
      if around.contains(where: { source.kind(of: $0) == .accessorBlock }) || isLazy(member, source) { return nil }
      if case .kept = use.fate { return nil }
      return isInBranch ? Self.conditional : Self.initialValue
    default: return "it stands where no instance is at hand"
    }
  }

  /// Said of a use of another type, which would have to be handed it as well.
  static let isInner = "it stands in a type inside of the consumer"

  /// Said of a use that not every build has.
  static let conditional = "it is part of some builds only (#if)"

  /// Said of a use in whose place no value could stand.
  static let set = "the code sets it, which no value that is handed in could do"

  /// Said of a use that no instance could be asked for.
  static let initialValue = "it is part of the initial value of a property, when there is no instance yet"

  func isInStatic(_ use: Use) -> Bool { use.member.map { isStatic($0, use.source) } ?? false }

  /// All its places stand in static members.
  func isInStatic(_ group: InjectionFinder.Group) -> Bool { group.sites.allSatisfy(isInStatic) }

  func isInStatic(_ site: DependencyGraph.Site) -> Bool {
    guard let source = code.source(file: site.file),
      let use = UseReader.use(in: source, from: Int(site.start), to: Int(site.end))
    else { return false }
    return isInStatic(use)
  }

  private static func isType(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }

  private func isStatic(_ member: Int, _ source: SourceText) -> Bool {
    source.children(of: member).contains {
      source.kind(of: $0) == .modifier && ["static", "class"].contains(source.text(of: $0))
    }
  }

  private func isLazy(_ member: Int, _ source: SourceText) -> Bool {
    source.children(of: member).contains { source.kind(of: $0) == .modifier && source.text(of: $0) == "lazy" }
  }

  /// Looks what a local constant is asked, so that its value counts as used there.
  func follow(_ use: inout Use) {
    guard case .named(let name) = use.fate else { return }
    let source = use.source
    guard let member = use.member,
      let found = ValueUses.members(of: name, in: source, source.subtree(of: member), isProperty: false)
    else {
      use.fate = .handedOn
      return
    }
    use.members = found
  }

  /// A local constant is unwrapped wherever it is asked: what made it may have failed.
  func isUnwrapped(_ use: Use) -> Bool {
    guard case .named(let name) = use.fate, let member = use.member else { return false }
    let source = use.source
    return source.subtree(of: member).contains { node in
      guard source.kind(of: node) == .chainExpr else { return false }
      let parts = source.children(of: node)
      return parts.count > 1 && source.text(of: parts[0]) == name
        && [.optionalSuffix, .forceSuffix].contains(source.kind(of: parts[1]))
    }
  }

  /// A local constant holds it, some properties of which are set, and nothing else is asked of it before it is handed on.
  func isFilled(_ use: Use) -> Bool {
    let source = use.source
    guard use.path.count > 1, let member = use.member, source.kind(of: use.path[use.path.count - 2]) == .patternBinding,
      let pattern = source.children(of: use.path[use.path.count - 2]).first
    else { return false }
    let name = source.text(of: pattern)
    var isSet = 0
    for node in source.subtree(of: member) where source.kind(of: node) == .chainExpr {
      let parts = source.children(of: node)
      guard parts.count > 1, source.says(name, at: parts[0]) else { continue }
      if parts.contains(where: { source.kind(of: $0) == .callSuffix }) { return false }
      if isAssigned(parts[parts.count - 1], in: source) { isSet += 1 }
    }
    return isSet > 1
  }

  /// All that is asked of what an injection stands for; nil where its type matters as a whole.
  func members(askedBy injection: Injection) -> [MemberUse]? {
    var found: [MemberUse] = []
    for use in injection.uses {
      switch use.fate {
      case .asked, .named: found += use.members
      case .handedOn:
        // The type of a property that several places give a value is that of all of them.
        guard injection.uses.count == 1, let assigned = assignedProperty(use),
          let members = members(askedOf: assigned.name, assigned.declaration, assigned.source)
        else { return nil }
        found += members
      case .kept(let name, let declaration):
        guard let members = members(askedOf: name, declaration, use.source) else { return nil }
        found += members
      }
    }
    return found
  }

  /// The property that keeps what an injection stands for, where the consumer itself hands that on nowhere.
  func reachedProperty(of injection: Injection) -> String? {
    guard injection.uses.count == 1, let use = injection.uses.first else { return nil }
    let found: String?
    if case .kept(let name, _) = use.fate { found = name } else { found = assignedProperty(use)?.name }
    return found.flatMap { name in
      parts.allSatisfy { ValueUses.members(of: name, in: $0, $0.subtree(of: $1), isProperty: true) != nil } ? name : nil
    }
  }

  /// All that is asked of a stored property; nil where it is used as a whole, or others use it.
  ///
  /// - Parameter given: nodes of a file that only give it a value; nil for what cannot be missing.
  func members(
    askedOf name: String, _ declaration: Int, _ file: SourceText, given: ((SourceText) -> [Int])? = nil
  ) -> [MemberUse]? {
    let modifiers = file.children(of: declaration).filter { file.kind(of: $0) == .modifier }.map { file.text(of: $0) }
    var found: [MemberUse] = []
    for (source, node) in parts {
      let nodes = source.subtree(of: node)
      let uses =
        if let given {
          ValueUses.members(of: name, in: source, nodes, isProperty: true, besides: given(source))
        } else {
          ValueUses.members(of: name, in: source, nodes, isProperty: true)
        }
      guard let uses else { return nil }
      found += uses
    }
    if modifiers.contains("private") {
      // What has the name elsewhere in the file is a member of something else.
      let isReached = parts.contains { source, node in
        source === file && ValueUses.isReachedFromOutside(name, in: file, file.subtree(of: node))
      }
      return isReached ? nil : found
    }
    if !modifiers.contains("fileprivate"), code.isReachedFromOutside(name, than: parts.map(\.source)) { return nil }
    return ValueUses.isReachedFromOutside(name, in: file, 0..<file.tree.nodes.count) ? nil : found
  }

  /// Some code has a use for what a stored property holds: it says the name, other than to give it a value.
  func isAsked(_ name: String, besides declaration: Int, _ file: SourceText) -> Bool {
    let isPrivate = file.children(of: declaration).contains {
      file.kind(of: $0) == .modifier && ["private", "fileprivate"].contains(file.text(of: $0))
    }
    // Of an attribute somebody else may know.
    guard isPrivate, !file.children(of: declaration).contains(where: { file.kind(of: $0) == .attribute }) else {
      return true
    }
    let own = file.subtree(of: declaration)
    return file.tree.nodes.indices.contains { node in
      guard !own.contains(node) else { return false }
      switch file.kind(of: node) {
      case .nameExpr, .memberSuffix, .identifierPattern, .name:
        return file.says(name, at: node) && !isAssigned(node, in: file)
      case .keyPathExpr: return file.text(of: node).contains(name)
      default: return false
      }
    }
  }

  /// A name, alone or behind `self`, that an assignment begins with.
  private func isAssigned(_ node: Int, in source: SourceText) -> Bool {
    let path = source.nodes(covering: source.start(of: node), source.end(of: node))
    guard let sequence = path.last(where: { source.kind(of: $0) == .sequenceExpr }) else { return false }
    let parts = source.children(of: sequence)
    return parts.count > 1 && source.kind(of: parts[1]) == .assignmentOperator
      && source.end(of: parts[0]) == source.end(of: node)
  }

  /// The property that an initializer assigns the value to, where its type is written; nil for any other use.
  func assignedProperty(_ use: Use) -> AssignedProperty? {
    let source = use.source
    guard use.isInInitializer, use.closures.isEmpty, use.path.count > 1, use.end == source.end(of: use.expression)
    else { return nil }
    let sequence = use.path[use.path.count - 2]
    guard source.kind(of: sequence) == .sequenceExpr else { return nil }
    let parts = source.children(of: sequence)
    guard parts.count == 3, parts[2] == use.expression, source.kind(of: parts[1]) == .assignmentOperator else {
      return nil
    }
    let target = source.text(of: parts[0])
    let name = target.hasPrefix("self.") ? String(target.dropFirst(5)) : target
    guard let id = code.members(name, of: entity).first, let (file, node) = code.place(of: id),
      let binding = file.child(of: node, .patternBinding),
      let type = file.children(of: binding).first(where: { file.kind(of: $0).isType })
    else { return nil }
    let text = file.text(of: type)
    guard !text.hasSuffix("?"), !text.hasSuffix("!") else { return nil }
    return AssignedProperty(
      name: name, source: file, type: type, declaration: node, target: target == name ? parts[0] : nil)
  }

  /// The property that keeps what an initializer is given, which by default is what all uses ask for; nil where there is
  /// none, or another variable hides it.
  func property(handed uses: [Use]) -> String? {
    let texts = Set(uses.map { $0.text.filter { !$0.isWhitespace } })
    guard texts.count == 1, uses.allSatisfy({ !$0.isKept && !$0.isInInitializer }) else { return nil }
    for initializer in initializers {
      let source = initializer.source
      guard let body = initializer.body else { continue }
      for parameter in source.children(of: initializer.clause) where source.kind(of: parameter) == .parameter {
        let parts = source.children(of: parameter)
        guard let value = parts.last, source.kind(of: value).isExpression,
          texts.contains(source.text(of: value).filter { !$0.isWhitespace }),
          let name = parts.last(where: { source.kind(of: $0) == .name }).map({ source.text(of: $0) }),
          let property = Self.property(given: name, in: body, source),
          let id = code.members(property, of: entity).first, code.program.declarations[id].kind == .property,
          uses.allSatisfy({ !$0.declares(property) })
        else { continue }
        return property
      }
    }
    return nil
  }

  /// The property that an initializer assigns a parameter to.
  private static func property(given parameter: String, in body: Int, _ source: SourceText) -> String? {
    source.children(of: body).lazy.compactMap { item -> String? in
      guard let sequence = source.subtree(of: item).first(where: { source.kind(of: $0) == .sequenceExpr }) else {
        return nil
      }
      let parts = source.children(of: sequence)
      guard parts.count == 3, source.kind(of: parts[1]) == .assignmentOperator, source.text(of: parts[2]) == parameter
      else { return nil }
      let target = source.text(of: parts[0])
      return target.hasPrefix("self.") ? String(target.dropFirst(5)) : target
    }.first
  }

  /// What is to be said of other ways by which the consumer gets the same: wrappers of SwiftUI that ask the store, and
  /// functions that give the real one to a closure.
  func remarks(on injection: Injection) -> [String] {
    var found: [String] = []
    if injection.dependency == "UserDefaults" {
      let wrapped = parts.contains { source, node in
        source.subtree(of: node).contains {
          source.kind(of: $0) == .attribute && source.text(of: $0).hasPrefix("@AppStorage")
            && !source.text(of: $0).contains("store:")
        }
      }
      if wrapped { found.append("its '@AppStorage' asks the standard one as before") }
    }
    for requirement in injection.newProtocol?.requirements ?? []
    where requirement.parameters.contains(where: { $0.type.contains("(\(injection.dependency)) ") }) {
      found.append(
        "'\(requirement.name)' gives its closure the real '\(injection.dependency)', which that asks as before")
    }
    return found
  }

  /// Some code of the consumer asks a property only if it holds something: `link?.open()`.
  func isMissed(_ property: String) -> Bool {
    parts.contains { source, node in
      source.subtree(of: node).contains { place in
        guard source.kind(of: place) == .chainExpr else { return false }
        let parts = source.children(of: place)
        let own = parts.count > 2 && source.says("self", at: parts[0]) ? 1 : 0
        return parts.count > own + 1 && source.says(property, at: parts[own])
          && [.optionalSuffix, .forceSuffix].contains(source.kind(of: parts[own + 1]))
      }
    }
  }

  /// Some code of the consumer takes what a property holds to a task, or waits for it.
  func isSent(_ property: String) -> Bool {
    parts.contains { source, node in
      source.subtree(of: node).contains { place in
        guard [.nameExpr, .memberSuffix].contains(source.kind(of: place)), source.text(of: place) == property else {
          return false
        }
        let (start, end) = (source.start(of: place), source.end(of: place))
        return Use(source: source, start: start, end: end, path: source.nodes(covering: start, end), expression: place)
          .isSent
      }
    }
  }

  /// The function or property in which some use stands, and which an initializer calls or reads; nil for none.
  ///
  /// - Parameter kept: the property that holds it already, which initializers may ask as well.
  func memberRunByInitializers(with uses: [Use], of kept: String?) -> String? {
    var pending = initializers.compactMap { initializer in initializer.body.map { (initializer.source, $0) } }
    var seen: Set<Int> = []
    var members: [(source: SourceText, node: Int)] = []
    var named: [String: [Int]] = [:]
    for (source, node) in parts {
      guard let block = source.child(of: node, .memberBlock) else { continue }
      for member in source.children(of: block) {
        let name =
          source.child(of: member, .name)
          ?? source.child(of: member, .patternBinding).flatMap { source.children(of: $0).first }
        guard let name else { continue }
        named[source.text(of: name), default: []].append(members.count)
        members.append((source, member))
      }
    }
    while let (source, node) = pending.popLast() {
      for part in runAtOnce(source.subtree(of: node), in: source) where isAsked(part, in: source) {
        let name = source.text(of: part)
        if name == kept { return name }
        for index in named[name] ?? [] {
          let member = members[index]
          // A function that is only named runs when somebody calls it.
          if member.source.kind(of: member.node) == .functionDecl, !source.isCalled(behind: source.end(of: part)) {
            continue
          }
          guard seen.insert(index).inserted else { continue }
          if uses.contains(where: { $0.source === member.source && $0.member == member.node && !$0.isKept }) {
            return name
          }
          pending.append(member)
        }
      }
    }
    return nil
  }

  /// Code without closures that are kept for later.
  private func runAtOnce(_ nodes: Range<Int>, in source: SourceText) -> [Int] {
    var found: [Int] = []
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      if source.kind(of: node) == .closureExpr, !source.isCalled(behind: source.end(of: node)),
        !isRunByItsCallee(node, in: source)
      {
        node = source.subtree(of: node).upperBound
      } else {
        found.append(node)
        node += 1
      }
    }
    return found
  }

  /// What a sequence is handed to look at its elements it calls before it returns.
  private func isRunByItsCallee(_ closure: Int, in source: SourceText) -> Bool {
    let path = source.nodes(covering: source.start(of: closure), source.end(of: closure))
    guard let place = path.lastIndex(where: { source.kind(of: $0) == .callSuffix }),
      let chain = path[..<place].last(where: { source.kind(of: $0) == .chainExpr })
    else { return false }
    let parts = source.children(of: chain)
    guard let call = parts.firstIndex(of: path[place]), call > 0 else { return false }
    return Self.asking.contains(source.text(of: parts[call - 1]))
  }

  private static let asking: Set<String> = [
    "allSatisfy", "compactMap", "contains", "count", "filter", "first", "firstIndex", "flatMap", "forEach", "last",
    "lastIndex", "map", "max", "min", "reduce", "removeAll", "sort", "sorted",
  ]

  /// A member by its name alone, or behind `self`.
  private func isAsked(_ part: Int, in source: SourceText) -> Bool {
    switch source.kind(of: part) {
    case .nameExpr: return true
    case .memberSuffix:
      let start = source.start(of: part)
      return start > 5 && source.text(start - 5, start) == "self."
        || start > 6 && source.text(start - 6, start) == "self?."
    default: return false
    }
  }

  /// What an initializer assigns a value to can be what the initializer is handed, under the same name.
  func isParameter(_ name: String) -> Bool {
    initializers.contains { initializer in
      code.program.parameters(of: initializer.id).contains {
        code.program.symbols[code.program.declarations[$0].name] == name
      }
    }
  }
}

/// A stored property that an initializer gives its value.
struct AssignedProperty {
  var name: String
  var source: SourceText
  /// The nodes of its type and of the whole declaration.
  var type: Int
  var declaration: Int
  /// The name as it is assigned to, where no `self` stands in front.
  var target: Int?

  var typeText: String { source.text(of: type) }
}

extension Use {
  /// It stands in an initializer of the consumer.
  var isInInitializer: Bool { member.map { source.kind(of: $0) == .initializerDecl } ?? false }
}
