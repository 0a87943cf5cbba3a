extension Catalogue {
  /// Identity, secrets, permissions, personal data and the store.
  static let security = """
    // Secrets
    SecItemAdd                                                 function   security  SecretStoring
    SecItemCopyMatching                                        function   security  SecretStoring
    SecItemDelete                                              function   security  SecretStoring
    SecItemUpdate                                              function   security  SecretStoring
    SecKeychainAddGenericPassword                              function   security  SecretStoring
    SecKeychainFindGenericPassword                             function   security  SecretStoring
    SecTrustEvaluateWithError                                  function   security  TrustEvaluating
    SecTrustEvaluate                                           function   security  TrustEvaluating
    SecTrustEvaluateAsyncWithError                             function   security  TrustEvaluating
    SecureEnclave.isAvailable                                  static     security  KeyGenerating

    // Signing in
    ASAuthorizationAppleIDProvider(*)                          construct  security  SignInProviding
    ASAuthorizationAppleIDProvider                             service    security  SignInProviding
    ASAuthorizationController(*)                               construct  security  SignInProviding
    ASAuthorizationController                                  service    security  SignInProviding
    ASAuthorizationPasswordProvider(*)                         construct  security  SignInProviding
    ASAuthorizationPlatformPublicKeyCredentialProvider(*)      construct  security  SignInProviding
    ASAuthorizationSecurityKeyPublicKeyCredentialProvider(*)   construct  security  SignInProviding
    ASAuthorizationSingleSignOnProvider(*)                     construct  security  SignInProviding
    ASCredentialIdentityStore.shared                           singleton  security  CredentialStoring
    ASCredentialIdentityStore                                  service    security  CredentialStoring
    ASWebAuthenticationSession(*)                              construct  security  SignInProviding
    ASWebAuthenticationSession                                 service    security  SignInProviding
    ASWebAuthenticationSessionWebBrowserSessionManager.shared  singleton  security  SignInProviding
    SFAuthenticationSession(*)                                 construct  security  SignInProviding
    ASPasswordCredential                                       glue       value     -
    ASPasswordCredentialIdentity                               glue       value     -
    ASAuthorizationAppleIDCredential                           glue       value     -
    LAContext(*)                                               construct  security  BiometricAuthenticating
    LAContext                                                  service    security  BiometricAuthenticating
    VSAccountManager(*)                                        construct  security  SignInProviding
    ACAccountStore(*)                                          construct  security  SignInProviding
    AuthorizationCenter.shared                                 singleton  security  ScreenTimeAuthorizing
    LARightStore.shared                                        singleton  security  SecretStoring

    // Attestation and advertising
    AAAttribution.attributionToken                             static     security  TrackingAuthorizing
    ADClient.shared                                            singleton  security  TrackingAuthorizing
    ASIdentifierManager.shared                                 singleton  security  DeviceIdentifying
    ASIdentifierManager                                        service    security  DeviceIdentifying
    ATTrackingManager.requestTrackingAuthorization             static     security  TrackingAuthorizing
    ATTrackingManager.trackingAuthorizationStatus              static     security  TrackingAuthorizing
    DCAppAttestService.shared                                  singleton  security  AppAttesting
    DCAppAttestService                                         service    security  AppAttesting
    DCDevice.current                                           singleton  security  AppAttesting
    DCDevice                                                   service    security  AppAttesting
    SKAdNetwork.registerAppForAdNetworkAttribution             static     security  TrackingAuthorizing
    SKAdNetwork.updateConversionValue                          static     security  TrackingAuthorizing
    SKAdNetwork.updatePostbackConversionValue                  static     security  TrackingAuthorizing

    // Permissions of macOS
    AEDeterminePermissionToAutomateTarget                      function   security  AutomationAuthorizing
    AXIsProcessTrusted                                         function   security  AutomationAuthorizing
    AXIsProcessTrustedWithOptions                              function   security  AutomationAuthorizing
    AXUIElementCreateApplication                               function   security  AutomationAuthorizing
    AXUIElementCreateSystemWide                                function   security  AutomationAuthorizing
    CGPreflightScreenCaptureAccess                             function   security  AutomationAuthorizing
    CGRequestScreenCaptureAccess                               function   security  AutomationAuthorizing
    CGEvent.tapCreate                                          static     security  InputProviding

    // Contacts and calendars
    CNContactStore(*)                                          construct  contacts  ContactStoring
    CNContactStore.authorizationStatus                         static     contacts  ContactStoring
    CNContactStore                                             service    contacts  ContactStoring
    EKEventStore(*)                                            construct  contacts  EventStoring
    EKEventStore.authorizationStatus                           static     contacts  EventStoring
    EKEventStore                                               service    contacts  EventStoring
    CNContact                                                  glue       value     -
    CNMutableContact                                           glue       value     -
    EKEvent                                                    glue       value     -
    EKReminder                                                 glue       value     -

    // The store
    AppStore.canMakePayments                                   static     commerce  StoreFront
    AppStore.deviceVerificationID                              static     commerce  StoreFront
    AppStore.requestReview                                     static     commerce  ReviewRequesting
    AppStore.showManageSubscriptions                           static     commerce  StoreFront
    AppStore.sync                                              static     commerce  StoreFront
    AppTransaction.refresh                                     static     commerce  StoreFront
    AppTransaction.shared                                      singleton  commerce  StoreFront
    FinanceStore.shared                                        singleton  commerce  FinanceProviding
    PKPassLibrary(*)                                           construct  commerce  PassStoring
    PKPassLibrary.isPassLibraryAvailable                       static     commerce  PassStoring
    PKPassLibrary                                              service    commerce  PassStoring
    PKPaymentAuthorizationController(*)                        construct  commerce  PaymentAuthorizing
    PKPaymentAuthorizationController.canMakePayments           static     commerce  PaymentAuthorizing
    PKPaymentAuthorizationController                           service    commerce  PaymentAuthorizing
    PKPaymentAuthorizationViewController.canMakePayments       static     commerce  PaymentAuthorizing
    Product.products                                           static     commerce  StoreFront
    SKCloudServiceController(*)                                construct  commerce  StoreFront
    SKCloudServiceController.authorizationStatus               static     commerce  StoreFront
    SKCloudServiceController.requestAuthorization              static     commerce  StoreFront
    SKPaymentQueue.canMakePayments                             static     commerce  StoreFront
    SKPaymentQueue.default                                     singleton  commerce  StoreFront
    SKPaymentQueue                                             service    commerce  StoreFront
    SKProductsRequest(*)                                       construct  commerce  StoreFront
    SKProductsRequest                                          service    commerce  StoreFront
    SKReceiptRefreshRequest(*)                                 construct  commerce  StoreFront
    SKStoreReviewController.requestReview                      static     commerce  ReviewRequesting
    RequestReviewAction                                        service    commerce  ReviewRequesting  // SwiftUI's environment
    Storefront.current                                         static     commerce  StoreFront
    Storefront.updates                                         static     commerce  StoreFront
    Transaction.all                                            static     commerce  StoreFront
    Transaction.currentEntitlement                             static     commerce  StoreFront
    Transaction.currentEntitlements                            static     commerce  StoreFront
    Transaction.latest                                         static     commerce  StoreFront
    Transaction.unfinished                                     static     commerce  StoreFront
    Transaction.updates                                        static     commerce  StoreFront
    PKPaymentRequest                                           glue       value     -
    SKPayment                                                  glue       value     -
    SKProduct                                                  glue       value     -
    """
}
