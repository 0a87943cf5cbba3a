import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// What single references do not say, but those beside them do: how the chains that they begin go on, and what else the
/// functions do that they stand in.
struct ReferenceMarks: Sendable {
  /// Chains that ask a locator for a service, and where the service is reached.
  var served: [Place: UInt32] = [:]
  /// Chains that use another member of a locator.
  var used: Set<Place> = []
  /// Chains that move windows about, or ask how large something is.
  var shown: Set<Place> = []
  /// Members that let the user choose a file.
  var choosing: Set<DeclarationID> = []
  /// Chains that ask the platform what is the same whenever the program runs.
  var constant: Set<Place> = []
  /// Members that ask for a resource of the program.
  var resourcing: Set<DeclarationID> = []
  /// Members that make a view or a screen.
  var showing: Set<DeclarationID> = []
  /// Chains that end in a registration.
  var told: Set<Place> = []
  /// What functions use that ask containers.
  var usedThere: Set<Use> = []

  /// Where a chain begins.
  struct Place: Hashable, Sendable {
    let file: Int32
    let start: UInt32

    init(_ reference: Reference) {
      file = reference.file
      start = reference.start
    }
  }

  /// What a function uses, whoever gives it.
  struct Use: Hashable, Sendable {
    let function: DeclarationID
    let service: EntityID
  }
}

extension AcquisitionCollector {
  typealias Place = ReferenceMarks.Place
  typealias Use = ReferenceMarks.Use

  /// Notes what stands behind the beginnings of chains, so that `Core.shared` in `Core.shared.accounts` is known to ask
  /// for accounts.
  mutating func mark(_ references: [Reference]) {
    marks = ReferenceMarks()
    marks.told = registrations(in: references)
    marks.usedThere = uses(in: references)
    marks = marksOfChains(in: references)
  }

  /// `Container.shared.player.register { Silence() }` tells the container something, and asks for nothing.
  private func registrations(in references: [Reference]) -> Set<Place> {
    if locators.isEmpty { return [] }
    var told: Set<Place> = []
    for reference in references where reference.kind == .mention || reference.kind == .use {
      guard let function = reference.declaration else { continue }
      let isKnown = Int(program.declarations[function].file) == program.platformFile
      if isKnown && program.registers(function) || givesFactory(function) { told.insert(Place(reference)) }
    }
    return told
  }

  /// `factory.reset()` gives back what it is a member of, and nothing that the factory makes.
  private func givesFactory(_ function: DeclarationID) -> Bool {
    let owner = program.declarations[function].type
    let node = program.types[program.declaredTypes[function]]
    return owner.isDeclared && (node.form == .selfType || node.form == .nominal && node.entity == owner)
      && program.declarations[function].kind == .function && program.factoryTypes.contains(program.symbol(of: owner))
  }

  /// What functions use, where containers are asked.
  private func uses(in references: [Reference]) -> Set<Use> {
    guard
      references.contains(where: { $0.kind == .located })
        || !locators.isEmpty && references.contains(where: { isContainer($0.target) })
    else { return [] }
    var uses: Set<Use> = []
    for reference in references {
      guard reference.declaration != nil, let context = reference.context,
        reference.kind == .use || reference.kind == .mention, !reference.flags.contains(.assigned)
      else { continue }
      uses.insert(Use(function: context, service: reference.target))
    }
    return uses
  }

  /// The marks so far, and those of chains.
  private func marksOfChains(in references: [Reference]) -> ReferenceMarks {
    var marks = marks
    for reference in references {
      switch reference.kind {
      case .mention, .use:
        markPlatform(reference, &marks)
        if reference.kind == .mention, isAsking(reference) || isPart(reference) {
          serve(reference, &marks)
        } else if !locators.isEmpty, locators.contains(reference.target) {
          marks.used.insert(Place(reference))
        }
      case .located where gives(reference): serve(reference, &marks)
      case .construct:
        guard let place = reference.context else { continue }
        if isInterface(reference.target) { marks.showing.insert(place) }
        if letsChoose(reference.target) { marks.choosing.insert(place) }
      default: continue
      }
    }
    return marks
  }

  private func serve(_ reference: Reference, _ marks: inout ReferenceMarks) {
    marks.served[Place(reference)] = max(marks.served[Place(reference)] ?? 0, reference.end)
  }

  /// Notes what is asked of the platform that a test would hardly replace.
  private func markPlatform(_ reference: Reference, _ marks: inout ReferenceMarks) {
    guard reference.member != 0, program.projectEntity(reference.target) == nil else { return }
    let traits = program.known.traits(.memberOfType, program.symbol(of: reference.target), reference.member)
    if traits.contains(.neutral) {
      marks.constant.insert(Place(reference))
      // `Bundle.main.url(forResource: "licences", withExtension: "rtf")`
      if let place = reference.context, isBundle(reference.target) { marks.resourcing.insert(place) }
    }
    if !reference.flags.contains(.assigned), onlyShows(reference, traits) { marks.shown.insert(Place(reference)) }
  }

  /// A member of the platform only concerns what is shown, or the project adds it and it asks nothing else; or the user
  /// has the program end.
  private func onlyShows(_ reference: Reference, _ traits: KnownTraits) -> Bool {
    if traits.contains(.shows) { return true }
    if let added = reference.declaration, onlyShows.contains(added) { return true }
    return traits.contains(.ends) && isPartOfInterface(reference.consumer)
  }
}
