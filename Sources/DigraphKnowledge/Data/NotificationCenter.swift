extension BuiltInTexts {
  static let notificationCenter: StaticString = #"""
    //: framework NotificationCenter

    //: NCWidgetController  view interface
    """#
}
