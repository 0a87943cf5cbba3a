extension BuiltInTexts {
  static let userNotificationsUI: StaticString = #"""
    //: framework UserNotificationsUI

    // What inheriting from it, conforming to it or carrying it says
    //: UNNotificationContentExtension  made by system
    """#
}
