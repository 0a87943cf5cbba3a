import DigraphFacts
import DigraphGraph
import DigraphImports
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses

/// Hands a function what it gets itself, as a parameter with today's value as its default.
struct FunctionRefactoring {
  let code: CodeBase
  let request: RefactoringRequest
  var edits = SourceEdits()
  private var parameters: [String: [(source: SourceText, clause: Int, text: String)]] = [:]
  private var taken: [String: Set<String>] = [:]
  private var arguments: [FunctionCall: [String]] = [:]
  /// The labels of the closures that the function takes last.
  private var closures: [FunctionCall: [String]] = [:]
  /// Where what a call passes was written before.
  private var origins: [FunctionCall: String] = [:]

  private let imports: ImportWriter

  init(code: CodeBase, request: RefactoringRequest, edits: SourceEdits) {
    self.code = code
    self.request = request
    self.edits = edits
    imports = ImportWriter(code: code)
  }

  /// The style that was asked for gives functions parameters of their own.
  static func mayHand(_ group: InjectionFinder.Group, _ request: RefactoringRequest, _ code: CodeBase) -> Bool {
    let name = code.results.graph.nodes[group.edge.target].name
    return request.style == .required || request.style == .default && InjectionFinder.isDomainValue(name)
  }

  /// - Returns: a place for the message.
  mutating func hand(_ group: InjectionFinder.Group) throws(Refusal) -> [String] {
    let dependency = code.results.graph.nodes[group.edge.target]
    guard Self.mayHand(group, request, code) else {
      for site in group.sites {
        guard let source = code.source(file: site.file),
          let use = UseReader.use(in: source, from: Int(site.start), to: Int(site.end))
        else { continue }
        do { _ = try FunctionCode.around(use, in: code, file: site.file) } catch { throw error.at(site) }
      }
      throw Refusal(
        "it stands where there is no instance; --style required gives its function a parameter that each caller passes",
        remedy: .required)
    }
    var uses: [(use: Use, function: FunctionCode)] = []
    for site in group.sites {
      guard let source = code.source(file: site.file),
        let use = UseReader.use(in: source, from: Int(site.start), to: Int(site.end))
      else { throw Refusal(InjectionFinder.unreadable(site, in: code)).at(site) }
      if use.isSet { throw Refusal(ConsumerCode.set).at(site) }
      let function: FunctionCode
      do { function = try .around(use, in: code, file: site.file) } catch { throw error.at(site) }
      let declaration = code.program.declarations[function.id]
      let outer = code.program.parent(of: declaration)
      let isInHiddenExtension = outer?.kind == .extension && outer?.flags.containsAny(of: .hidden) ?? false
      if request.style == .default, declaration.flags.containsAny(of: .hidden) || isInHiddenExtension {
        throw Refusal("its function is private, so that nobody could pass another one").at(site)
      }
      uses.append((use, function))
    }
    if group.edge.kind == .static, !Self.isValue(uses[0].use, dependency.name) {
      throw Refusal(code.results.noInstance(group.edge))
    }
    let type = try typeName(group, dependency, uses[0].use, isExported: uses.contains { $0.function.isExported })
    let texts = Set(uses.map { $0.use.text.filter { !$0.isWhitespace } })
    guard texts.count == 1 || group.edge.kind == .singleton else {
      throw Refusal(InjectionFinder.differing(texts.count, group))
    }
    for ((use, function), site) in zip(uses, group.sites) {
      do { try checkValue(use, function) } catch { throw error.at(site) }
    }
    var plan = FunctionPlan(uses, code)
    if request.style == .required { try plan.follow() }
    plan.settle(isShared: group.edge.kind == .singleton)
    let text = uses[0].use.text
    let value = text.hasPrefix(".") ? type + text : text
    for index in plan.entries.indices {
      let base = ownMember(group).map { code.program.symbols[code.program.declarations[$0].name] }
      plan.name(index, write(plan.entries[index], dependency, base, type, value))
    }
    for entry in plan.entries {
      let source = entry.function.source
      for call in entry.calls {
        let passed: String
        if let caller = plan.callers[call].map({ plan.entries[$0] }) {
          passed = caller.isMade && !entry.isMade ? "\(caller.name)()" : caller.name
        } else {
          passed = entry.isMade ? "{ \(value) }" : value
        }
        arguments[call, default: []].append("\(entry.name): \(passed)")
        closures[call] = source.labels(of: source.trailingClosures(in: entry.function.clause))
        origins[call] = source.path
      }
    }
    return ["as a parameter of its function"] + callsLeft(uses.map(\.function.id), of: group.edge.source)
  }

  /// What instances of the consumer leave to the default of the new parameter, where they keep nothing that they could pass.
  private func callsLeft(_ functions: [DeclarationID], of consumer: NodeID) -> [String] {
    guard request.style == .default, let type = code.results.graph.nodes[consumer].key.entity else { return [] }
    let names = Set(functions).filter { function in
      code.uses(of: function).contains { reference in
        guard let context = reference.context, !functions.contains(context) else { return false }
        let declaration = code.program.declarations[context]
        return declaration.entity == type && !declaration.flags.contains(.isStatic)
      }
    }.map { code.program.symbols[code.program.declarations[$0].name] }
    return Set(names).sorted().map { "its own calls of '\($0)' leave it to the default" }
  }

  /// A function in which a group is got gets a service that the system or a package gives in one of the others, too.
  func isBesideOneOf(_ others: [InjectionFinder.Group], _ group: InjectionFinder.Group) -> Bool {
    group.sites.contains { site in
      guard let source = code.source(file: site.file),
        let function = source.nodes(covering: Int(site.start), Int(site.end)).last(where: {
          source.kind(of: $0) == .functionDecl
        })
      else { return false }
      return others.contains { other in
        other.edge.kind == .singleton && code.results.graph.nodes[other.edge.target].ownership != .project
          && other.sites.contains {
            $0.file == site.file && source.start(of: function) <= Int($0.start)
              && Int($0.end) <= source.end(of: function)
          }
      }
    }
  }

  /// Writes the parameter of a function and its uses.
  ///
  /// - Parameter member: what the value is called where the project gives it a name.
  /// - Returns: what the parameter is called.
  private mutating func write(
    _ entry: FunctionPlan.Entry, _ dependency: DependencyGraph.Node, _ member: String?, _ type: String, _ value: String
  ) -> String {
    let (function, isMade) = (entry.function, entry.isMade)
    let source = function.source
    var base = DeclarationNames.parameter(dependency.name)
    if dependency.name == "Date" { base = "now" } else if dependency.name == "UUID" { base = isMade ? "makeID" : "id" }
    if isMade, dependency.name != "Date", dependency.name != "UUID" { base = DeclarationNames.maker(dependency.name) }
    if !isMade, let member { base = member }
    let key = "\(source.path):\(source.start(of: function.clause))"
    // A parameter can have the name of constants that hold nothing else, and stands for them.
    let held = isMade ? nil : function.name(holding: entry.uses)
    let names = function.names.filter { $0 != held }.union(taken[key] ?? [])
    let isValue = !isMade && dependency.name != "UUID" && InjectionFinder.isDomainValue(dependency.name)
    var name = base
    if isValue, names.contains(base) { name = "current" + dependency.name }
    var number = 2
    while names.contains(name) { (name, number) = ("\(base)\(number)", number + 1) }
    taken[key, default: []].insert(name)
    let escapes = entry.escapes ? "@escaping " : ""
    let (taken, passed) = isMade ? ("\(escapes)() -> \(type)", "{ \(value) }") : (type, value)
    let parameter = "\(name): \(taken)" + (request.style == .required ? "" : " = \(passed)")
    parameters[key, default: []].append((source, function.clause, parameter))
    for use in entry.uses {
      if name == held, let statement = use.constant {
        edits.replace(
          source.lineStart(of: statement.lowerBound), source.lineEnd(of: statement.upperBound) + 1, in: source, with: ""
        )
      } else {
        edits.replace(use.start, use.end, in: source, with: isMade ? "\(name)()" : name)
      }
    }
    return name
  }

  /// Writes the parameters of all functions, and what their callers pass.
  mutating func finish() {
    for (call, texts) in arguments.sorted(by: { ($0.key.path, $0.key.node) < ($1.key.path, $1.key.node) }) {
      guard let source = code.known(call.path) else { continue }
      edits.insert(arguments: texts, in: call.node, before: closures[call] ?? [], source)
      let origin = origins[call].flatMap { code.known($0) }
      imports.complete(source, for: texts.flatMap { NameSight.names(in: $0) }, like: origin, &edits)
    }
    for key in parameters.keys.sorted() {
      guard let all = parameters[key], let first = all.first else { continue }
      let source = first.source
      imports.complete(source, for: all.flatMap { NameSight.names(in: $0.text) }, &edits)
      let end = source.lineEnd(of: source.end(of: first.clause))
      edits.insert(parameters: all.map(\.text), in: first.clause, lineEnd: end, source)
    }
  }

  /// A value that the platform gives anew or by a static member: a caller may give another one.
  private static func isValue(_ use: Use, _ type: String) -> Bool {
    let text = use.text.filter { !$0.isWhitespace }
    return ["\(type)()", "\(type).init()"].contains(text) || text.hasPrefix("\(type).") && !text.contains("(")
  }

  /// A property that the project adds to a type of the platform, which may be of any type.
  private func ownMember(_ group: InjectionFinder.Group) -> DeclarationID? {
    guard code.results.graph.nodes[group.edge.target].ownership != .project, let member = group.edge.declaration,
      code.program.declarations[member].kind == .property,
      Int(code.program.declarations[member].file) != code.program.platformFile
    else { return nil }
    return member
  }

  private func typeName(
    _ group: InjectionFinder.Group, _ dependency: DependencyGraph.Node, _ use: Use, isExported: Bool
  ) throws(Refusal) -> String {
    guard let type = dependency.key.entity else { throw Refusal("it has no type that could be handed in") }
    guard type.isDeclared, !code.program.entities[type].isPlatform else {
      let isOptional = code.mayBeNil(use, group)
      if isOptional, group.edge.kind == .singleton { throw Refusal("it may be nil, and another one later") }
      if let member = ownMember(group) {
        guard let text = code.text(of: code.program.declaredTypes[member]) else {
          throw Refusal("the type of what it is asked for is not written")
        }
        return text
      }
      return (code.typeOfMember(group.edge) ?? dependency.name) + (isOptional ? "?" : "")
    }
    if !code.program.generics[type].isEmpty {
      throw Refusal("its type is generic, and no parameter is written for one")
    }
    if let member = group.edge.declaration, [.property, .function].contains(code.program.declarations[member].kind) {
      if code.results.mayBeNil(member) { throw Refusal("it may be nil") }
      // `Modes.current`: what a static of one type gives is of another.
      if group.edge.kind == .static, code.program.types[code.program.declaredTypes[member]].entity != type {
        throw Refusal(code.results.noInstance(group.edge))
      }
    }
    if isExported, !code.isExported(group.edge, type) {
      throw Refusal("its function is seen in other modules, and what it would take is not")
    }
    if code.isolation(of: type) != nil { throw Refusal("it is isolated to a global actor") }
    let name = code.program.qualifiedName(type)
    return code.program.entities[type].kind == .protocol ? "any \(name)" : name
  }

  /// The default of a parameter knows no other parameter, no variable and no instance.
  private func checkValue(_ use: Use, _ function: FunctionCode) throws(Refusal) {
    let source = use.source
    let program = code.program
    let parameters = Set(program.parameters(of: function.id).map { program.symbols[program.declarations[$0].name] })
    for node in source.subtree(of: use.expression) where source.end(of: node) <= use.end {
      guard source.kind(of: node) == .nameExpr || source.kind(of: node) == .superExpr else { continue }
      let name = source.text(of: node)
      if name.first?.isUppercase ?? false, name != "Self" { continue }
      if !parameters.contains(name), code.isTaken(name) { continue }
      throw Refusal(
        source.isCalled(behind: source.end(of: node))
          ? "what '\(name)()' gives is a part of it, and the default of a parameter is not sure to reach that"
          : "it is made from '\(name)', which is only known where it is made")
    }
    let around = use.path.dropLast().suffix(2)
    if around.contains(where: { source.kind(of: $0) == .tryExpr || source.kind(of: $0) == .awaitExpr }),
      use.fate != .asked
    {
      throw Refusal("it is made with 'try' or 'await', which no default of a parameter can be")
    }
  }
}
