extension BuiltInTexts {
  static let nearbyInteraction: StaticString = #"""
    //: framework NearbyInteraction, prefix NI

    //: NISession(*)                  construct sensors ProximitySensing
    //: NISession.deviceCapabilities  static sensors ProximitySensing
    //: NISession.isSupported         static sensors ProximitySensing
    //: NISession                     service sensors ProximitySensing
    """#
}
