extension BuiltInTexts {
  static let adSupport: StaticString = #"""
    //: framework AdSupport

    //: AAAttribution.attributionToken                  static security TrackingAuthorizing
    //: ASIdentifierManager.shared                      singleton security DeviceIdentifying
    //: ASIdentifierManager                             service security DeviceIdentifying
    //: ATTrackingManager.requestTrackingAuthorization  static security TrackingAuthorizing
    //: ATTrackingManager.trackingAuthorizationStatus   static security TrackingAuthorizing
    """#
}
