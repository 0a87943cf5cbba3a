extension BuiltInTexts {
  static let authenticationServices: StaticString = #"""
    //: framework AuthenticationServices, prefix AS

    // UIKit and WatchKit
    //: ASAuthorizationAppleIDButton        view interface
    //: ASCredentialProviderViewController  view interface

    // Signing in
    //: ASAuthorizationAppleIDProvider(*)                          construct security SignInProviding, effects network security
    //: ASAuthorizationAppleIDProvider                             service security SignInProviding, effects network security
    //: ASAuthorizationController(*)                               construct security SignInProviding, effects network security
    //: ASAuthorizationController                                  service security SignInProviding, effects network security
    //: ASAuthorizationPasswordProvider(*)                         construct security SignInProviding, effects network security
    //: ASAuthorizationPlatformPublicKeyCredentialProvider(*)      construct security SignInProviding, effects network security
    //: ASAuthorizationSecurityKeyPublicKeyCredentialProvider(*)   construct security SignInProviding, effects network security
    //: ASAuthorizationSingleSignOnProvider(*)                     construct security SignInProviding, effects network security
    //: ASCredentialIdentityStore.shared                           singleton security CredentialStoring, effects storage
    //: ASCredentialIdentityStore                                  service security CredentialStoring, effects storage
    //: ASWebAuthenticationSession(*)                              construct security SignInProviding, effects network security
    //: ASWebAuthenticationSession                                 service security SignInProviding, effects network security
    //: ASWebAuthenticationSessionWebBrowserSessionManager.shared  singleton security SignInProviding, effects network security
    //: SFAuthenticationSession(*)                                 construct security SignInProviding, effects network security
    //: ASPasswordCredential                                       glue value
    //: ASPasswordCredentialIdentity                               glue value
    //: ASAuthorizationAppleIDCredential                           glue value
    """#
}
