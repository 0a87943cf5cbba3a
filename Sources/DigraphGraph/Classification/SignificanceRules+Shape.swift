import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

extension SignificanceRules {
  /// What a struct, a class or an actor declares and does says.
  static let shape: [SignificanceRule] = [
    SignificanceRule(
      "struct that holds nothing, is not data by what it conforms to, and whose members ask the clock, random values or the device, or reach outside the process, however many calls away",
      is: .service, role: .named(.service), reason: .reachesOutside,
      because: "it is there for what it asks: `struct SystemClock: Clock`"
    ) { context, type in
      type.isStruct && type.shape.storedProperties.isEmpty && !type.isData
        && context.effects.work(of: type.id) > .none
    },
    SignificanceRule(
      "class that is private to a file, holds values of the platform and reaches nothing outside",
      is: .glue, role: .fixed(.model), reason: .isOwnRecord,
      because: "it is filled piece by piece, as by a parser"
    ) { context, type in
      type.isClass && !type.reaches && type.isPlainlyNamed
        && context.isOwnRecord(type.id, type.entity, type.shape)
    },
    SignificanceRule(
      "class that answers a view of the platform (`UITableViewDataSource`, `UITextDropDelegate`), and whose code never leaves it",
      is: .glue, reason: .answersView, mayBeData: true,
      because: "it is a part of the screen, which is tested with it"
    ) { context, type in
      type.isClass && type.marks.contains(.makesAnswer) && !type.reaches && !type.isLocator
        && context.staysInside(type.id)
    },
    SignificanceRule(
      "class without methods that inherits from a tool of the platform (`JSONDecoder`) and reaches nothing outside",
      is: .glue, reason: .isTool,
      because: "it only sets up the tool"
    ) { context, type in
      type.isClass && !type.behaves && !type.reaches && context.isTool(type.id)
    },
    SignificanceRule(
      "is `Codable` and reaches nothing outside, or is a `Codable` struct whose values are compared",
      is: .glue, role: .fixed(.model), reason: .isCoded,
      because: "it carries data, unless it is a class whose name says that it does work for others"
    ) { context, type in
      type.marks.contains(.makesCodable)
        && (!type.reaches && !(type.isClass && type.signals.isService)
          || type.isStruct && context.isComparedByValue(type.id))
    },
    SignificanceRule(
      "is a property wrapper and reaches nothing outside",
      is: .glue, role: .fixed(.model), reason: .isWrapper,
      because: "it wraps the value of a property"
    ) { _, type in
      type.marks.contains(.makesWrapper) && !type.reaches && !type.isLocator
    },
    SignificanceRule(
      "struct whose values are compared (`Equatable`, `Hashable`, `Comparable`)",
      is: .glue, role: .fixed(.model), reason: .isComparedStruct,
      because:
        "equal values are the same to whoever uses them, whatever they wrap, unless the name says that they do work for others"
    ) { context, type in
      type.isStruct && context.isComparedByValue(type.id) && type.isPlainlyNamed && !type.signals.isHelper
    },
    SignificanceRule(
      "struct of properties without behaviour, or what a view shows (`…ViewModel`)",
      is: .glue, role: .fixed(.model), reason: .isCarryingStruct, mayBeData: true,
      because: "it carries what others show or use"
    ) { context, type in
      type.isStruct && (!type.reaches || context.isMadeOfValues(type.shape, type.signals))
        && !type.shape.storedProperties.isEmpty && (!type.behaves || type.signals.role == .viewModel)
    },
    SignificanceRule(
      "class called `…ViewModel` that views do not follow, with only properties",
      is: .glue, role: .fixed(.model), reason: .onlyHolds, mayBeData: true,
      because: "it has no behaviour of its own"
    ) { context, type in
      type.isClass && type.signals.role == .viewModel && !type.marks.contains(.makesObservable) && !type.reaches
        && context.onlyHolds(type.id, type.shape)
    },
    SignificanceRule(
      "class that is observed, `Hashable` or `Identifiable`, made from values only and reaches nothing outside",
      is: .glue, role: .fixed(.model), reason: .isEntity, mayBeData: true,
      because: "views follow one of many: a node, a row, a post"
    ) { context, type in
      type.isClass && type.marks.isSuperset(of: [.makesObservable, .makesValue]) && !type.reaches && type.isPlainlyNamed
        && context.isMadeFromData(type.id, type.marks, type.shape)
    },
    SignificanceRule(
      "class all of whose functions run a closure and give back what it gives: a lock",
      is: .glue, reason: .runsClosures,
      because: "what is done is up to those who call it"
    ) { _, type in
      type.isClass && !type.reaches && type.isPlainlyNamed && type.shape.onlyRunsClosures
    },
    SignificanceRule(
      "class that is observed (`ObservableObject`, `@Observable`) and reaches nothing outside",
      is: .service, role: .named(.viewModel), reason: .isObservable,
      because: "it is a view model"
    ) { _, type in
      type.isClass && type.marks.contains(.makesObservable) && !type.reaches && !type.signals.isService
    },
    SignificanceRule(
      "struct that conforms to an `Action`, `Event`, `Request` …",
      is: .glue, role: .fixed(.model), reason: .inheritsData, of: .base(.makesDataByName), mayBeData: true,
      because: "it stands for data"
    ) { _, type in
      type.isStruct && type.marks.contains(.makesDataByName) && type.isPlainlyNamed
    },
    SignificanceRule(
      "struct with nothing in it",
      is: .glue, role: .fixed(.model), reason: .isEmptyStruct,
      because: "it holds nothing and does nothing"
    ) { context, type in
      type.isStruct && context.isEmpty(type.id, type.shape) && type.isPlainlyNamed
    },
    SignificanceRule(
      "holds only subjects, publishers, callbacks and constant values, and reaches nothing outside",
      is: .glue, role: .fixed(.model), reason: .isEventChannel,
      because: "it only passes on what it is told"
    ) { context, type in
      type.signals.role == nil && !type.reaches && context.isEventChannel(type.id, type.shape)
    },
    SignificanceRule(
      "class or actor with `static let shared` and state that changes",
      is: .service, role: .named(nil), reason: .isSharedByAll,
      because: "everyone reaches and changes one instance of it"
    ) { context, type in
      type.isPlainlyNamed && !type.signals.isHelper && type.shape.hasMutableState
        && context.isShared(type.id, type.shape, by: .clear)
    },
    SignificanceRule(
      "other type of properties without methods that reaches nothing outside",
      is: .glue, role: .fixed(.model), reason: .onlyHolds, mayBeData: true,
      because: "it has no behaviour of its own, and its name does not say that it does work for others"
    ) { context, type in
      !type.behaves && !type.reaches && !type.shape.storedProperties.isEmpty && !type.signals.isService
        && !context.isSharedAndDoes(type.id, type.shape)
    },
    SignificanceRule(
      "class whose instances are compared (`Hashable`) and made from values only",
      is: .glue, role: .fixed(.model), reason: .isEntity, mayBeData: true,
      because: "whoever compares its instances uses them as values: it is an entity"
    ) { context, type in
      type.isClass && type.marks.contains(.makesValue) && type.isPlainlyNamed
        && context.isMadeFromData(type.id, type.marks, type.shape)
    },
    SignificanceRule(
      "class that keeps something and whose code never leaves it, however many calls away",
      is: .service, role: .byName, reason: .staysInside, mayBeData: true,
      because:
        "who shares it shares what it keeps; its only owner may construct it, whatever it is called, and a finding about that is for information"
    ) { context, type in
      type.isClass && !type.reaches && !type.isLocator && !type.marks.contains(.makesObservable)
        && !type.shape.storedProperties.isEmpty && type.behaves && !type.shape.hasEmptyMethods
        && !type.signals.isData && !type.signals.isHelper && !type.marks.contains(.makesValue)
        && !context.isContainer(type.id, type.entity) && !context.isMadeFromData(type.id, type.marks, type.shape)
        && context.staysInside(type.id)
    },
    SignificanceRule(
      "reaches outside the process for others: network, storage, files, location, sensors …",
      is: .service, role: .named(.service), reason: .reachesOutside,
      because: "a value that notes when it was made is still a value: the clock alone does not count"
    ) { context, type in
      type.isAgent && context.reaching.contains(type.id)
    },
    SignificanceRule(
      "only sends or receives messages that everyone shares: notifications",
      is: .service, role: .named(.service), reason: .sendsMessages,
      because: "who listens is decided elsewhere"
    ) { _, type in
      type.isAgent
    },
  ]
}
