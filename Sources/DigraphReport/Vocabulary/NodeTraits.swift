/// Whose code a type is.
package enum Ownership: String, Vocabulary {
  case project, package, platform
}

/// What a project type is for.
package enum Role: String, Vocabulary {
  case view, viewController, viewModel, presenter, interactor, coordinator, service, repository, store, client, useCase
  case model, error, testDouble, test, compositionRoot, factory, assembler, container
}

/// Whether having a type means depending on it.
package enum Significance: String, Vocabulary {
  /// Its values do work for others: a dependency.
  case service
  /// The same, but deterministic and in process: findings about it are for information.
  case stable
  /// A screen or a part of one: a view that shows it navigates or lays out, and does not depend.
  case interface
  /// It carries data or is a value in another way.
  case glue
}
