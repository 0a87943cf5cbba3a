extension BuiltInTexts {
  static let authenticationServices: StaticString = #"""
    //: framework AuthenticationServices, prefix AS

    // UIKit and WatchKit
    //: ASAuthorizationAppleIDButton        view interface
    //: ASCredentialProviderViewController  view interface

    // Signing in
    //: ASAuthorizationAppleIDProvider(*)                          construct security SignInProviding
    //: ASAuthorizationAppleIDProvider                             service security SignInProviding
    //: ASAuthorizationController(*)                               construct security SignInProviding
    //: ASAuthorizationController                                  service security SignInProviding
    //: ASAuthorizationPasswordProvider(*)                         construct security SignInProviding
    //: ASAuthorizationPlatformPublicKeyCredentialProvider(*)      construct security SignInProviding
    //: ASAuthorizationSecurityKeyPublicKeyCredentialProvider(*)   construct security SignInProviding
    //: ASAuthorizationSingleSignOnProvider(*)                     construct security SignInProviding
    //: ASCredentialIdentityStore.shared                           singleton security CredentialStoring
    //: ASCredentialIdentityStore                                  service security CredentialStoring
    //: ASWebAuthenticationSession(*)                              construct security SignInProviding
    //: ASWebAuthenticationSession                                 service security SignInProviding
    //: ASWebAuthenticationSessionWebBrowserSessionManager.shared  singleton security SignInProviding
    //: SFAuthenticationSession(*)                                 construct security SignInProviding
    //: ASPasswordCredential                                       glue value
    //: ASPasswordCredentialIdentity                               glue value
    //: ASAuthorizationAppleIDCredential                           glue value
    """#
}
