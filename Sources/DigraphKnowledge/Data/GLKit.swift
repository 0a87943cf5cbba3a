extension BuiltInTexts {
  static let glKit: StaticString = #"""
    //: framework GLKit

    // UIKit and WatchKit
    //: GLKView            view interface
    //: GLKViewController  view interface

    // Types
    //: GLKMatrix4  glue value
    """#
}
