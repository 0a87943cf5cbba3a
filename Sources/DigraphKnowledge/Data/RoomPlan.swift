extension BuiltInTexts {
  static let roomPlan: StaticString = #"""
    //: framework RoomPlan

    // UIKit and WatchKit
    //: RoomCaptureView  view interface

    // Health and surroundings
    //: RoomCaptureSession(*)           construct sensors SurroundingsTracking
    //: RoomCaptureSession.isSupported  static device SurroundingsTracking
    //: RoomCaptureSession              service sensors SurroundingsTracking
    """#
}
