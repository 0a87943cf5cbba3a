import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import SourceEditing
import TestDoubles

/// Works out how the types of a module are made: what all share is made once, what is known only later is asked for.
///
/// Source: Seemann, van Deursen, "Dependency Injection: Principles, Practices, and Patterns", "Composition Root".
struct Composition {
  /// A constant of the function.
  struct Constant {
    var name: String
    var value: String
  }

  /// A closure that makes one of a type.
  struct Maker {
    var name: String
    var type: ComposedType
    /// What it is told.
    var parameters: [ComposedType.Parameter]
    var arguments: [String]
    var notes: [String]
  }

  let code: CodeBase
  let module: Int
  /// The types that others would make, by their nodes.
  private let types: [NodeID: ComposedType]
  private(set) var constants: [Constant] = []
  private(set) var makers: [Maker] = []
  /// What the function is told, since nothing in the code says which it is.
  private(set) var parameters: [(name: String, type: String)] = []
  private(set) var effects: Set<String> = []
  private(set) var isolation: String?
  /// Files whose types are named.
  private(set) var sources: [SourceText] = []
  private var taken: Set<String>
  private var constantOfNode: [NodeID: String] = [:]
  private var constantOfValue: [String: String] = [:]
  private var open: Set<NodeID> = []
  private var parts: Set<NodeID> = []
  private var notes: [String] = []

  init(_ types: [ComposedType], of module: Int, in code: CodeBase) {
    self.code = code
    self.module = module
    self.types = Dictionary(types.map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    // What a closure is told must not hide what the function has made.
    let told = types.flatMap(\.parameters).filter { parameter in
      !parameter.hasDefault && (parameter.dependency == nil || parameter.type.hasSuffix("?"))
    }
    taken = Set(told.map(\.name))
    for type in types {
      let arguments = arguments(of: type, isConstant: false)
      makers.append(
        Maker(name: "", type: type, parameters: arguments.told, arguments: arguments.passed, notes: notes))
      notes = []
      note(type)
    }
    // What others are made with, they are handed.
    makers.removeAll { parts.contains($0.type.node) }
    for index in makers.indices {
      let stems = DeclarationNames.stems(makers[index].type.name)
      makers[index].name = free(stems.map { "make\($0)" })
    }
  }

  private mutating func note(_ type: ComposedType) {
    if let actor = type.isolation { isolation = actor }
    if !sources.contains(where: { $0 === type.source }) { sources.append(type.source) }
  }

  /// What is passed to an initializer.
  ///
  /// - Parameter isConstant: one is made for all; what only the caller knows the function has to be told.
  private mutating func arguments(
    of type: ComposedType, isConstant: Bool
  ) -> (passed: [String], told: [ComposedType.Parameter]) {
    var passed: [String] = []
    var told: [ComposedType.Parameter] = []
    open.insert(type.node)
    defer { open.remove(type.node) }
    for parameter in type.parameters {
      var value: String?
      if parameter.hasDefault {
        value = parameter.isService ? shared(parameter) : nil
      } else if let dependency = parameter.dependency, isConstant || !isOfCaller(parameter, dependency) {
        value = provided(dependency, parameter)
      } else {
        if isConstant {
          value = self.parameter(
            [parameter.name, DeclarationNames.parameter(type.name) + parameter.name.capitalizedFirst], parameter.type)
        } else {
          told.append(parameter)
          value = parameter.name
        }
      }
      guard let value else { continue }
      passed.append(parameter.label.isEmpty ? value : "\(parameter.label): \(value)")
    }
    return (passed, told)
  }

  /// What may be missing, and nothing in the module makes: somebody who is told what happens.
  private func isOfCaller(_ parameter: ComposedType.Parameter, _ dependency: NodeID) -> Bool {
    parameter.type.hasSuffix("?") && code.results.graph.nodes[dependency].kind == .protocol
      && implementations(of: dependency).count != 1
  }

  /// What the default of a parameter is: one for all where it is there already, another one each time where it is made.
  private mutating func shared(_ parameter: ComposedType.Parameter) -> String? {
    guard let value = parameter.written, value != "nil" else { return nil }
    guard ComposedType.Parameter.isShared(value) else { return value }
    if let known = constantOfValue[value] { return known }
    let parts = value.split(separator: ".").map(String.init)
    let stem = DeclarationNames.parameter(parts.dropLast().last ?? value)
    let member = (parts.last ?? "").capitalizedFirst
    let name = free([stem, stem + member])
    constants.append(Constant(name: name, value: value))
    constantOfValue[value] = name
    return name
  }

  /// What is handed in where nothing says by which default.
  private mutating func provided(_ dependency: NodeID, _ parameter: ComposedType.Parameter) -> String {
    let results = code.results
    let name = DeclarationNames.parameter(results.graph.nodes[dependency].name)
    if let known = constantOfNode[dependency] { return known }
    if parameter.isFactory { return self.parameter([parameter.name], parameter.type) }
    let chosen: NodeID
    if results.graph.nodes[dependency].kind == .protocol {
      let all = implementations(of: dependency)
      guard all.count == 1 else {
        let reason =
          all.isEmpty
          ? "no type of the product that can be made here conforms to it" : "\(all.count) types conform to it"
        notes.append("'\(results.graph.nodes[dependency].name)' is a parameter, since \(reason)")
        let given = self.parameter([parameter.name, name], parameter.type)
        constantOfNode[dependency] = given
        return given
      }
      chosen = all[0]
    } else {
      chosen = dependency
    }
    if let known = constantOfNode[chosen] { return known }
    guard let made = constant(chosen) else {
      notes.append("'\(results.graph.nodes[dependency].name)' is a parameter, since nothing says how one is made")
      let given = self.parameter([parameter.name, name], parameter.type)
      constantOfNode[dependency] = given
      return given
    }
    constantOfNode[dependency] = made
    return made
  }

  /// A constant that holds the one instance of a type; nil where other code cannot make one.
  private mutating func constant(_ node: NodeID) -> String? {
    let results = code.results
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared, isSeen(entity) else { return nil }
    let base = DeclarationNames.parameter(results.graph.nodes[node].name)
    if let singleton = results.singletons.own(of: entity) {
      let value = "\(code.program.qualifiedName(entity)).\(singleton.member(in: code.program))"
      let name = constantOfValue[value] ?? free([base])
      if constantOfValue[value] == nil { constants.append(Constant(name: name, value: value)) }
      (constantOfValue[value], constantOfNode[node]) = (name, name)
      return name
    }
    guard !open.contains(node), let type = types[node] ?? (try? ComposedType(node, in: code)), !type.isFailable,
      type.isolation == nil || type.isolation == "@MainActor"
    else { return nil }
    parts.insert(node)
    note(type)
    let arguments = arguments(of: type, isConstant: true)
    let name = free([base])
    constants.append(
      Constant(name: name, value: "\(type.marks)\(type.name)(\(arguments.passed.joined(separator: ", ")))"))
    constantOfNode[node] = name
    if type.effects.contains("throws") { effects.insert("throws") }
    if type.effects.contains("async") { effects.insert("async") }
    return name
  }

  /// The types of the product that conform to a protocol and that the module sees.
  private func implementations(of node: NodeID) -> [NodeID] {
    let results = code.results
    guard let wanted = results.graph.nodes[node].key.entity, wanted.isDeclared else { return [] }
    return results.graph.nodes.ids.filter { id in
      let found = results.graph.nodes[id]
      guard found.isProduction, [.class, .struct, .actor].contains(found.kind), let entity = found.key.entity,
        entity.isDeclared, code.program.ancestors[entity].contains(wanted), let profile = results.profile(of: id)
      else { return false }
      return !profile.isDouble && !profile.isTest && !profile.isPreview && isSeen(entity)
    }
  }

  private func isSeen(_ entity: EntityID) -> Bool {
    let declaration = code.program.declarations[code.program.entities[entity].declaration]
    return code.program.moduleOfFile[Int(declaration.file)] == module
      && !declaration.flags.containsAny(of: .hidden)
  }

  private mutating func parameter(_ names: [String], _ type: String) -> String {
    let name = free(names)
    parameters.append((name, type))
    return name
  }

  private mutating func free(_ names: [String]) -> String {
    var name = names.first { !taken.contains($0) && !Keywords.all.contains($0) } ?? names[names.count - 1]
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(names[names.count - 1])\(number)"
      number += 1
    }
    return name
  }
}

extension String {
  /// The same with a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
