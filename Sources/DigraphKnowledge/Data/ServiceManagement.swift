extension BuiltInTexts {
  static let serviceManagement: StaticString = #"""
    //: framework ServiceManagement, prefix SM

    //: SMAppService.agent      static system LoginItemManaging
    //: SMAppService.daemon     static system LoginItemManaging
    //: SMAppService.loginItem  static system LoginItemManaging
    //: SMAppService.mainApp    singleton system LoginItemManaging
    //: SMAppService            service system LoginItemManaging
    //: SMJobBless              function system LoginItemManaging
    //: SMLoginItemSetEnabled   function system LoginItemManaging
    """#
}
