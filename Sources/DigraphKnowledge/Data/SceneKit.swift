extension BuiltInTexts {
  static let sceneKit: StaticString = #"""
    //: framework SceneKit, prefix SCN

    class SCNView: UIView {}  //: view interface

    // UIKit and WatchKit
    //: SCNNode   view interface
    //: SCNScene  view interface

    // Types
    //: SCNMaterial  glue interface

    // By name
    //: SCN*  makes view
    """#
}
