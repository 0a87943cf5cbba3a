import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// The declarations whose code leaves what a test can control, however many calls away: it reaches outside the process,
/// or keeps or reads shared state, and no test can intercept a call on the way. Whoever calls one of them without being
/// able to put another one in its place has a hidden dependency on it.
///
/// A class only so that what asks it copies one reference instead of its many parts.
final class Crossings: Sendable {
  private let program: Program
  private let effects: Effects
  /// Static requirements in the place of which some type hands out its shared instance: the singleton's declaration.
  private let witnesses: [DeclarationID: DeclarationID]

  /// O(singletons).
  init(_ program: Program, _ effects: Effects, _ singletons: SingletonIndex) {
    self.program = program
    self.effects = effects
    witnesses = Self.witnesses(of: singletons, program)
  }

  /// See ``Effects/isLike(_:)``.
  func isLike(_ other: Crossings) -> Bool { effects.isLike(other.effects) }

  func contains(_ declaration: DeclarationID) -> Bool {
    !effects.hidden(of: declaration).isDisjoint(with: .volatile)
  }

  /// Whether whoever uses a declaration as a reference does depends on what it reaches: it, or the default of a parameter
  /// that the caller leaves out.
  func reaches(by reference: Reference) -> Bool {
    guard let reached = reference.declaration else { return false }
    if reference.flags.contains(.assigned), let setter = effects.hidden(ofSetter: reached) {
      return !setter.isDisjoint(with: .volatile)
    }
    return contains(reached)
      || reference.flags.contains([.call, .omitsDefaults])
        && program.parameters(of: reached).contains(where: contains)
  }

  /// See ``Effects/reachesByArguments(_:)``.
  func reachesByArguments(_ declaration: DeclarationID) -> Bool { effects.reachesByArguments(declaration) }

  /// All that it reaches is the device that the program runs on.
  func reachesDeviceAlone(_ declaration: DeclarationID) -> Bool { isDevice(effects.hidden(of: declaration)) }

  /// The same of all code of a type.
  func reachesDeviceAlone(ofType entity: EntityID) -> Bool { isDevice(effects.hidden(ofType: entity)) }

  private func isDevice(_ found: EffectGroups) -> Bool {
    let found = found.intersection(.volatile)
    return !found.isEmpty && found.isSubset(of: .device)
  }

  /// All that it reaches is how the program was started, and what is the same as long as it runs.
  func onlyAsksProcess(_ declaration: DeclarationID) -> Bool {
    let found = effects.hidden(of: declaration).intersection(.volatile)
    return !found.isEmpty && found.isSubset(of: .process)
  }

  /// What it reaches is what is shown and the device that shows it, and at most a flag of the process beside.
  func onlyLooks(_ declaration: DeclarationID) -> Bool { onlyLooks(effects.hidden(of: declaration)) }

  /// The same of all code of a type.
  func onlyLooks(ofType entity: EntityID) -> Bool { onlyLooks(effects.hidden(ofType: entity)) }

  private func onlyLooks(_ found: EffectGroups) -> Bool {
    !found.isDisjoint(with: [.device, .interface]) && found.intersection(.volatile).isSubset(of: [.device, .process])
  }

  /// It looks something up in what the program was built with, and nothing else but what says where to look.
  func reachesResourcesAlone(_ declaration: DeclarationID) -> Bool {
    let hidden = effects.hidden(of: declaration)
    return hidden.contains(.bundle) && hidden.intersection(.volatile).isSubset(of: .sharedState)
  }

  /// The same, in the language that the user chose.
  func looksUpByChoice(_ declaration: DeclarationID) -> Bool {
    let hidden = effects.hidden(of: declaration)
    return hidden.contains(.bundle)
      && hidden.intersection(.volatile).isSubset(of: [.bundle, .locale, .process, .sharedState, .storage])
  }

  /// It asks no more than how the user wants things to look: what is stored, shared and true of the device.
  func onlyAsksSettings(_ declaration: DeclarationID) -> Bool {
    effects.hidden(of: declaration).intersection(.volatile).isSubset(of: Self.settings)
  }

  /// The same, and it has the device answer a touch.
  func onlyAnswersTouch(_ declaration: DeclarationID) -> Bool {
    effects.hidden(of: declaration).contains(.device) && onlyAsksSettings(declaration)
  }

  private static let settings: EffectGroups = [.bundle, .device, .locale, .process, .sharedState, .storage]

  /// Nothing beyond the clock, random values and the device, which a value may note when it is made.
  func onlyNotes(_ declaration: DeclarationID) -> Bool {
    effects.hidden(of: declaration).intersection(.volatile).isSubset(of: [.clock, .randomness, .device])
  }

  /// It has the schedule run something, perhaps later.
  func onlySchedules(_ declaration: DeclarationID) -> Bool { onlySchedules(effects.hidden(of: declaration)) }

  /// The same of all code of a type.
  func onlySchedules(ofType entity: EntityID) -> Bool { onlySchedules(effects.hidden(ofType: entity)) }

  private func onlySchedules(_ found: EffectGroups) -> Bool {
    found.contains(.scheduling) && found.intersection(.volatile).isSubset(of: .clock)
  }

  /// It reads or writes what everyone shares, and at most asks beside where it runs and what the program was built with.
  func onlyTells(_ declaration: DeclarationID) -> Bool {
    let found = effects.hidden(of: declaration).intersection(.volatile)
    return found.contains(.sharedState) && found.isSubset(of: [.sharedState, .bundle, .device, .locale, .process])
  }

  /// It stays inside the process, but for what a value may note, and what it shares with others it reaches by making a
  /// value of a type.
  func onlyMakes(_ entity: EntityID, by declaration: DeclarationID) -> Bool {
    let found = effects.hidden(of: declaration).intersection(.volatile)
    return found.contains(.sharedState) && found.isSubset(of: [.sharedState, .clock, .randomness, .device])
      && effects.reaches(.sharedState, only: entity, by: declaration, program)
  }

  /// Nothing but random values.
  func onlyDraws(_ declaration: DeclarationID) -> Bool {
    effects.hidden(of: declaration).intersection(.volatile).isSubset(of: .randomness)
  }

  /// The same, and what it draws are identifiers, which tell one value from others.
  func onlyIdentifies(_ declaration: DeclarationID) -> Bool {
    guard onlyDraws(declaration), let group = EffectGroups.randomness.groups.first,
      let chain = effects.chain(of: declaration, to: group, isHidden: true, upTo: 100)
    else { return false }
    return chain.symbol.form == .construction
  }

  /// Nothing beyond the clock and the language, region and calendar of the device, as what is shown in words does.
  func onlyWords(_ declaration: DeclarationID) -> Bool {
    effects.hidden(of: declaration).intersection(.volatile).isSubset(of: Self.wording)
  }

  /// The same of all code of a type.
  func onlyWords(of entity: EntityID) -> Bool {
    effects.hidden(ofType: entity).intersection(.volatile).isSubset(of: Self.wording)
  }

  /// The same, and where it runs: how a text is laid out.
  func onlyStyles(_ declaration: DeclarationID) -> Bool {
    effects.hidden(of: declaration).intersection(.volatile).isSubset(of: Self.wording.union([.device, .process]))
  }

  private static let wording: EffectGroups = [.clock, .locale, .bundle]

  /// A function that only writes a log.
  func isLog(_ declaration: DeclarationID) -> Bool { effects.isLog(declaration) }

  /// It reaches nothing but the clock, random values, the device and what the user copied, as what one row or page shows.
  func staysAtHand(_ entity: EntityID) -> Bool {
    effects.hidden(ofType: entity).intersection(.volatile).isSubset(of: [.clock, .randomness, .device, .system])
  }

  /// It writes a log, with what that needs, and does nothing else.
  func onlyLogs(_ entity: EntityID) -> Bool {
    let found = effects.hidden(ofType: entity).subtracting(.unknown)
    return found.contains(.logging) && found.isSubset(of: [.logging, .clock, .locale, .bundle])
  }

  /// It shows something, perhaps for a while, and reaches nothing else.
  func onlyShows(_ entity: EntityID) -> Bool {
    let found = effects.hidden(ofType: entity).subtracting(.logging)
    return found.contains(.interface) && found.isSubset(of: [.interface, .clock, .scheduling])
  }

  /// What it does beside that is to hear of what is shown and where, and to wait.
  func onlyAccompanies(_ entity: EntityID) -> Bool {
    effects.hidden(ofType: entity).intersection(.volatile)
      .isSubset(of: [.notifications, .device, .clock, .bundle, .locale, .scheduling])
  }

  /// The same, and to look up how the user wants it to look.
  func onlyServesScreens(_ entity: EntityID) -> Bool {
    let found = effects.hidden(ofType: entity)
    return !found.contains(.interface)
      && found.intersection(.volatile)
        .isSubset(of: [.notifications, .device, .clock, .bundle, .locale, .scheduling, .sharedState, .storage])
  }

  /// See ``Effects/leaves(_:)``.
  func leaves(_ entity: EntityID) -> Bool { effects.leaves(entity) }

  /// Its code uses types of other people that nothing is known of.
  func meetsUnseen(_ entity: EntityID) -> Bool { effects.hidden(ofType: entity).contains(.unknown) }

  /// It reaches the network.
  func fetches(_ declaration: DeclarationID) -> Bool { effects.hidden(of: declaration).contains(.network) }

  /// It reads or writes what everyone shares, rather than something outside of the process alone.
  func sharesState(_ declaration: DeclarationID) -> Bool {
    effects.hidden(of: declaration).contains(.sharedState)
  }

  /// The singleton that some type hands out where a protocol asks for a static member.
  func witness(of requirement: DeclarationID) -> DeclarationID? { witnesses[requirement] }

  private static func witnesses(of singletons: SingletonIndex, _ program: Program) -> [DeclarationID: DeclarationID] {
    var found: [DeclarationID: DeclarationID] = [:]
    for singleton in singletons.singletons {
      guard let holder = singleton.holder, holder.isDeclared else { continue }
      let declared = program.declarations[singleton.declaration]
      if declared.kind.isNominal || program.isTestFile[Int(declared.file)] { continue }
      for ancestor in program.ancestors[holder]
      where ancestor.isDeclared && program.entities[ancestor].kind == .protocol {
        for id in program.members.find(MemberTable.entity(ancestor), declared.name) where found[id] == nil {
          let requirement = program.declarations[id]
          if requirement.kind == declared.kind, requirement.flags.contains(.isStatic) {
            found[id] = singleton.declaration
          }
        }
      }
    }
    return found
  }
}
