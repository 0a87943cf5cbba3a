extension BuiltInTexts {
  static let realityKit: StaticString = #"""
    //: framework RealityKit

    // UIKit and WatchKit
    //: ARView             view interface
    //: ObjectCaptureView  view interface

    // Health and surroundings
    //: ObjectCaptureSession(*)  construct sensors SurroundingsTracking
    """#
}
