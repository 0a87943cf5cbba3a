import DigraphFacts

/// What only the effects of code ask for.
extension BodyLinker {
  /// Where what a call gives comes from: the same as the value it is called on.
  func originOfResult(of value: Value) -> Origin {
    switch value.kind {
    case .type: return .construction
    case .value: return value.origin
    case .function:
      guard let function = value.declaration else { return value.origin }
      let isFree = value.isStatic || value.origin.isSelf || program.declarations[function].entity == nil
      return isFree ? Origin(declaration: function) : value.origin
    case .module: return .unknown
    }
  }

  /// Code stands behind the name, or may: a property that holds nothing but a value is only read.
  func runsOnUse(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    switch declaration.kind {
    case .function, .subscript: return true
    case .property:
      return declaration.flags.contains(.isComputed) || declaration.flags.contains(.isLazy)
        || functionType(program.declaredTypes[id]) != nil || program.fact(id).clauses >= 0
    default: return false
    }
  }

  /// Parameters of a function that a call gives no argument to run the code of their defaults.
  mutating func recordOmitted(_ overload: Overload, start: UInt32) {
    guard quiet == 0 else { return }
    for id in program.children(of: overload.declaration)
    where program.declarations[id].kind == .parameter && !overload.parameters.contains(id) {
      guard Int(program.declarations[id].file) != program.platformFile, program.fact(id).value >= 0 else {
        continue
      }
      omittedArguments.append(OmittedArgument(parameter: id, context: context, start: start))
    }
  }

  /// A member of a type that nothing in the run declares; of most types nobody asks.
  mutating func recordForeignUse(_ name: Symbol, of type: TypeID, origin: Origin, start: UInt32) {
    let node = sink.types[unwrapped(type)]
    guard quiet == 0, node.form == .nominal, !node.entity.isDeclared || program.entities[node.entity].isPlatform,
      program.traits(of: program.symbol(of: node.entity)).contains(.service)
    else { return }
    foreignUses.append(
      ForeignUse(
        type: node.entity, member: name, origin: origin, context: context, file: Int32(file), start: start))
  }
}
