extension BuiltInTexts {
  static let groupActivities: StaticString = #"""
    //: framework GroupActivities

    //: GroupStateObserver(*)  construct search GroupSharing
    //: GroupSession           service search GroupSharing
    """#
}
