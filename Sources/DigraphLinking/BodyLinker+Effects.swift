import DigraphFacts

/// What only the effects of code ask for.
extension BodyLinker {
  /// Where what a call gives comes from: the same as the value it is called on.
  func originOfResult(of value: Value) -> Origin {
    switch value.kind {
    case .type: return .construction
    case .value: return value.origin
    case .function:
      let isFree = value.isStatic || value.origin.isSelf || program.declarations[Int(value.declaration)].entity == -1
      return isFree ? Origin(declaration: value.declaration) : value.origin
    case .module: return .unknown
    }
  }

  /// Code stands behind the name, or may: a property that holds nothing but a value is only read.
  func runsOnUse(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[Int(id)]
    switch declaration.kind {
    case .function, .subscript: return true
    case .property:
      return declaration.flags.contains(.isComputed) || declaration.flags.contains(.isLazy)
        || functionType(program.declaredTypes[Int(id)]) != nil || program.fact(id).clauses >= 0
    default: return false
    }
  }

  /// Parameters of a function that a call gives no argument to run the code of their defaults.
  mutating func recordOmitted(_ overload: Overload, start: UInt32) {
    guard quiet == 0 else { return }
    for id in program.children(of: overload.declaration)
    where program.declarations[Int(id)].kind == .parameter && !overload.parameters.contains(id) {
      guard Int(program.declarations[Int(id)].file) != program.platformFile, program.fact(id).value >= 0 else {
        continue
      }
      omittedArguments.append(OmittedArgument(parameter: id, context: context, start: start))
    }
  }

  /// A member of a type that nothing in the run declares; of most types nobody asks.
  mutating func recordForeignUse(_ name: Symbol, of type: TypeID, origin: Origin, start: UInt32) {
    let node = sink.types[unwrapped(type)]
    guard quiet == 0, node.form == .nominal, node.head < 0 || program.entities[Int(node.head)].isPlatform,
      program.traits(of: program.symbol(of: node.head)).contains(.service)
    else { return }
    foreignUses.append(
      ForeignUse(
        type: node.head, member: name, origin: origin, context: context, file: Int32(file), start: start))
  }
}
