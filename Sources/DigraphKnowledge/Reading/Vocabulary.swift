import DigraphFacts

/// The words by which texts of knowledge say what is known.
struct Vocabulary {
  /// What a word says, by where it stands.
  struct Word {
    var kind: KnownKind?
    var group: KnownGroup?
    /// By itself.
    var trait: KnownTraits = []
    /// Behind `makes`.
    var makes: KnownTraits = []
    /// Behind `made by`.
    var madeBy: KnownTraits = []
    /// Of a word in names of types.
    var word: WordTraits = []
    /// Behind `role`.
    var role: WordRole?
    /// Behind `effects`; empty of `none`.
    var effects: EffectGroups?
    /// What it begins.
    var opening: Opening?
  }

  /// A word that others must follow.
  enum Opening: String, CaseIterable {
    /// `makes view`: what inherits from the symbol, conforms to it or carries it is one.
    case makes
    /// `made by system`: who makes the values of such types.
    case made
    /// `called now`: what a parameter could be called that is a closure for the symbol.
    case called
    /// `keys Container`: the type whose property a wrapper's key path names.
    case keys
    /// `as URLOpening`: what a protocol for this member alone could be called.
    case `as`
    /// `effects storage network`: what using the symbol does, where its group does not say it.
    case effects
    /// `source clock`: the type that members of the group ask.
    case source
    /// `role store`: the part that types play whose names end with the word.
    case role
  }

  /// By name; whatever is behind the last one says nothing.
  private var words: [Word] = [Word()]

  /// - Parameter names: none yet.
  init(_ names: inout NameInterner) {
    for kind in KnownKind.allCases { enter(kind.rawValue, &names) { $0.kind = kind } }
    for group in KnownGroup.allCases { enter(group.rawValue, &names) { $0.group = group } }
    for (word, trait) in Self.traits { enter(word, &names) { $0.trait = trait } }
    for (word, trait) in Self.makes { enter(word, &names) { $0.makes = trait } }
    for (word, trait) in Self.makers { enter(word, &names) { $0.madeBy = trait } }
    for (word, trait) in Self.words { enter(word, &names) { $0.word = trait } }
    for role in WordRole.allCases { enter(role.rawValue, &names) { $0.role = role } }
    for (name, group) in EffectGroups.named { enter(name, &names) { $0.effects = group } }
    enter("none", &names) { $0.effects = [] }
    for opening in Opening.allCases { enter(opening.rawValue, &names) { $0.opening = opening } }
  }

  subscript(_ name: NameIndex) -> Word { Int(name) < words.count ? words[Int(name)] : Word() }

  private mutating func enter(_ text: String, _ names: inout NameInterner, _ say: (inout Word) -> Void) {
    let name = Int(names.intern(text))
    if name == words.count { words.append(Word()) }
    say(&words[name])
  }

  private static let traits: [(String, KnownTraits)] = [
    ("asserts", .asserts), ("bound", .bound), ("clear", .clear), ("completes", .completes),
    ("configurable", .configurable), ("default", .default),
    ("ends", .ends), ("fetches", .fetches), ("filled", .filled), ("fixture", .fixture), ("info", .info),
    ("listens", .listens), ("maker", .maker), ("navigates", .navigates), ("neutral", .neutral), ("optional", .optional),
    ("own", .own),
    ("owned", .owned),
    ("placeholder", .placeholder), ("plain", .plain), ("previews", .previews), ("prints", .prints),
    ("provides", .provides), ("registers", .registers), ("shared", .shared), ("shown", .shown),
    ("shows", .shows), ("usual", .usual),
    ("waits", .waits),
  ]

  private static let makes: [(String, KnownTraits)] = [
    ("answer", .makesAnswer), ("codable", .makesCodable), ("command", .makesCommand), ("compared", .makesCompared),
    ("controller", .makesController), ("data", .makesData),
    ("entry", .makesEntry), ("error", .makesError), ("job", .makesJob), ("observable", .makesObservable),
    ("part", .makesPart),
    ("preview", .makesPreview),
    ("root", .makesRoot), ("test", .makesTest), ("value", .makesValue), ("view", .makesView),
    ("wrapper", .makesWrapper),
  ]

  private static let makers: [(String, KnownTraits)] = [
    ("list", .madeByList), ("parser", .madeByParser), ("store", .madeByStore), ("system", .madeBySystem),
  ]

  private static let words: [(String, WordTraits)] = [
    ("clear", .clear), ("controller", .controller), ("data", .data), ("double", .double), ("empty", .empty),
    ("helper", .helper), ("listener", .listener), ("locator", .locator), ("message", .message), ("preview", .preview),
    ("root", .root), ("service", .service),
  ]
}
