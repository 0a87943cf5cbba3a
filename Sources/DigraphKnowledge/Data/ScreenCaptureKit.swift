extension BuiltInTexts {
  static let screenCaptureKit: StaticString = #"""
    //: framework ScreenCaptureKit

    //: SCShareableContent.current  static media ScreenRecording
    //: SCStream(*)                 construct media ScreenRecording
    """#
}
