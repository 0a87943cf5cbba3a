import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import TestDoubles

/// A type that a composition root makes, and what it takes for that.
struct ComposedType {
  struct Parameter {
    /// Empty for none.
    var label: String
    var name: String
    /// As other code writes it, with `@escaping` and the like.
    var type: String
    /// Callers may leave it out.
    var hasDefault: Bool
    /// The default as other code writes it; nil where that means nothing there.
    var value: String?
    /// The service that is handed in; nil for a value.
    var dependency: NodeID?
    /// A closure stands for the service.
    var isFactory = false
    /// It is one of the project's, has to be passed, or is shared: not a value that the platform gives anew each time.
    var isService = false

    /// The default with its type in front.
    var written: String? {
      guard let value, value.hasPrefix(".") else { return value }
      let bare = DeclarationNames.bare(type)
      let own = bare.hasSuffix("?") || bare.hasSuffix("!") ? String(bare.dropLast()) : bare
      return value.hasPrefix(".init(") ? own + value.dropFirst(5) : own + value
    }

    /// `Session.shared`: an instance that is there already.
    static func isShared(_ value: String) -> Bool {
      let parts = value.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count > 1
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        && parts.dropLast().allSatisfy { $0.first?.isUppercase ?? false } && parts.last?.first?.isLowercase ?? false
        && parts.last != "init"
    }

    /// - Parameter node: the dependency.
    mutating func settle(_ node: DependencyGraph.Node?) {
      guard let node, !InjectionFinder.isDomainValue(node.name) else { return }
      isService = node.ownership == .project || !hasDefault || written.map(Self.isShared) ?? false
    }
  }

  let node: NodeID
  let name: String
  let source: SourceText
  /// Where it is declared.
  let offset: Int
  /// The global actor that making it belongs to, as its attribute.
  let isolation: String?
  let isActor: Bool
  /// ` async throws`, or empty.
  private(set) var effects = ""
  private(set) var isFailable = false
  private(set) var parameters: [Parameter] = []

  /// - Throws: why other code of its module cannot make one.
  init(_ node: NodeID, in code: CodeBase) throws(Refusal) {
    let consumer = try ConsumerCode(node, in: code)
    let program = code.program
    guard program.generics[consumer.entity].isEmpty, !consumer.isOutOfReach else {
      throw Refusal("its type is generic, private or local")
    }
    guard consumer.conditions.isEmpty else { throw Refusal("it is part of some builds only (#if)") }
    let attributes = code.attributes(of: program.entities[consumer.entity].declaration)
    guard !attributes.contains("available") else { throw Refusal("it is not there on every system") }
    guard !attributes.contains("main") else { throw Refusal("the system makes it") }
    self.node = node
    name = program.qualifiedName(consumer.entity)
    source = consumer.source
    offset = source.start(of: consumer.declaration)
    isActor = code.isActor(consumer.entity)
    let own = consumer.initializers.filter { !$0.isTrap && !$0.isHidden && !Self.decodes($0, program) }
    if consumer.initializers.allSatisfy(\.isInExtension), consumer.isStruct {
      isolation = code.isolation(of: consumer.entity)
      parameters = try Self.memberwise(consumer)
      settle(code)
      return
    }
    guard let chosen = own.max(by: { Self.rank($0, consumer) < Self.rank($1, consumer) }) else {
      guard consumer.initializers.isEmpty, !consumer.hasSuperclass else {
        throw Refusal("its initializers are private, or those of its superclass")
      }
      isolation = code.isolation(of: consumer.entity)
      return
    }
    isolation = code.isolation(ofMember: chosen.id) ?? code.isolation(of: consumer.entity)
    isFailable = program.declarations[chosen.id].flags.contains(.isFailable)
    guard chosen.source.child(of: chosen.node, .genericParameterClause) == nil else {
      throw Refusal("its initializer is generic")
    }
    let flags = program.declarations[chosen.id].flags
    effects = (flags.contains(.isAsync) ? " async" : "") + (flags.contains(.isThrowing) ? " throws" : "")
    parameters = try Self.parameters(of: chosen, consumer)
    settle(code)
  }

  private mutating func settle(_ code: CodeBase) {
    for index in parameters.indices {
      parameters[index].settle(parameters[index].dependency.map { code.results.graph.nodes[$0] })
    }
  }

  /// It is handed something that others might want to replace.
  var takesServices: Bool { parameters.contains(where: \.isService) }

  /// What a call of its initializer begins with.
  var marks: String { (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "") }

  private static func decodes(_ initializer: InitializerCode, _ program: Program) -> Bool {
    let labels = program.parameters(of: initializer.id).map { program.symbols[program.declarations[$0].label] }
    return ["coder", "from"].contains(labels.first) && labels.count == 1
  }

  /// The initializer that takes most services, and of those one that does the work itself.
  private static func rank(_ initializer: InitializerCode, _ consumer: ConsumerCode) -> Int {
    let (source, clause) = (initializer.source, initializer.clause)
    let count = source.children(of: clause).count { dependency(in: source, $0, consumer) != nil }
    return count * 2 + (initializer.isDelegating ? 0 : 1)
  }

  private static func parameters(
    of initializer: InitializerCode, _ consumer: ConsumerCode
  ) throws(Refusal) -> [Parameter] {
    let (source, clause) = (initializer.source, initializer.clause)
    let nodes = source.children(of: clause).filter { source.kind(of: $0) == .parameter }
    let reader = RequirementReader(code: consumer.code, dependency: consumer.entity, file: consumer.file)
    let read: [Requirement.Parameter]
    do throws(RequirementReader.Obstacle) {
      read = try reader.parameters(clause, source, "init")
    } catch {
      throw Refusal("other code cannot call its initializer: \(error.text)")
    }
    var found: [Parameter] = []
    for (node, parameter) in zip(nodes, read) {
      let hasDefault = parameter.value != nil
      let isPlain = !["...", "inout ", "@autoclosure"].contains(where: parameter.type.contains)
      if !isPlain, hasDefault || parameter.type.hasSuffix("...") { continue }
      guard isPlain else { throw Refusal("its initializer takes what no closure passes on") }
      let dependency = dependency(in: source, node, consumer)
      found.append(
        Parameter(
          label: parameter.label, name: parameter.spelling, type: parameter.type, hasDefault: hasDefault,
          value: parameter.isValueKnown ? parameter.value : nil, dependency: dependency?.node,
          isFactory: dependency?.isFactory ?? false))
    }
    return found
  }

  private static func memberwise(_ consumer: ConsumerCode) throws(Refusal) -> [Parameter] {
    let source = consumer.source
    var found: [Parameter] = []
    for property in consumer.memberwiseProperties {
      if property.isHidden { throw Refusal("the property '\(property.name)' is private") }
      let path = source.nodes(covering: property.offset, property.offset + 1)
      guard let declaration = path.last(where: { source.kind(of: $0) == .variableDecl }),
        let binding = path.last(where: { source.kind(of: $0) == .patternBinding })
      else { continue }
      let dependency = dependency(in: source, declaration, consumer)
      let isWrapped = source.children(of: declaration).contains { source.kind(of: $0) == .attribute }
      let type = source.children(of: binding).first { source.kind(of: $0).isType }
      if property.hasValue, dependency == nil || isWrapped || type == nil { continue }
      let reader = RequirementReader(code: consumer.code, dependency: consumer.entity, file: consumer.file)
      guard let type, !isWrapped, let text = try? reader.text(type, source, property.name) else {
        throw Refusal("the type of '\(property.name)' cannot be written in other code")
      }
      let value = source.children(of: binding).last { source.kind(of: $0).isExpression }
      found.append(
        Parameter(
          label: property.name, name: property.name, type: (source.isClosure(binding) ? "@escaping " : "") + text,
          hasDefault: property.hasValue, value: value.flatMap { reader.value($0, source) },
          dependency: dependency?.node, isFactory: dependency?.isFactory ?? false))
    }
    return found
  }

  /// The service that a parameter or property takes.
  private static func dependency(
    in source: SourceText, _ node: Int, _ consumer: ConsumerCode
  ) -> (node: NodeID, isFactory: Bool)? {
    let (results, range) = (consumer.code.results, source.start(of: node)..<source.end(of: node))
    guard let file = consumer.code.index(of: source) else { return nil }
    var found: DependencyGraph.Edge?
    for edge in results.edges(of: consumer.node).map({ results.graph.edges[$0] }) {
      guard [.initializer, .initializerDefault, .initializerFactory].contains(edge.kind),
        results.graph.sites(of: edge).contains(where: { $0.file == file && range.contains(Int($0.start)) }),
        !(results.profile(of: edge.target)?.isBackReference ?? false)
      else { continue }
      // Of a default there is an edge to what it is, too, which stands behind.
      let start = { (edge: DependencyGraph.Edge) in results.graph.sites(of: edge).first.map { $0.start } ?? 0 }
      if found.map({ start(edge) < start($0) }) ?? true { found = edge }
    }
    return found.map { ($0.target, $0.kind == .initializerFactory) }
  }
}
