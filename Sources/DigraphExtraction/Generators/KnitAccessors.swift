import DigraphSyntax

/// What Knit's generator adds to a file with assemblies: for each registration a function by which the service is asked
/// for, as `resolver.mailService()`.
///
/// Source: Knit's documentation, "Type Safe Getters" and "Comment Commands".
struct KnitAccessors {
  private let tree: SyntaxTree
  private(set) var text = ""

  /// The attribute of what is added.
  static let attribute = "KnitAccessor"

  init(_ tree: SyntaxTree) {
    self.tree = tree
    guard isKnit else { return }
    var index = 1
    while index < tree.nodes.count {
      let kind = tree[index].kind
      guard kind == .classDecl || kind == .structDecl || kind == .enumDecl, isAssembly(index) else {
        index += 1
        continue
      }
      addAssembly(index)
      index = Int(tree[index].subtreeEnd)
    }
  }

  private var isKnit: Bool {
    tree.children(of: 0).contains { tree[$0].kind == .importDecl && tree.text(of: $0).hasSuffix(" Knit") }
  }

  /// `final class MailAssembly: ModuleAssembly`
  private func isAssembly(_ type: Int) -> Bool {
    tree.children(of: type).contains { part in
      tree[part].kind == .inheritanceClause
        && tree.children(of: part).contains { tree.text(of: $0).hasSuffix("Assembly") }
    }
  }

  private mutating func addAssembly(_ type: Int) {
    let commands = KnitCommands(before: Int(tree[type].start), in: tree.source)
    if commands.isIgnored { return }
    var functions: [String] = []
    var resolver = "Resolver"
    for index in type..<Int(tree[type].subtreeEnd) {
      if tree[index].kind == .typealiasDecl {
        let parts = Array(tree.children(of: index))
        if let name = parts.first(where: { tree[$0].kind == .name }), tree.text(of: name) == "TargetResolver",
          let aliased = parts.last, aliased != name
        {
          resolver = tree.text(of: aliased)
        }
      } else if tree[index].kind == .chainExpr {
        functions += accessors(index, commands)
      }
    }
    if functions.isEmpty { return }
    text += "extension \(resolver) { \(functions.joined(separator: "; ")) }; "
  }

  /// `container.register(Mail.self, name: "live") { (resolver, to: String) in … }.implements(Mailing.self)`
  private func accessors(_ chain: Int, _ assembly: KnitCommands) -> [String] {
    let parts = Array(tree.children(of: chain))
    guard parts.count > 2, tree[parts[0]].kind == .nameExpr, tree[parts[1]].kind == .memberSuffix,
      tree[parts[2]].kind == .callSuffix,
      ["autoregister", "register", "registerAbstract"].contains(name(of: parts[1]))
    else { return [] }
    let commands = KnitCommands(before: Int(tree[chain].start), in: tree.source).within(assembly)
    if commands.isIgnored { return [] }
    let given = Array(tree.children(of: parts[2]))
    guard let service = given.first.flatMap(type) else { return [] }
    var parameters = factory(in: given).map(self.parameters) ?? []
    if given.contains(where: { label(of: $0) == "name" }) { parameters.insert("name: Never", at: 0) }
    var found = names(of: service, commands).map { signature($0, parameters, service, commands) }
    var place = 3
    while place + 1 < parts.count, tree[parts[place]].kind == .memberSuffix, tree[parts[place + 1]].kind == .callSuffix
    {
      if name(of: parts[place]) == "implements",
        let other = tree.children(of: parts[place + 1]).first(where: { _ in true })
          .flatMap(type)
      {
        found.append(signature(KnitNames.accessor(of: other), parameters, other, commands))
      }
      place += 2
    }
    return found
  }

  private func names(of service: String, _ commands: KnitCommands) -> [String] {
    [commands.name ?? KnitNames.accessor(of: service)] + (commands.alias.map { [$0] } ?? [])
      + (commands.isCalled ? ["callAsFunction"] : [])
  }

  private func signature(
    _ name: String, _ parameters: [String], _ service: String, _ commands: KnitCommands
  ) -> String {
    "@\(Self.attribute) \(commands.isPublic ?? false ? "public " : "")func \(name)(\(parameters.joined(separator: ", "))) -> \(service)"
  }

  private func name(of suffix: Int) -> String { tree.text(of: suffix) }

  private func label(of argument: Int) -> String? {
    tree.children(of: argument).first { tree[$0].kind == .name }.map { tree.text(of: $0) }
  }

  /// The type in `Mail.self`.
  private func type(of argument: Int) -> String? {
    guard label(of: argument) == nil else { return nil }
    let text = tree.text(of: argument)
    guard text.hasSuffix(".self") else { return nil }
    let type = String(text.dropLast(".self".count))
    return type.hasPrefix("(") && type.hasSuffix(")") ? String(type.dropFirst().dropLast()) : type
  }

  private func factory(in arguments: [Int]) -> Int? {
    for argument in arguments.reversed() {
      if let closure = tree.children(of: argument).first(where: { tree[$0].kind == .closureExpr }) { return closure }
    }
    return nil
  }

  /// What the factory takes beside the resolver.
  private func parameters(of closure: Int) -> [String] {
    guard let head = tree.children(of: closure).first(where: { tree[$0].kind == .closureSignature }) else { return [] }
    let all = tree.children(of: head).filter { tree[$0].kind == .closureParameter }
    return all.dropFirst().map { parameter in
      let parts = Array(tree.children(of: parameter))
      let name = parts.last { tree[$0].kind == .name }.map { tree.text(of: $0) } ?? "_"
      let type = parts.last { tree[$0].kind.isType }.map { tree.text(of: $0) }
      guard name == "_", let type else { return "\(name): \(type ?? "Any")" }
      return "\(KnitNames.accessor(of: type)): \(type)"
    }
  }
}

/// What comments above a registration or an assembly tell Knit's generator: `// @knit public alias("mail")`.
private struct KnitCommands {
  var isPublic: Bool?
  var isIgnored = false
  var alias: String?
  var name: String?
  /// `resolver()`
  var isCalled = false

  init(before start: Int, in source: [UInt8]) {
    for line in CommentLines(before: start, in: source) {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.first == "@knit" else { continue }
      for word in words.dropFirst() {
        switch word {
        case "public": isPublic = true
        case "internal": isPublic = false
        case "hidden", "ignore": isIgnored = true
        case "getter-callAsFunction": isCalled = true
        default:
          if word.hasPrefix("alias(") { alias = Self.quoted(word) }
          if word.hasPrefix("getter-named(") { name = Self.quoted(word) }
        }
      }
    }
  }

  /// What a registration says goes before what its assembly says.
  func within(_ assembly: KnitCommands) -> KnitCommands {
    var commands = self
    commands.isPublic = isPublic ?? assembly.isPublic
    return commands
  }

  private static func quoted(_ word: Substring) -> String? {
    let parts = word.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 && !parts[1].isEmpty ? String(parts[1]) : nil
  }
}

/// The names that Knit gives.
enum KnitNames {
  /// `URLSession` → `urlSession`, `any Mailing` → `mailing`, `Mail.Factory` → `mailFactory`
  static func accessor(of type: String) -> String {
    let name = simple(type)
    guard let lower = name.firstIndex(where: \.isLowercase) else { return name.lowercased() }
    let count = max(name.distance(from: name.startIndex, to: lower) - 1, 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static func simple(_ type: String) -> String {
    if type.contains("->") { return "closure" }
    var name = type.replacing("any ", with: "")
    name.removeAll { "?[]():& ".contains($0) }
    if let open = name.firstIndex(of: "<"), let close = name.lastIndex(of: ">"), open < close {
      let main = String(name[..<open]) + name[name.index(after: close)...]
      let inner = name[name.index(after: open)..<close].prefix { $0 != "," }
      let suffix = ["Publisher", "Subject", "Provider", "Set", "Future"].first { main.hasSuffix($0) }
      name = suffix.map { simple(String(inner)) + $0 } ?? main
    }
    name.removeAll { $0 == "," }
    let parts = name.split(separator: ".")
    guard let last = parts.last else { return name }
    return last == "Factory" ? parts.suffix(2).joined() : String(last)
  }
}
