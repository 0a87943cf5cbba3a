extension BuiltInTexts {
  static let network: StaticString = #"""
    //: framework Network, prefix NW

    //: NWBrowser(*)          construct network PeerDiscovering
    //: NWBrowser             service network PeerDiscovering
    //: NWConnection(*)       construct network StreamConnecting
    //: NWConnection          service network StreamConnecting
    //: NWConnectionGroup(*)  construct network StreamConnecting
    //: NWListener(*)         construct network PeerDiscovering
    //: NWListener            service network PeerDiscovering
    //: NWPathMonitor(*)      construct network ConnectivityMonitoring
    //: NWPathMonitor         service network ConnectivityMonitoring
    //: NetworkBrowser(*)     construct network PeerDiscovering
    //: NetworkConnection(*)  construct network StreamConnecting
    //: NetworkListener(*)    construct network PeerDiscovering
    //: NWEndpoint            glue value
    //: NWParameters          glue value
    //: NWPath                glue value
    //: NWInterface           glue value
    """#
}
