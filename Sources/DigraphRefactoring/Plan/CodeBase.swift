import DigraphFacts
import DigraphGraph
import DigraphImports
import DigraphKnowledge
package import DigraphLinking
import DigraphReport
package import DigraphRules
import DigraphSyntax
import SourceEditing

/// What a refactoring is worked out from: the program, what was found in it, and the text of its files.
package final class CodeBase {
  package let results: Results
  let program: Program
  private let references: [[Reference]]
  /// Protocols that this refactoring has written already, each with a file of the module that sees it.
  private var written: [(new: NewProtocol, file: Int32)] = []
  private lazy var partsOfEntity: [EntityID: [DeclarationID]] = {
    var parts: [EntityID: [DeclarationID]] = [:]
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard declaration.kind.isNominal || declaration.kind == .extension, let entity = declaration.entity else {
        continue
      }
      parts[entity, default: []].append(id)
    }
    return parts
  }()
  /// For each type those that are declared inside of it, however deep.
  private lazy var innerNodes: [EntityID: [NodeID]] = {
    var inner: [EntityID: [NodeID]] = [:]
    for node in results.graph.nodes.ids {
      guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared else { continue }
      var outer = program.declarations[program.entities[entity].declaration].parent
      while let next = outer {
        // A type in a function of a type is inside of that once.
        if let around = program.declarations[next].entity, inner[around]?.last != node {
          inner[around, default: []].append(node)
        }
        outer = program.declarations[next].parent
      }
    }
    return inner
  }()
  private(set) lazy var sight = NameSight(program)
  private lazy var indexOfPath: [String: Int32] = Dictionary(
    program.files.indices.lazy.map { (self.program.files[$0].path, Int32($0)) }, uniquingKeysWith: { first, _ in first }
  )
  private lazy var constructions: [EntityID: [Reference]] = {
    var found: [EntityID: [Reference]] = [:]
    for group in references {
      for reference in group where reference.kind == .construct {
        found[reference.target, default: []].append(reference)
      }
    }
    return found
  }()
  private lazy var uses: [DeclarationID: [Reference]] = {
    var found: [DeclarationID: [Reference]] = [:]
    for group in references {
      for reference in group {
        guard let id = reference.declaration, program.declarations[id].kind.isCallable else { continue }
        found[id, default: []].append(reference)
      }
    }
    return found
  }()
  /// Where properties are given a value.
  private lazy var assignments: [DeclarationID: [Reference]] = {
    var found: [DeclarationID: [Reference]] = [:]
    for group in references {
      for reference in group where reference.flags.contains(.assigned) {
        if let id = reference.declaration { found[id, default: []].append(reference) }
      }
    }
    return found
  }()
  /// For each name of a member the files in whose code it is used, some of them more than once.
  private lazy var filesOfMember: [Symbol: [Int32]] = {
    var found: [Symbol: [Int32]] = [:]
    for group in references {
      for reference in group where reference.member != 0 && found[reference.member]?.last != reference.file {
        found[reference.member, default: []].append(reference.file)
      }
    }
    return found
  }()
  /// For each module the files that import it as a whole.
  private lazy var filesImporting: [Symbol: [Int]] = {
    var found: [Symbol: [Int]] = [:]
    for file in program.files.indices.dropLast() {
      let modules = program.files[file].imports.lazy.filter { $0.declaration == nil }
      for module in Set(modules.map { self.program.symbols.symbol(file: file, $0.module) }) {
        found[module, default: []].append(file)
      }
    }
    return found
  }()
  /// For each class those that inherit from it, directly or through others.
  private lazy var subclasses: [EntityID: [EntityID]] = {
    var found: [EntityID: [EntityID]] = [:]
    for entity in program.entities.ids where program.entities[entity].kind == .class {
      for ancestor in program.ancestors[entity]
      where ancestor.isDeclared && program.entities[ancestor].kind == .class {
        found[ancestor, default: []].append(entity)
      }
    }
    return found
  }()
  /// For each consumer what somebody would be warned of that a refactoring is for.
  private let findings: [NodeID: [Finding]]
  private let read: (String) -> [UInt8]?
  private var sources: [String: SourceText?] = [:]
  private var bytesOfFile: [String: SourceBytes?] = [:]

  /// - Parameters:
  ///   - findings: what the rules found in the whole program.
  ///   - read: gives the bytes of a file by its path relative to the root, as they were when the program was linked; nil
  ///     where that cannot be read any more.
  package init(
    _ results: Results, findings: [Finding], references: [[Reference]], read: @escaping (String) -> [UInt8]?
  ) {
    self.results = results
    program = results.program
    self.findings = Dictionary(
      grouping: findings.lazy.filter {
        RefactoringRequest.rules.contains($0.rule) && $0.source != nil && $0.target != nil
      },
      by: { $0.source! })
    self.references = references
    self.read = read
  }

  /// - Parameter file: the consumer's, in whose module the protocol stands.
  func note(_ new: NewProtocol, for file: Int32) { written.append((new, file)) }

  /// The protocol that this refactoring has made of a type and that a file sees.
  func protocolWritten(of type: EntityID, seenIn file: Int32) -> NewProtocol? {
    written.last { $0.new.conforming == type && program.isSameModule(Int($0.file), Int(file)) }?.new
  }

  func protocolWritten(named name: String, seenIn file: Int32) -> NewProtocol? {
    written.last { $0.new.name == name && program.isSameModule(Int($0.file), Int(file)) }?.new
  }

  /// This refactoring has given the name to a protocol, wherever that stands.
  func hasWritten(_ name: String) -> Bool { written.contains { $0.new.name == name } }

  /// Each refactoring begins with the code as it is.
  func forgetProtocols() { written = [] }

  func source(file: Int32) -> SourceText? {
    let path = program.files[Int(file)].path
    if let known = sources[path] { return known }
    let source = bytes(file: file).map { SourceText(path: path, $0) }
    sources[path] = source
    return source
  }

  /// The bytes of a file, which is not parsed for them; nil where it cannot be read or has changed.
  func bytes(file: Int32) -> SourceBytes? {
    let path = program.files[Int(file)].path
    if let known = bytesOfFile[path] { return known }
    let bytes = read(path).flatMap { $0.count == program.files[Int(file)].byteCount ? SourceBytes(all: $0) : nil }
    bytesOfFile[path] = bytes
    return bytes
  }

  /// A property up to its name: `@Injected var api`.
  func propertyText(at site: DependencyGraph.Site) -> String {
    guard let source = source(file: site.file) else { return "" }
    let path = source.nodes(covering: Int(site.start), Int(site.start) + 1)
    guard let declaration = path.last(where: { source.kind(of: $0) == .variableDecl }), let name = path.last else {
      return ""
    }
    let text = source.text(source.start(of: declaration), source.end(of: name))
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func index(of source: SourceText) -> Int32? { indexOfPath[source.path] }

  /// A file that was looked at before.
  func known(_ path: String) -> SourceText? { sources[path] ?? nil }

  /// A declaration in the text: its file and its node.
  func place(of declaration: DeclarationID) -> (source: SourceText, node: Int)? {
    let (fact, file) = (program.fact(declaration), program.declarations[declaration].file)
    guard Int(file) != program.platformFile, let source = source(file: file) else { return nil }
    let nodes = source.nodes(covering: Int(fact.nameStart), Int(fact.nameEnd))
    guard let node = nodes.last(where: { Self.isDeclaration(source.kind(of: $0)) }) else { return nil }
    return (source, node)
  }

  /// A declaration as a whole, rather than a part of one.
  private static func isDeclaration(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .patternBinding, .accessorBlock, .accessor, .enumCaseElement: false
    default: kind.isDeclaration
    }
  }

  /// The branches of `#if` that a declaration stands in, each as its first line.
  func conditions(around declaration: DeclarationID) -> Set<String> {
    guard let (source, node) = place(of: declaration) else { return [] }
    return conditions(source.nodes(covering: source.start(of: node), source.end(of: node)), source)
  }

  /// - Parameter path: from the file to a place.
  func conditions(_ path: [Int], _ source: SourceText) -> Set<String> {
    Set(
      path.filter { source.kind(of: $0) == .ifConfigClause }.map { clause in
        let start = source.start(of: clause)
        return source.text(start, max(start, source.lineEnd(of: start)))
      })
  }

  /// Extensions and the type itself, in the order of their files.
  func parts(of entity: EntityID) -> [DeclarationID] {
    partsOfEntity[entity] ?? []
  }

  /// The types that are declared inside of one.
  func nodes(inside entity: EntityID?) -> [NodeID] { entity.flatMap { innerNodes[$0] } ?? [] }

  /// Types of the project that inherit from a class.
  func subclasses(of entity: EntityID) -> [EntityID] { subclasses[entity] ?? [] }

  /// What the rules say about how a consumer gets its dependencies.
  func findings(of consumer: NodeID) -> [Finding] { findings[consumer] ?? [] }

  /// Those of all consumers, by consumer.
  var consumersWithFindings: [NodeID] { findings.keys.sorted() }

  /// Where values of a type are made.
  func constructions(of entity: EntityID) -> [Reference] { constructions[entity] ?? [] }

  /// Where a property is given a value.
  func assignments(of property: DeclarationID) -> [Reference] { assignments[property] ?? [] }

  /// The files that import a module as a whole, in order.
  func files(importing module: String) -> [Int] { filesImporting[program.symbols.find(module)] ?? [] }

  /// The files in whose code a member of that name is used.
  func files(using name: String) -> Set<Int32> { Set(filesOfMember[program.symbols.find(name)] ?? []) }

  /// Where a function is called or named.
  func uses(of function: DeclarationID) -> [Reference] { uses[function] ?? [] }

  /// The members of that name that a value of a type has, the nearest first, of the type and what it inherits from. Of a
  /// type whose code is not seen none are known.
  func members(_ name: String, of entity: EntityID) -> [DeclarationID] {
    let symbol = program.symbols.find(name)
    guard symbol != 0, entity.isDeclared else { return [] }
    var found: [DeclarationID] = []
    for owner in [entity] + program.ancestors[entity] where owner.isDeclared {
      found += program.members.find(MemberTable.entity(owner), symbol)
    }
    return found
  }

  /// Some member of a type or of what it inherits from has that name.
  func hasMember(_ name: String, _ entity: EntityID) -> Bool { !members(name, of: entity).isEmpty }

  /// A declaration of the project's at the top of some file has that name.
  func isTaken(_ name: String) -> Bool {
    if hasWritten(name) { return true }
    let symbol = program.symbols.find(name)
    return symbol != 0
      && program.members.find(MemberTable.topLevel, symbol).contains {
        Int(program.declarations[$0].file) != program.platformFile
      }
  }

  /// A type of the platform has that name.
  func isOfPlatform(_ symbol: Symbol) -> Bool {
    program.known.textName(ofType: symbol) != nil
      || program.members.find(MemberTable.topLevel, symbol).contains {
        Int(program.declarations[$0].file) == program.platformFile
      }
  }

  /// Whether a type conforms to a protocol of that name, by its own word or through others.
  func conforms(_ entity: EntityID, to names: Set<String>) -> Bool {
    program.ancestors[entity].contains { names.contains(program.simpleName($0)) }
      || program.inherited[entity].contains { names.contains(program.simpleName(program.types[$0].entity)) }
  }

  /// A type alias at the top of some file stands for a function's type.
  func isNameOfFunctionType(_ name: String) -> Bool {
    let symbol = program.symbols.find(name)
    return symbol != 0
      && program.members.find(MemberTable.topLevel, symbol).contains {
        program.declarations[$0].kind == .typealias && program.types.form(program.declaredTypes[$0]) == .function
      }
  }

  /// A type in the usual spelling, nil where that cannot be written: it is generic, or not known.
  func text(of type: TypeID) -> String? {
    let node = program.types[type]
    guard node.form == .nominal else { return nil }
    let arguments = program.types.arguments(of: type).map { text(of: $0) }
    let parts = arguments.compactMap(\.self)
    guard parts.count == arguments.count else { return nil }
    let entity = node.entity
    if entity == program.wellKnown.optional, let part = parts.first { return "\(part)?" }
    let name = program.qualifiedName(entity)
    guard !name.isEmpty else { return nil }
    if name == "Array", let part = parts.first { return "[\(part)]" }
    if name == "Dictionary", parts.count == 2 { return "[\(parts[0]): \(parts[1])]" }
    let isProtocol = entity.isDeclared && program.entities[entity].kind == .protocol
    let full = parts.isEmpty ? name : "\(name)<\(parts.joined(separator: ", "))>"
    return isProtocol ? "any \(full)" : full
  }

  /// The oldest and the newest language mode in which targets compile a file, of those that are known.
  func languageModes(ofFile file: Int32) -> (oldest: UInt8, newest: UInt8)? {
    let modes = program.modules(ofFile: Int(file)).map { program.modules[Int($0)].languageMode }.filter { $0 > 0 }
    return modes.min().flatMap { oldest in modes.max().map { (oldest, $0) } }
  }

  /// What is sent between tasks and must not be is an error in a file.
  func checksSending(file: Int32) -> Bool { languageModes(ofFile: file).map { $0.newest > 5 } ?? false }

  /// The module of a file, as the program numbers them.
  func module(file: Int32) -> Int { program.moduleOfFile[Int(file)] }
}

extension CodeBase {
  /// A consumer that has no instance that could keep anything: an enumeration, a protocol, a function, an extension of
  /// what is declared elsewhere.
  func storesNothing(_ node: NodeID) -> Bool {
    switch results.graph.nodes[node].kind {
    case .class, .struct, .actor: false
    default: true
    }
  }

  /// Some other file of the project uses a member of that name of some object.
  func isReachedFromOutside(_ name: String, than own: [SourceText]) -> Bool {
    files(using: name).contains { file in
      let path = program.files[Int(file)].path
      return !own.contains { $0.path == path }
    }
  }

  /// A type that is not declared in the code that was read is known to be a protocol.
  func isKnownProtocol(_ entity: EntityID) -> Bool { Results.plainProtocols.contains(program.simpleName(entity)) }
}
