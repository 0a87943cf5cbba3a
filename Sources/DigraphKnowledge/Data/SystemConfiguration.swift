extension BuiltInTexts {
  static let systemConfiguration: StaticString = #"""
    //: framework SystemConfiguration

    // Connections
    //: SCNetworkReachabilityCreateWithAddress  function network ConnectivityMonitoring
    //: SCNetworkReachabilityCreateWithName     function network ConnectivityMonitoring
    //: SCDynamicStoreCreate                    function network ConnectivityMonitoring

    // Carriers, hotspots, tunnels
    //: CNCopyCurrentNetworkInfo   function network NetworkInfoProviding
    //: CNCopySupportedInterfaces  function network NetworkInfoProviding
    """#
}
