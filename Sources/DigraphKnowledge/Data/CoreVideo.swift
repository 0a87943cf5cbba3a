extension BuiltInTexts {
  static let coreVideo: StaticString = #"""
    //: framework CoreVideo, prefix CV

    // Timers
    //: CVDisplayLinkCreateWithActiveCGDisplays  function timer TimerScheduling
    //: CVDisplayLinkCreateWithCGDisplay         function timer TimerScheduling

    // Types
    //: CVPixelBuffer  glue value
    """#
}
