extension BuiltInTexts {
  static let nearbyInteraction: StaticString = #"""
    //: framework NearbyInteraction, prefix NI

    //: NISession(*)                  construct sensors ProximitySensing
    //: NISession.deviceCapabilities  static sensors ProximitySensing
    //: NISession.isSupported         static device ProximitySensing
    //: NISession                     service sensors ProximitySensing
    """#
}
