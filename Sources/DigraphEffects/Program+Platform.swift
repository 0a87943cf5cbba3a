import DigraphFacts
package import DigraphKnowledge
package import DigraphLinking

/// For what the platform is asked.
extension Program {
  /// A member of the platform is asked that a test would not have to replace, as it says the same whenever the program
  /// runs: on what it runs, how fine a screen is.
  package func asksConstant(_ reference: Reference, _ traits: KnownTraits = [.neutral, .info]) -> Bool {
    guard reference.member != 0, reference.kind == .mention || reference.kind == .use,
      projectEntity(reference.target) == nil
    else { return false }
    return !known.traits(.memberOfType, symbol(of: reference.target), reference.member)
      .isDisjoint(with: traits)
  }

  /// A member of the platform is asked that only concerns what is shown. What is set there lasts beyond that.
  package func asksWhatIsShown(_ reference: Reference) -> Bool {
    guard reference.member != 0, reference.kind == .mention || reference.kind == .use,
      !reference.flags.contains(.assigned),
      projectEntity(reference.target) == nil
    else { return false }
    return known.traits(.memberOfType, symbol(of: reference.target), reference.member).contains(.shows)
  }

  /// A theme, by its name: it says what colours and fonts there are.
  package func isNamedForLooks(_ entity: EntityID) -> Bool {
    let name = simpleName(entity)
    return ["Theme", "Appearance", "Palette", "Stylesheet"].contains(where: name.contains)
      || ["Colors", "Fonts", "Styles"].contains(where: name.hasSuffix)
  }

  /// `NSAttributedString`, or an optional one.
  package func isStyledText(_ type: TypeID) -> Bool {
    let node = types[unwrapped(type)]
    guard node.form == .nominal || node.form == .selfType else { return false }
    return ["NSAttributedString", "NSMutableAttributedString", "AttributedString"].contains(
      symbols[symbol(of: node.entity)])
  }

  /// What a parser of the command line makes and runs.
  package func isCommand(_ consumer: Consumer) -> Bool {
    guard let own = consumer.type.flatMap({ projectEntity($0) }) else { return false }
    return ancestors[own].contains {
      known.traits(.type, symbol(of: $0)).contains(.madeByParser)
    }
  }

  /// A field or a view in which text is edited, and which copies and pastes as such.
  package func isTextView(_ consumer: Consumer) -> Bool {
    guard let own = consumer.type.flatMap({ projectEntity($0) }) else { return false }
    return ancestors[own].contains {
      ["UITextField", "UITextView", "NSText", "NSTextField", "NSTextView"].contains(
        symbols[symbol(of: $0)])
    }
  }
}

extension LinkedProgram {
  /// What the project adds to services of the platform, and what asks these for nothing but what is shown. O(references).
  package func membersThatOnlyShow() -> Set<DeclarationID> {
    var shows: Set<DeclarationID> = []
    var others: Set<DeclarationID> = []
    for group in [references, ownUses] {
      for reference in group.joined() where reference.member != 0 {
        guard let context = reference.context, let owner = program.declarations[context].entity,
          program.projectEntity(owner) == nil, program.known(owner)?.kind == .service
        else { continue }
        if program.asksWhatIsShown(reference), reference.target == owner {
          shows.insert(context)
        } else if reference.kind != .mention || program.known(reference.target)?.kind == .service {
          others.insert(context)
        }
      }
    }
    return shows.subtracting(others)
  }
}
