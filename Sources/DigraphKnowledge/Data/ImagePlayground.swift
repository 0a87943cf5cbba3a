extension BuiltInTexts {
  static let imagePlayground: StaticString = #"""
    //: framework ImagePlayground

    // UIKit and WatchKit
    //: ImagePlaygroundViewController  view interface

    // Language and models
    //: ImagePlaygroundViewController.isAvailable  static system
    """#
}
