import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// One line of the table that says what a type is; see ``SignificanceRules``.
package struct SignificanceRule: Sendable {
  /// A type that is looked at by itself.
  struct Subject {
    let id: EntityID
    let entity: Entity
    let signals: NameSignals
    /// What its ancestors say of it.
    let inherited: KnownTraits
    /// The same, and what its attributes say.
    let marks: KnownTraits
    let shape: TypeShape
    /// Its code reaches outside the process.
    let reaches: Bool
    /// Others ask it for services.
    let isLocator: Bool
  }

  /// Which role a type gets, unless it has one already.
  enum UsualRole: Sendable {
    case none
    case fixed(Role)
    /// The role that its name says, else the given one.
    case named(Role?)
    /// The role that its name says, if any; a service where it says that.
    case byName
  }

  /// What the reason speaks of.
  enum Detail: Sendable {
    case none
    /// The nearest ancestor with this trait.
    case base(KnownTraits)
    /// The role that its name says.
    case role
  }

  /// Which types it is about, in Markdown.
  package let types: String
  let significance: TypeProfile.Significance
  let role: UsualRole
  let reason: Reason.Words
  let detail: Detail
  /// The type is data only if what it holds and takes is.
  package let mayBeData: Bool
  /// Why it is decided so, in Markdown; empty where it goes without saying.
  package let because: String
  /// Whether a type fits that fits none of the lines before.
  let applies: @Sendable (TypeClassifier, Subject) -> Bool

  init(
    _ types: String, is significance: TypeProfile.Significance, role: UsualRole = .none, reason: Reason.Words,
    of detail: Detail = .none, mayBeData: Bool = false, because: String,
    applies: @escaping @Sendable (TypeClassifier, Subject) -> Bool
  ) {
    self.types = types
    self.significance = significance
    self.role = role
    self.reason = reason
    self.detail = detail
    self.mayBeData = mayBeData
    self.because = because
    self.applies = applies
  }

  /// The significance in one word.
  package var verdict: String {
    switch significance {
    case .service: "service"
    case .stable: "stable"
    case .view: "view"
    case .viewController: "screen"
    case .glue: "glue"
    }
  }
}

extension SignificanceRule.Subject {
  var isClass: Bool { entity.kind == .class }
  var isStruct: Bool { entity.kind == .struct }
  var behaves: Bool { shape.methods > 0 }
  /// What it conforms to or is marked with says that it is data.
  var isData: Bool {
    !marks.isDisjoint(with: [.makesWrapper, .makesCodable, .makesCompared, .makesDataByName])
  }
  /// It reaches outside the process, and neither its name nor its kind says that this does not matter.
  var isAgent: Bool { reaches && !signals.isController && !(signals.isData && isStruct) }
  /// Its name says neither what it does for others nor which role it has.
  var isPlainlyNamed: Bool { !signals.isService && signals.role == nil }
}
