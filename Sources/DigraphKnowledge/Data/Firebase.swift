extension BuiltInTexts {
  static let firebase: StaticString = #"""
    //: package Firebase

    // Analytics and crash reports
    //: Analytics.logEvent                       static analytics AnalyticsTracking
    //: Analytics.setAnalyticsCollectionEnabled  static analytics AnalyticsTracking
    //: Analytics.setUserID                      static analytics AnalyticsTracking
    //: Analytics.setUserProperty                static analytics AnalyticsTracking
    //: Crashlytics.crashlytics                  singleton analytics CrashReporting
    //: Crashlytics.sharedInstance               singleton analytics CrashReporting
    //: Crashlytics                              service analytics CrashReporting
    //: FirebaseApp.app                          static analytics
    //: FirebaseApp.configure                    static analytics
    //: Performance.sharedInstance               singleton analytics MetricsCollecting
    //: Performance.startTrace                   static analytics MetricsCollecting
    //: RemoteConfig.remoteConfig                singleton analytics RemoteConfiguring, effects network
    //: RemoteConfig                             service analytics RemoteConfiguring, effects network

    // Services of Firebase, the store, updates
    //: Auth.auth            singleton security SignInProviding, effects network security
    //: Database.database    singleton storage CloudStoring, effects network storage
    //: Firestore.firestore  singleton storage CloudStoring, effects network storage
    //: Firestore            service storage CloudStoring, effects network storage
    //: Functions.functions  singleton network RemoteCalling
    //: Messaging.messaging  singleton notifications PushReceiving, effects network notifications
    //: Storage.storage      singleton storage CloudStoring, effects network storage
    """#
}
