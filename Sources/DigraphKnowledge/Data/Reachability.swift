extension BuiltInTexts {
  static let reachability: StaticString = #"""
    //: package Reachability

    //: Reachability(*)  construct network ConnectivityMonitoring
    //: Reachability     service network ConnectivityMonitoring
    """#
}
