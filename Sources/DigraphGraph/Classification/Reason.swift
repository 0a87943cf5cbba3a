import DigraphFacts
import DigraphKnowledge
package import DigraphLinking
import DigraphReport

/// Why a type has its role and significance, in eight bytes: there is one for each type.
package struct Reason: Sendable, Equatable {
  private let words: Words
  /// The type it speaks of; of a role the ordinal.
  private let subject: Int32

  /// For reasons that speak of nothing else.
  init(_ words: Words = .none) {
    self.words = words
    subject = 0
  }

  /// For those that name another type, if it is known.
  init(_ words: Words, _ type: EntityID?) {
    self.words = words
    subject = (type ?? .unnamed).number
  }

  /// For those that name a role.
  init(_ words: Words, _ role: Role) {
    self.words = words
    subject = Int32(Role.allCases.firstIndex(of: role)!)
  }

  /// The reason in words that fit behind "because"; empty where there is none.
  package func text(in program: Program) -> String {
    switch words {
    case .inheritsFrom: "it is a \(program.simpleName(type))"
    case .inheritsData: "it is a \(program.simpleName(type)), which carries data"
    case .inheritsCommand: "it is a \(program.simpleName(type)), which the system makes and runs"
    case .isNamedRole: "its name says that it is a \(role)"
    case .isConfiguredRole: "the configuration says that it is a \(role)"
    case .holds: "it holds \(name(in: program))"
    case .isGiven: "it is given \(name(in: program))"
    default: words.text
    }
  }

  /// Its code never leaves it, and it holds nothing that does.
  package var isInside: Bool { words == .staysInside }

  /// Its name says it, where its code says nothing.
  var isOfName: Bool { [.isNamedService, .isNamedAndBehavingService, .isNamedRole].contains(words) }

  /// Its code says that it does work outside of itself, or that everyone shares it.
  var saysWhatItDoes: Bool {
    [.reachesByStatics, .isSharedByAll, .reachesOutside, .sendsMessages, .isLocator, .isConfiguredService].contains(
      words)
  }

  /// It is what a store fetches: a managed object, a persistent model.
  var isOfStoredData: Bool { words == .inheritsData || words == .isPersistentModel }

  /// It is coded, compared or an enumeration: a value.
  var isOfValue: Bool { [.isCoded, .isComparedStruct, .isEnumeration].contains(words) }

  /// Nothing but its kind says that it does work.
  package var isOfKind: Bool { words == .isClass || words == .isActor }

  /// It is no data only for what it holds or is given.
  var isOfHolding: Bool { words == .holds || words == .isGiven }

  /// What it is no data only for.
  package var held: EntityID? { isOfHolding && type.isDeclared ? type : nil }

  /// It holds nothing, and only says values.
  package var saysValues: Bool { words == .isConstantStruct }

  private var type: EntityID { EntityID(number: subject) }

  private var role: String { Role.allCases[Int(subject)].rawValue }

  private func name(in program: Program) -> String {
    let isOwn = type.isDeclared && !program.entities[type].isPlatform
    return isOwn ? program.qualifiedName(type) : program.simpleName(type)
  }

  enum Words: UInt8, Sendable {
    case none
    // Of the kind and what is inherited.
    case inheritsFrom, inheritsData, inheritsCommand, makesBody, isError, isPersistentModel, isEnumeration
    case reachesByStatics, isEmptyProtocol, isProtocol
    // Of what is declared and done.
    case isOwnRecord, isTool, answersView
    case isCoded, isWrapper, isComparedStruct, isCarryingStruct, onlyHolds, isObservable
    case isEmptyStruct, isEventChannel, isSharedByAll, isEntity, reachesOutside, sendsMessages, staysInside, isLocator
    case isDataStruct, isConstantStruct, isBehaviourStruct, isMadeFromData, isBox, runsClosures, onlyAnswers, isActor,
      isClass
    // Of the name.
    case isNamedController, isNamedView, isNamedHelper, isNamedService, isNamedAndBehavingService, isNamedRole,
      isNamedData
    // Of what is held.
    case holds, isGiven
    // Of those who conform.
    case isMetByViews, isMetByData
    // Of what the user says.
    case isConfiguredRole, isConfiguredService, isConfiguredData

    fileprivate var text: String {
      switch self {
      case .makesBody: "it makes the body of a view"
      case .isError: "it is an error"
      case .isPersistentModel: "it is a persistent model, which carries data"
      case .isEnumeration: "it is an enumeration"
      case .reachesByStatics: "its static functions reach outside the process"
      case .isEmptyProtocol: "it is a protocol without requirements"
      case .isProtocol: "it is a protocol that describes behaviour"
      case .isOwnRecord: "it holds values for one file and reaches nothing outside"
      case .isTool: "it only sets up a tool of the platform"
      case .answersView: "it only answers a view of the platform"
      case .isCoded: "it is encoded and decoded, so it carries data"
      case .isWrapper: "it wraps the value of a property"
      case .isComparedStruct: "its values are compared, so it carries data"
      case .isCarryingStruct: "it is a struct that carries what others show or use"
      case .onlyHolds: "it has properties and no behaviour of its own"
      case .isObservable: "it is an observable object"
      case .isEmptyStruct: "it is a struct that holds nothing and does nothing"
      case .isEventChannel: "it only passes on what it is told, through subjects or callbacks"
      case .isSharedByAll: "everyone reaches and changes one instance of it"
      case .isEntity: "its instances are compared, so it is an entity"
      case .reachesOutside: "it reaches outside the process"
      case .sendsMessages: "it sends or receives messages that everyone shares"
      case .isLocator: "others ask it for services"
      case .isDataStruct: "it is a struct that carries data"
      case .isConstantStruct: "it is a struct that holds nothing and only says values"
      case .isBehaviourStruct: "it is a struct that holds nothing and has behaviour"
      case .isMadeFromData: "it is made from data and reaches nothing outside"
      case .isBox: "it holds values of any type and reaches nothing outside"
      case .runsClosures: "it only runs what it is given"
      case .onlyAnswers: "it works out what it gives back from what it is told"
      case .isActor: "it is an actor with behaviour"
      case .isClass: "it is a class with behaviour"
      case .staysInside: "it keeps state for those who hold it"
      case .isNamedController: "its name says that it is a view controller"
      case .isNamedView: "its name says that it is a view"
      case .isNamedHelper: "its name says that it computes something"
      case .isNamedService: "its name says that it does work for others"
      case .isNamedAndBehavingService: "its name and its methods say that it does work for others"
      case .isNamedData: "its name says that it carries data"
      case .isMetByViews: "what conforms to it are views"
      case .isMetByData: "it asks for properties, and what conforms to it carries data"
      case .isConfiguredService: "the configuration says that it is a service"
      case .isConfiguredData: "the configuration says that it carries data"
      // Those that name something, and none.
      default: ""
      }
    }
  }
}
