import DigraphSyntax

/// What comments tell Weaver's generator of a class, said once more with its attributes:
/// `// weaver: mail = Mail <- Mailing` as `@Weaver(.registration, type: Mail.self) var mail: Mailing`.
///
/// Source: Weaver's documentation, "Registration", "Reference", "Parameter".
struct WeaverComments {
  private(set) var text = ""

  private struct Dependency {
    let name: String
    var kind = "reference"
    var type: String?
    var implementation: String?
    var scope: String?
  }

  /// O(bytes), and O(nodes) where there are such comments.
  init(_ tree: SyntaxTree) {
    var owners: [(type: Int, dependencies: [Dependency])] = []
    var surroundings = Surroundings(tree)
    for place in Self.places(in: tree.source) {
      guard let owner = surroundings.owner(of: place) else { continue }
      var end = place
      while end < tree.source.count, tree.source[end] != UInt8(ascii: "\n"), tree.source[end] != 0x0D { end += 1 }
      if owners.last?.type != owner { owners.append((owner, [])) }
      Self.note(
        String(decoding: tree.source[place..<end], as: UTF8.self), in: &owners[owners.count - 1].dependencies)
    }
    for (owner, dependencies) in owners {
      guard let name = tree.children(of: owner).first(where: { tree[$0].kind == .name }) else { continue }
      let properties = dependencies.compactMap(Self.property)
      if properties.isEmpty { continue }
      text += "extension \(tree.text(of: name)) { \(properties.joined(separator: "; ")) }; "
    }
  }

  private static let mark = Array("// weaver:".utf8)

  /// How far the search may go on behind a byte, by the byte. Source: Horspool's algorithm.
  private static let skips: [Int] = {
    var skips = [Int](repeating: mark.count, count: 256)
    for (index, byte) in mark.dropLast().enumerated() { skips[Int(byte)] = mark.count - 1 - index }
    return skips
  }()

  /// Where the texts of comments begin.
  private static func places(in source: [UInt8]) -> [Int] {
    let (mark, skips) = (mark, skips)
    return source.withUnsafeBufferPointer { source in
      var found: [Int] = []
      var end = mark.count - 1
      while end < source.count {
        let byte = source[end]
        if byte == mark[mark.count - 1], source[(end + 1 - mark.count)...end].elementsEqual(mark) {
          found.append(end + 1)
        }
        end += byte == mark[mark.count - 1] ? mark.count : skips[Int(byte)]
      }
      return found
    }
  }

  /// The nodes around places that are asked for one behind the other. O(nodes) for all of them.
  private struct Surroundings {
    let tree: SyntaxTree
    private var open: [Int] = []
    private var next = 0

    init(_ tree: SyntaxTree) { self.tree = tree }

    /// The innermost class around a comment that stands in no function.
    mutating func owner(of place: Int) -> Int? {
      while next < tree.nodes.count, Int(tree[next].start) <= place {
        close(before: Int(tree[next].start))
        open.append(next)
        next += 1
      }
      close(before: place)
      for node in open.reversed() {
        switch tree[node].kind {
        case .classDecl, .structDecl, .actorDecl: return node
        case .memberBlock, .ifConfig, .ifConfigClause: continue
        default: return nil
        }
      }
      return nil
    }

    private mutating func close(before place: Int) {
      while let last = open.last, Int(tree[last].end) <= place { open.removeLast() }
    }
  }

  /// `mail = Mail <- Mailing`, `mail <- Mailing`, `to <= String`, `mail.scope = .transient`
  private static func note(_ comment: String, in dependencies: inout [Dependency]) {
    let words = comment.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 2 else { return }
    let path = words[0].split(separator: ".").map(String.init)
    if path.count == 2 {
      guard path[1] == "scope", words[1] == "=", words[2].hasPrefix("."),
        let place = dependencies.lastIndex(where: { $0.name == path[0] })
      else { return }
      dependencies[place].scope = String(words[2].dropFirst())
      return
    }
    guard path.count == 1, isName(path[0]) else { return }
    var dependency = Dependency(name: path[0])
    let rest = words.dropFirst(2).split(separator: "<-").map { $0.joined(separator: " ") }
    switch words[1] {
    case "=":
      dependency.kind = "registration"
      dependency.implementation = rest.first
      dependency.type = rest.last
    case "<-": dependency.type = rest.last
    case "<=":
      dependency.kind = "parameter"
      dependency.type = rest.last
    default: return
    }
    dependencies.append(dependency)
  }

  private static func property(_ dependency: Dependency) -> String? {
    guard let type = dependency.type, isType(type), dependency.implementation.map(isType) ?? true else { return nil }
    let made = dependency.implementation.map { ", type: \($0).self" } ?? ""
    let scope = dependency.scope.map { isName($0) ? ", scope: .\($0)" : "" } ?? ""
    return "@Weaver(.\(dependency.kind)\(made)\(scope)) private var weaver_\(dependency.name): \(type)"
  }

  private static func isName(_ text: String) -> Bool {
    text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber } && text.first?.isNumber == false
  }

  /// Nothing but what types are written with: what a comment says may be anything.
  private static func isType(_ text: String) -> Bool {
    text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber || ".<>,?[]:& ".contains($0) }
  }
}
