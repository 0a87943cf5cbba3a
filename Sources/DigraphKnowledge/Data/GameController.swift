extension BuiltInTexts {
  static let gameController: StaticString = #"""
    //: framework GameController, prefix GC

    //: GCController.controllers                       static device GameControllerProviding
    //: GCController.current                           singleton device GameControllerProviding, optional
    //: GCController.startWirelessControllerDiscovery  static device GameControllerProviding
    //: GCKeyboard.coalesced                           singleton device GameControllerProviding, optional
    //: GCMouse.current                                singleton device GameControllerProviding, optional
    """#
}
