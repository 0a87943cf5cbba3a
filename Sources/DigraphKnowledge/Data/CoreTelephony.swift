extension BuiltInTexts {
  static let coreTelephony: StaticString = #"""
    //: framework CoreTelephony, prefix CT

    // Carriers, hotspots, tunnels
    //: CTCellularData(*)          construct network CellularInfoProviding
    //: CTCellularData             service network CellularInfoProviding
    //: CTTelephonyNetworkInfo(*)  construct network CellularInfoProviding
    //: CTTelephonyNetworkInfo     service network CellularInfoProviding

    // Calls and messages
    //: CTCallCenter(*)  construct system CallManaging
    """#
}
