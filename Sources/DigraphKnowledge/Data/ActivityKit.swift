extension BuiltInTexts {
  static let activityKit: StaticString = #"""
    //: framework ActivityKit

    // Of views, and none
    //: ActivityConfiguration  glue interface

    // Search, widgets, activities, tips
    //: Activity.activities           static search ActivityPublishing
    //: Activity.request              static search ActivityPublishing
    //: ActivityAuthorizationInfo(*)  construct search ActivityPublishing
    """#
}
