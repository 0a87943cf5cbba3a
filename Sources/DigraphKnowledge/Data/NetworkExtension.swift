extension BuiltInTexts {
  static let networkExtension: StaticString = #"""
    //: framework NetworkExtension, prefix NE

    // Carriers, hotspots, tunnels
    //: NEAppProxyProviderManager.loadAllFromPreferences  static network VPNControlling
    //: NEDNSProxyManager.shared                          singleton network VPNControlling
    //: NEDNSSettingsManager.shared                       singleton network VPNControlling
    //: NEFilterManager.shared                            singleton network VPNControlling
    //: NEHotspotConfigurationManager.shared              singleton network HotspotConfiguring
    //: NEHotspotConfigurationManager                     service network HotspotConfiguring
    //: NEHotspotNetwork.fetchCurrent                     static network NetworkInfoProviding
    //: NETunnelProviderManager.loadAllFromPreferences    static network VPNControlling
    //: NETunnelProviderManager                           service network VPNControlling
    //: NEVPNManager.shared                               singleton network VPNControlling
    //: NEVPNManager                                      service network VPNControlling

    // What inheriting from it, conforming to it or carrying it says
    //: NEAppPushProvider       made by system
    //: NEFilterDataProvider    made by system
    //: NEPacketTunnelProvider  made by system
    """#
}
