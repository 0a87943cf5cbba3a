extension BuiltInTexts {
  static let gameController: StaticString = #"""
    //: framework GameController, prefix GC

    //: GCController.controllers                       static device GameControllerProviding
    //: GCController.current                           singleton device GameControllerProviding
    //: GCController.startWirelessControllerDiscovery  static device GameControllerProviding
    //: GCKeyboard.coalesced                           singleton device GameControllerProviding
    //: GCMouse.current                                singleton device GameControllerProviding
    """#
}
