extension BuiltInTexts {
  static let webKit: StaticString = #"""
    //: framework WebKit, prefix WK

    class WKWebView: UIView {}  //: view interface

    // HTTP
    //: WKWebsiteDataStore.default        singleton network CookieStoring, effects storage
    //: WKWebsiteDataStore                service network CookieStoring, effects storage
    //: WKWebsiteDataStore.nonPersistent  glue value
    //: WKProcessPool                     glue plumbing
    //: WKContentRuleListStore.default    singleton network

    // Types
    //: WKNavigation             glue interface
    //: WKPreferences            glue interface
    //: WKUserContentController  glue interface
    //: WKUserScript             glue interface
    //: WKWebpagePreferences     glue interface
    //: WKWebViewConfiguration   glue interface

    // By name
    //: WK*Button   makes view
    //: WK*Cell     makes view
    //: WK*Control  makes view
    //: WK*View     makes view
    """#
}
