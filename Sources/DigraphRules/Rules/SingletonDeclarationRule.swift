import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports types that hand out one shared instance.
struct SingletonDeclarationRule: Rule {
  static let entry = RuleEntry(
    identifier: "singleton-declaration",
    title: "A type hands out one shared instance",
    severity: .warning,
    rationale: """
      Whatever is reachable from everywhere is soon used from everywhere, and its state is shared by all who use it, \
      tests included.
      """,
    limits: [
      "Presets of plain data, and five or more statics of the type itself, are values rather than singletons.",
      "A computed static that constructs a new instance each time shares nothing.",
      "Statics that hold a service of another type, and loggers, are reported for information.",
    ],
    reported: [
      RuleExample("final class Session { static let ↓shared = Session(); func start() {} }"),
      RuleExample("final class Session { static var ↓current: Session = .init(); func start() {} }"),
      RuleExample("final class Session { static let ↓shared: Session = { Session() }(); func start() {} }"),
      RuleExample("actor Store { static let ↓shared = Store(); func save() {} }"),
      RuleExample(
        """
        final class Session { func start() {} }
        extension Session { class func ↓sharedInstance() -> Session { stored }; private static let stored = Session() }
        """),
      RuleExample(
        """
        final class Session { func start() {} }
        let ↓session = Session()
        """),
    ],
    ignored: [
      RuleExample("struct Point { var x = 0; static let zero = Point() }"),
      RuleExample("final class Session { static var fresh: Session { Session() }; func start() {} }"),
      RuleExample("enum Limits { static let maximum = 3 }"),
    ])

  static func findings(in results: Results) -> [Finding] {
    let all = results.singletons.singletons
    let texts = FindingTexts(
      rule: entry.identifier,
      subject: { index in
        let (type, member) = names(all[index], results)
        let instance = results.program.qualifiedName(all[index].instance)
        return Finding.Subject(
          consumer: type, dependency: instance == type ? nil : instance, member: member)
      },
      identity: { index in
        let (type, member) = names(all[index], results)
        return FindingIdentity.declaration(rule: entry.identifier, type: type, member: member)
      },
      words: { words(all[$0], results) })
    return all.indices.compactMap { finding($0, texts, results) }
  }

  private static func finding(_ index: Int, _ texts: FindingTexts, _ results: Results) -> Finding? {
    let singleton = results.singletons.singletons[index]
    let program = results.program
    let declaration = program.declarations[singleton.declaration]
    let file = Int(declaration.file)
    // What Objective-C declares is for its own reviewers; who reaches it in Swift is said there.
    guard !program.isTestFile[file], program.otherCode[file] == nil, !program.files[file].isHeader else { return nil }
    if let holder = singleton.holder, results.profiles.contains(holder),
      results.profiles[holder].isTest || results.profiles[holder].isPreview
    {
      return nil
    }
    let fact = program.fact(singleton.declaration)
    let site = results.site(file: declaration.file, offset: fact.nameStart)
    let end = program.files[Int(declaration.file)].position(of: fact.nameEnd)
    let isInfo =
      singleton.risk == .holder || singleton.isLogger
      || results.program.isSurroundingDefault(singleton.declaration)
      || results.isPreset(singleton) || results.sharesNothing(singleton)
    return Finding(
      texts, of: index, severity: isInfo ? .info : entry.severity,
      source: singleton.holder.flatMap { results.node(of: $0) },
      target: results.node(of: singleton.instance), site: site, end: end)
  }

  private static func names(_ singleton: SingletonDeclaration, _ results: Results) -> (type: String, member: String) {
    let program = results.program
    let type = singleton.holder.map { program.qualifiedName($0) } ?? "top-level code"
    return (type, singleton.member(in: program))
  }

  private static func words(_ singleton: SingletonDeclaration, _ results: Results) -> Finding.Words {
    let instance = results.program.qualifiedName(singleton.instance)
    let (type, member) = names(singleton, results)
    return .init(
      message: message(singleton, type, member, instance),
      reason: "\(singleton.risk.meaning) Whoever reaches it shares one `\(instance)` with all others, tests included.",
      recipe: Recipe(.ownOnce(SharedInstance(singleton, in: results))))
  }

  private static func message(_ singleton: SingletonDeclaration, _ type: String, _ member: String, _ instance: String)
    -> Phrase
  {
    switch singleton.risk {
    case .holder: "`\(type).\(member)` holds a shared `\(instance)`."
    case .global: "The global `\(member)` holds a shared `\(instance)`."
    default: "`\(type).\(member)` hands out one shared instance (\(singleton.risk.rawValue))."
    }
  }
}

extension ReportSingleton.Risk {
  /// What the risk is, as a sentence.
  var meaning: String {
    switch self {
    case .strict: "Its initializer is private, so no test can make another one."
    case .accidental: "Anyone may construct another instance, so the shared one only hides who depends on it."
    case .mutable: "It can be replaced or changed from anywhere."
    case .actor: "An actor guards its state, but not who depends on it."
    case .mainActor: "The main actor guards its state, but not who depends on it."
    case .global: "A global variable is reachable from everywhere."
    case .holder: "The type keeps a service of another type."
    }
  }
}
