import DigraphSyntax

/// What an expression of a Tuist manifest stands for, as far as its text tells.
indirect enum TuistValue {
  case text(String)
  case list([TuistValue])
  /// A call, of `.target(…)` as of `Target.target(…)`.
  case call(name: String, arguments: [(label: String?, value: TuistValue)])
  /// A dictionary whose keys are texts.
  case pairs([(name: String, value: TuistValue)])
  /// `.framework`
  case member(String)
  case unknown

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list; of what is called with lists, theirs; any other value is a list of one.
  var elements: [TuistValue] {
    switch self {
    case .list(let values): values
    case .call(_, let arguments) where arguments.contains(where: { $0.value.isList }):
      arguments.flatMap { $0.value.isList ? $0.value.elements : [] }
    case .unknown: []
    default: [self]
    }
  }

  var isList: Bool { if case .list = self { true } else { false } }
}

/// Works out what the expressions of a manifest and of the functions that it calls stand for: literals, what constants
/// and parameters are, and what a function of the project gives back. Nothing is run.
struct TuistEvaluator {
  /// A function of the manifest or of the helpers of the project.
  private struct Function {
    /// The place among ``trees``.
    let tree: Int
    /// Of each parameter its label, name and default.
    let parameters: [(label: String?, name: String, value: Int?)]
    let body: Int
  }

  /// Where an expression stands, and what is known there of names.
  struct Scope {
    /// The place among ``trees``.
    let tree: Int
    var values: [String: TuistValue] = [:]
    /// How many calls led here.
    var depth = 0
  }

  /// The manifest, then the helpers.
  let trees: [SyntaxTree]
  private var functions: [String: [Function]] = [:]
  /// How many nodes are looked at yet: functions may call each other in ever more ways.
  private var left = 1_000_000

  private static let depthLimit = 12
  /// No list of a manifest has more elements, and no path more bytes; sums of sums would have ever more.
  private static let elementLimit = 10_000
  private static let textLimit = 4_096

  init(_ manifest: SyntaxTree, helpers: [SyntaxTree]) {
    trees = [manifest] + helpers
    for (place, tree) in trees.enumerated() {
      for index in tree.nodes.indices where tree[index].kind == .functionDecl {
        guard let (name, function) = Self.function(at: index, in: tree, place) else { continue }
        functions[name, default: []].append(function)
      }
    }
  }

  private static func function(at index: Int, in tree: SyntaxTree, _ place: Int) -> (String, Function)? {
    let parts = Array(tree.children(of: index))
    guard let name = parts.first(where: { tree[$0].kind == .name }),
      let body = parts.first(where: { tree[$0].kind == .codeBlock })
    else { return nil }
    let clause = parts.first { tree[$0].kind == .parameterClause }
    let parameters = (clause.map { Array(tree.children(of: $0)) } ?? []).map { parameter in
      let parts = Array(tree.children(of: parameter))
      let names = parts.filter { tree[$0].kind == .name }.map { tree.text(of: $0) }
      let value = parts.last { tree[$0].kind.isExpression }
      let label = names.first == "_" ? nil : names.first
      return (label: label, name: names.last ?? "", value: value)
    }
    return (tree.text(of: name), Function(tree: place, parameters: parameters, body: body))
  }

  // MARK: Statements

  /// Visits what stands between two nodes: constants are taken down, functions that are called are entered.
  ///
  /// - Parameter visit: is handed each call, and says whether that was all there is to it.
  mutating func walk(
    _ range: Range<Int>, _ scope: inout Scope, _ visit: (TuistValue) -> Bool
  ) {
    let tree = trees[scope.tree]
    var index = range.lowerBound
    while index < range.upperBound, left > 0 {
      left -= 1
      let node = tree[index]
      switch node.kind {
      case .functionDecl, .importDecl:
        index = Int(node.subtreeEnd)
        continue
      case .argument where Manifest.label(of: index, in: tree) == "dependencies":
        // `.target(name:)` is a dependency there.
        index = Int(node.subtreeEnd)
        continue
      case .patternBinding:
        let parts = Array(tree.children(of: index))
        if let name = parts.first(where: { tree[$0].kind == .identifierPattern }),
          let value = parts.last(where: { tree[$0].kind.isExpression })
        {
          scope.values[tree.text(of: name)] = evaluate(value, scope)
        }
      case .chainExpr:
        if let (name, arguments) = Manifest.call(at: index, in: tree) {
          let values = self.arguments(arguments, scope)
          if visit(.call(name: name, arguments: values)) {
            index = Int(node.subtreeEnd)
            continue
          }
          if let function = function(name, values) {
            var inner = self.scope(of: function, values, from: scope)
            if inner.depth < Self.depthLimit {
              let end = Int(trees[function.tree][function.body].subtreeEnd)
              walk(function.body + 1..<end, &inner, visit)
            }
          }
        }
      default: break
      }
      index += 1
    }
  }

  /// The function that is called by a name with such labels.
  private func function(_ name: String, _ arguments: [(label: String?, value: TuistValue)]) -> Function? {
    functions[name]?.first { function in
      var next = 0
      for argument in arguments {
        while next < function.parameters.count, function.parameters[next].label != argument.label {
          guard function.parameters[next].value != nil else { return false }
          next += 1
        }
        guard next < function.parameters.count else { return false }
        next += 1
      }
      return function.parameters[next...].allSatisfy { $0.value != nil }
    }
  }

  private mutating func scope(
    of function: Function, _ arguments: [(label: String?, value: TuistValue)], from outer: Scope
  ) -> Scope {
    var scope = Scope(tree: function.tree, depth: outer.depth + 1)
    var rest = arguments[...]
    for parameter in function.parameters {
      if let argument = rest.first, argument.label == parameter.label {
        scope.values[parameter.name] = argument.value
        rest = rest.dropFirst()
      } else if let value = parameter.value, scope.depth < Self.depthLimit {
        scope.values[parameter.name] = evaluate(value, scope)
      }
    }
    return scope
  }

  // MARK: Expressions

  private mutating func arguments(_ nodes: [Int], _ scope: Scope) -> [(label: String?, value: TuistValue)] {
    let tree = trees[scope.tree]
    return nodes.map { argument in
      let value = tree.children(of: argument).first { tree[$0].kind != .name }
      return (Manifest.label(of: argument, in: tree), value.map { evaluate($0, scope) } ?? .unknown)
    }
  }

  private mutating func evaluate(_ index: Int, _ scope: Scope) -> TuistValue {
    guard left > 0 else { return .unknown }
    left -= 1
    let tree = trees[scope.tree]
    switch tree[index].kind {
    case .stringLiteral: return text(index, scope).map(checked) ?? .unknown
    case .arrayLiteral: return .list(tree.children(of: index).map { evaluate($0, scope) })
    case .dictionaryLiteral: return pairs(index, scope)
    case .nameExpr: return scope.values[tree.text(of: index)] ?? .unknown
    case .implicitMemberExpr: return .member(tree.text(of: index))
    case .tupleExpr:
      let parts = Array(tree.children(of: index))
      let inner = parts.count == 1 ? tree.children(of: parts[0]).first { tree[$0].kind != .name } : nil
      return inner.map { evaluate($0, scope) } ?? .unknown
    case .sequenceExpr: return sum(index, scope)
    case .chainExpr:
      if let settings = settings(index, scope) { return settings }
      guard let (name, arguments) = Manifest.call(at: index, in: tree) else { return .member(tree.text(of: index)) }
      let values = self.arguments(arguments, scope)
      guard let function = function(name, values), scope.depth < Self.depthLimit else {
        return .call(name: name, arguments: values)
      }
      return result(of: function, self.scope(of: function, values, from: scope))
    default: return .unknown
    }
  }

  private mutating func pairs(_ index: Int, _ scope: Scope) -> TuistValue {
    let parts = Array(trees[scope.tree].children(of: index))
    var found: [(name: String, value: TuistValue)] = []
    for place in stride(from: 0, to: parts.count - 1, by: 2) {
      if let name = evaluate(parts[place], scope).text {
        found.append((name: name, value: evaluate(parts[place + 1], scope)))
      }
    }
    return .pairs(found)
  }

  /// `SettingsDictionary().swiftVersion("6.0")`, and behind a dictionary; nil for anything else.
  private mutating func settings(_ index: Int, _ scope: Scope) -> TuistValue? {
    let tree = trees[scope.tree]
    let parts = Array(tree.children(of: index))
    guard
      let place = parts.firstIndex(where: { tree[$0].kind == .memberSuffix && tree.text(of: $0) == "swiftVersion" }),
      place + 1 < parts.count, tree[parts[place + 1]].kind == .callSuffix,
      let argument = tree.children(of: parts[place + 1]).first(where: { tree[$0].kind == .argument })
    else { return nil }
    let value = tree.children(of: argument).first { tree[$0].kind.isExpression }.map { evaluate($0, scope) }
    var found: [(name: String, value: TuistValue)] = [(name: "SWIFT_VERSION", value: value ?? .unknown)]
    if tree[parts[0]].kind == .dictionaryLiteral || place == 1, case .pairs(let more) = evaluate(parts[0], scope) {
      found += more
    }
    return .pairs(found)
  }

  /// `"Targets/" + name`, `["A"] + more`: what is known of it.
  private mutating func sum(_ index: Int, _ scope: Scope) -> TuistValue {
    let tree = trees[scope.tree]
    let parts = Array(tree.children(of: index))
    guard parts.allSatisfy({ tree[$0].kind != .binaryOperator || tree.text(of: $0) == "+" }) else { return .unknown }
    let values = parts.filter { tree[$0].kind.isExpression && tree[$0].kind != .binaryOperator }.map {
      evaluate($0, scope)
    }
    if values.contains(where: \.isList) {
      let elements = values.flatMap { $0.isList ? $0.elements : [] }
      return elements.count > Self.elementLimit ? .unknown : .list(elements)
    }
    let texts = values.compactMap(\.text)
    return texts.count == values.count && !texts.isEmpty ? checked(texts.joined()) : .unknown
  }

  private func checked(_ text: String) -> TuistValue { text.utf8.count > Self.textLimit ? .unknown : .text(text) }

  /// A literal with what its interpolations stand for.
  private mutating func text(_ index: Int, _ scope: Scope) -> String? {
    let tree = trees[scope.tree]
    let parts = Array(tree.children(of: index))
    if parts.isEmpty { return Manifest.string(index, in: tree) }
    let node = tree[index]
    var result = ""
    var position = Int(node.start) + 1
    for part in parts {
      guard tree[part].kind == .interpolation, let argument = tree.children(of: part).first(where: { _ in true }),
        let value = tree.children(of: argument).first(where: { tree[$0].kind != .name }),
        case .text(let text) = evaluate(value, scope)
      else { return nil }
      result += String(decoding: tree.source[position..<max(position, Int(tree[part].start))], as: UTF8.self) + text
      position = Int(tree[part].end)
    }
    result += String(decoding: tree.source[position..<max(position, Int(node.end) - 1)], as: UTF8.self)
    return result.contains("\\") || result.contains("\"") ? nil : result
  }

  /// What the first `return` gives, or the only expression of a body.
  private mutating func result(of function: Function, _ scope: Scope) -> TuistValue {
    let tree = trees[function.tree]
    var scope = scope
    for item in tree.children(of: function.body) {
      switch tree[item].kind {
      case .variableDecl:
        var inner = scope
        walk(item..<Int(tree[item].subtreeEnd), &inner) { _ in true }
        scope.values = inner.values
      case .returnStmt:
        return tree.children(of: item).first { _ in true }.map { evaluate($0, scope) } ?? .unknown
      case let kind where kind.isExpression: return evaluate(item, scope)
      default: continue
      }
    }
    return .unknown
  }
}
