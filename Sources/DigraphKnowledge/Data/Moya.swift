extension BuiltInTexts {
  static let moya: StaticString = #"""
    //: package Moya

    //: MoyaProvider(*)  construct network HTTPClient
    //: MoyaProvider     service network HTTPClient
    """#
}
