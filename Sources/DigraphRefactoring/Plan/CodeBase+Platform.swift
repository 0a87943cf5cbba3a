import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses
import TestDoubles

/// What the platform gives, as far as that is known.
extension CodeBase {
  /// The type of a member of the platform that hands out something else than its own type; nil for any other.
  func typeOfMember(_ edge: DependencyGraph.Edge) -> String? {
    guard let member = edge.declaration, Int(program.declarations[member].file) == program.platformFile,
      program.declarations[member].kind == .property
    else { return nil }
    return text(of: program.declaredTypes[member])
  }

  /// The platform may give nil instead: an initializer may fail, no instance may be there.
  func mayBeNil(_ use: Use, _ group: InjectionFinder.Group) -> Bool {
    guard let type = results.graph.nodes[group.edge.target].key.entity,
      !type.isDeclared || program.entities[type].isPlatform
    else { return false }
    guard group.edge.kind == .construct else {
      return results.entry(of: group.edge)?.traits.contains(.optional) ?? false
    }
    let call = use.source.subtree(of: use.expression).first { node in
      use.source.kind(of: node) == .callSuffix && use.source.end(of: node) == use.end
    }
    let label = call.flatMap { use.source.labels(ofCall: $0).labels.first }
    return program.mayFail(type, label: label.map { program.symbols.find($0) })
  }

  /// A type of another module as code writes it, with the module, at all places; nil where some do not.
  func nameWithModule(_ group: InjectionFinder.Group, _ name: String) -> String? {
    let names = Set(
      group.sites.map { site in
        let text = source(file: site.file)?.text(Int(site.start), Int(site.end)).filter { !$0.isWhitespace } ?? ""
        let parts = text.split(separator: ".")
        return parts.count > 2 && parts[1] == name ? parts[0] + "." + parts[1] : ""
      })
    return names.count == 1 ? names.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  /// A type, or one around it, says by `@available` since when it is there, so that not all code can name it.
  func isRecent(_ entity: EntityID) -> Bool {
    var next: DeclarationID? = entity.isDeclared ? program.entities[entity].declaration : nil
    while let id = next {
      if attributes(of: id).contains("available"), let (source, node) = place(of: id) {
        let texts = source.children(of: node).filter { source.kind(of: $0) == .attribute }.map { source.text(of: $0) }
        if texts.contains(where: { $0.hasPrefix("@available(") && $0.contains(where: \.isNumber) && $0.contains("*") })
        {
          return true
        }
      }
      next = program.declarations[id].parent
    }
    return false
  }

  /// The signature of a member of a recent type names that, or another one, or what may be: a type that is declared
  /// elsewhere and is not as old as the language.
  func namesRecent(_ requirement: Requirement, besides type: EntityID) -> Bool {
    if requirement.text.contains(program.qualifiedName(type)) { return true }
    return requirement.signatureNames.contains { name in
      if Self.basic.contains(name) { return false }
      let all = program.members.find(MemberTable.topLevel, program.symbols.find(name))
      let own = all.compactMap { program.declarations[$0].entity }.filter { !program.entities[$0].isPlatform }
      return own.isEmpty || own.contains { isRecent($0) }
    }
  }

  private static let basic: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "CGFloat", "Character", "Data", "Date", "Dictionary", "Double", "Error",
    "Float",
    "Int", "Int32", "Int64", "Never", "Notification", "Optional", "Result", "Set", "String", "TimeInterval", "UInt",
    "UInt64", "URL", "UUID", "Void",
  ]

  /// Other modules see a type of the project.
  func isExported(_ type: EntityID) -> Bool {
    var next: DeclarationID? = program.entities[type].declaration
    while let id = next {
      let declaration = program.declarations[id]
      if declaration.kind.isNominal, !isSeenElsewhere(declaration) { return false }
      next = declaration.parent
    }
    return true
  }

  /// It says so, or the extension that it stands in, and it says nothing else.
  private func isSeenElsewhere(_ declaration: Declaration) -> Bool {
    if declaration.flags.containsAny(of: .exported) { return true }
    guard let outer = program.parent(of: declaration), outer.kind == .extension else { return false }
    return outer.flags.containsAny(of: .exported) && !declaration.flags.containsAny(of: .hidden)
  }

  /// Other modules see a type of the project and what gives an instance of it.
  func isExported(_ edge: DependencyGraph.Edge, _ type: EntityID) -> Bool {
    var next = edge.declaration
    while let id = next {
      let declaration = program.declarations[id]
      guard declaration.kind == .extension || declaration.flags.containsAny(of: .exported) else { return false }
      next = declaration.parent
    }
    return edge.declaration != nil
      && program.declarations[program.entities[type].declaration].flags.containsAny(of: .exported)
  }
}
