extension BuiltInTexts {
  static let homeKit: StaticString = #"""
    //: framework HomeKit, prefix HM

    // Devices nearby
    //: HMHomeManager(*)  construct sensors HomeControlling
    //: HMHomeManager     service sensors HomeControlling

    // Types
    //: HMService  glue value
    """#
}
