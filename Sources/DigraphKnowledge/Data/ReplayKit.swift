extension BuiltInTexts {
  static let replayKit: StaticString = #"""
    //: framework ReplayKit, prefix RP

    // UIKit and WatchKit
    //: RPBroadcastActivityViewController  view interface
    //: RPPreviewViewController            view interface
    //: RPSystemBroadcastPickerView        view interface

    // Cameras and screens
    //: RPScreenRecorder.shared  singleton media ScreenRecording
    //: RPScreenRecorder         service media ScreenRecording
    """#
}
