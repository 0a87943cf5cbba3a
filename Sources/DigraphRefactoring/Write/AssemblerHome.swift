import DigraphFacts
import DigraphLinking
import DigraphSyntax
import SourceEditing

/// A protocol of the project that makes a consumer already, in an extension of its own.
struct AssemblerHome {
  typealias Function = AssemblerPlan.Function

  let entity: EntityID
  let name: String
  /// The braces of the protocol.
  let source: SourceText
  let body: Int
  /// The extensions with calls that make the consumer: their braces, and whether they are for all that conform.
  private(set) var extensions: [(source: SourceText, body: Int, isForAll: Bool)]
  private(set) var calls: [(source: SourceText, call: Int)]
  /// What it does not give yet.
  private(set) var missing: [Function] = []

  /// The extension that gives them.
  var place: (source: SourceText, body: Int)? {
    extensions.first(where: \.isForAll).map { ($0.source, $0.body) }
  }

  /// The assembler in whose function a call stands; nil for any other place.
  init?(around call: Int, _ source: SourceText, _ code: CodeBase) {
    let path = source.nodes(covering: source.start(of: call), source.end(of: call))
    guard let place = path.lastIndex(where: { source.kind(of: $0) == .extensionDecl }),
      let function = path[place...].first(where: { source.kind(of: $0) == .functionDecl }),
      let extended = source.children(of: path[place]).first(where: { source.kind(of: $0).isType }),
      let body = source.child(of: path[place], .memberBlock),
      let entity = code.protocolAtTop(source.text(of: extended)),
      let (home, declaration) = code.place(of: code.program.entities[entity].declaration),
      let requirements = home.child(of: declaration, .memberBlock)
    else { return nil }
    let name = source.text(of: extended)
    let isResolver = source.child(of: function, .name).map { source.text(of: $0).hasPrefix("resolve") } ?? false
    guard isResolver || name.hasSuffix("Assembler") else { return nil }
    self.entity = entity
    self.name = name
    self.source = home
    self.body = requirements
    extensions = [(source, body, source.child(of: path[place], .whereClause) == nil)]
    calls = [(source, call)]
  }

  mutating func join(_ other: AssemblerHome) {
    extensions += other.extensions
    calls += other.calls
  }

  /// Works out which of some functions are to be added.
  ///
  /// - Returns: by which function it gives each injection.
  mutating func take(
    _ functions: [Function], for injections: [Injection], in code: CodeBase
  ) throws(Refusal) -> [String: String] {
    guard place != nil else { throw Refusal("'\(name)' makes it only for some of the types that conform to it") }
    var givers: [String: String] = [:]
    for (injection, function) in zip(injections, functions) {
      if injection.isMaker, injection.isSendable {
        throw Refusal("'\(name)' makes it, and may not be sent, as what makes its dependency has to be")
      }
      var wanted = function
      if let body = body(of: function), body != function.body {
        wanted.name = "resolve" + injection.name.prefix(1).uppercased() + injection.name.dropFirst()
        if let body = self.body(of: wanted), body != wanted.body {
          throw Refusal("'\(name)' makes it, and gives another \(injection.type)")
        }
      }
      givers[injection.name] = wanted.name
      if body(of: wanted) == nil, !missing.contains(where: { $0.key == wanted.key }) { missing.append(wanted) }
    }
    return givers
  }

  /// The code of the function that it has for something; empty where that is written elsewhere; nil where there is none.
  private func body(of function: Function) -> String? {
    guard Self.functions(in: body, source).contains(where: { $0.key == function.key }) else { return nil }
    for part in extensions {
      if let found = Self.functions(in: part.body, part.source).first(where: { $0.key == function.key }) {
        return found.body
      }
    }
    return ""
  }

  private static func functions(in block: Int, _ source: SourceText) -> [Function] {
    source.children(of: block).compactMap { member in
      guard source.kind(of: member) == .functionDecl, let name = source.child(of: member, .name),
        let clause = source.child(of: member, .parameterClause), let result = source.child(of: member, .returnClause),
        let type = source.children(of: result).first
      else { return nil }
      let items = source.child(of: member, .codeBlock).map { source.children(of: $0) } ?? []
      return Function(
        name: source.text(of: name),
        parameters: source.children(of: clause).filter { source.kind(of: $0) == .parameter }.map {
          source.text(of: $0)
        },
        result: source.text(of: type), body: items.map { source.text(of: $0) }.joined(separator: "\n"))
    }
  }
}
