extension BuiltInTexts {
  static let pencilKit: StaticString = #"""
    //: framework PencilKit

    // UIKit and WatchKit
    //: PKCanvasView  view interface
    //: PKToolPicker  view interface

    // Types
    //: PKDrawing  glue interface
    """#
}
