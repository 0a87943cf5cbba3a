import DigraphLinking
package import DigraphReport

extension Significance {
  /// As reports have it.
  package init(_ found: TypeProfile.Significance) {
    switch found {
    case .service: self = .service
    case .stable: self = .stable
    case .view, .viewController: self = .interface
    case .glue: self = .glue
    }
  }
}

/// What a type of the project is, as far as findings are concerned.
package struct TypeProfile: Sendable, Equatable {
  package enum Significance: Sendable {
    /// Its values do work for others: a dependency.
    case service
    /// The same, but deterministic and in process: findings about it are for information.
    case stable
    /// A screen or a part of one.
    case view, viewController
    /// It only carries data, or is a value in another way.
    case glue
  }

  package var significance = Significance.service
  /// Why it has its significance and role.
  package var reason = Reason()
  package var role: Role?
  /// Code of tests, or a double.
  package var isTest = false
  package var isDouble = false
  /// It wires others together: what it constructs is no finding.
  package var isCompositionRoot = false
  /// Nothing but its name says so.
  var isNamedRoot = false
  /// Others ask it for services.
  package var isLocator = false
  /// It is called back rather than used.
  package var isBackReference = false
  /// Its file is not judged: others or a program wrote it, or it is a script.
  package var isOtherCode = false
  /// It has code: an initializer, a method, a computed property.
  package var behaves = true
  /// It is put together of others of its kind: a reducer.
  var isPart = false
  /// Views follow its changes.
  package var isObservable = false
  /// It shows something to those who write it, and is no part of the product.
  package var isPreview = false
  /// It is data if what it holds is.
  var mayBeData = false
  /// It reaches outside the process itself.
  var isVolatile = false

  /// Others that hold it depend on it.
  package var isDependency: Bool { significance == .service || significance == .stable }
  package var isInterface: Bool { significance == .view || significance == .viewController }

  /// Its name does not say that it does work for others; what a view follows is called its model, whatever it does.
  var isNamedForNoWork: Bool { role == nil || isObservable && role == .viewModel }

  /// A role that is known already stays.
  mutating func settle(_ significance: Significance, _ role: Role?, _ reason: Reason) {
    self.significance = significance
    self.reason = reason
    if self.role == nil { self.role = role }
  }
}
