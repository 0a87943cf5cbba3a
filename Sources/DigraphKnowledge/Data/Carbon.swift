extension BuiltInTexts {
  static let carbon: StaticString = #"""
    //: framework Carbon

    // The device
    //: TISCopyCurrentKeyboardInputSource  function device InputModeProviding

    // Permissions of macOS
    //: AEDeterminePermissionToAutomateTarget  function security AutomationAuthorizing
    """#
}
