extension BuiltInTexts {
  static let storeKit: StaticString = #"""
    //: framework StoreKit

    struct RequestReviewAction { func callAsFunction() }  //: service commerce ReviewRequesting

    // SwiftUI
    //: ProductView            view interface
    //: StoreView              view interface
    //: SubscriptionStoreView  view interface

    // Of views, and none
    //: Transaction  glue interface

    // UIKit and WatchKit
    //: SKCloudServiceSetupViewController  view interface
    //: SKOverlay                          view interface
    //: SKStoreProductViewController       view interface

    // Attestation and advertising
    //: SKAdNetwork.registerAppForAdNetworkAttribution  static security TrackingAuthorizing
    //: SKAdNetwork.updateConversionValue               static security TrackingAuthorizing
    //: SKAdNetwork.updatePostbackConversionValue       static security TrackingAuthorizing

    // The store
    //: AppStore.canMakePayments                       static commerce StoreFront
    //: AppStore.deviceVerificationID                  static commerce StoreFront
    //: AppStore.requestReview                         static commerce ReviewRequesting
    //: AppStore.showManageSubscriptions               static commerce StoreFront
    //: AppStore.sync                                  static commerce StoreFront
    //: AppTransaction.refresh                         static commerce StoreFront
    //: AppTransaction.shared                          singleton commerce StoreFront
    //: Product.products                               static commerce StoreFront
    //: SKCloudServiceController(*)                    construct commerce StoreFront
    //: SKCloudServiceController.authorizationStatus   static commerce StoreFront
    //: SKCloudServiceController.requestAuthorization  static commerce StoreFront
    //: SKPaymentQueue.canMakePayments                 static commerce StoreFront
    //: SKPaymentQueue.default                         singleton commerce StoreFront
    //: SKPaymentQueue                                 service commerce StoreFront
    //: SKProductsRequest(*)                           construct commerce StoreFront
    //: SKProductsRequest                              service commerce StoreFront
    //: SKReceiptRefreshRequest(*)                     construct commerce StoreFront
    //: SKStoreReviewController.requestReview          static commerce ReviewRequesting
    //: Storefront.current                             static commerce StoreFront
    //: Storefront.updates                             static commerce StoreFront
    //: Transaction.all                                static commerce StoreFront
    //: Transaction.currentEntitlement                 static commerce StoreFront
    //: Transaction.currentEntitlements                static commerce StoreFront
    //: Transaction.latest                             static commerce StoreFront
    //: Transaction.unfinished                         static commerce StoreFront
    //: Transaction.updates                            static commerce StoreFront
    //: SKPayment                                      glue value
    //: SKProduct                                      glue value
    """#
}
