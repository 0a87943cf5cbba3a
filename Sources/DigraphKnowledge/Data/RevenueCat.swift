extension BuiltInTexts {
  static let revenueCat: StaticString = #"""
    //: package RevenueCat

    //: Purchases.shared     singleton commerce StoreFront
    //: Purchases.configure  static commerce StoreFront
    //: Purchases            service commerce StoreFront
    """#
}
