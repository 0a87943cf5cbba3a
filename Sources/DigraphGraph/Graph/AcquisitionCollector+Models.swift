import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// What stands for one thing of many, and is made where it is known which one is meant.
extension AcquisitionCollector {
  func isMadeOfWhatIsThere(_ target: EntityID, _ reference: Reference) -> Bool {
    if isKept(target) || isPartOfModel(target, reference) { return true }
    if isPresented(target, by: reference.consumer) { return true }
    let reason = profiles[target].reason
    // `UploadQueue { try await self.upload($0) }`: it calls back.
    if reference.flags.contains(.content), reason.isOfKind, !crossings.leaves(target),
      !crossings.meetsUnseen(target)
    {
      return true
    }
    guard reference.flags.contains(.fromHere) else { return false }
    // `MenuHelper(tableView: table)` of a screen: nobody else has what it is made of.
    if isInterface(reference.consumer), reason.isOfKind || reason.isOfName,
      [nil, .service].contains(profiles[target].role),
      !crossings.leaves(target)
    {
      return true
    }
    return !crossings.leaves(target) && (reason.isOfHolding || reason.isOfKind && !crossings.meetsUnseen(target))
      || reference.flags.contains(.repeated) && isCalledForNoWork(target) && !profiles[target].isObservable
      || isOfNextScreen(target, reference)
  }

  /// It is archived or copied, as data is, and does not say by its name that it works for others.
  private func isKept(_ target: EntityID) -> Bool {
    isCalledForNoWork(target) && !profiles[target].isObservable
      && program.ancestors[target].contains { ancestor in
        let name = program.symbol(of: ancestor)
        return !program.traits(ofBase: name, isNamesake: program.isNamesake(ancestor, name))
          .isDisjoint(with: [.makesCodable, .makesValue])
      }
  }

  /// Its name says neither what it does for others nor which role it has.
  private func isCalledForNoWork(_ target: EntityID) -> Bool {
    let signals = NameSignals(program.simpleName(target), program.known.knowledge)
    return !signals.isService && signals.role == nil
  }

  /// `header = HeaderModel(task: task)` in the model of a page, by what is handed to that: it shows a part of it.
  private func isPartOfModel(_ target: EntityID, _ reference: Reference) -> Bool {
    guard profiles[target].reason.isOfHolding, profiles[target].role == .viewModel,
      !reference.flags.contains(.noArguments),
      let consumer = reference.consumer.type.flatMap({ program.projectEntity($0) })
    else { return false }
    return profiles[consumer].role == .viewModel
  }

  /// `final class PhotoPicker { let picker = PHPickerViewController() }`: it puts a screen of the platform before the one
  /// that makes it.
  private func isPresented(_ target: EntityID, by consumer: Consumer) -> Bool {
    guard let type = consumer.type.flatMap({ program.projectEntity($0) }),
      profiles[type].isInterface || profiles[type].role == .coordinator, crossings.onlyAccompanies(target)
    else { return false }
    return shapes[target].storedProperties.contains { property in
      program.nominals(in: program.declaredTypes[property]).contains {
        program.projectEntity($0) == nil
          && program.known.traits(.type, program.symbol(of: $0)).contains(.makesController)
      }
    }
  }

  /// `let model = EditorModel(row: row)` in a function of a screen or of its model: what the next screen shows.
  private func isOfNextScreen(_ target: EntityID, _ reference: Reference) -> Bool {
    guard profiles[target].role == .viewModel, let context = reference.context,
      let consumer = reference.consumer.type.flatMap({ program.projectEntity($0) })
    else { return false }
    let declaration = program.declarations[context]
    return (declaration.kind == .function || declaration.flags.contains(.isComputed))
      && (profiles[consumer].isInterface || profiles[consumer].role == .viewModel)
  }
}
