extension BuiltInTexts {
  static let moya: StaticString = #"""
    //: package Moya

    //: MoyaProvider(stubClosure:)      configurable
    //: MoyaProvider(endpointClosure:)  configurable
    //: MoyaProvider(*)                 construct network HTTPClient
    //: MoyaProvider                    service network HTTPClient
    """#
}
