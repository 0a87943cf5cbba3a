import DigraphFacts
import DigraphKnowledge

/// What registrations of one type are told apart by.
extension ContainerCall.Name {
  /// Labels of names and tags.
  static let labels: Set<String> = ["name", "named", "tag", "tagged"]
}

extension BodyLinker {
  /// The name or tag among the arguments of a call.
  ///
  /// - Parameter first: the first reference of the arguments.
  func containerName(in arguments: ArraySlice<Argument>, since first: Int) -> ContainerCall.Name {
    guard
      let argument = arguments.first(where: {
        $0.label != 0 && ContainerCall.Name.labels.contains(program.symbols[$0.label])
      })
    else { return .none }
    guard argument.code >= 0 else { return .unknown }
    return containerName(argument.code, since: first)
  }

  private func containerName(_ index: Int, since first: Int) -> ContainerCall.Name {
    let node = code[index]
    switch node.kind {
    case .literal where node.flags.contains(.null): return .none
    case .literal where node.flags.contains(.string) && node.name != 0: return .text(symbol(index))
    case .implicitMember: return constant(index, since: first) ?? .member(symbol(index))
    case .chain:
      // `Names.live`, `Names.live.rawValue`
      var parts = Array(children(of: index))
      if let last = parts.last, code[last].kind == .member, symbol(last) == program.identifiers.rawValue {
        parts.removeLast()
      }
      guard let last = parts.last,
        parts.dropFirst().allSatisfy({ code[$0].kind == .member }) || parts.count == 1,
        code[last].kind == .member || code[last].kind == .implicitMember
      else { return .unknown }
      return constant(last, since: first) ?? .unknown
    default: return .unknown
    }
  }

  /// The constant or case that ends in a part of an expression.
  private func constant(_ part: Int, since first: Int) -> ContainerCall.Name? {
    for reference in references[first...] where reference.end == code[part].end {
      guard let id = reference.declaration, program.declarations[id].name == symbol(part) else { continue }
      return program.constantName(id)
    }
    return nil
  }
}

extension Program {
  /// What a constant or case names; nil for what may change.
  fileprivate func constantName(_ id: DeclarationID) -> ContainerCall.Name? {
    let declaration = declarations[id]
    let isConstant =
      declaration.kind == .enumCase
      || declaration.kind == .property && declaration.flags.contains(.isStatic) && !declaration.flags.contains(.isVar)
    guard isConstant else { return nil }
    let text = fact(id).valueText
    return text == 0 ? .member(declaration.name) : .text(symbols.symbol(file: Int(declaration.file), text))
  }

  /// Of properties with an attribute of Weaver how long what they are filled with lives, in its word. To be asked as long
  /// as there is code. O(declarations), where there are any.
  func wrapperScopes() -> [DeclarationID: Symbol] {
    var found: [DeclarationID: Symbol] = [:]
    guard symbols.find("Weaver") != 0 else { return found }
    for file in 0..<(files.count - 1) {
      let code = files[file].code
      for (index, fact) in files[file].declarations.enumerated() where fact.kind == .property {
        for attribute in files[file].attributes(of: fact) where attribute.arguments >= 0 {
          for place in Int(attribute.arguments)..<Int(code[Int(attribute.arguments)].subtreeEnd)
          where code[place].kind == .argument && symbols[symbols.symbol(file: file, code[place].name)] == "scope"
            && code[place + 1].kind == .implicitMember
          {
            found[bases[file] + index] = symbols.symbol(file: file, code[place + 1].name)
          }
        }
      }
    }
    return found
  }

  /// Properties some attribute of which has arguments, and what name those give: `@Injected(name: "live")`, but not
  /// `@Injected()`. To be asked as long as there is code. O(declarations).
  func wrapperNames() -> [DeclarationID: ContainerCall.Name] {
    var found: [DeclarationID: ContainerCall.Name] = [:]
    for file in 0..<(files.count - 1) {
      let facts = files[file]
      for (index, fact) in facts.declarations.enumerated() where fact.kind == .property {
        if let name = fillingName(fact, file) { found[bases[file] + index] = name }
        for attribute in facts.attributes(of: fact) {
          guard attribute.arguments >= 0, Int(facts.code[Int(attribute.arguments)].subtreeEnd) > attribute.arguments + 1
          else { continue }
          found[bases[file] + index] = wrapperName(attribute, file)
        }
      }
    }
    return found
  }

  /// `let mail = Injected<Mailing>(tag: "live")`, where a type says that a container fills the property.
  private func fillingName(_ fact: DeclarationFact, _ file: Int) -> ContainerCall.Name? {
    let code = files[file].code
    guard fact.value >= 0, code[Int(fact.value)].kind == .chain,
      let place = known.place(.type, symbols.symbol(file: file, code[Int(fact.value) + 1].name)),
      known[place].kind == .injection
    else { return nil }
    for index in Int(fact.value)..<Int(code[Int(fact.value)].subtreeEnd)
    where code[index].kind == .argument && code[index].name != 0
      && ContainerCall.Name.labels.contains(symbols[symbols.symbol(file: file, code[index].name)])
    {
      return literalName(index + 1, file)
    }
    return nil
  }

  /// A text or a constant, as it is written.
  private func literalName(_ index: Int, _ file: Int) -> ContainerCall.Name {
    let value = files[file].code[index]
    let name = symbols.symbol(file: file, value.name)
    switch value.kind {
    case .literal where value.flags.contains(.string) && value.name != 0: return .text(name)
    case .implicitMember: return .member(name)
    default: return .unknown
    }
  }

  /// A single argument that names something, as it is written: what a member stands for is not looked up.
  private func wrapperName(_ attribute: AttributeFact, _ file: Int) -> ContainerCall.Name {
    let code = files[file].code
    let arguments = Int(attribute.arguments)
    let argument = arguments + 1
    let end = Int(code[arguments].subtreeEnd)
    // `@Weaver(.registration, type: Player.self)`: what is done by that name.
    if code[argument].name == 0, code[argument + 1].kind == .implicitMember,
      symbols[symbols.symbol(file: file, files[file].types[Int(attribute.type)].name)].hasPrefix("Weaver")
    {
      return .member(symbols.symbol(file: file, code[argument + 1].name))
    }
    // `@Injected(\.player)`, `@Injected(Container.player)`
    if code[argument].kind == .argument, code[argument].name == 0, Int(code[argument].subtreeEnd) == end,
      [.keyPath, .chain].contains(code[argument + 1].kind), code[end - 1].kind == .member
    {
      return .member(symbols.symbol(file: file, code[end - 1].name))
    }
    guard code[argument].kind == .argument, Int(code[argument].subtreeEnd) == end, argument + 2 == end,
      ContainerCall.Name.labels.contains(symbols[symbols.symbol(file: file, code[argument].name)])
    else { return .unknown }
    return literalName(argument + 1, file)
  }
}
