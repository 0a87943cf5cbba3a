import DigraphFacts
import DigraphGraph
import DigraphLinking
package import DigraphReport

/// Says in a sentence what a recipe asks for.
package struct RecipeText: Sendable {
  let results: Results

  package init(_ results: Results) { self.results = results }

  package func phrase(of recipe: Recipe) -> Phrase {
    recipe.notes.reduce(step(recipe)) { text, note in
      switch note {
      case .someInStatics(areFixed: true):
        "\(text) What static members use of it no initializer can give them; there a function of its own takes it as a parameter, which one that may take no more calls."
      case .someInStatics(areFixed: false):
        "\(text) What static members use of it no initializer can give them; there it is a parameter."
      case .someInStaticValues(let names):
        "\(text) The value of \(Self.list(names)) is made once for everyone, and nothing can be handed to it: what that uses of it stays."
      case .ownFunctionsToo(let names):
        "\(text) \(Self.few(names)) of `\(name(recipe.consumer))` \(names.count == 1 ? "makes one, too, and passes" : "make one, too, and pass" as Phrase) the real one."
      case .someInitializersAreFixed:
        "\(text) An initializer that a superclass or protocol fixes takes nothing more, and passes the real one itself."
      case .seenByObjectiveC:
        "\(text) Where Objective-C makes one, too, the initializer that it calls stays, and calls the new one with the real one."
      case .heldByVariable(let name): "\(text) `\(name)`, which holds it for others, is typed by the protocol, too."
      case .initializersAreFixed:
        "\(text) A superclass or protocol fixes the initializer there is, so add a second one for it."
      case .severalInstances(let members):
        "\(text) \(Self.list(members)) are several instances: each is handed over by itself."
      case .ownSingletonToo(let member): "\(text) `\(member)` passes the real one, too."
      case .mainActor:
        "\(text) `\(name(recipe.dependency))` belongs to the main actor, and so does a protocol of it; who makes `\(name(recipe.consumer))` outside of that actor hands over a closure, `{ @MainActor in … }`, that gives it."
      case .hidden(let name):
        "\(text) Its file alone sees `\(name)`: make it visible to the module first."
      case .settable(let names):
        "\(text) It sets \(Self.list(names)): let the protocol ask for that with `{ get set }`."
      case .defaults(let names):
        "\(text) A protocol has no default arguments: where they are left out (\(Self.list(names))), an extension of it takes the call."
      case .lessVisible:
        "\(text) Where other modules see the function, they do not see `\(name(recipe.dependency))`: an overload that takes it stays in the module, and this one calls it."
      }
    }
  }

  private func name(_ node: NodeID?) -> String { node.map { results.graph.nodes[$0].name } ?? "" }

  private func kindOf(_ node: NodeID?) -> ReportNode.Kind? { node.map { results.graph.nodes[$0].kind } }

  /// A type as the annotation of a property has it.
  private func type(_ node: NodeID?, isOptional: Bool) -> String {
    let name = kindOf(node) == .protocol ? "any \(name(node))" : name(node)
    if !isOptional { return name }
    return name.contains(" ") ? "(\(name))?" : "\(name)?"
  }

  private func step(_ recipe: Recipe) -> Phrase {
    let (consumer, dependency) = (name(recipe.consumer), name(recipe.dependency))
    switch recipe.step {
    case .takeParameter(let supply):
      return
        "Parameter: let `\(consumer)` take \(text(supply, dependency)) as a parameter, so that its caller decides which."
    case .replaceStaticValue(let supply):
      return
        "Owner: a static property of `\(consumer)` is made once for everyone, and nothing can be handed to it; make it a property of an instance that is given \(text(supply, dependency)), or a parameter of the functions that use it."
    case .removeUnread(let names):
      return
        "Owner: no code is seen to read \(Self.list(names)) of `\(consumer)`, which its file alone could: remove \(names.count == 1 ? "it" : "them")."
    case .answerInItsPlace(let supply):
      return
        "Owner: a property, or a function whose parameters a protocol or superclass fixes, takes nothing more; hand \(text(supply, dependency)) to an instance that answers in its place, or let the caller get it and pass on what it answers."
    case .takeParameterInExtension(let supply):
      return
        "Parameter: an extension of `\(consumer)` cannot store a dependency; take \(text(supply, dependency)) as a parameter of the function."
    case .takeParameterBeside(let supply):
      return
        "Parameter: an operator, a property or a function that is called by its selector takes nothing more; move what it does into a function of its own that takes \(text(supply, dependency)) as a parameter: this one calls that with the real one, a test with its own."
    case .setBehindArchive(let name, let supply) where name.hasPrefix("init("):
      return
        "Owner: what decodes `\(consumer)` calls `\(name)`, which takes nothing more; leave this out there and let whoever asks for the decoding set it behind that, or find \(text(supply, dependency)) in what the decoder carries along, such as its `userInfo`."
    case .setBehindArchive(let name, _):
      return
        "Owner: the system calls `\(name)` as soon as there is a `\(consumer)`, and nobody can have handed it anything; leave this out there and let whoever asks for the new object set it behind that."
    case .takeParameterInProtocol(let supply):
      return
        "Parameter: an extension of the protocol `\(consumer)` stores nothing; take \(text(supply, dependency)) as a parameter of the function, or let the protocol ask its conformers for it."
    case .dropParameterDefault(let symbol):
      return
        "Parameter: drop the default, which asks `\(symbol)`, and let each caller pass a value, or keep it as the one place that decides."
    case .openWrapper(let wrapper, let isStatic):
      let end: Phrase =
        isStatic
        ? "; what is static of `\(consumer)` keeps that, so let those who read it take its value"
        : ", so that a test hands in another one"
      return
        "Wrapper: let `\(wrapper)` take what it reads and writes as a parameter of its own, with today's as the default\(end)."
    case .leaveToCaller:
      return
        "Leave it: what is written for people to read is seldom replaced."
    case .leaveLoop:
      return
        "Leave it: a run loop is where something runs; what a test replaces is the timer or publisher that runs there."
    case .leaveQueues(let members):
      return
        "Leave it: `\(consumer)` goes from one queue to another (\(Self.list(members))), and no single parameter stands for them; a test waits for what comes of it."
    case .leaveSettable:
      return
        "Leave it: this is only the first value of a property that can be set; a test sets it before `\(consumer)` is used."
    case .takeParameterInStatic(let supply, let isValue):
      let place: Phrase = isValue ? "a value of `\(consumer)`" : "static code"
      return
        "Parameter: \(place) cannot be given a dependency beforehand, so take \(text(supply, dependency)) as a parameter of the function and let its caller decide which."
    case .useInjected(let isKept):
      return
        "Use: `\(consumer)` is already given \(Self.article(dependency)) `\(dependency)`; \(isKept ? "" : "keep that in a property and " as Phrase)use that one here."
    case .dropInitializer(let symbol):
      return
        "Owner: another initializer of `\(consumer)` takes \(Self.article(dependency)) `\(dependency)` already; let the callers of this one pass `\(symbol)` to that, or keep it as the one place that decides."
    case .adapt(let maker, let supply): return text(maker, consumer, text(supply, dependency))
    case .takeValue(let names):
      let one = names.count == 1
      return
        "Value: `\(consumer)` carries data, and \(Self.list(names)) \(one ? "gets its value" : "get their values") as it is made; let an initializer take \(one ? "that" : "them"), with today's as the default, or let \(one ? "it" : "them") be set, so that a test has its own."
    case .takeBesideInitializer(let supply):
      return
        "Initializer parameter: others make `\(consumer)` by an initializer that takes nothing more, and that uses it at once; add one that takes \(text(supply, dependency)), which the one there is calls with today's, and a test with its own."
    case .handOverMaker(let supply):
      return
        "Owner: let `\(consumer)` take \(text(supply, dependency)), or move this construction to a composition root."
    case .handOver(let supply):
      return
        "Owner: take \(text(supply, dependency)) in the initializer of `\(consumer)` too, or move this construction to a composition root."
    case .typeByKnownProtocol(let known, let isProperty, let isFixedElsewhere):
      return
        "Protocol: `\(dependency)` already conforms to `\(known)`, so type the \(isProperty ? "property" : "parameter") by it\(place(isFixedElsewhere, consumer)), here and where it is handed on."
    case .typeByNewProtocol(let isProperty, let isFixedElsewhere):
      return
        "Protocol: describe what `\(consumer)` needs of `\(dependency)` as a protocol, let `\(dependency)` conform to it and type the \(isProperty ? "property" : "parameter") by it\(place(isFixedElsewhere, consumer)), here and where it is handed on."
    case .dropDefault:
      if case .publicInitializer = recipe.owner {
        return
          "Leave it: other modules make `\(consumer)` and do not see `\(dependency)`; a test of this module passes another one."
      }
      return defaultDropped(recipe, consumer)
    case .require:
      return
        "Initializer parameter: take `\(dependency)` in the initializer of `\(consumer)`, where it cannot be missing."
    case .requireArgument(let holders, let isTakenByAll):
      let begin: Phrase =
        holders.isEmpty ? "" : " Begin with \(Self.list(holders.map(name))), which may be without one, too."
      return
        "Initializer parameter: the initializer of `\(consumer)` takes `\(dependency)` already; let it take one that cannot be missing, rather than an optional\(isTakenByAll ? "" : ", and its other initializers one, too" as Phrase).\(begin)"
    case .setBeforeUse:
      return
        "Property: others make `\(consumer)`, so its initializer cannot take `\(dependency)`; set it in one place before `\(consumer)` is used, and stop there with a clear message where it is missing."
    case .takeWhatIsAsked(let services, inMethod: true):
      guard !services.isEmpty else {
        return
          "Parameter: take what `\(consumer)` asks `\(dependency)` for as parameters instead, and let the callers ask."
      }
      let what = Self.list(services)
      return
        "Parameter: take \(what), for which `\(consumer)` asks `\(dependency)`, as parameters instead, and let the callers ask."
    case .takeWhatIsAsked(let services, inMethod: false) where !services.isEmpty:
      return
        "Initializer parameter: take \(Self.list(services)), which `\(consumer)` asks `\(dependency)` for, in the initializer of `\(consumer)`, rather than `\(dependency)`, and let whoever creates `\(consumer)` ask."
    case .takeWhatIsAsked:
      return
        "Initializer parameter: take what `\(consumer)` asks `\(dependency)` for in the initializer of `\(consumer)`, rather than `\(dependency)`, and let whoever creates `\(consumer)` ask."
    case .takeBesideContainer(let services, let needs):
      let what: Phrase =
        services.isEmpty
        ? "what `\(consumer)` asks `\(dependency)` for"
        : "\(Self.list(services)), which `\(consumer)` asks `\(dependency)` for,"
      return
        "Initializer parameter: take \(what) in the initializer of `\(consumer)`, and let whoever creates `\(consumer)` ask; `\(dependency)` stays beside it for as long as \(text(needs))."
    case .keepContainer(let needs):
      return
        "Owner: `\(consumer)` asks `\(dependency)` for nothing itself, but cannot go without it for as long as \(text(needs)); begin there, and drop it here when it is no more needed."
    case .dropContainer:
      return
        "Initializer parameter: `\(consumer)` asks `\(dependency)` for nothing itself, so drop it where nothing uses it; where it is handed on, take what those need who get it."
    case .wrapStore, .allowBehind, .takeNotificationCenter, .takeScheduler, .takeClock, .takeValueClosure,
      .describeInDomain:
      return foreign(recipe, consumer, dependency)
    case .takeObserved, .takeCurrent, .takeOptional, .takeProtocol, .takeGeneric, .takeItself, .takeBack,
      .takeKnownProtocol, .takeMaker, .describe,
      .takeParts, .takeClosure, .takeKnownType,
      .describeStatic:
      return authored(recipe, consumer, dependency)
    default: return structural(recipe, consumer, dependency)
    }
  }

  private func defaultDropped(_ recipe: Recipe, _ consumer: String) -> Phrase {
    guard case .dropDefault(let symbol, let isWhatIsTaken) = recipe.step else { return "" }
    let same: Phrase = symbol.hasSuffix("(…)") ? " as it is made here" : ""
    let what: Phrase = isWhatIsTaken ? "`\(symbol)`\(same)" : "what it gets from `\(symbol)`"
    return "Owner: drop the default and let \(dropped(what, recipe.owner, consumer))."
  }

  /// Of what is no dependency that a consumer could be given.
  private func structural(_ recipe: Recipe, _ consumer: String, _ dependency: String) -> Phrase {
    switch recipe.step {
    case .useDouble(let double): return text(double, dependency)
    case .takeFromOwner:
      return "Let `\(consumer)` take what it needs in its initializer, from an owner that may know `\(dependency)`."
    case .turnAround:
      return "Let `\(consumer)` depend on a protocol of its own side, or move what needs `\(dependency)` elsewhere."
    case .addDependency:
      return "Add the dependency, or except `\(consumer)` from the rule in the configuration."
    case .cut(.initializerDefault, _):
      return
        "Cut `\(consumer)` → `\(dependency)` (\(EdgeKind.initializerDefault.rawValue)): drop the default, so that those who create `\(consumer)` pass it."
    case .cut(let kind, _) where kindOf(recipe.consumer) == .protocol:
      return
        "Cut `\(consumer)` → `\(dependency)` (\(kind.rawValue)): let the protocol ask its conformers for what its extension needs, or take that as a parameter of the function."
    case .cut(.locator, isWiring: true):
      let asked = recipe.consumer.flatMap { consumer in
        recipe.dependency.map { results.asked(by: consumer, of: $0) }
      }
      let what: Phrase = asked.flatMap { $0.isEmpty ? nil : Self.few($0) } ?? "something"
      return
        "Cut `\(consumer)` → `\(dependency)` (\(EdgeKind.locator.rawValue)): let the functions of `\(consumer)` that ask `\(dependency)` for \(what) take that as a parameter, and their callers decide."
    case .cut(let kind, let isWiring):
      let how: Phrase =
        isWiring
        ? "`\(consumer)` needs it only where it wires others together; move that to a factory or to the composition root."
        : "let `\(consumer)` take what it needs as a protocol that `\(dependency)` conforms to, or as a closure."
      return "Cut `\(consumer)` → `\(dependency)` (\(kind.rawValue)): \(how)"
    case .skipLink:
      return "Look for a link that only passes something on: let its consumer take the thing itself."
    case .split:
      if let kind = kindOf(recipe.consumer),
        kind == .enum || kind == .protocol || kind == .external || results.isOfStatics(recipe.consumer)
      {
        return
          "Find the members that use the same few dependencies and move them together into a type of their own, which takes those in its initializer; no value of `\(consumer)` could keep it, so functions take one as a parameter."
      }
      let isMadeOutside =
        recipe.consumer.map { OutsideMaker(of: $0, in: results)?.takesProperty ?? false } ?? false
      let place = isMadeOutside ? "is given by a property before it appears" : "takes in its initializer"
      return
        "Find the members that use the same few dependencies and move them together into a type of their own, which `\(consumer)` then \(place)."
    case .ownOnce(let shared): return text(shared)
    case .provide:
      return "Provide one above `\(consumer)` with `.environmentObject` or `.environment`, or hand it over."
    case .register:
      return "Register `\(dependency)`, or let `\(consumer)` take what is registered."
    case .correctName(let name): return "Ask for the name `\(name)`."
    case .askLater:
      return
        "Hand over a closure that asks the container when `\(dependency)` is needed, rather than `\(dependency)` itself."
    case .handleMissing: return "Register `\(dependency)` in any case, or go on without it where it is missing."
    case .registerReal: return "Register the real implementation of `\(dependency)`, and the double in tests alone."
    case .takeShared:
      return
        "Initializer parameter: take `\(dependency)` in the initializer of `\(consumer)`, and let whoever creates `\(consumer)` ask the container."
    case .passData: return "Pass `\(dependency)` as an argument to whoever needs it, or register what looks it up."
    case .callOrRemove: return "Call it where the others are registered, or remove it."
    case .removeRegistration: return "Remove the registration that has no effect."
    case .matchArguments: return "Hand over the arguments with which `\(dependency)` is registered."
    case .makeClass: return "Register it without a scope, or make the implementation a class."
    case .removeComment: return "Remove the comment."
    case .giveReason: return "Write the reason behind the rule: `// digraph:ignore rule - reason`."
    case .nameRule: return "Write `// digraph:ignore rule - reason`; `digraph rules` lists the rules."
    case .letRead(let reason, let kind): return text(reason, kind)
    default: return ""
    }
  }

  private func text(_ reason: UnreadSource.Reason?, _ kind: OtherCode.Kind?) -> Phrase {
    switch reason {
    case nil where kind == .vendored || kind == .script:
      "Name it under `vendored` in .digraph.yml, or under `first-party` to have it judged."
    case nil: "Remove the comment; if a program writes the file, name it under `generated` in .digraph.yml."
    case .trackedThoughIgnored, .ignoredInTarget:
      "Narrow the ignore rule down, or name the file under `exclude` in .digraph.yml."
    case .link: "Move the file, or name the link under `exclude` in .digraph.yml."
    case .spelling: "Rename it, or name it under `exclude` in .digraph.yml."
    case .unreadable: "Mend it, or name it under `exclude` in .digraph.yml."
    }
  }

  /// Of a dependency that the project declares.
  private func authored(_ recipe: Recipe, _ consumer: String, _ dependency: String) -> Phrase {
    let owner = text(recipe.owner, consumer)
    switch recipe.step {
    case .takeObserved(let observation, let parameter):
      return
        "Initializer parameter: take `\(parameter): \(dependency)` in the initializer of `\(consumer)`\(text(observation)); \(owner)."
    case .takeCurrent(let symbol, let isOptional):
      return
        "Initializer parameter: `\(symbol)` changes, so let `\(consumer)` take a closure that asks for it each time, `() -> \(type(recipe.dependency, isOptional: isOptional))`; \(owner), a test passes a closure of its own."
    case .takeOptional(let symbol, let parameter):
      return
        "Initializer parameter: take `\(parameter): \(type(recipe.dependency, isOptional: true))` in the initializer of `\(consumer)`, since `\(symbol)` may be nil; \(owner)."
    case .takeParts(let names):
      return
        "Initializer parameter: take closures that answer what `\(consumer)` asks `\(dependency)` for (\(Self.list(names))), rather than `\(dependency)`, in the initializer of `\(consumer)`; \(owner), a test passes closures of its own."
    case .takeProtocol(let parameter):
      return "Initializer parameter: `init(\(parameter): any \(dependency))` in `\(consumer)`; \(owner)."
    case .takeGeneric(let parameter):
      return
        "Initializer parameter: `\(dependency)` leaves types open, so let `\(consumer)` take it as a generic parameter, `init(\(parameter): some \(dependency))`, or take closures for what it asks it; \(owner)."
    case .takeItself(let reason, let parameter):
      return
        "Initializer parameter: take `\(parameter)` in the initializer of `\(consumer)` by its own type\(text(reason, dependency)); \(owner)."
    case .takeBack(let parameter):
      return
        "Property: `\(dependency)` creates `\(consumer)` itself, so it has nothing but itself to pass: let `\(consumer)` have a weak property for it, `weak var \(parameter): \(dependency)?` or the same by a protocol of what it uses, which `\(dependency)` sets to itself once it is made; a test sets a double."
    case .takeKnownProtocol(let known, let parameter):
      return
        "Initializer parameter: `\(dependency)` already conforms to `\(known)`, so take `init(\(parameter): any \(known))` in `\(consumer)`; \(owner)."
    case .takeMaker(let product, let maker, let making):
      let taking: Phrase =
        "`\(consumer)` \(text(making)), so take a closure that makes it, `\(maker)`, in the initializer"
      switch product {
      case .newProtocol(let requirements):
        let step: Phrase =
          requirements.isKnown
          ? added(requirements, consumer, dependency)
          : "describe \(text(requirements, consumer)) as `protocol \(requirements.name)` and let `\(dependency)` conform to it"
        return
          "Protocol: \(step); \(taking); \(owner), a test passes a closure that makes a double."
      case .knownProtocol(let known):
        return
          "Initializer parameter: `\(dependency)` already conforms to `\(known)`; \(taking); \(owner), a test passes a closure that makes a double."
      case .itself(let canBeSubclassed):
        return
          "Initializer parameter: \(taking); \(owner), a test passes a closure that makes \(canBeSubclassed ? "a double" : "one for the test" as Phrase)."
      }
    case .describe(let requirements, let parameter) where requirements.isKnown:
      return
        "Protocol: \(added(requirements, consumer, dependency)) and take it in `init(\(parameter):)`; \(owner), a test passes a double."
    case .describe(let requirements, let parameter):
      return
        "Protocol: describe \(text(requirements, consumer)) as `protocol \(requirements.name)`, let `\(dependency)` conform to it and take it in `init(\(parameter):)`; \(owner), a test passes a double."
    case .takeClosure(let symbol):
      return
        "Initializer parameter: let `\(consumer)` take a closure in place of `\(symbol)`; \(owner), a test passes a closure of its own."
    case .takeKnownType(let known, let parameter):
      return
        "Initializer parameter: `\(dependency)` already conforms to `\(known)`, so take the type itself, `init(\(parameter): any \(known).Type)`, in `\(consumer)`; \(owner)."
    case .describeStatic(let symbol, let members, let protocolName, let parameter):
      let together = recipe.dependency.map { results.staticsUsedTogether(of: $0).count } ?? 0
      let users: Phrase =
        together > Results.widestProtocol ? "`\(consumer)` uses" : "consumers of `\(dependency)` use together"
      let what: Phrase =
        members.count > Results.widestProtocol
        ? "what `\(consumer)` asks of `\(dependency)`"
        : members.count > 1 ? "what \(users) (\(Self.list(members)))" : "what `\(symbol)` does"
      let callee = together < 2 ? "it" : "`\(dependency)`" as Phrase
      return
        "Protocol: describe \(what) as `protocol \(protocolName)`, let a real implementation call \(callee) and take the protocol in `init(\(parameter):)` of `\(consumer)`; \(owner), a test passes a double."
    default: return ""
    }
  }

  /// Of a dependency of the platform or a package.
  private func foreign(_ recipe: Recipe, _ consumer: String, _ dependency: String) -> Phrase {
    let owner = text(recipe.owner, consumer)
    switch recipe.step {
    case .wrapStore(let protocolName):
      let example: Phrase = protocolName.map { ", for example `protocol \($0)`" } ?? ""
      return
        "Protocol: read and write the store in one place behind a protocol\(example), take that in the initializer of `\(consumer)` or pass it the values; a test passes an implementation in memory."
    case .allowBehind(let seam, let symbol, .another):
      return
        "Real implementation: those who take `\(seam)` are tested without `\(consumer)`, so `\(symbol)` may stay in it and be allowed here; to test `\(consumer)` itself, hand its initializer another `\(dependency)`."
    case .allowBehind(let seam, let symbol, let supply):
      return
        "Real implementation: those who take `\(seam)` are tested without `\(consumer)`, so `\(symbol)` may stay in it and be allowed here; to test `\(consumer)` itself, take \(text(supply, dependency)) in its initializer."
    case .takeNotificationCenter(let symbol):
      return
        "Initializer parameter: take `notificationCenter: NotificationCenter` in the initializer of `\(consumer)`; \(owner), `\(symbol)`, a test passes one of its own."
    case .takeClock(let symbols):
      return
        "Protocol: the day and the time are one idea; say what `\(consumer)` asks of them in the words of its own domain, for example `protocol Clock`, move \(symbols.map { "`\($0)`" }.joined(separator: " and ")) into one real implementation and take the protocol in the initializer; \(owner), a test passes a fixed time."
    case .takeScheduler(let protocolName):
      return
        "Initializer parameter: take what runs the work, for Combine a type-erased or generic `Scheduler`, for RxSwift a `SchedulerType`, else a closure or a small `protocol \(protocolName)`; \(owner), a test passes one that runs it at once. Code of the main actor needs no queue: a `Task` of its own runs there."
    case .takeValueClosure(let parameter, let protocolName, let symbol):
      return
        "Initializer parameter: take a closure, `init(\(parameter): @escaping () -> \(dependency))`, or a small `protocol \(protocolName)`; \(owner), `{ \(symbol) }`, a test passes a fixed value."
    case .describeInDomain(let protocolName?, let symbol):
      return
        "Protocol: say what `\(consumer)` needs of it in the words of its own domain, for example `protocol \(protocolName)`, move `\(symbol)` into a real implementation and take the protocol in the initializer; \(owner), a test passes a stub."
    case .describeInDomain(nil, let symbol):
      return
        "Protocol: say what `\(consumer)` needs of `\(dependency)` in a protocol of its own, move `\(symbol)` into a real implementation and take the protocol in the initializer; \(owner)."
    default: return ""
    }
  }

  private func text(_ double: Recipe.Double, _ dependency: String) -> Phrase {
    switch double {
    case .behind(let user):
      "Double: `\(name(user))`, which the test uses, reaches the shared instance itself, so a double in the test alone would change nothing; let `\(name(user))` take `\(dependency)` first, and hand it a double here."
    case .possible:
      "Double: construct what the test needs with a double of `\(dependency)` instead of the shared instance."
    case .another:
      "Double: construct what the test needs with \(Self.article(dependency)) `\(dependency)` of the test's own instead of the shared instance; nothing can inherit from it, so a double has to stand behind a protocol of what is asked of it."
    case .impossible:
      "Double: no test can make another `\(dependency)`, whose initializer is private; describe what is asked of it as a protocol, let those who take it take that, and construct what the test needs with a double of the protocol."
    case .ofContainer:
      "Owner: what is registered here must reach the container that the product asks, so this stays for as long as that is the shared `\(dependency)`; once it is given its container, or what it asks for, hand it one of the test's own."
    }
  }

  private func text(_ maker: OutsideMaker, _ consumer: String, _ thing: Phrase) -> Phrase {
    switch maker {
    case .data:
      "Parameter: `\(consumer)` carries data and holds no dependency; take \(thing) as a parameter of the function, or do this where the data is used."
    case .command:
      "Property: the system makes `\(consumer)`; add the real one to `AppDependencyManager` and take it by `@Dependency`, typed by a protocol, so that a test adds a double."
    case .parser:
      "Parameter: a parser makes `\(consumer)` from what is typed, and its properties are arguments; let it hand \(thing) to a type of its own that does the work and takes it in the initializer, and test that."
    case .list:
      "Property: the list that shows it makes `\(consumer)`; hand \(thing) over where it is filled, or only the values that it shows."
    case .storyboard:
      "Property: no Swift code is seen to construct `\(consumer)`, so a storyboard or other code does; take \(thing) in a property that is set before it appears, or in an initializer that its maker calls."
    case .nib:
      "Property: no Swift code is seen to construct `\(consumer)`, so a storyboard or nib does; let the controller that shows it hand over \(thing) in a property, and begin to use it when that is set, or let the controller do this work."
    case .outlet:
      "Property: a storyboard or nib makes `\(consumer)` for an outlet, too; keep \(thing) in a settable property with today's as its first value, which a test replaces."
    case .objectiveC:
      "Property: no Swift code is seen to construct `\(consumer)`, so Objective-C does, which passes no more than today; keep \(thing) in a settable property with today's as its first value, which a test replaces."
    case .name:
      "Property: no Swift code is seen to construct `\(consumer)`, which `@objc` gives a name, so whatever knows that does, such as an `Info.plist`; keep \(thing) in a settable property with today's as its first value, which a test replaces."
    case .byType:
      "Property: nobody constructs `\(consumer)` by its name, and whoever makes it by its type calls an initializer that all of its kind share; keep \(thing) in a settable property with today's as its first value, which a test replaces."
    case .system:
      "Property: the system makes `\(consumer)`, so its initializer takes nothing; keep \(thing) in a settable property, which a test replaces."
    }
  }

  // MARK: Parts

  private func text(_ making: Recipe.Making) -> Phrase {
    switch making {
    case .perCall: "makes one at each call"
    case .severalTimes: "makes several"
    case .withClosure: "makes one with a closure of its own"
    case .fromHere: "makes one from what is only known there"
    }
  }

  private func text(_ supply: Recipe.Supply, _ dependency: String) -> Phrase {
    switch supply {
    case .maker(let name): "a closure, `\(name)`, that makes the `\(dependency)`"
    case .dependency: "the `\(dependency)`"
    case .another: "another `\(dependency)`"
    case .parts(let names): "closures that answer what it asks `\(dependency)` for (\(Self.list(names)))"
    case .smallProtocol(let name): "an implementation of a small protocol such as `\(name)`"
    // A global variable.
    case .closure(let symbol) where !symbol.contains { ".(".contains($0) }: "a closure that gives `\(symbol)`"
    case .closure(let symbol): "a closure that calls `\(symbol)`"
    }
  }

  private func added(_ requirements: Recipe.Requirements, _ consumer: String, _ dependency: String) -> Phrase {
    "`\(dependency)` already conforms to `\(requirements.name)`; add to it what it lacks of \(text(requirements, consumer))"
  }

  private func text(_ requirements: Recipe.Requirements, _ consumer: String) -> Phrase {
    guard !requirements.members.isEmpty else { return "what `\(consumer)` needs of it" }
    let users: Phrase =
      requirements.consumers > 1
      ? "what its \(requirements.consumers) consumers use together" : "what `\(consumer)` uses"
    let used = requirements.members
    let shown = used.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
    return "\(users) (\(used.count > 4 ? "\(shown) and \(used.count - 4) more" : shown))"
  }

  private func text(_ needs: Recipe.ContainerNeeds) -> Phrase {
    var reasons: [Phrase] = []
    if let superclass = needs.superclass { reasons.append("its superclass `\(superclass)` takes it") }
    if let requirement = needs.requirement { reasons.append("`\(requirement)` asks it for one") }
    if !needs.parts.isEmpty {
      let verb: Phrase = needs.parts.count == 1 ? "takes" : "take"
      reasons.append("\(Self.few(needs.parts)), which it makes, \(verb) it")
    }
    if needs.isInherited { reasons.append("types that inherit from it use it") }
    guard let last = reasons.popLast() else { return "" }
    return reasons.isEmpty ? last : "\(Phrase.joined(reasons, separator: ", ")) and \(last)"
  }

  private func text(_ observation: Recipe.Observation) -> Phrase {
    switch observation {
    case .byView: ", which observes the object itself"
    case .withViewModel: ": a screen is tested together with its view model"
    case .byViewModelsViews: ": views observe the object itself, which a protocol would hide"
    }
  }

  private func text(_ reason: Recipe.OwnType, _ dependency: String) -> Phrase {
    switch reason {
    case .isGeneric: ", `\(dependency)` with the types that it has there"
    case .isValue: ", `\(dependency)`: a value that is compared, which a protocol could not be"
    case .isHandedOn:
      ", `\(dependency)`: it is handed on to what takes just that, or asked for what no protocol asks for"
    case .hides(let member): ", `\(dependency)`: no protocol that others see can ask for `\(member)`"
    case .since(let reason): ", `\(dependency)`, since \(reason)"
    }
  }

  private func text(_ owner: Recipe.Owner, _ consumer: String) -> Phrase {
    switch owner {
    case .unknown: "whoever creates `\(consumer)` passes the real one"
    case .ownSingleton(let member): "`\(member)` passes the real one"
    case .publicInitializer:
      "other modules cannot pass the real one, so that initializer stays inside the module, and the public one calls it"
    case .creators(let nodes, _) where nodes.count == 1:
      "`\(name(nodes[0]))`, which creates `\(consumer)`, passes the real one"
    case .creators(let nodes, let others):
      "those who create `\(consumer)` (\(Self.list(nodes.map(name), others: others))) pass the real one"
    }
  }

  /// Who passes what was a default.
  private func dropped(_ what: Phrase, _ owner: Recipe.Owner, _ consumer: String) -> Phrase {
    switch owner {
    case .unknown, .ownSingleton, .publicInitializer: "whoever creates `\(consumer)` pass \(what)"
    case .creators(let nodes, _) where nodes.count == 1: "`\(name(nodes[0]))` pass \(what) to `\(consumer)`"
    case .creators(let nodes, let others):
      "those who create `\(consumer)` (\(Self.list(nodes.map(name), others: others))) pass \(what)"
    }
  }

  /// Three of them, or two and how many more there are.
  static func few(_ names: [String]) -> Phrase {
    names.count > 3 ? list(Array(names.prefix(2)), others: names.count - 2) : list(names)
  }

  /// - Parameter others: how many are not named.
  private static func list(_ names: [String], others: Int = 0) -> Phrase {
    var parts = names.map { "`\($0)`" as Phrase }
    if others > 0 { parts.append("\(others) more") }
    if parts.count == 1 { return parts[0] }
    return "\(Phrase.joined(Array(parts.dropLast()), separator: ", ")) and \(parts.last ?? "")"
  }

  private func place(_ isFixedElsewhere: Bool, _ consumer: String) -> Phrase {
    isFixedElsewhere ? " in the superclass or protocol that fixes it for `\(consumer)`" : ""
  }

  private static func article(_ name: String) -> String {
    name.first.map { "AEIO".contains($0) } ?? false ? "an" : "a"
  }
}
