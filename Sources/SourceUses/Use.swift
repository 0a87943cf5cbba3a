package import DigraphSyntax
package import SourceEditing

/// One place at which the consumer gets the dependency itself: the expression, and what it is part of.
package struct Use {
  /// What becomes of the value.
  package enum Fate: Equatable {
    /// A member of it is used at once.
    case asked
    /// It is the initial value of a property of the consumer.
    case kept(property: String, declaration: Int)
    /// It is the value of a local constant, whose members are used.
    case named(String)
    /// It is handed on, returned, compared or cast, so that its type matters.
    case handedOn
  }

  /// The file that it stands in.
  package let source: SourceText
  /// The offset at which the expression begins, in bytes: `API.shared`, `API(base: url)`.
  package let start: Int
  /// The offset at which it ends, in bytes.
  package let end: Int
  /// The nodes from the file to the expression.
  package let path: [Int]
  /// The node of the expression, which may go on behind the end.
  package let expression: Int
  /// What becomes of the value.
  package var fate = Fate.handedOn

  /// What is asked of the value right behind the expression.
  package var members: [MemberUse] = []

  /// A use at a place, and what has been read of it.
  package init(
    source: SourceText, start: Int, end: Int, path: [Int], expression: Int, fate: Fate = .handedOn,
    members: [MemberUse] = []
  ) {
    (self.source, self.start, self.end, self.path, self.expression) = (source, start, end, path, expression)
    (self.fate, self.members) = (fate, members)
  }

  /// The expression as it is written.
  package var text: String { source.text(start, end) }

  /// `try` stands right in front of it, so that nothing else throws; or, of what is known to throw, around it.
  package func isTried(around: Bool) -> Bool {
    if around {
      let scope = path.lastIndex { [.memberBlock, .closureExpr].contains(source.kind(of: $0)) } ?? 0
      return path[scope...].contains { source.kind(of: $0) == .tryExpr }
    }
    let parent = path.dropLast().last { source.kind(of: $0) != .awaitExpr }
    return end == source.end(of: expression) && parent.map { source.kind(of: $0) == .tryExpr } ?? false
  }

  /// The member around it gives a variable or parameter a name.
  package func declares(_ name: String) -> Bool {
    guard let member else { return false }
    return source.subtree(of: member).contains { part in
      switch source.kind(of: part) {
      case .identifierPattern: part != member && source.text(of: part) == name
      case .parameter, .closureParameter, .closureCapture:
        source.children(of: part).contains { source.kind(of: $0) == .name && source.text(of: $0) == name }
      default: false
      }
    }
  }

  /// A property begins with what is unwrapped by force: its value is there, or the program ends.
  package var isForced: Bool { isKept && text.hasSuffix("!") }

  /// A closure that is a part of the expression gives a variable or parameter the name.
  ///
  /// - Parameter node: where it is named.
  package func declaresInside(_ name: String, at node: Int) -> Bool {
    let closures = source.nodes(covering: source.start(of: node), source.end(of: node)).filter {
      $0 > expression && source.kind(of: $0) == .closureExpr
    }
    if name.hasPrefix("$") { return !closures.isEmpty }
    return closures.contains { closure in
      source.subtree(of: closure).contains { part in
        switch source.kind(of: part) {
        case .identifierPattern: source.text(of: part) == name
        case .closureParameter:
          source.children(of: part).contains { source.kind(of: $0) == .name && source.text(of: $0) == name }
        default: false
        }
      }
    }
  }

  /// A property of the consumer keeps it.
  package var isKept: Bool { if case .kept = fate { true } else { false } }

  /// The bytes of the statement that gives it to a constant and does nothing else, on a line without a comment.
  package var constant: Range<Int>? {
    guard path.count > 2, end == source.end(of: expression) else { return nil }
    let declaration = path[path.count - 3]
    let (start, last) = (source.start(of: declaration), source.end(of: declaration))
    guard source.kind(of: declaration) == .variableDecl, !source.tree[declaration].flags.contains(.isVar),
      source.children(of: declaration).count == 1, source.isFirstOnLine(start),
      source.text(last, source.lineEnd(of: last)).allSatisfy(\.isWhitespace)
    else { return nil }
    return start..<last
  }

  /// The closures around it that lie inside of the member whose code it is, the outermost first.
  package var closures: [Int] {
    let outer = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? 0
    return path[outer...].filter { source.kind(of: $0) == .closureExpr }
  }

  /// What it gives is unwrapped: a shared instance that is optional, an initializer that may fail.
  package var mayBeMissing: Bool {
    if isForced { return false }
    if text.hasSuffix("?") || text.hasSuffix("!") { return true }
    if fate == .asked { return false }
    if end < source.bytes.count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(source.bytes[end]) {
      // `a ? b : c` and `a != b` have a space in front.
      return true
    }
    let around = path.dropLast().last { ![.awaitExpr, .tryExpr].contains(source.kind(of: $0)) }
    return around.map { source.kind(of: $0) == .optionalBinding } ?? false
  }

  /// It stands in a member that belongs to no actor, whatever its type does.
  package var isNonisolated: Bool {
    member.map { member in
      source.kind(of: member) != .initializerDecl
        && source.children(of: member).contains {
          source.kind(of: $0) == .modifier && source.text(of: $0) == "nonisolated"
        }
    } ?? false
  }

  /// It stands in what runs when the consumer ends, wherever that is, unless that says otherwise.
  package var isInDeinitializer: Bool {
    member.map { member in
      source.kind(of: member) == .deinitializerDecl
        && !source.children(of: member).contains { [.attribute, .modifier].contains(source.kind(of: $0)) }
    } ?? false
  }

  /// The member that it stands in runs while the system makes the instance.
  package var isInAwakening: Bool {
    guard let member, let name = source.child(of: member, .name) else { return false }
    return ["awakeFromFetch", "awakeFromInsert", "awakeFromNib"].contains(source.text(of: name))
  }

  /// The global actor that its member says it belongs to, as an attribute: `@StoreActor`.
  package var actorOfMember: String? {
    member.flatMap { member in
      source.children(of: member).lazy.filter { source.kind(of: $0) == .attribute }.map { source.text(of: $0) }.first {
        $0.hasSuffix("Actor")
      }
    }
  }

  /// The code around it says itself that it belongs to the main actor, or is run there.
  package var isOnMainActor: Bool {
    path.contains { node in
      if source.kind(of: node) == .chainExpr, source.start(of: node) < start {
        let parts = source.children(of: node)
        if parts.count > 2, source.says("MainActor", at: parts[0]), source.says("run", at: parts[1]) { return true }
      }
      let holder = source.kind(of: node) == .closureExpr ? source.child(of: node, .closureSignature) : node
      guard let holder, [.closureSignature, .functionDecl, .variableDecl].contains(source.kind(of: holder)) else {
        return false
      }
      return source.children(of: holder).contains {
        source.kind(of: $0) == .attribute && source.says("@MainActor", at: $0)
      }
    }
  }

  /// It stands in a task of its own, or is waited for: what belongs to an actor may leave that there.
  package var isSent: Bool {
    let scope = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? 0
    return isInTask || path[scope...].contains { source.kind(of: $0) == .awaitExpr }
  }

  /// The value itself is assigned to, which nothing that is handed in could do in its place.
  package var isSet: Bool {
    end == source.end(of: expression) && UseReader.isWritten(expression, in: source, path: path)
  }

  /// It is made by the argument of `StateObject(wrappedValue:)`, an autoclosure that runs once, when the view appears.
  package var isInStateObject: Bool {
    path.contains { node in
      guard source.kind(of: node) == .chainExpr, let callee = source.children(of: node).first,
        source.text(of: callee) == "StateObject"
      else { return false }
      return source.start(of: expression) > source.start(of: node)
    }
  }

  /// It stands in the value of an `async let`, which runs in a task of its own and lists nothing that it keeps.
  package var isInAsyncLet: Bool {
    let scope = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? 0
    return path[scope...].contains { node in
      source.kind(of: node) == .variableDecl
        && source.children(of: node).contains {
          source.kind(of: $0) == .modifier && source.text(of: $0) == "async"
        }
    }
  }

  /// It runs on some ways through its member only.
  package var isInBranch: Bool {
    let scope = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? 0
    return path[scope...].contains { [.ifClause, .switchCase].contains(source.kind(of: $0)) }
  }

  /// It stands in a task of its own.
  package var isInTask: Bool {
    let scope = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? 0
    if isInAsyncLet { return true }
    var callee: Int?
    for node in path[scope...] {
      switch source.kind(of: node) {
      case .chainExpr: callee = node
      case .closureExpr:
        let parts = callee.map { source.children(of: $0) } ?? []
        let isTask = parts.contains { part in
          switch source.kind(of: part) {
          case .nameExpr: source.text(of: part) == "Task"
          case .memberSuffix: ["addTask", "addTaskUnlessCancelled"].contains(source.text(of: part))
          default: false
          }
        }
        if isTask { return true }
      default: continue
      }
    }
    return false
  }

  /// The `#if` around it has an `#else`, and each of its branches has one of the uses. O(depth of the file times uses).
  package func isInEachBranch(of uses: [Use]) -> Bool {
    guard let condition = path.last(where: { source.kind(of: $0) == .ifConfig }) else { return false }
    let branches = source.children(of: condition).filter { source.kind(of: $0) == .ifConfigClause }
    let last = branches.last.map { source.text(of: $0) } ?? ""
    guard last.hasPrefix("#else"), !last.hasPrefix("#elseif") else { return false }
    return branches.allSatisfy { branch in uses.contains { $0.source === source && $0.path.contains(branch) } }
  }

  /// `#if` and its branches.
  package static func isCondition(_ kind: SyntaxKind) -> Bool { kind == .ifConfig || kind == .ifConfigClause }

  /// The function, initializer, property … of the type that it stands in.
  package var member: Int? {
    // A local function belongs to the member around it.
    guard let block = path.firstIndex(where: { source.kind(of: $0) == .memberBlock }) else { return nil }
    let inner = path.lastIndex { source.kind(of: $0) == .memberBlock } ?? block
    return path[(inner + 1)...].first { !Self.isCondition(source.kind(of: $0)) }
  }
}

/// A member that is asked of a value, and how.
package struct MemberUse: Hashable {
  /// What it is called; `subscript` where it has no name.
  package var name: String
  /// The labels of the arguments, an empty one for none; nil where it is not called.
  package var labels: [String]?
  /// It is given a value, or changed in place.
  package var isWritten = false
  /// It is a subscript, and has no name.
  package var isSubscript = false
  /// A closure stands behind the parentheses.
  package var trailingClosures = 0
  /// What is called on what a property holds, by the names that lead there: `items.removeAll()`, `url.path.append("a")`.
  package var called: [String] = []

  /// A member that is asked for its value.
  package init(
    name: String, labels: [String]? = nil, isWritten: Bool = false, isSubscript: Bool = false
  ) {
    (self.name, self.labels, self.isWritten, self.isSubscript) = (name, labels, isWritten, isSubscript)
  }
}

/// Reads from an expression what is asked of its value.
package enum UseReader {
  /// The expression that begins at a place and reaches a dependency, nil if the text is not as expected.
  ///
  /// - Parameter least: where it ends at the earliest.
  package static func use(in source: SourceText, from start: Int, to least: Int) -> Use? {
    let path = source.nodes(covering: start, least)
    // The outermost node that begins there and is an expression: a chain, or a name alone.
    guard let place = path.firstIndex(where: { source.start(of: $0) == start && isOperand(source.kind(of: $0)) }) else {
      return nil
    }
    let node = path[place]
    var end = source.end(of: node)
    var rest: ArraySlice<Int> = []
    if source.kind(of: node) == .chainExpr {
      let parts = source.children(of: node)
      var last = parts.firstIndex { source.end(of: $0) >= least } ?? 0
      if last + 1 < parts.count, source.kind(of: parts[last + 1]) == .genericSuffix { last += 1 }
      if last + 1 < parts.count, source.kind(of: parts[last + 1]) == .callSuffix { last += 1 }
      end = source.end(of: parts[last])
      rest = parts[(last + 1)...]
    }
    if rest.count == 1, let force = rest.first, source.kind(of: force) == .forceSuffix, place > 0,
      source.kind(of: path[place - 1]) == .patternBinding
    {
      let whole = Use(
        source: source, start: start, end: source.end(of: force), path: Array(path[...place]), expression: node)
      let kept = fate(whole)
      if case .kept = kept {
        var use = whole
        use.fate = kept
        return use
      }
    }
    var use = Use(source: source, start: start, end: end, path: Array(path[...place]), expression: node)
    if let asked = member(rest, in: source, chain: node, path: use.path) {
      use.fate = .asked
      use.members = [asked]
    } else if rest.isEmpty {
      use.fate = fate(use)
    }
    return use
  }

  private static func isOperand(_ kind: SyntaxKind) -> Bool {
    kind == .chainExpr || kind == .nameExpr || kind == .implicitMemberExpr
  }

  /// What the first suffixes behind a value ask of it.
  package static func member(
    _ rest: ArraySlice<Int>, in source: SourceText, chain: Int, path: [Int]
  ) -> MemberUse? {
    guard let first = rest.first else { return nil }
    if source.kind(of: first) == .subscriptSuffix {
      return MemberUse(
        name: "subscript", labels: source.labels(ofCall: first).labels,
        isWritten: rest.count == 1 && isWritten(chain, in: source, path: path), isSubscript: true)
    }
    guard source.kind(of: first) == .memberSuffix else { return nil }
    let name = source.text(of: first).filter { $0 != "`" }
    guard name != "self", !name.isEmpty, name.first?.isNumber == false else { return nil }
    var asked = MemberUse(name: name)
    var behind = rest.dropFirst()
    if let next = behind.first, source.kind(of: next) == .genericSuffix { behind = behind.dropFirst() }
    if let call = behind.first, source.kind(of: call) == .callSuffix {
      (asked.labels, asked.trailingClosures) = source.labels(ofCall: call)
    } else {
      // Of what a property holds the members may be set too, and through an optional chain.
      asked.isWritten =
        !behind.contains { source.kind(of: $0) == .callSuffix } && isWritten(chain, in: source, path: path)
      if let call = behind.firstIndex(where: { source.kind(of: $0) == .callSuffix }), call > behind.startIndex,
        source.kind(of: behind[call - 1]) == .memberSuffix
      {
        asked.called = behind[..<call].compactMap { part in
          switch source.kind(of: part) {
          case .memberSuffix: source.text(of: part).filter { $0 != "`" }
          case .subscriptSuffix: "subscript"
          default: nil
          }
        }
      }
    }
    return asked
  }

  /// An expression is assigned to, or changed in place.
  package static func isWritten(_ node: Int, in source: SourceText, path: [Int]) -> Bool {
    guard let place = path.lastIndex(of: node), place > 0 else { return false }
    let parent = path[place - 1]
    if source.kind(of: parent) == .inoutExpr { return true }
    guard source.kind(of: parent) == .sequenceExpr else { return false }
    let parts = source.children(of: parent)
    guard let own = parts.firstIndex(of: node), own + 1 < parts.count else { return false }
    let next = parts[own + 1]
    if source.kind(of: next) == .assignmentOperator { return true }
    let text = source.text(of: next)
    return source.kind(of: next) == .binaryOperator && text.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// What becomes of a value of which nothing is asked right there.
  private static func fate(_ use: Use) -> Use.Fate {
    let source = use.source
    guard use.path.count > 3 else { return .handedOn }
    let parent = use.path[use.path.count - 2]
    guard source.kind(of: parent) == .patternBinding else { return .handedOn }
    let parts = source.children(of: parent)
    guard let pattern = parts.first, source.kind(of: pattern) == .identifierPattern, parts.last == use.expression else {
      return .handedOn
    }
    let declaration = use.path[use.path.count - 3]
    let holder = use.path[use.path.count - 4]
    if Use.isCondition(source.kind(of: holder)),
      use.path.last(where: { $0 < holder && !Use.isCondition(source.kind(of: $0)) }).map({ source.kind(of: $0) })
        == .memberBlock
    {
      // A property that is not there in each build.
      return .handedOn
    }
    let name = source.text(of: pattern)
    if source.kind(of: holder) == .memberBlock { return .kept(property: name, declaration: declaration) }
    // A type that is written out says what it has to be.
    guard parts.count == 2, !source.tree[declaration].flags.contains(.isVar) else { return .handedOn }
    return .named(name)
  }
}
