extension BuiltInTexts {
  static let familyControls: StaticString = #"""
    //: framework FamilyControls

    // Signing in
    //: AuthorizationCenter.shared  singleton security ScreenTimeAuthorizing

    // Search, widgets, activities, tips
    //: DeviceActivityCenter(*)  construct search ScreenTimeControlling
    //: ManagedSettingsStore(*)  construct search ScreenTimeControlling
    """#
}
