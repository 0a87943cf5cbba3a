extension BuiltInTexts {
  static let coreServices: StaticString = #"""
    //: framework CoreServices

    //: LSCopyApplicationURLsForURL                function system DefaultAppProviding
    //: LSCopyDefaultApplicationURLForContentType  function system DefaultAppProviding
    //: LSCopyDefaultApplicationURLForURL          function system DefaultAppProviding
    //: LSCopyDefaultHandlerForURLScheme           function system DefaultAppProviding
    //: LSCopyDefaultRoleHandlerForContentType     function system DefaultAppProviding
    //: LSSetDefaultHandlerForURLScheme            function system DefaultAppProviding
    """#
}
