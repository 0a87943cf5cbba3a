extension BuiltInTexts {
  static let asyncHTTPClient: StaticString = #"""
    //: package AsyncHTTPClient

    //: HTTPClient(*)      construct network HTTPRequesting
    //: HTTPClient.shared  singleton network HTTPRequesting
    //: HTTPClient         service network HTTPRequesting
    """#
}
