extension BuiltInTexts {
  static let multipeerConnectivity: StaticString = #"""
    //: framework MultipeerConnectivity, prefix MC

    // UIKit and WatchKit
    //: MCBrowserViewController  view interface

    // Connections
    //: MCNearbyServiceAdvertiser(*)  construct network PeerDiscovering
    //: MCNearbyServiceAdvertiser     service network PeerDiscovering
    //: MCNearbyServiceBrowser(*)     construct network PeerDiscovering
    //: MCNearbyServiceBrowser        service network PeerDiscovering
    //: MCSession(*)                  construct network PeerConnecting
    //: MCSession                     service network PeerConnecting
    //: MCPeerID                      glue value
    """#
}
