extension BuiltInTexts {
  static let coreGraphics: StaticString = #"""
    //: framework CoreGraphics, prefix CG

    struct CGFloat {}  //: glue interface
    //: CGFloat.random  static random RandomProviding

    // The device
    //: CGMainDisplayID         function device ScreenProviding
    //: CGGetActiveDisplayList  function device ScreenProviding
    //: CGGetOnlineDisplayList  function device ScreenProviding

    // Files
    //: CGImageDestinationCreateWithURL  function files FileSystem
    //: CGImageSourceCreateWithURL       function files ResourceLoading

    // The window server
    //: CGWindowListCopyWindowInfo  function system WindowListing
    //: CGWindowListCreateImage     function system ScreenRecording

    // Permissions of macOS
    //: CGPreflightScreenCaptureAccess  function security AutomationAuthorizing
    //: CGRequestScreenCaptureAccess    function security AutomationAuthorizing
    //: CGEvent.tapCreate               static security InputProviding

    // Types
    //: CGAffineTransform  glue interface
    //: CGColor            glue value
    //: CGColorSpace       glue value
    //: CGContext          glue value
    //: CGDataConsumer     glue value
    //: CGDataProvider     glue value
    //: CGGradient         glue value
    //: CGImage            glue value
    //: CGImageSource      glue value
    //: CGLineCap          glue value
    //: CGMutablePath      glue value
    //: CGPath             glue value
    //: CGPoint            glue interface
    //: CGPointMake        glue value
    //: CGRect             glue interface
    //: CGRectMake         glue value
    //: CGSize             glue interface
    //: CGSizeMake         glue value
    //: CGVector           glue interface

    // Presets that look like shared instances
    //: CGPoint.zero  glue value
    //: CGRect.zero   glue value
    //: CGSize.zero   glue value
    """#
}
