import DigraphReport

extension Significance {
  /// As reports have it.
  init(_ found: TypeProfile.Significance) {
    switch found {
    case .service: self = .service
    case .stable: self = .stable
    case .view, .viewController: self = .interface
    case .glue: self = .glue
    }
  }
}

/// What a type of the project is, as far as findings are concerned.
struct TypeProfile: Sendable {
  enum Significance: Sendable {
    /// Its values do work for others: a dependency.
    case service
    /// The same, but deterministic and in process: findings about it are for information.
    case stable
    /// A screen or a part of one.
    case view, viewController
    /// It only carries data, or is a value in another way.
    case glue
  }

  var significance = Significance.service
  /// Why it has its significance and role.
  var reason = Reason()
  var role: Role?
  /// Code of tests, or a double.
  var isTest = false
  var isDouble = false
  /// It wires others together: what it constructs is no finding.
  var isCompositionRoot = false
  /// Others ask it for services.
  var isLocator = false
  /// It is called back rather than used.
  var isBackReference = false
  /// Its header says that a program wrote it.
  var isGenerated = false
  /// It has code: an initializer, a method, a computed property.
  var behaves = true
  /// It is put together of others of its kind: a reducer.
  var isPart = false
  /// Views follow its changes.
  var isObservable = false
  /// It shows something to those who write it, and is no part of the product.
  var isPreview = false
  /// It is data if what it holds is.
  var mayBeData = false
  /// It reaches outside the process itself.
  var isVolatile = false

  /// Others that hold it depend on it.
  var isDependency: Bool { significance == .service || significance == .stable }
  var isInterface: Bool { significance == .view || significance == .viewController }

  /// A role that is known already stays.
  mutating func settle(_ significance: Significance, _ role: Role?, _ reason: Reason) {
    self.significance = significance
    self.reason = reason
    if self.role == nil { self.role = role }
  }
}
