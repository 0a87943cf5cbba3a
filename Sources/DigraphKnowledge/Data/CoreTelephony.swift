extension BuiltInTexts {
  static let coreTelephony: StaticString = #"""
    //: framework CoreTelephony, prefix CT

    // Carriers, hotspots, tunnels
    //: CTCellularData(*)          construct network CellularInfoProviding, effects device
    //: CTCellularData             service network CellularInfoProviding, effects device
    //: CTTelephonyNetworkInfo(*)  construct network CellularInfoProviding, effects device
    //: CTTelephonyNetworkInfo     service network CellularInfoProviding, effects device

    // Calls and messages
    //: CTCallCenter(*)  construct system CallManaging
    """#
}
