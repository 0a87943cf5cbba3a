extension BuiltInTexts {
  static let tipKit: StaticString = #"""
    //: framework TipKit

    // SwiftUI
    //: TipView  view interface

    // Of views, and none
    //: Tip       glue interface, makes command
    //: TipGroup  glue interface

    // Search, widgets, activities, tips
    //: Tips.configure              static search TipShowing
    //: Tips.resetDatastore         static search TipShowing
    //: Tips.showAllTipsForTesting  static search TipShowing
    """#
}
