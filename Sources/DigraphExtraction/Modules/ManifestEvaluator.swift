import DigraphSyntax

/// What an expression of a manifest stands for, as far as its text tells.
indirect enum ManifestValue {
  case text(String)
  case list([ManifestValue])
  /// A call, of `.target(…)` as of `Target.target(…)`.
  case call(name: String, arguments: [(label: String?, value: ManifestValue)])
  /// A dictionary whose keys are texts.
  case pairs([(name: String, value: ManifestValue)])
  /// `.framework`
  case member(String)
  /// A value of a type that the manifest declares: what its properties hold, by name. A case of an enumeration has its
  /// name as ``caseName``.
  case instance(type: String, fields: [(name: String, value: ManifestValue)])
  case unknown

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list; of what is called with lists, theirs; any other value is a list of one.
  var elements: [ManifestValue] {
    switch self {
    case .list(let values): values
    case .call(_, let arguments) where arguments.contains(where: { $0.value.isList }):
      arguments.flatMap { $0.value.isList ? $0.value.elements : [] }
    case .unknown: []
    default: [self]
    }
  }

  static let caseName = "case"

  /// What a property of an instance holds.
  subscript(field name: String) -> ManifestValue? {
    guard case .instance(_, let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  var isList: Bool { if case .list = self { true } else { false } }
}

/// Works out what the expressions of a manifest and of the functions that it calls stand for: literals, what constants
/// and parameters are, what a function or a computed property of the project gives back, and what `map` makes of a list
/// that is known. Nothing is run.
struct ManifestEvaluator {
  /// A function of the manifest or of the helpers of the project.
  struct Function {
    /// The place among ``trees``.
    let tree: Int
    /// Of each parameter its label, name and default.
    let parameters: [(label: String?, name: String, value: Int?)]
    let body: Int
  }

  /// A type that the manifest or a helper declares.
  struct Nominal {
    var tree = 0
    /// Of each case its name and raw value.
    var cases: [(name: String, raw: ManifestValue)] = []
    /// Stored properties with their first values.
    var stored: [(name: String, value: Int?)] = []
    /// The accessors of computed properties.
    var computed: [String: Site] = [:]
  }

  /// A place in one of ``trees``.
  struct Site {
    let tree: Int
    let node: Int
  }

  /// Where an expression stands, and what is known there of names.
  struct Scope {
    /// The place among ``trees``.
    let tree: Int
    var values: [String: ManifestValue] = [:]
    /// How many calls led here.
    var depth = 0
  }

  /// The manifest, then the helpers.
  let trees: [SyntaxTree]
  private(set) var functions: [String: [Function]] = [:]
  /// Constants at the top, and by `Type.name` those of types.
  private(set) var constants: [String: Site] = [:]
  /// Constants of types by their own names; nil where several types have one.
  private(set) var staticNames: [String: Site?] = [:]
  private(set) var nominals: [String: Nominal] = [:]
  /// The type that has a computed property of a name; nil where several do.
  private(set) var ownersOfComputed: [String: String?] = [:]
  /// How many nodes are looked at yet: functions may call each other in ever more ways.
  private var left = 1_000_000

  static let depthLimit = 12
  /// No list of a manifest has more elements, and no path more bytes; sums of sums would have ever more.
  static let elementLimit = 10_000
  private static let textLimit = 4_096

  init(_ manifest: SyntaxTree, helpers: [SyntaxTree]) {
    trees = [manifest] + helpers
    for (place, tree) in trees.enumerated() {
      for index in tree.nodes.indices where tree[index].kind == .functionDecl {
        guard let (name, function) = Self.function(at: index, in: tree, place) else { continue }
        functions[name, default: []].append(function)
      }
      collectConstants(in: place)
    }
  }

  // MARK: Declarations

  private mutating func collectConstants(in place: Int) {
    let tree = trees[place]
    var index = 0
    while index < tree.nodes.count {
      switch tree[index].kind {
      case .functionDecl, .closureExpr, .initializerDecl:
        index = Int(tree[index].subtreeEnd)
        continue
      case .structDecl, .enumDecl, .classDecl, .extensionDecl:
        let head = tree.children(of: index).first { tree[$0].kind == .name || tree[$0].kind.isType }
        if let head, let block = tree.children(of: index).first(where: { tree[$0].kind == .memberBlock }) {
          let name = tree.text(of: head).split(separator: ".").last.map(String.init) ?? ""
          for member in tree.children(of: block) { collectMember(member, of: name, in: place) }
        }
        index = Int(tree[index].subtreeEnd)
        continue
      case .patternBinding:
        let parts = Array(tree.children(of: index))
        if let name = parts.first(where: { tree[$0].kind == .identifierPattern }),
          let value = parts.last(where: { tree[$0].kind.isExpression || tree[$0].kind == .accessorBlock })
        {
          constants[tree.text(of: name)] = Site(tree: place, node: value)
        }
        index = Int(tree[index].subtreeEnd)
        continue
      default: index += 1
      }
    }
  }

  private mutating func collectMember(_ member: Int, of type: String, in place: Int) {
    let tree = trees[place]
    nominals[type, default: Nominal(tree: place)].tree = place
    switch tree[member].kind {
    case .enumCaseDecl:
      for element in tree.children(of: member) where tree[element].kind == .enumCaseElement {
        let parts = Array(tree.children(of: element))
        guard let name = parts.first(where: { tree[$0].kind == .name }) else { continue }
        let text = tree.text(of: name)
        let raw = parts.last { tree[$0].kind == .stringLiteral }.flatMap { Manifest.string($0, in: tree) }
        nominals[type]?.cases.append((text, .text(raw ?? text)))
      }
    case .variableDecl:
      let isStatic = tree.children(of: member).contains {
        tree[$0].kind == .modifier && tree.text(of: $0) == "static"
      }
      for binding in tree.children(of: member) where tree[binding].kind == .patternBinding {
        let parts = Array(tree.children(of: binding))
        guard let pattern = parts.first(where: { tree[$0].kind == .identifierPattern }) else { continue }
        let name = tree.text(of: pattern)
        let value = parts.last { tree[$0].kind.isExpression }
        let accessors = parts.last { tree[$0].kind == .accessorBlock }
        if isStatic, let node = value ?? accessors {
          let site = Site(tree: place, node: node)
          constants["\(type).\(name)"] = site
          staticNames[name] = staticNames[name] == nil ? .some(site) : .some(nil)
        } else if let accessors, value == nil {
          nominals[type]?.computed[name] = Site(tree: place, node: accessors)
          ownersOfComputed[name] = ownersOfComputed[name] == nil ? .some(type) : .some(nil)
        } else if !isStatic {
          nominals[type]?.stored.append((name, value))
        }
      }
    default: break
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
    _ range: Range<Int>, _ scope: inout Scope, _ visit: (ManifestValue) -> Bool
  ) {
    let tree = trees[scope.tree]
    var index = range.lowerBound
    while index < range.upperBound, left > 0 {
      left -= 1
      let node = tree[index]
      switch node.kind {
      case .functionDecl, .importDecl, .extensionDecl, .structDecl, .enumDecl, .classDecl:
        index = Int(node.subtreeEnd)
        continue
      case .argument where Manifest.label(of: index, in: tree) == "targets":
        // Targets that constants and functions stand for.
        if let value = tree.children(of: index).first(where: { tree[$0].kind != .name }) {
          show(evaluate(value, scope), to: visit)
        }
      case .forStmt:
        if walkLoop(index, scope, visit) {
          index = Int(node.subtreeEnd)
          continue
        }
      case .argument where Manifest.label(of: index, in: tree) == "dependencies":
        // `.target(name:)` is a dependency there.
        index = Int(node.subtreeEnd)
        continue
      case .patternBinding:
        let parts = Array(tree.children(of: index))
        if let name = parts.first(where: { tree[$0].kind == .identifierPattern }),
          let value = parts.last(where: { tree[$0].kind.isExpression })
        {
          let found = evaluate(value, scope)
          scope.values[tree.text(of: name)] = found
          // A target that stands by itself may be one of a list that leaves it out.
          if case .call("Project", _) = found { show(found, to: visit) }
          if parts.contains(where: { tree[$0].kind.isType && tree.text(of: $0).contains("Dependency") }) {
            index = Int(node.subtreeEnd)
            continue
          }
        }
      case .chainExpr:
        let value = evaluate(index, scope)
        if show(value, to: visit) {
          index = Int(node.subtreeEnd)
          continue
        }
        if let (name, arguments) = Manifest.call(at: index, in: tree) {
          let values = self.arguments(arguments, scope)
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

  /// Shows a call, or those in a list, and says whether that was all there is to it.
  @discardableResult
  private func show(_ value: ManifestValue, to visit: (ManifestValue) -> Bool) -> Bool {
    switch value {
    case .call(_, let arguments):
      if visit(value) { return true }
      // `let project = ProjectName.core.project`: what a function or property gives back has the targets.
      for argument in arguments where argument.label == "targets" { show(argument.value, to: visit) }
      return false
    case .list(let values):
      var isKnown = false
      for value in values where show(value, to: visit) { isKnown = true }
      return isKnown
    default: return false
    }
  }

  /// `for name in ["Home", "Login"] { … }`, once for each; false where it is not known for what.
  private mutating func walkLoop(_ index: Int, _ scope: Scope, _ visit: (ManifestValue) -> Bool) -> Bool {
    let tree = trees[scope.tree]
    let parts = Array(tree.children(of: index))
    guard scope.depth < Self.depthLimit, let pattern = parts.first(where: { tree[$0].kind.isPattern }),
      let values = parts.first(where: { tree[$0].kind.isExpression }),
      let block = parts.last(where: { tree[$0].kind == .codeBlock }), case .list(let elements) = evaluate(values, scope)
    else { return false }
    for element in elements {
      var inner = scope
      inner.depth += 1
      inner.values[tree.text(of: pattern)] = element
      walk(block + 1..<Int(tree[block].subtreeEnd), &inner, visit)
    }
    return true
  }

  /// The function that is called by a name with such labels.
  func function(_ name: String, _ arguments: [(label: String?, value: ManifestValue)]) -> Function? {
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

  mutating func scope(
    of function: Function, _ arguments: [(label: String?, value: ManifestValue)], from outer: Scope
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

  mutating func arguments(_ nodes: [Int], _ scope: Scope) -> [(label: String?, value: ManifestValue)] {
    let tree = trees[scope.tree]
    return nodes.map { argument in
      let value = tree.children(of: argument).first { tree[$0].kind != .name }
      return (Manifest.label(of: argument, in: tree), value.map { evaluate($0, scope) } ?? .unknown)
    }
  }

  mutating func evaluate(_ index: Int, _ scope: Scope) -> ManifestValue {
    guard left > 0 else { return .unknown }
    left -= 1
    let tree = trees[scope.tree]
    switch tree[index].kind {
    case .stringLiteral: return text(index, scope).map(checked) ?? .unknown
    case .booleanLiteral: return .text(tree.text(of: index))
    case .arrayLiteral: return .list(tree.children(of: index).map { evaluate($0, scope) })
    case .dictionaryLiteral: return pairs(index, scope)
    case .nameExpr:
      let name = tree.text(of: index)
      return scope.values[name] ?? ownMember(name, scope) ?? constant(name, scope) ?? .unknown
    case .implicitMemberExpr: return implicit(tree.text(of: index), scope)
    case .switchExpr: return choice(index, scope)
    case .tryExpr, .awaitExpr:
      return tree.children(of: index).first { _ in true }.map { evaluate($0, scope) } ?? .unknown
    case .tupleExpr:
      let parts = Array(tree.children(of: index))
      let inner = parts.count == 1 ? tree.children(of: parts[0]).first { tree[$0].kind != .name } : nil
      return inner.map { evaluate($0, scope) } ?? .unknown
    case .sequenceExpr: return sum(index, scope)
    case .chainExpr:
      if let settings = settings(index, scope) { return settings }
      return chain(index, scope)
    default: return .unknown
    }
  }

  private mutating func pairs(_ index: Int, _ scope: Scope) -> ManifestValue {
    let parts = Array(trees[scope.tree].children(of: index))
    var found: [(name: String, value: ManifestValue)] = []
    for place in stride(from: 0, to: parts.count - 1, by: 2) {
      if let name = evaluate(parts[place], scope).text {
        found.append((name: name, value: evaluate(parts[place + 1], scope)))
      }
    }
    return .pairs(found)
  }

  /// `SettingsDictionary().swiftVersion("6.0")`, and behind a dictionary; nil for anything else.
  private mutating func settings(_ index: Int, _ scope: Scope) -> ManifestValue? {
    let tree = trees[scope.tree]
    let parts = Array(tree.children(of: index))
    guard
      let place = parts.firstIndex(where: { tree[$0].kind == .memberSuffix && tree.text(of: $0) == "swiftVersion" }),
      place + 1 < parts.count, tree[parts[place + 1]].kind == .callSuffix,
      let argument = tree.children(of: parts[place + 1]).first(where: { tree[$0].kind == .argument })
    else { return nil }
    let value = tree.children(of: argument).first { tree[$0].kind.isExpression }.map { evaluate($0, scope) }
    var found: [(name: String, value: ManifestValue)] = [(name: "SWIFT_VERSION", value: value ?? .unknown)]
    if tree[parts[0]].kind == .dictionaryLiteral || place == 1, case .pairs(let more) = evaluate(parts[0], scope) {
      found += more
    }
    return .pairs(found)
  }

  /// `"Targets/" + name`, `["A"] + more`, `isMac ? "A" : "B"`: what is known of it.
  private mutating func sum(_ index: Int, _ scope: Scope) -> ManifestValue {
    let tree = trees[scope.tree]
    let parts = Array(tree.children(of: index))
    if parts.count == 3, tree[parts[1]].kind == .ternaryOperator {
      // Of a condition that nothing is known of either would do.
      let isFalse = evaluate(parts[0], scope).text == "false"
      let chosen = isFalse ? parts[2] : tree.children(of: parts[1]).first { tree[$0].kind.isExpression }
      return chosen.map { evaluate($0, scope) } ?? .unknown
    }
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

  private func checked(_ text: String) -> ManifestValue { text.utf8.count > Self.textLimit ? .unknown : .text(text) }

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

  mutating func result(of function: Function, _ scope: Scope) -> ManifestValue {
    result(of: Array(trees[function.tree].children(of: function.body)), scope)
  }

  /// What the first `return` gives, or the only expression of a body.
  mutating func result(of items: [Int], _ scope: Scope) -> ManifestValue {
    let tree = trees[scope.tree]
    var scope = scope
    for item in items {
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
