import DigraphSyntax

/// Parameters and arguments that are added to lists.
extension SourceEdits {
  /// What is added to a longer line begins a new one.
  private static let lineLength = 120

  /// Adds parameters behind the others, in front of closures, which calls write behind their parentheses.
  ///
  /// - Parameter lineEnd: where the line ends that the list is on.
  package mutating func insert(parameters texts: [String], in clause: Int, lineEnd: Int, _ source: SourceText) {
    let parameters = source.children(of: clause).filter { source.kind(of: $0) == .parameter }
    let closures = source.trailingClosures(in: clause)
    let list = texts.joined(separator: ", ")
    guard let last = parameters.last else {
      return insert(list, at: source.start(of: clause) + 1, in: source)
    }
    let isOnOwnLine = source.isFirstOnLine(source.start(of: last))
    let start = source.start(of: clause)
    if !isOnOwnLine, !source.text(of: clause).contains("\n"), !source.text(of: clause).contains("/*"),
      lineEnd - source.lineStart(of: start) + list.utf8.count + 2 > Self.lineLength
    {
      return insert(texts, linewise: clause, before: closures.first, source)
    }
    if let closure = closures.first {
      let isFirst = source.isFirstOnLine(source.start(of: closure))
      let gap = isFirst ? source.newline + source.indentation(of: source.start(of: closure)) : " "
      return insert(texts.map { "\($0),\(gap)" }.joined(), at: source.start(of: closure), in: source)
    }
    append(texts, behind: last, source)
  }

  /// Each parameter on a line of its own.
  private mutating func insert(_ texts: [String], linewise clause: Int, before closure: Int?, _ source: SourceText) {
    let outer = source.indentation(of: source.start(of: clause))
    let gap = source.newline + outer + source.indentationUnit
    let parameters = source.children(of: clause).filter { source.kind(of: $0) == .parameter }
    for (index, parameter) in parameters.enumerated() {
      let before =
        index == 0 ? source.start(of: clause) + 1 : source.skippingComma(source.end(of: parameters[index - 1]))
      let added = parameter == closure ? texts.map { gap + $0 + "," }.joined() : ""
      replace(before, source.start(of: parameter), in: source, with: added + gap)
    }
    let end = parameters.last.map { source.end(of: $0) } ?? source.start(of: clause) + 1
    let added = closure == nil ? texts.map { "," + gap + $0 }.joined() : ""
    replace(end, source.end(of: clause) - 1, in: source, with: added + source.newline + outer)
  }

  /// Adds arguments to a call, in front of those for closures.
  ///
  /// - Parameter closures: the labels of the parameters that come behind.
  package mutating func insert(arguments: [String], in call: Int, before closures: [String] = [], _ source: SourceText)
  {
    let all = source.children(of: call).filter { source.kind(of: $0) == .argument }
    let plain = all.filter { !source.tree[$0].flags.contains(.trailingClosure) }
    let text = arguments.joined(separator: ", ")
    var labels = source.labels(ofCall: call).labels.prefix(plain.count)
    var following = plain[...]
    for closure in closures.dropLast(all.count - plain.count).reversed() where labels.last == closure {
      labels.removeLast()
      following.removeLast()
    }
    if following.count < plain.count {
      let next = plain[following.count]
      let isFirst = source.isFirstOnLine(source.start(of: next))
      let gap = isFirst ? source.newline + source.indentation(of: source.start(of: next)) : " "
      insert("\(text),\(gap)", at: source.start(of: next), in: source)
    } else if let last = plain.last {
      append(arguments, behind: last, source)
    } else if source.bytes[source.start(of: call)] == UInt8(ascii: "(") {
      insert(text, at: source.start(of: call) + 1, in: source)
    } else {
      // A closure alone stands behind the name.
      let start = source.start(of: call)
      let hasBlank = start > 1 && source.bytes[start - 1] == UInt8(ascii: " ")
      insert(hasBlank ? "(\(text))" : "(\(text)) ", at: hasBlank ? start - 1 : start, in: source)
    }
  }

  /// Adds to the end of a list; a comment behind its last part stays with that.
  private mutating func append(_ texts: [String], behind last: Int, _ source: SourceText) {
    let end = source.end(of: last)
    let next = source.skippingBlanks(end)
    let hasComma = next < source.bytes.count && source.bytes[next] == UInt8(ascii: ",")
    let isOnOwnLine = source.isFirstOnLine(source.start(of: last))
    let gap = isOnOwnLine ? source.newline + source.indentation(of: source.start(of: last)) : " "
    if hasComma {
      let place = isOnOwnLine && source.isLastOnLine(next + 1) ? source.lineEnd(of: next) : next + 1
      return insert(texts.map { "\(gap)\($0)," }.joined(), at: place, in: source)
    }
    guard isOnOwnLine, source.lineEnd(of: end) < next else {
      return insert(texts.map { ",\(gap)\($0)" }.joined(), at: end, in: source)
    }
    insert(",", at: end, in: source)
    insert(gap + texts.joined(separator: ",\(gap)"), at: source.lineEnd(of: end), in: source)
  }
}

extension SourceText {
  /// The closures at the end of a list of parameters.
  package func trailingClosures(in clause: Int) -> [Int] {
    let parameters = children(of: clause).filter { kind(of: $0) == .parameter }
    return Array(parameters.reversed().prefix { isClosure($0) }.reversed())
  }

  /// The type of a parameter or property is that of a function.
  package func isClosure(_ node: Int) -> Bool {
    guard let type = children(of: node).first(where: { kind(of: $0).isType }) else { return false }
    switch kind(of: type) {
    case .identifierType, .memberType, .arrayType, .dictionaryType, .someOrAnyType: return false
    default: return text(of: type).contains("->")
    }
  }

  /// The labels of the arguments of a call, and how many closures stand behind its parentheses.
  package func labels(ofCall call: Int) -> (labels: [String], trailing: Int) {
    var labels: [String] = []
    var trailing = 0
    for argument in children(of: call) where kind(of: argument) == .argument {
      if tree[argument].flags.contains(.trailingClosure) { trailing += 1 }
      let name = child(of: argument, .name).map { text(of: $0) } ?? ""
      labels.append(name == "_" ? "" : name)
    }
    return (labels, trailing)
  }

  /// The labels by which calls name parameters, an empty one for none.
  package func labels(of parameters: [Int]) -> [String] {
    parameters.map { parameter in
      let name = child(of: parameter, .name).map { text(of: $0) } ?? ""
      return name == "_" ? "" : name
    }
  }

  fileprivate func skippingComma(_ offset: Int) -> Int {
    let next = skippingBlanks(offset)
    return next < bytes.count && bytes[next] == UInt8(ascii: ",") ? next + 1 : offset
  }
}
