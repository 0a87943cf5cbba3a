extension BuiltInTexts {
  static let passKit: StaticString = #"""
    //: framework PassKit, prefix PK

    // UIKit and WatchKit
    //: PKAddPassButton                       view interface
    //: PKAddPassesViewController             view interface
    //: PKPaymentAuthorizationViewController  view interface
    //: PKPaymentButton                       view interface

    // The store
    //: PKPassLibrary(*)                                      construct commerce PassStoring
    //: PKPassLibrary.isPassLibraryAvailable                  static commerce PassStoring
    //: PKPassLibrary                                         service commerce PassStoring
    //: PKPaymentAuthorizationController(*)                   construct commerce PaymentAuthorizing
    //: PKPaymentAuthorizationController.canMakePayments      static commerce PaymentAuthorizing
    //: PKPaymentAuthorizationController                      service commerce PaymentAuthorizing
    //: PKPaymentAuthorizationViewController.canMakePayments  static commerce PaymentAuthorizing
    //: PKPaymentRequest                                      glue value
    """#
}
