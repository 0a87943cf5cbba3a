extension Catalogue {
  /// What SwiftUI hands down from view to view.
  static let environment = """
    @Environment        environment  injection  -
    @EnvironmentObject  environment  injection  -
    """
}
