extension BuiltInTexts {
  static let alamofire: StaticString = #"""
    //: package Alamofire

    // Network
    //: AF                                  function network HTTPClient
    //: Alamofire.request                   static network HTTPClient
    //: Session(configuration:)             configurable
    //: Session.default                     singleton network HTTPClient
    //: SessionManager.default              singleton network HTTPClient
    //: NetworkReachabilityManager(*)       construct network ConnectivityMonitoring, optional
    //: NetworkReachabilityManager.default  singleton network ConnectivityMonitoring, optional
    //: NetworkReachabilityManager          service network ConnectivityMonitoring

    // Requests and coders of packages
    //: HTTPHeaders                     glue value
    //: JSONParameterEncoder            glue value
    //: URLEncodedFormParameterEncoder  glue value

    // Presets that look like shared instances
    //: JSONEncoding.default                    glue value
    //: JSONParameterEncoder.default            glue value
    //: PropertyListEncoding.default            glue value
    //: URLEncodedFormParameterEncoder.default  glue value
    //: URLEncoding.default                     glue value
    //: URLEncoding.httpBody                    glue value
    //: URLEncoding.queryString                 glue value
    """#
}
