import DigraphFacts
import DigraphImports
import DigraphLinking
import DigraphRules
import DigraphSyntax
import SourceEditing

/// What makes a consumer and what it needs: a protocol with a function for each, all of one name, which an extension
/// implements; the compiler chooses by the type that is asked for, and what is known only at run time is an argument.
///
/// Source of the idiom: "Dependency Injection in Swift, enabling acceptance tests in an easy way"; that a result has to
/// be told by its type, and two functions of one type by their names, the compiler said.
struct AssemblerPlan {
  /// One of its functions.
  struct Function: Equatable {
    var name = "resolve"
    /// Of an actor, or nothing.
    var attribute = ""
    /// As they are declared.
    var parameters: [String] = []
    var effects = ""
    var result: String
    var body: String

    var head: String { head(access: "") }

    func head(access: String) -> String {
      let front = attribute.isEmpty ? "" : attribute + " "
      return
        "\(front)\(access)func \(name)(\(parameters.joined(separator: ", ")))\(effects.isEmpty ? "" : " " + effects) -> \(result)"
    }

    /// What tells it from another one.
    var key: String {
      "\(name) \(parameters.joined(separator: ",")) \(DeclarationNames.bare(result))"
    }
  }

  /// A place that makes the consumer, and has the assembler make it now.
  struct Call {
    var source: SourceText
    /// From the beginning of the type's name to that of the arguments, and where those end.
    var start: Int
    var callee: Int
    var end: Int
    var result: String
    /// Where its type is to be written, to tell it; nil where it has to be written behind the value.
    var annotation: Int?
    /// The value is told by what stands around it already.
    var isTold = false
    var needsParentheses = false
  }

  /// Of the protocol and of what production makes; empty where there is an assembler that makes the consumer already.
  private(set) var name = ""
  private(set) var productName = ""
  /// `public `, or nothing.
  let access: String
  var functions: [Function] = []
  var calls: [Call] = []
  /// The assemblers that make it already.
  var homes: [AssemblerHome] = []
  /// Calls that go on making the consumer, and pass all that is handed in.
  var others: [(source: SourceText, call: Int)] = []
  /// The calls of other initializers that leave it to one that takes what is handed in.
  var delegations: [(source: SourceText, call: Int)] = []
  /// It makes closures that may be sent.
  let isSendable: Bool
  /// Of each injection the function that gives it.
  private var givers: [String: String] = [:]

  init(
    _ injections: [Injection], _ consumer: ConsumerCode, _ placement: Placement, _ writer: RefactoringWriter
  ) throws(Refusal) {
    let code = consumer.code
    try Self.check(injections, consumer, placement)
    let isExported = placement.form == .initializers && placement.takers.contains(where: \.isExported)
    let flags = consumer.flags
    access = !isExported ? "" : flags.contains(.isPackage) ? "package " : "public "
    isSendable = injections.contains { $0.isMaker && $0.isSendable }
    var made: [Function] = []
    for injection in injections {
      var function = Self.function(giving: injection)
      if made.contains(where: { $0.key == function.key }) {
        function.name = "resolve" + injection.name.prefix(1).uppercased() + injection.name.dropFirst()
      }
      givers[injection.name] = function.name
      made.append(function)
    }
    try findCalls(injections, consumer, placement, writer)
    if !homes.isEmpty {
      for index in homes.indices { givers = try homes[index].take(made, for: injections, in: code) }
      return
    }
    let stems = DeclarationNames.stems(code.program.qualifiedName(consumer.entity))
    let free = stems.first { !code.isTaken("\($0)Assembler") && !code.isTaken("App\($0)Assembler") }
    guard let stem = free else { throw Refusal("there is an assembler of its name already, which does not make it") }
    name = "\(stem)Assembler"
    productName = "App\(stem)Assembler"
    if consumer.isInterface, !others.isEmpty {
      throw Refusal("other screens make it, and each would ask an assembler; use --style default")
    }
    if functions.isEmpty {
      let taker = placement.form == .initializers ? placement.takers.first : nil
      let needed = taker.map { taker in
        taker.source.children(of: taker.clause).filter { node in
          taker.source.kind(of: node) == .parameter
            && !taker.source.children(of: node).contains { taker.source.kind(of: $0).isExpression }
        }
      }
      // Nobody makes one yet: it is told what it cannot do without.
      functions =
        placement.form == .memberwise
        ? [try memberwise(consumer.propertiesWithoutValue, injections, consumer, writer)]
        : [try function(making: consumer, by: taker, needed ?? [], injections, placement, writer)]
    }
    functions += made
    let keys = functions.map(\.key)
    guard Set(keys).count == keys.count else {
      throw Refusal("two functions of its assembler would differ in nothing")
    }
  }

  private static func check(
    _ injections: [Injection], _ consumer: ConsumerCode, _ placement: Placement
  ) throws(Refusal) {
    let code = consumer.code
    var scope: EntityID? = consumer.entity
    while let owner = scope, owner.isDeclared {
      if !code.program.generics[owner].isEmpty {
        throw Refusal("--style assembler is not possible: its type is generic, so that no one function makes it")
      }
      scope = code.program.parent(of: code.program.declarations[code.program.entities[owner].declaration])?.entity
    }
    if !consumer.subclasses.isEmpty { throw Refusal("a subclass calls its initializer; use --style default") }
    if placement.form == .memberwise {
      if Placement.isMadeFromNothing(consumer) {
        throw Refusal("--style assembler is not possible: the system, or a protocol, says how it is made")
      }
      if !consumer.initializers.allSatisfy(\.isDelegating) {
        throw Refusal("--style assembler is not possible: an initializer in an extension gives all properties a value")
      }
    }
    for injection in injections {
      // What the consumer's own code may name so shortly means nothing in the assembler.
      let hidden = names(in: injection.value).first { name in
        !injection.arguments.contains { $0.name == name } && consumer.hidesType(name)
      }
      if let hidden {
        throw Refusal("--style assembler is not possible: '\(hidden)' means nothing outside of the type")
      }
      for argument in injection.arguments where NameSight.names(in: argument.type).contains(where: consumer.hidesType) {
        throw Refusal("--style assembler is not possible: '\(argument.type)' means nothing outside of the type")
      }
    }
  }

  /// The names that a value begins with, or hands over.
  private static func names(in text: String) -> [String] {
    let source = SourceText(path: "", bytes: Array(text.utf8))
    return source.tree.nodes.indices.filter { [.nameExpr, .identifierType].contains(source.kind(of: $0)) }.map {
      source.text(of: $0)
    }
  }

  // MARK: Functions

  private static func function(giving injection: Injection) -> Function {
    Function(
      attribute: injection.isolation ?? "", parameters: injection.arguments.map { "\($0.name): \($0.type)" },
      effects: injection.isThrowing ? "throws" : "", result: injection.type,
      body: (injection.isThrowing ? "try " : "") + injection.value)
  }

  /// What a function of the assembler passes.
  func ownArgument(_ injection: Injection) -> String {
    let names = injection.arguments.map(\.name)
    let arguments = names.map { "\($0): \($0)" }.joined(separator: ", ")
    let asked = "\(givers[injection.name] ?? "resolve")(\(arguments))"
    let mark = injection.isThrowing ? "try " : ""
    guard injection.isMaker else { return mark + asked }
    return "{ \(names.isEmpty ? "" : names.joined(separator: ", ") + " in ")\(mark)self.\(asked) }"
  }

  func argument(own injection: Injection) -> String { "\(injection.name): \(ownArgument(injection))" }

  /// The function that makes a consumer of what a call passes.
  ///
  /// - Parameter passed: parameters of the initializer.
  func function(
    making consumer: ConsumerCode, by initializer: InitializerCode?, _ passed: [Int], _ injections: [Injection],
    _ placement: Placement, _ writer: RefactoringWriter
  ) throws(Refusal) -> Function {
    let code = consumer.code
    let type = code.program.qualifiedName(consumer.entity)
    var function = Function(result: type, body: "")
    // What an actor's type makes belongs to it, where anybody checks that.
    if let actor = code.isolation(of: consumer.entity) ?? injections.lazy.compactMap(\.isolation).first {
      function.attribute = actor
    }
    guard let initializer else {
      function.body = "\(type)(\(injections.map { argument(own: $0) }.joined(separator: ", ")))"
      return function
    }
    let source = initializer.source
    var arguments: [String] = []
    var closures: [String] = []
    let trailing = source.trailingClosures(in: initializer.clause)
    for parameter in passed {
      let (declared, argument) = try self.parameter(parameter, source, consumer)
      function.parameters.append(declared)
      if trailing.contains(parameter) { closures.append(argument) } else { arguments.append(argument) }
    }
    let taken = injections.filter { writer.takes($0, initializer) }.map { argument(own: $0) }
    function.effects = try effects(of: initializer)
    if code.program.declarations[initializer.id].flags.contains(.isFailable) { function.result += "?" }
    let front = ["throws": "try ", "async": "await ", "async throws": "try await "][function.effects] ?? ""
    function.body = "\(front)\(type)(\((arguments + taken + closures).joined(separator: ", ")))"
    return function
  }

  private func effects(of initializer: InitializerCode) throws(Refusal) -> String {
    let source = initializer.source
    let end = initializer.body.map { source.start(of: $0) } ?? source.end(of: initializer.node)
    let text = source.text(source.end(of: initializer.clause), end).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    guard ["", "throws", "async", "async throws"].contains(text),
      source.child(of: initializer.node, .genericParameterClause) == nil,
      !source.text(source.start(of: initializer.node), source.start(of: initializer.clause)).hasSuffix("!")
    else { throw Refusal("--style assembler is not possible: no function can stand for its initializer") }
    return text
  }

  /// A parameter as a function of the assembler declares it, and what that passes.
  func parameter(
    _ node: Int, _ source: SourceText, _ consumer: ConsumerCode
  ) throws(Refusal) -> (declared: String, argument: String) {
    let parts = source.children(of: node)
    let names = parts.filter { source.kind(of: $0) == .name }.map { source.text(of: $0) }
    let written = parts.first { source.kind(of: $0).isType }
    guard let label = names.first, let inner = names.last, inner != "_", inner != "resolve", let written,
      !source.tree[node].flags.contains(.variadic),
      !parts.contains(where: { [.attribute, .modifier].contains(source.kind(of: $0)) })
    else { throw Refusal("--style assembler is not possible: its initializer takes what a function cannot pass on") }
    let reader = RequirementReader(code: consumer.code, dependency: consumer.entity)
    guard let type = try? reader.text(written, source, "init"),
      !["inout ", "@autoclosure", "borrowing ", "consuming ", "sending ", "isolated "].contains(where: type.contains)
    else {
      throw Refusal("--style assembler is not possible: the type of '\(inner)' cannot be written outside of the type")
    }
    return ("\(names.joined(separator: " ")): \(type)", label == "_" ? inner : "\(label): \(inner)")
  }
}
