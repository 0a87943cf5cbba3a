import DigraphFacts
import DigraphLinking
import DigraphSyntax
import SourceEditing
import TestDoubles

/// Types in the signatures of requirements, and what a protocol asks for as a whole.
extension RequirementReader {
  /// The protocol, or one that it refines, has associated types.
  var leavesTypesOpen: Bool {
    ([dependency] + code.program.ancestors[dependency]).contains { type in
      type.isDeclared
        && code.program.children(of: code.program.entities[type].declaration).contains {
          code.program.declarations[$0].kind == .associatedType
        }
    }
  }

  /// All that a protocol and those that it refines ask for.
  func all() throws(Obstacle) -> [Requirement] {
    var found: [Requirement] = []
    for type in [dependency] + code.program.ancestors[dependency] where !code.isKnownProtocol(type) {
      let name = code.program.simpleName(type)
      guard type.isDeclared, !code.program.entities[type].isPlatform else { throw .ofPlatform(name) }
      for id in code.program.children(of: code.program.entities[type].declaration) {
        switch code.program.declarations[id].kind {
        case .function, .subscript, .property:
          var requirement = try requirement(of: id)
          requirement.isSettable = requirement.form != .method && canBeSet(id)
          if !found.contains(requirement) { found.append(requirement) }
        case .typealias: continue
        default: throw .asksForMore(name)
        }
      }
    }
    return found
  }

  /// The text of a node, with the types that only the dependency's own code can name so shortly written out.
  func text(_ node: Int, _ source: SourceText, _ member: String) throws(Obstacle) -> String {
    var text = ""
    var place = source.start(of: node)
    for part in source.subtree(of: node) where source.kind(of: part) == .identifierType {
      let nameNode = source.child(of: part, .name)
      let (start, end) =
        nameNode.map { (source.start(of: $0), source.end(of: $0)) } ?? (source.start(of: part), source.end(of: part))
      let name = source.text(start, end)
      let replacement = try qualified(name, member)
      guard let replacement, start >= place else { continue }
      text += source.text(place, start) + replacement
      place = end
    }
    text += source.text(place, source.end(of: node))
    // A signature of several lines becomes one.
    return text.split(whereSeparator: \.isNewline).map { line in
      var line = line[...]
      while line.first?.isWhitespace ?? false { line.removeFirst() }
      return String(line)
    }.joined(separator: " ")
  }

  /// A default with the names written out that only the dependency's own code can write so shortly; nil where it means
  /// nothing outside.
  func value(_ node: Int, _ source: SourceText) -> String? {
    let names = source.subtree(of: node).filter { part in
      [.identifierType, .implicitMemberExpr, .memberSuffix, .nameExpr].contains(source.kind(of: part))
    }.map { source.text(of: $0).filter { $0 != "." } }
    if source.keepsToItself(anyOf: names) { return nil }
    var text = ""
    var place = source.start(of: node)
    for part in source.subtree(of: node) where [.nameExpr, .identifierType].contains(source.kind(of: part)) {
      let (start, end) = (source.start(of: part), source.end(of: part))
      guard start >= place else { continue }
      let replacement: String?
      switch owner(of: source.text(of: part)) {
      case .elsewhere: replacement = nil
      case .hidden: return nil
      case .type(let type): replacement = code.program.qualifiedName(type)
      case .member(let type): replacement = "\(code.program.qualifiedName(type)).\(source.text(of: part))"
      }
      guard let replacement else { continue }
      text += source.text(place, start) + replacement
      place = end
    }
    return text + source.text(place, source.end(of: node))
  }

  private enum NameOwner {
    case elsewhere, hidden
    /// It is `Self`, or what belongs to a type.
    case type(EntityID)
    case member(EntityID)
  }

  /// To which type around a member a name in its default belongs.
  private func owner(of name: String) -> NameOwner {
    if name == "Self" { return code.program.generics[dependency].isEmpty ? .type(dependency) : .hidden }
    let symbol = code.program.symbols.find(name)
    var scope: EntityID? = symbol == 0 ? nil : dependency
    while let owner = scope, owner.isDeclared {
      for type in [owner] + code.program.ancestors[owner] where type.isDeclared {
        let found = code.program.members.find(MemberTable.entity(type), symbol).first { id in
          let declaration = code.program.declarations[id]
          return declaration.flags.contains(.isStatic) || declaration.kind.isNominal || declaration.kind == .typealias
        }
        guard let found else { continue }
        let isKnown =
          !code.program.declarations[found].flags.containsAny(of: .hidden) && code.program.generics[owner].isEmpty
        return isKnown ? .member(owner) : .hidden
      }
      scope = code.program.parent(of: code.program.declarations[code.program.entities[owner].declaration])?.entity
    }
    return .elsewhere
  }

  /// Nil where a name means the same outside of the type.
  private func qualified(_ name: String, _ member: String) throws(Obstacle) -> String? {
    if name == "Self" { throw .namesSelf(member) }
    let symbol = code.program.symbols.find(name)
    guard symbol != 0 else { return nil }
    // What a superclass is generic in means something in its own code alone.
    for type in [dependency] + code.program.ancestors[dependency] where type.isDeclared {
      if code.program.generics[type].contains(where: { code.program.declarations[$0].name == symbol }) {
        throw .isGeneric(member)
      }
    }
    var scope: EntityID? = dependency
    while let owner = scope, owner.isDeclared {
      for type in [owner] + code.program.ancestors[owner] where type.isDeclared {
        for id in code.program.members.find(MemberTable.entity(type), symbol) {
          let found = code.program.declarations[id]
          if found.kind == .associatedType { throw .isGeneric(member) }
          guard found.kind.isNominal || found.kind == .typealias else { continue }
          if found.flags.containsAny(of: .hidden) { throw .isHidden(member) }
          return "\(code.program.qualifiedName(type)).\(name)"
        }
      }
      scope = code.program.parent(of: code.program.declarations[code.program.entities[owner].declaration])?.entity
    }
    let atTop = code.program.members.find(MemberTable.topLevel, symbol).filter {
      code.program.declarations[$0].file
        == code.program.declarations[code.program.entities[dependency].declaration].file
    }
    if let own = atTop.first(where: { _ in true }), code.program.declarations[own].flags.containsAny(of: .hidden) {
      throw .isHidden(member)
    }
    return nil
  }
}

extension SourceText {
  /// A declaration of one of some names is private to a type or to the file.
  fileprivate func keepsToItself(anyOf names: [String]) -> Bool {
    tree.nodes.indices.contains { node in
      guard kind(of: node).isDeclaration,
        children(of: node).contains(where: { part in
          kind(of: part) == .modifier && ["fileprivate", "private"].contains(text(of: part))
        })
      else { return false }
      return children(of: node).contains { part in
        let name = kind(of: part) == .patternBinding ? children(of: part).first : kind(of: part) == .name ? part : nil
        return name.map { names.contains(text(of: $0)) } ?? false
      }
    }
  }
}
