extension BuiltInTexts {
  static let safariServices: StaticString = #"""
    //: framework SafariServices, prefix SF

    class SFSafariViewController: UIViewController {}  //: view interface

    // The application
    //: SFSafariApplication.openWindow  static application URLOpening

    // Search, widgets, activities, tips
    //: SSReadingList.default  singleton search

    // macOS
    //: SFContentBlockerManager.getStateOfContentBlocker  static system ContentBlocking
    //: SFContentBlockerManager.reloadContentBlocker      static system ContentBlocking
    """#
}
