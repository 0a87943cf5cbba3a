extension BuiltInTexts {
  static let externalAccessory: StaticString = #"""
    //: framework ExternalAccessory

    //: EAAccessoryManager.shared  singleton sensors AccessoryProviding
    //: EAAccessoryManager         service sensors AccessoryProviding
    //: EASession(*)               construct sensors AccessoryProviding
    """#
}
