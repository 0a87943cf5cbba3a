extension BuiltInTexts {
  static let userNotifications: StaticString = #"""
    //: framework UserNotifications, prefix UN

    // To the user
    //: UNUserNotificationCenter.current   singleton alerts UserNotifying
    //: UNUserNotificationCenter           service alerts UserNotifying, made by system
    //: UNCalendarNotificationTrigger      glue value
    //: UNMutableNotificationContent       glue value
    //: UNNotificationAction               glue value
    //: UNNotificationAttachment           glue value
    //: UNNotificationCategory             glue value
    //: UNNotificationContent              glue value
    //: UNNotificationRequest              glue value
    //: UNTimeIntervalNotificationTrigger  glue value

    // What inheriting from it, conforming to it or carrying it says
    //: UNNotificationServiceExtension  made by system
    """#
}
