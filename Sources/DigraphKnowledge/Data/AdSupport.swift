extension BuiltInTexts {
  static let adSupport: StaticString = #"""
    //: framework AdSupport

    //: AAAttribution.attributionToken                  static security TrackingAuthorizing
    //: ASIdentifierManager.shared                      singleton security DeviceIdentifying, effects device
    //: ASIdentifierManager                             service security DeviceIdentifying, effects device
    //: ATTrackingManager.requestTrackingAuthorization  static security TrackingAuthorizing
    //: ATTrackingManager.trackingAuthorizationStatus   static security TrackingAuthorizing
    """#
}
