import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// What is beside the matter: values of one piece of work, hops to other threads, what is told once at the beginning.
extension AcquisitionCollector {
  /// `NSApplicationMain(CommandLine.argc, …)` in the file in which a program starts.
  func isOfProgram(_ reference: Reference) -> Bool {
    program.isMainFile(Int(reference.file)) && program.symbols[program.symbol(of: reference.target)] == "CommandLine"
  }

  /// `Resize(image: image)` of an operation, `RowParser(into: list)` of what hears of a parser, `Context(screen: self)`: it
  /// is made for one piece of work from what is known there, and does not leave the process by itself.
  func isMadeForWork(_ target: EntityID, _ reference: Reference) -> Bool {
    let isTold = !reference.flags.contains(.noArguments)
    if isJob(target), !crossings.leaves(target) { return isTold || program.entities[target].kind == .struct }
    return isTold && isCarrier(target)
  }

  func isJob(_ target: EntityID) -> Bool {
    program.ancestors[target].contains { ancestor in
      let name = program.symbol(of: ancestor)
      return program.traits(ofBase: name, isNamesake: program.isNamesake(ancestor, name)).contains(.makesJob)
    }
  }

  /// `Debouncer()`: all that a class does that is called after no work is to have something run later.
  func isDelay(_ target: EntityID) -> Bool {
    profiles[target].reason.isOfKind && profiles[target].role == nil && crossings.onlySchedules(ofType: target)
      && !crossings.meetsUnseen(target)
  }

  /// It is called after data, or wraps a stored object, and takes what does work along.
  private func isCarrier(_ target: EntityID) -> Bool {
    guard profiles[target].reason.isOfHolding, profiles[target].role == nil, !profiles[target].isVolatile else {
      return false
    }
    if NameSignals(program.simpleName(target), program.known.knowledge).isData { return true }
    return shapes[target].storedProperties.contains { property in
      program.nominals(in: program.declaredTypes[property]).contains {
        program.projectEntity($0).map { profiles[$0].reason.isOfStoredData } ?? false
      }
    }
  }

  /// `Data(contentsOf: url)` of a resource of the program, which is there whenever it runs.
  func isResource(_ entry: KnownSymbol, _ reference: Reference) -> Bool {
    reference.kind == .construct && entry.form == .construction
      && reference.context.map(marks.resourcing.contains) ?? false
  }

  /// `onMain { … }`: it runs what it is given on another thread, perhaps later, and does nothing else.
  func isHop(_ member: DeclarationID) -> Bool { program.runsClosure(member) && crossings.onlySchedules(member) }

  /// `Cells.registerProviders()`: it tells others once what there is.
  func isRegistration(_ member: DeclarationID) -> Bool {
    let declaration = program.declarations[member]
    return declaration.kind == .function && program.symbols[declaration.name].hasPrefix("register")
      && program.nominals(in: program.declaredTypes[member]).isEmpty && crossings.onlyTells(member)
  }
}
