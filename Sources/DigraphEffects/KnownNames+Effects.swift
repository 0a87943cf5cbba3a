import DigraphFacts
package import DigraphKnowledge
package import DigraphLinking

/// What the uses of other people's symbols do.
extension KnownNames {
  /// What a use of something does that the project does not declare; empty where it stays in the process. Nil where the
  /// project declares it, whose code says what it does, or nothing is known of it.
  package func effects(of reference: Reference, in program: Program) -> EffectGroups? {
    let target = reference.target
    if target.isDeclared, !program.entities[target].isPlatform { return nil }
    if let declared = reference.declaration, Int(program.declarations[declared].file) != program.platformFile {
      return nil
    }
    if reference.flags.contains(.isGiven) { return [] }
    if let place = program.knownPlace(of: reference) { return self[place].effects }
    switch reference.kind {
    case .inherit, .located: return []
    case .global: return reference.declaration != nil ? [] : nil
    case .construct: return effects(ofValuesOf: target, in: program)
    case .staticMember:
      // All that read what changes stand in the texts, one by one.
      return effects(ofValuesOf: target, in: program) == nil ? nil : []
    case .mention, .use: return reference.member == 0 ? [] : effects(ofValuesOf: target, in: program)
    }
  }

  /// What a member of a type's values does, or of the type itself if it is static, by their names. Nil where nothing is
  /// known of the type.
  package func effects(of type: Symbol, member: Symbol, isStatic: Bool = false) -> EffectGroups? {
    if let place = place(isStatic ? .staticMember : .memberOfType, type, member), self[place].kind != nil {
      return self[place].effects
    }
    guard let known = self.type(type) else { return nil }
    return isStatic ? [] : known.effects
  }

  /// The construction by which a test makes a value of a type of its own, one that reaches nothing which others see:
  /// `UserDefaults(suiteName:)`. Nil where there is none.
  package func configuration(of type: Symbol) -> KnownSymbol? {
    let known = name(type)
    guard known != 0 else { return nil }
    return knowledge.symbols(of: known).first { $0.traits.contains(.configurable) }
  }

  private func effects(ofValuesOf entity: EntityID, in program: Program) -> EffectGroups? {
    if let type = type(program.symbol(of: entity)) { return type.effects }
    // What an interface declares without a remark is a helper of what has one.
    return entity.isDeclared ? [] : nil
  }
}
