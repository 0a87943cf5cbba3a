import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphRules
import DigraphSyntax
import SourceEditing

/// Who makes a consumer, and how each asks an assembler for it.
extension AssemblerPlan {
  mutating func findCalls(
    _ injections: [Injection], _ consumer: ConsumerCode, _ placement: Placement, _ writer: RefactoringWriter
  ) throws(Refusal) {
    let code = consumer.code
    var seen: Set<UInt64> = []
    var known: [(source: SourceText, call: Int)] = []
    for reference in code.constructions(of: consumer.entity) {
      guard seen.insert(UInt64(reference.file) << 32 | UInt64(reference.start)).inserted else { continue }
      guard let source = code.source(file: reference.file),
        let node = writer.call(in: source, from: Int(reference.start), behind: Int(reference.end))
      else { throw Refusal("one of the places that make it cannot be rewritten") }
      if writer.takesNothing(node, source, injections, of: reference.declaration) { continue }
      if let home = AssemblerHome(around: node, source, code) {
        if let index = homes.firstIndex(where: { $0.entity == home.entity }) {
          homes[index].join(home)
        } else {
          homes.append(home)
        }
        continue
      }
      // Where a consumer makes it for itself, an assembler would be one more thing to ask in its code.
      guard code.isRoot(reference.consumer) else {
        others.append((source, node))
        continue
      }
      known.append((source, node))
      let made: Function
      switch placement.form {
      case .memberwise: made = try memberwise(node, source, injections, consumer, writer)
      case .newInitializer, .property: made = try function(making: consumer, by: nil, [], injections, placement, writer)
      case .initializers:
        let fitting = placement.takers.compactMap { taker in
          Self.parameters(passedIn: node, source, to: taker).map { (taker, $0) }
        }
        let exact = fitting.filter { $0.0.id == reference.declaration }
        guard let (taker, passed) = exact.first ?? (fitting.count == 1 ? fitting.first : nil) else {
          if let only = placement.takers.first, placement.takers.count == 1 {
            let all = only.source.children(of: only.clause).filter { only.source.kind(of: $0) == .parameter }
            for parameter in all { _ = try self.parameter(parameter, only.source, consumer) }
          }
          throw Refusal("which of its initializers a place that makes it calls is not certain")
        }
        made = try function(making: consumer, by: taker, passed, injections, placement, writer)
      }
      if !functions.contains(made) { functions.append(made) }
      calls.append(Self.call(node, source, from: Int(reference.start), made))
    }
    if !homes.isEmpty { others += known }
    for initializer in consumer.initializers where initializer.isDelegating {
      guard let body = initializer.body, let call = InitializerCode.delegation(in: initializer.source, body) else {
        continue
      }
      delegations.append((initializer.source, call))
    }
  }

  /// The parameters of an initializer that a call passes; nil where it calls another one.
  private static func parameters(passedIn call: Int, _ source: SourceText, to initializer: InitializerCode) -> [Int]? {
    let own = initializer.source
    let (given, trailing) = source.labels(ofCall: call)
    var labels = given[...]
    let parameters = own.children(of: initializer.clause).filter { own.kind(of: $0) == .parameter }
    let names = own.labels(of: parameters)
    // The first closure behind the parentheses has no label.
    let closure = trailing > 0 ? labels.count - trailing : -1
    var passed: [Int] = []
    for (parameter, name) in zip(parameters, names) {
      let isDefaulted = own.children(of: parameter).contains { own.kind(of: $0).isExpression }
      let isNext = labels.first == name || passed.count == closure && labels.first == "" && own.isClosure(parameter)
      if isNext, !labels.isEmpty {
        labels.removeFirst()
        passed.append(parameter)
      } else if !isDefaulted {
        return nil
      }
    }
    return labels.isEmpty ? passed : nil
  }

  /// A structure whose initializer the compiler writes, made as a call does.
  private func memberwise(
    _ call: Int, _ source: SourceText, _ injections: [Injection], _ consumer: ConsumerCode,
    _ writer: RefactoringWriter
  ) throws(Refusal) -> Function {
    let (labels, trailing) = source.labels(ofCall: call)
    guard trailing == 0 else {
      throw Refusal("--style assembler is not possible: a closure stands behind a call of its initializer")
    }
    let function = try memberwise(labels, injections, consumer, writer)
    guard function.parameters.count == labels.count else {
      throw Refusal("which of its initializers a place that makes it calls is not certain")
    }
    return function
  }

  /// - Parameter labels: the properties that it is told.
  func memberwise(
    _ labels: [String], _ injections: [Injection], _ consumer: ConsumerCode, _ writer: RefactoringWriter
  ) throws(Refusal) -> Function {
    var function = Function(result: consumer.code.program.qualifiedName(consumer.entity), body: "")
    function.attribute =
      consumer.code.isolation(of: consumer.entity) ?? injections.lazy.compactMap(\.isolation).first ?? ""
    let own = consumer.source
    var arguments: [(offset: Int, text: String)] = []
    for property in consumer.memberwiseProperties where labels.contains(property.name) {
      if injections.contains(where: { $0.kept?.name == property.name }) {
        throw Refusal("a call of its initializer passes '\(property.name)' already")
      }
      let declaration = own.nodes(covering: property.offset, property.offset + 1).last {
        own.kind(of: $0) == .variableDecl
      }
      let written = declaration.flatMap { own.child(of: $0, .patternBinding) }.flatMap { binding in
        own.children(of: binding).first { own.kind(of: $0).isType }
      }
      let reader = RequirementReader(code: consumer.code, dependency: consumer.entity)
      guard let declaration, let written,
        !own.children(of: declaration).contains(where: { own.kind(of: $0) == .attribute }),
        let type = try? reader.text(written, own, property.name)
      else {
        throw Refusal(
          "--style assembler is not possible: the type that its initializer takes for '\(property.name)' is not written"
        )
      }
      let isClosure =
        own.isClosure(written) || type.contains("->") && !type.hasSuffix("?")
        || consumer.code.isNameOfFunctionType(type)
      function.parameters.append("\(property.name): \(isClosure ? "@escaping " : "")\(type)")
      arguments.append((property.offset, "\(property.name): \(property.name)"))
    }
    for injection in injections {
      let offset = injection.kept.map { $0.source.start(of: $0.binding) } ?? writer.propertyPlace().offset
      arguments.append((offset, argument(own: injection)))
    }
    let sorted = arguments.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    function.body = "\(function.result)(\(sorted.map(\.element.text).joined(separator: ", ")))"
    return function
  }

  /// How a place asks the assembler.
  private static func call(_ node: Int, _ source: SourceText, from start: Int, _ made: Function) -> Call {
    let end = source.end(of: node)
    var call = Call(source: source, start: start, callee: source.start(of: node), end: end, result: made.result)
    let path = source.nodes(covering: start, end)
    guard let place = path.lastIndex(where: { source.kind(of: $0) == .chainExpr && source.start(of: $0) == start }),
      place > 1
    else { return call }
    let chain = path[place]
    var parent = path[place - 1]
    call.needsParentheses = source.end(of: chain) > end
    guard !call.needsParentheses else { return call }
    for outer in path[..<place].reversed() {
      parent = outer
      if [.tryExpr, .awaitExpr].contains(source.kind(of: outer)) { continue }
      break
    }
    switch source.kind(of: parent) {
    case .patternBinding:
      let parts = source.children(of: parent)
      guard let pattern = parts.first, source.kind(of: pattern) == .identifierPattern else { return call }
      if let type = parts.dropFirst().first(where: { source.kind(of: $0).isType }) {
        call.isTold = source.text(of: type) == made.result
      } else {
        call.annotation = source.end(of: pattern)
      }
    case .argument, .returnStmt, .codeBlock, .arrayLiteral, .closureExpr: break
    case .parameter:
      call.isTold = source.children(of: parent).contains {
        source.kind(of: $0).isType && source.text(of: $0) == made.result
      }
    default: call.needsParentheses = true
    }
    return call
  }
}

extension CodeBase {
  /// It wires others: a composition root, a test, the statements that a program begins with.
  fileprivate func isRoot(_ consumer: Consumer) -> Bool {
    switch consumer {
    case .topLevel: true
    case .function: false
    case .type(let type):
      results.profile(of: type).map { $0.isCompositionRoot || $0.isTest } ?? false
    }
  }
}
