package import DigraphReport

extension Picture {
  /// What a box is for, by colour. Roles that play the same part share one.
  package enum Tint: String, Sendable, CaseIterable {
    case screen, logic, data, assembly, plain, external, group

    /// What the legend calls it.
    package var title: String {
      switch self {
      case .screen: "view, view controller"
      case .logic: "view model, presenter, use case"
      case .data: "service, repository, store, client"
      case .assembly: "coordinator, factory, composition root"
      case .plain: "other type"
      case .external: "platform or package"
      case .group: "several types"
      }
    }
  }
}

extension Picture.Tint {
  package init(_ node: ReportNode) {
    self =
      switch node.role {
      case _ where node.ownership != .project: .external
      case .view, .viewController: .screen
      case .viewModel, .presenter, .interactor, .useCase: .logic
      case .service, .repository, .store, .client: .data
      case .coordinator, .compositionRoot, .factory, .assembler, .container: .assembly
      case .model, .error, .testDouble, .test, nil: .plain
      }
  }
}
