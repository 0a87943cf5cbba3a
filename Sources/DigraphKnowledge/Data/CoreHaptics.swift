extension BuiltInTexts {
  static let coreHaptics: StaticString = #"""
    //: framework CoreHaptics, prefix CH

    //: CHHapticEngine(*)                       construct device HapticsPlaying
    //: CHHapticEngine.capabilitiesForHardware  static device HapticsPlaying
    //: CHHapticEngine                          service device HapticsPlaying
    """#
}
