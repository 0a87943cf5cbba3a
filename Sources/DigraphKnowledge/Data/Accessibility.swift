extension BuiltInTexts {
  static let accessibility: StaticString = #"""
    //: framework ApplicationServices

    //: AXIsProcessTrusted             function security AutomationAuthorizing
    //: AXIsProcessTrustedWithOptions  function security AutomationAuthorizing
    //: AXUIElementCreateApplication   function system AccessibilityReading
    //: AXUIElementCreateSystemWide    function system AccessibilityReading
    """#
}
