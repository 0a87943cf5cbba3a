import DigraphContainers
import DigraphFacts
package import DigraphGraph
import DigraphLinking
import DigraphReport

/// What to do next about a dependency of a consumer, as a value: ``RecipeText`` makes the sentence of it.
///
/// Source of the steps: "iOS Dependency Injection Workshop": describe the ideal behaviour as a protocol, take it in the
/// initializer, use it, implement it with the old code, pass the real one in production and a double in tests.
package struct Recipe: Sendable {
  /// What the consumer would be given in the place of what it gets itself.
  enum Supply: Sendable {
    case dependency
    /// What it takes already, another one.
    case another
    /// An implementation of a protocol of a few members.
    case smallProtocol(String)
    /// A closure that calls a symbol.
    case closure(calling: String)
    /// A closure of this name that makes one.
    case maker(String)
    /// Closures that answer what is asked of it, rather than the whole.
    case parts([String])
  }

  /// Why one instance from elsewhere cannot stand for what a consumer makes.
  enum Making: Sendable {
    case perCall, severalTimes, withClosure, fromHere
  }

  /// By what a consumer knows what a closure makes for it.
  enum Product: Sendable {
    case newProtocol(Requirements)
    case knownProtocol(String)
    /// Its own type; a double can inherit from some.
    case itself(canBeSubclassed: Bool)
  }

  /// Who passes the real implementation.
  enum Owner: Sendable {
    case unknown
    /// Nodes that create the consumer: some of them, and how many more there are.
    case creators([NodeID], others: Int)
    /// The static member by which the consumer makes its own shared instance.
    case ownSingleton(String)
    /// An initializer for other modules, which do not see what another one takes.
    case publicInitializer
  }

  /// Why a consumer takes an object by its own type, where others would take a protocol.
  enum Observation: Sendable {
    case byView, byViewModelsViews, withViewModel
  }

  /// Why a consumer takes a dependency by its own type, as no protocol would do.
  enum OwnType: Sendable {
    case isHandedOn, isGeneric, isValue
    /// A member that others cannot be asked for.
    case hides(String)
    /// In words.
    case since(String)
  }

  /// A protocol to be written: its name, and which members its consumers use.
  struct Requirements: Sendable {
    var name: String
    var members: [String]
    /// How many use them together: one protocol is enough for all.
    var consumers = 1
    /// There is a protocol of that name, and the members are what it lacks.
    var isKnown = false
  }

  /// For whom else than itself a consumer is given a container.
  struct ContainerNeeds: Sendable {
    /// Its superclass, whose initializer takes it.
    var superclass: String?
    /// A protocol that asks it for one.
    var requirement: String?
    /// What it makes and hands it to.
    var parts: [String]
    /// Types that inherit from it use it.
    var isInherited: Bool

    var isNone: Bool { superclass == nil && requirement == nil && parts.isEmpty && !isInherited }
    /// It could not do without it even where it hands it to nothing that it makes.
    var isBound: Bool { superclass != nil || requirement != nil }
  }

  /// What a test can have in the place of a shared instance.
  enum Double: Sendable {
    case possible
    /// Not before what the test uses no more reaches the shared instance itself.
    case behind(NodeID)
    /// Nothing can inherit from it, and it can be made.
    case another
    /// Nothing can inherit from it, and it makes itself alone.
    case impossible
    /// A container, of which those ask who are tested.
    case ofContainer
  }

  enum Step: Sendable {
    // Where no initializer can take anything.
    case takeParameter(Supply)
    case replaceStaticValue(Supply)
    /// Static properties that their file alone sees and nothing reads.
    case removeUnread([String])
    case answerInItsPlace(Supply)
    case takeParameterInExtension(Supply)
    /// What is called by its selector takes nothing more, and a function beside it does.
    case takeParameterBeside(Supply)
    /// What is called as an object is read or made in a store, by its name, takes nothing more.
    case setBehindArchive(String, Supply)
    case takeParameterInProtocol(Supply)
    case dropParameterDefault(symbol: String)
    /// What it reaches is mended in the property wrapper, not where that is used.
    case openWrapper(String, isStatic: Bool)
    /// A log, which is best left as it is.
    case leaveToCaller
    /// A run loop, on which something else runs.
    case leaveLoop
    /// Queues, between which the consumer goes.
    case leaveQueues([String])
    /// What a test can set as it is.
    case leaveSettable
    case takeParameterInStatic(Supply, isValue: Bool)
    /// - Parameter isKept: the consumer has a property for it.
    case useInjected(isKept: Bool)
    /// Another initializer takes it.
    case dropInitializer(symbol: String)
    case adapt(to: OutsideMaker, Supply)
    /// Properties of data that get their value as it is made.
    case takeValue(of: [String])
    /// The same, where that is used as soon as it is made.
    case takeBesideInitializer(Supply)
    // What the consumer makes in order to hand it on.
    case handOverMaker(Supply)
    case handOver(Supply)
    // A dependency of the project.
    case takeObserved(Observation, parameter: String)
    /// What a locator gives is another one at other times.
    case takeCurrent(symbol: String, isOptional: Bool)
    /// What a locator gives may be nil.
    case takeOptional(symbol: String, parameter: String)
    case takeProtocol(parameter: String)
    /// A protocol that leaves types open.
    case takeGeneric(parameter: String)
    case takeItself(OwnType, parameter: String)
    /// The dependency makes the consumer.
    case takeBack(parameter: String)
    case takeKnownProtocol(String, parameter: String)
    case takeMaker(Product, maker: String, Making)
    case describe(Requirements, parameter: String)
    /// Closures that answer what is asked of it, rather than the whole.
    case takeParts([String])
    case takeClosure(symbol: String)
    case takeKnownType(String, parameter: String)
    /// Which of its static members consumers use together.
    case describeStatic(symbol: String, members: [String], protocolName: String, parameter: String)
    // A dependency of the platform.
    case wrapStore(protocolName: String?)
    case allowBehind(seam: String, symbol: String, Supply)
    case takeNotificationCenter(symbol: String)
    case takeScheduler(protocolName: String)
    /// The day and the time are one idea: what the consumer asks for both.
    case takeClock(symbols: [String])
    case takeValueClosure(parameter: String, protocolName: String, symbol: String)
    case describeInDomain(protocolName: String?, symbol: String)
    // What is handed in already.
    case typeByKnownProtocol(String, isProperty: Bool, isFixedElsewhere: Bool)
    case typeByNewProtocol(isProperty: Bool, isFixedElsewhere: Bool)
    case dropDefault(symbol: String, isWhatIsTaken: Bool)
    case require
    /// An initializer takes it already, and it may be missing.
    ///
    /// - Parameters:
    ///   - holders: those who pass it and may be without it themselves.
    ///   - isTakenByAll: every initializer takes it.
    case requireArgument(holders: [NodeID], isTakenByAll: Bool)
    case setBeforeUse
    /// What the consumer asks a locator for, rather than the locator.
    case takeWhatIsAsked(services: [String] = [], inMethod: Bool = false)
    /// The same, and the container stays, as others need it whole.
    case takeBesideContainer(services: [String], ContainerNeeds)
    /// A container that the consumer asks for nothing itself.
    case dropContainer
    /// The same, and it cannot go as long as others need it.
    case keepContainer(ContainerNeeds)
    // Containers.
    case register
    case provide
    case correctName(String)
    case askLater
    case handleMissing
    case registerReal
    case takeShared
    case passData
    case callOrRemove
    case removeRegistration
    case matchArguments
    case makeClass
    // What tests reach.
    case useDouble(Double)
    // What teams forbid or ask for.
    case takeFromOwner
    case turnAround
    case addDependency
    // Circles, chains and counts.
    case cut(EdgeKind, isWiring: Bool)
    case skipLink
    case split
    // Shared instances.
    case ownOnce(SharedInstance)
    // Comments that suppress findings.
    case removeComment
    case giveReason
    case nameRule
    /// Why a file was not read; nil where it was not judged.
    case letRead(UnreadSource.Reason?, OtherCode.Kind?)
  }

  /// What else is to be said.
  enum Note: Sendable {
    /// Some uses are in static members.
    /// - Parameter areFixed: a superclass or protocol says what some take.
    case someInStatics(areFixed: Bool)
    /// Some uses are in the values of static properties.
    case someInStaticValues([String])
    /// Static functions of the consumer that make one, too.
    case ownFunctionsToo([String])
    /// An initializer of the consumer takes nothing more, and others do.
    case someInitializersAreFixed
    /// Objective-C may make the consumer, too.
    case seenByObjectiveC
    /// Variables for everyone that hold what the consumer makes.
    case heldByVariable(String)
    /// A superclass or protocol fixes all initializers there are.
    case initializersAreFixed
    /// Members by which the consumer reaches instances that are not one another.
    case severalInstances([String])
    /// Beside those who create it the consumer hands out an instance of itself.
    case ownSingletonToo(String)
    /// Other modules see the consumer, and not what it would be given.
    case lessVisible
    /// The dependency belongs to the main actor, the consumer does not.
    case mainActor
    /// Those who are to pass it cannot name it.
    case hidden(String)
    /// What the consumer sets, and a protocol of the project does not let it.
    case settable([String])
    /// Functions of a new protocol whose arguments may be left out.
    case defaults([String])
  }

  var step: Step
  /// Nodes of the graph; nil where the step speaks of none.
  var consumer: NodeID?
  var dependency: NodeID?
  var owner: Owner
  /// Who passes it where the consumer takes it by its own type, if that is somebody else.
  var ownerByOwnType: Owner?
  var notes: [Note] = []

  init(_ step: Step, consumer: NodeID? = nil, dependency: NodeID? = nil, owner: Owner = .unknown) {
    self.step = step
    self.consumer = consumer
    self.dependency = dependency
    self.owner = owner
  }
}

extension Recipe {
  /// The edge that is to be cut, where more than wiring stands behind it.
  package var edgeToCut: (consumer: NodeID, dependency: NodeID)? {
    guard case .cut(_, isWiring: false) = step, let consumer, let dependency else { return nil }
    return (consumer, dependency)
  }

  /// The next step is to take parts of a dependency rather than the whole.
  package var takesParts: Bool {
    switch step {
    case .takeParts, .adapt(_, .parts): true
    default: false
    }
  }

  /// The same with the dependency taken by its own type, where that is what a refactoring found to be possible.
  package func byOwnType(since reason: String) -> Recipe {
    var recipe = self
    switch step {
    case .describe(_, let parameter): recipe.step = .takeItself(.since(reason), parameter: parameter)
    case .takeMaker(.newProtocol, let maker, let making):
      recipe.step = .takeMaker(.itself(canBeSubclassed: false), maker: maker, making)
    default: return self
    }
    recipe.owner = ownerByOwnType ?? owner
    recipe.notes.removeAll { note in
      switch note {
      case .defaults, .heldByVariable, .settable: true
      default: false
      }
    }
    return recipe
  }

  /// Nobody is to take anything.
  package var removes: Bool { if case .removeUnread = step { true } else { false } }

  /// The next step is to write a protocol.
  package var describesProtocol: Bool {
    switch step {
    case .describe, .describeStatic, .describeInDomain, .wrapStore, .takeClock: true
    default: false
    }
  }
}

extension Recipe.Step {
  /// The consumer would be given one instance of the dependency's own type, or of a protocol of its members.
  var takesInstance: Bool {
    switch self {
    case .takeParameter(.dependency), .replaceStaticValue(.dependency), .answerInItsPlace(.dependency),
      .takeParameterInExtension(.dependency), .takeParameterBeside(.dependency),
      .takeParameterInProtocol(.dependency),
      .takeParameterInStatic(.dependency, _), .adapt(_, .dependency), .handOver(.dependency), .takeObserved,
      .takeProtocol, .takeGeneric, .takeItself, .takeKnownProtocol, .describe, .takeNotificationCenter:
      true
    default: false
    }
  }

  /// What others pass calls a function.
  var callsFunction: Bool {
    switch self {
    case .takeClosure, .describeInDomain(nil, _): true
    default: false
    }
  }

  var dropsDefault: Bool { if case .dropDefault = self { true } else { false } }

  /// Someone else is to pass something.
  var asksOthers: Bool {
    switch self {
    case .takeParameter, .takeParameterInStatic, .takeParameterInExtension, .adapt: true
    default: needsInitializer
    }
  }

  /// The protocol of the project by which the dependency is taken, or that is added to.
  var knownProtocol: String? {
    switch self {
    case .takeKnownProtocol(let name, _), .takeMaker(.knownProtocol(let name), _, _): name
    default: requirements.flatMap { $0.isKnown ? $0.name : nil }
    }
  }

  /// The protocol that is to be written.
  var requirements: Recipe.Requirements? {
    switch self {
    case .describe(let requirements, _), .takeMaker(.newProtocol(let requirements), _, _): requirements
    default: nil
    }
  }

  /// An initializer of the consumer takes something more.
  var needsInitializer: Bool {
    switch self {
    case .adapt(let maker, _): maker == .storyboard
    case .handOver, .takeObserved, .takeCurrent, .takeOptional, .takeProtocol, .takeGeneric, .takeItself,
      .takeKnownProtocol, .takeMaker,
      .describe, .takeParts, .takeClosure,
      .takeKnownType, .describeStatic, .wrapStore, .allowBehind, .takeNotificationCenter, .takeScheduler, .takeClock,
      .takeValueClosure, .describeInDomain:
      true
    default: false
    }
  }
}
