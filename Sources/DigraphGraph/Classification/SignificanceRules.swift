import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// What decides whether a type is a dependency, in this order: the first line that fits decides.
///
/// The table of `Documentation/Significance.md` is generated from it. What a type is and does comes first; its name
/// counts only where that says nothing, and before what is left.
package enum SignificanceRules {
  /// The last line fits every type.
  package static let all = nature + shape + name + rest

  /// What inheritance, conformance and kind say.
  static let nature: [SignificanceRule] = [
    SignificanceRule(
      "inherits from a view controller",
      is: .viewController, role: .fixed(.viewController), reason: .inheritsFrom, of: .base(.makesController),
      because: "constructing it is navigation"
    ) { _, type in
      type.marks.contains(.makesController)
    },
    SignificanceRule(
      "is a view, a modifier, a style, a cell, a control",
      is: .view, role: .fixed(.view), reason: .inheritsFrom, of: .base(.makesView),
      because: "views are built by views"
    ) { _, type in
      type.marks.contains(.makesView)
    },
    SignificanceRule(
      "makes the body of a view (`makeBody`)",
      is: .view, role: .fixed(.view), reason: .makesBody,
      because: "a style is part of a view"
    ) { context, type in
      context.hasMakeBody(type.id)
    },
    SignificanceRule(
      "conforms to `Error`",
      is: .glue, role: .fixed(.error), reason: .isError,
      because: "an error is a value"
    ) { _, type in
      type.marks.contains(.makesError)
    },
    SignificanceRule(
      "is a managed object, an option set, a coding key, a predicate, a format, a part of a coder",
      is: .glue, role: .fixed(.model), reason: .inheritsData, of: .base(.makesData),
      because: "it carries data"
    ) { _, type in
      type.inherited.contains(.makesData)
    },
    SignificanceRule(
      "is a persistent model (`@Model`)",
      is: .glue, role: .fixed(.model), reason: .isPersistentModel,
      because: "it carries data"
    ) { _, type in
      type.marks.contains(.makesData)
    },
    SignificanceRule(
      "is an intent, a tip, a query of entities",
      is: .glue, reason: .inheritsCommand, of: .base(.makesCommand),
      because: "the system makes and runs it"
    ) { _, type in
      type.marks.contains(.makesCommand)
    },
    SignificanceRule(
      "enumeration without cases whose static functions reach outside the process, however many calls away",
      is: .service, role: .named(.service), reason: .reachesByStatics,
      because: "it is only a namespace for what does the work"
    ) { context, type in
      type.entity.kind == .enum && type.shape.enumCases == 0 && type.shape.staticFunctions > 0
        && (type.reaches || context.effects.work(of: type.id) == .doing)
    },
    SignificanceRule(
      "other enumeration",
      is: .glue, reason: .isEnumeration,
      because: "constructing a case acquires nothing"
    ) { _, type in
      type.entity.kind == .enum
    },
    SignificanceRule(
      "protocol without requirements",
      is: .glue, reason: .isEmptyProtocol,
      because: "it requires nothing"
    ) { context, type in
      type.entity.kind == .protocol && type.shape.requirements == 0 && context.program.inherited[type.id].isEmpty
    },
    SignificanceRule(
      "other protocol",
      is: .service, role: .named(nil), reason: .isProtocol,
      because:
        "it describes behaviour; but it is a view if only views conform to it, and glue if it requires only properties, everything that conforms to it carries data or is a deterministic helper, and no implementation asks the clock or reaches outside the process"
    ) { _, type in
      type.entity.kind == .protocol
    },
  ]

  /// What the name says, where nothing else decides.
  static let name: [SignificanceRule] = [
    SignificanceRule(
      "is called a view controller",
      is: .viewController, role: .fixed(.viewController), reason: .isNamedController,
      because: "its base class may be in code that is not scanned"
    ) { _, type in
      type.signals.isController
    },
    SignificanceRule(
      "class that is called a button, a label, a cell, a view",
      is: .view, role: .fixed(.view), reason: .isNamedView,
      because: "it inherits from code that is not scanned"
    ) { context, type in
      type.entity.kind == .class && context.program.ancestors[type.id].contains { !$0.isDeclared }
        && ["Button", "Cell", "Label", "View"].contains(where: context.program.simpleName(type.id).hasSuffix)
    },
    SignificanceRule(
      "is called `…Formatter`, `…Parser`, `…Mapper` …",
      is: .stable, role: .named(nil), reason: .isNamedHelper,
      because: "a deterministic helper: who constructs it is no finding"
    ) { _, type in
      type.signals.isHelper
    },
    SignificanceRule(
      "struct that is called a view model, holds nothing and has only values to say",
      is: .glue, role: .fixed(.viewModel), reason: .isConstantStruct,
      because: "texts and colours"
    ) { _, type in
      type.isStruct && type.signals.role == .viewModel && !type.behaves && type.shape.storedProperties.isEmpty
        && type.shape.staticFunctions == 0
    },
    SignificanceRule(
      "is called `…Factory`, keeps nothing, and nothing is seen that it reaches",
      is: .stable, role: .named(nil), reason: .isNamedHelper,
      because: "what it makes says more than that it is made"
    ) { context, type in
      type.signals.role == .factory && type.shape.storedProperties.isEmpty && !type.reaches
        && context.effects.work(of: type.id) != .doing && context.program.simpleName(type.id).hasSuffix("Factory")
    },
    SignificanceRule(
      "is called `…Service`, `…Manager`, `…Client` … and is asked for services",
      is: .service, role: .named(.service), reason: .isLocator,
      because: "it is a locator"
    ) { _, type in
      type.signals.isService && type.isLocator
    },
    SignificanceRule(
      "is called `…Service`, `…Manager`, `…Client` … and reaches outside the process, however many calls away",
      is: .service, role: .named(.service), reason: .reachesOutside,
      because: "what its code does says more than its name"
    ) { context, type in
      type.signals.isService && context.effects.work(of: type.id) == .doing
    },
    SignificanceRule(
      "is called `…Service`, `…Manager`, `…Client` … and has methods",
      is: .service, role: .named(.service), reason: .isNamedAndBehavingService,
      because: ""
    ) { _, type in
      type.signals.isService && type.behaves
    },
    SignificanceRule(
      "is called `…Service`, `…Manager`, `…Client` …",
      is: .service, role: .named(.service), reason: .isNamedService,
      because: ""
    ) { _, type in
      type.signals.isService
    },
    SignificanceRule(
      "is called `…Repository`, `…Presenter`, `…Store` … or by another role",
      is: .service, role: .named(nil), reason: .isNamedRole, of: .role,
      because: ""
    ) { _, type in
      type.signals.role != nil
    },
    SignificanceRule(
      "struct that is called `…Item`, `…Info`, `…Configuration` …, or holds values",
      is: .glue, role: .fixed(.model), reason: .isDataStruct, mayBeData: true,
      because: "it carries data"
    ) { _, type in
      type.isStruct && (type.signals.isData || !type.shape.storedProperties.isEmpty)
    },
    SignificanceRule(
      "class or actor that is called `…Item`, `…Info`, `…Configuration` …",
      is: .glue, role: .fixed(.model), reason: .isNamedData, mayBeData: true,
      because: ""
    ) { _, type in
      type.signals.isData
    },
  ]

  /// What is left, whatever it is called.
  static let rest: [SignificanceRule] = [
    SignificanceRule(
      "struct that holds nothing and has only values to say",
      is: .glue, role: .fixed(.model), reason: .isConstantStruct,
      because: "it does nothing"
    ) { _, type in
      type.isStruct && !type.behaves && type.shape.staticFunctions == 0
    },
    SignificanceRule(
      "other struct",
      is: .stable, reason: .isBehaviourStruct,
      because: "it holds nothing and has behaviour"
    ) { _, type in
      type.isStruct
    },
    SignificanceRule(
      "class or actor that is made from values only: every initializer takes values, or it is `Hashable`",
      is: .glue, role: .fixed(.model), reason: .isMadeFromData, mayBeData: true,
      because: "it is an entity"
    ) { context, type in
      type.marks.contains(.makesValue) || context.isMadeFromData(type.id, type.marks, type.shape)
    },
    SignificanceRule(
      "generic class that asks nothing of its parameters and inherits nothing",
      is: .glue, reason: .isBox, mayBeData: true,
      because: "it holds values of any type"
    ) { context, type in
      context.isContainer(type.id, type.entity)
    },
    SignificanceRule(
      "class that keeps nothing, stands behind no protocol and only works out what it gives back from what it is told",
      is: .stable, reason: .onlyAnswers,
      because: "a deterministic helper, whatever it is called: who constructs it is no finding"
    ) { context, type in
      type.isClass && type.shape.storedProperties.isEmpty && type.shape.onlyAnswers && !type.shape.hasEmptyMethods
        && !type.reaches && context.onlyComputes(type.id)
    },
    SignificanceRule(
      "other actor",
      is: .service, reason: .isActor,
      because: "it has behaviour"
    ) { _, type in
      type.entity.kind == .actor
    },
    SignificanceRule(
      "other class",
      is: .service, reason: .isClass,
      because: "it has behaviour"
    ) { _, _ in
      true
    },
  ]
}
