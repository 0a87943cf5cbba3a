extension BuiltInTexts {
  static let arKit: StaticString = #"""
    //: framework ARKit, prefix AR

    class ARSCNView: SCNView {}  //: view interface

    // UIKit and WatchKit
    //: ARCoachingOverlayView  view interface
    //: ARSKView               view interface

    // Health and surroundings
    //: ARSession(*)                              construct sensors SurroundingsTracking
    //: ARSession                                 service sensors SurroundingsTracking
    //: ARWorldTrackingConfiguration.isSupported  static device SurroundingsTracking
    //: ARFaceTrackingConfiguration.isSupported   static device SurroundingsTracking
    //: ARWorldTrackingConfiguration              glue value
    """#
}
