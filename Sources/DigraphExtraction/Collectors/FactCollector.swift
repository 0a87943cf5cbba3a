package import DigraphFacts
package import DigraphSyntax

/// Walks one syntax tree and writes down its facts.
///
/// The walk recurses over declarations, statements and expressions; the parser bounds their nesting. It is split by
/// what is collected: declarations, types, code, patterns.
package struct FactCollector {
  let nodes: UnsafeBufferPointer<SyntaxNode>
  let source: UnsafeBufferPointer<UInt8>
  var facts: FileFactsDraft
  /// The innermost open declaration, -1 at the top.
  var parent: Int32 = -1
  /// How many `#if` branches are open.
  var conditions = 0
  /// How many of them ask for `DEBUG`.
  var debugConditions = 0
  /// The innermost open branch of an `#if` in code, -1 for none.
  var openCondition: Int32 = -1
  /// What they are built for.
  var platforms = BuildPlatforms.all
  /// What else must hold in them, and where that stands among the file's.
  var terms: [BuildTerm] = []
  var termsPlace: Int32 = 0

  /// The facts of a tree. O(nodes).
  package static func facts(of tree: SyntaxTree, path: String) -> FileFacts {
    var draft = FileFactsDraft()
    return facts(of: tree, path: path, draft: &draft)
  }

  /// The facts of a tree and of what tools of the build declare because of it, collected in the memory of an empty draft,
  /// which is empty again afterwards. O(nodes).
  package static func facts(of tree: SyntaxTree, path: String, draft: inout FileFactsDraft) -> FileFacts {
    let tree = GeneratedDeclarations.added(to: tree)
    return tree.nodes.withUnsafeBufferPointer { nodes in
      tree.source.withUnsafeBufferPointer { source in
        var collector = FactCollector(nodes: nodes, source: source, facts: draft)
        // Held once, so that the collector writes into the draft's own memory.
        draft = FileFactsDraft()
        collector.facts.path = path
        collector.collectFile()
        let facts = FileFacts(sealing: &collector.facts)
        draft = collector.facts
        return facts
      }
    }
  }

  /// From how many nodes on it is worth counting what is to come.
  private static let largeTree = 1 << 16

  private mutating func collectFile() {
    facts.byteCount = source.count
    if nodes.count > Self.largeTree { facts.reserveCapacity(for: nodes) }
    appendLineStarts(of: source, to: &facts.lineStarts)
    var suppressions = SuppressionCollector(source: source, nodes: nodes, lineStarts: facts.lineStarts)
    facts.suppressions = suppressions.suppressions()
    facts.isGenerated = GeneratedHeader.isGenerated(source)
    facts.isScript = source.starts(with: "#!".utf8)
    let hasStatements = collectDeclarations(in: 0)
    if hasStatements {
      let place = open(.topLevelCode, at: 0)
      facts.declarations[place].body = Int32(facts.code.count)
      collectStatements(in: 0)
      close(place)
    }
  }

  // MARK: Nodes

  func children(of index: Int) -> NodeChildren {
    NodeChildren(nodes: nodes, position: index + 1, end: Int(nodes[index].subtreeEnd))
  }

  /// The first child of a kind.
  func child(_ kind: SyntaxKind, of index: Int) -> Int? {
    for child in children(of: index) where nodes[child].kind == kind { return child }
    return nil
  }

  /// The name a node covers, without backticks.
  mutating func name(at index: Int) -> NameIndex {
    name(from: nodes[index].start, to: nodes[index].end)
  }

  mutating func name(from start: UInt32, to end: UInt32) -> NameIndex {
    var start = Int(start)
    var end = Int(end)
    guard start < end, end <= source.count else { return 0 }
    if source[start] == UInt8(ascii: "`"), end - start > 2, source[end - 1] == UInt8(ascii: "`") {
      start += 1
      end -= 1
    }
    let name = UnsafeBufferPointer(rebasing: source[start..<end])
    return name.count > LongName.limit ? facts.names.intern(LongName.shortened(name)) : facts.names.intern(name)
  }

  /// Whether a node's text is this.
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    let node = nodes[index]
    guard Int(node.end - node.start) == text.utf8CodeUnitCount, Int(node.end) <= source.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(source[Int(node.start)..<Int(node.end)]) }
  }

  // MARK: Code

  mutating func openCode(_ kind: CodeFact.Kind, at node: Int, flags: CodeFact.Flags = [], name: UInt32 = 0) -> Int {
    facts.code.append(
      CodeFact(
        kind: kind, flags: flags, name: name, start: nodes[node].start, end: nodes[node].end, subtreeEnd: 0))
    return facts.code.count - 1
  }

  mutating func closeCode(_ place: Int) {
    facts.code[place].subtreeEnd = UInt32(facts.code.count)
  }

  mutating func leafCode(_ kind: CodeFact.Kind, at node: Int, flags: CodeFact.Flags = [], name: UInt32 = 0) {
    closeCode(openCode(kind, at: node, flags: flags, name: name))
  }
}

extension FileFactsDraft {
  /// Makes room for what a tree gives of the most numerous facts, so that their arrays do not grow by being copied. Of
  /// large arrays, what is not used is never touched and takes no memory. O(nodes).
  fileprivate mutating func reserveCapacity(for nodes: UnsafeBufferPointer<SyntaxNode>) {
    var (declared, typed, coded) = (0, 0, 0)
    for node in nodes {
      let kind = node.kind
      if kind.isType {
        typed += 1
      } else if kind == .identifierPattern || kind == .parameter || kind == .macroExpansion || kind == .genericParameter
        || kind == .enumCaseElement
        || kind.isDeclaration && kind != .variableDecl && kind != .patternBinding && kind != .enumCaseDecl
      {
        declared += 1
      } else if kind != .name {
        coded += 1
      }
    }
    // One more for the code at the top.
    declarations.reserveCapacity(declared + 1)
    types.reserveCapacity(typed)
    code.reserveCapacity(coded)
  }
}

/// A walk over the children of one node that leaves the collector free to change.
struct NodeChildren: Sequence, IteratorProtocol {
  let nodes: UnsafeBufferPointer<SyntaxNode>
  var position: Int
  let end: Int

  mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(nodes[position].subtreeEnd) }
    return position
  }
}
