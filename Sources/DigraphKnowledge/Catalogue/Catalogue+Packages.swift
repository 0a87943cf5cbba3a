extension Catalogue {
  /// Well-known packages.
  static let packages = """
    // Network
    AF                                       function   network        HTTPClient  // Alamofire
    Alamofire.request                        static     network        HTTPClient
    Session.default                          singleton  network        HTTPClient
    SessionManager.default                   singleton  network        HTTPClient
    NetworkReachabilityManager(*)            construct  network        ConnectivityMonitoring
    NetworkReachabilityManager.default       singleton  network        ConnectivityMonitoring
    NetworkReachabilityManager               service    network        ConnectivityMonitoring
    Reachability(*)                          construct  network        ConnectivityMonitoring
    Reachability                             service    network        ConnectivityMonitoring
    MoyaProvider(*)                          construct  network        HTTPClient
    MoyaProvider                             service    network        HTTPClient
    ApolloClient(*)                          construct  network        GraphQLClient
    ApolloClient                             service    network        GraphQLClient
    GRPCChannelPool.with                     static     network        RemoteCalling
    GRPCClient                               service    network        RemoteCalling
    HTTPClient(*)                            construct  network        HTTPRequesting  // AsyncHTTPClient
    HTTPClient.shared                        singleton  network        HTTPRequesting
    HTTPClient                               service    network        HTTPRequesting
    MultiThreadedEventLoopGroup(*)           construct  network        -
    MultiThreadedEventLoopGroup.singleton    singleton  network        -
    NIOSingletons.posixEventLoopGroup        singleton  network        -
    SocketManager(*)                         construct  network        SocketConnecting  // Socket.IO
    SocketManager                            service    network        SocketConnecting
    WebSocket(*)                             construct  network        SocketConnecting  // Starscream
    WebSocket                                service    network        SocketConnecting
    GCKCastContext.sharedInstance            singleton  network        Casting
    GCKSessionManager                        service    network        Casting
    ImageCache.default                       singleton  network        ImageLoading  // Kingfisher
    ImageDownloader.default                  singleton  network        ImageLoading
    ImagePipeline.shared                     singleton  network        ImageLoading  // Nuke
    ImagePipeline                            service    network        ImageLoading
    ImagePrefetcher(*)                       construct  network        ImageLoading
    KingfisherManager.shared                 singleton  network        ImageLoading
    KingfisherManager                        service    network        ImageLoading
    SDImageCache.shared                      singleton  network        ImageLoading
    SDWebImageDownloader.shared              singleton  network        ImageLoading
    SDWebImageManager.shared                 singleton  network        ImageLoading
    SDWebImageManager                        service    network        ImageLoading
    SDWebImagePrefetcher.shared              singleton  network        ImageLoading

    // Storage
    Realm(*)                                 construct  storage        -
    Realm                                    service    storage        -
    @ObservedResults                         wrapper    storage        -                       info
    DatabasePool(*)                          construct  storage        -  // GRDB
    DatabasePool                             service    storage        -
    DatabaseQueue(*)                         construct  storage        -
    DatabaseQueue                            service    storage        -
    @Fetch                                   wrapper    storage        -                       info  // SQLiteData
    @FetchAll                                wrapper    storage        -                       info
    @FetchOne                                wrapper    storage        -                       info
    FMDatabase(*)                            construct  storage        -
    FMDatabase                               service    storage        -
    FMDatabaseQueue(*)                       construct  storage        -
    FMDatabaseQueue                          service    storage        -
    YapDatabase(*)                           construct  storage        -
    YapDatabase                              service    storage        -
    MMKV.default                             singleton  storage        KeyValueStoring
    MMKV                                     service    storage        KeyValueStoring
    @Default                                 wrapper    storage        KeyValueStoring         info  // Defaults
    @PersistedProperty                       wrapper    storage        KeyValueStoring         info
    @StoredValue                             wrapper    storage        KeyValueStoring         info
    @UserDefault                             wrapper    storage        KeyValueStoring         info
    @UserDefaultsWrapper                     wrapper    storage        KeyValueStoring         info
    @UserPreference                          wrapper    storage        KeyValueStoring         info

    // Secrets and signing in
    Keychain(*)                              construct  security       SecretStoring  // KeychainAccess
    Keychain                                 service    security       SecretStoring
    KeychainSwift(*)                         construct  security       SecretStoring
    KeychainSwift                            service    security       SecretStoring
    KeychainWrapper.standard                 singleton  security       SecretStoring  // SwiftKeychainWrapper
    KeychainWrapper                          service    security       SecretStoring
    SAMKeychain.password                     static     security       SecretStoring
    SAMKeychain.setPassword                  static     security       SecretStoring
    SSKeychain.password                      static     security       SecretStoring
    SSKeychain.setPassword                   static     security       SecretStoring
    Valet.valet                              static     security       SecretStoring
    Valet                                    service    security       SecretStoring
    GIDSignIn.sharedInstance                 singleton  security       SignInProviding
    GIDSignIn                                service    security       SignInProviding
    LoginManager(*)                          construct  security       SignInProviding  // Facebook

    // Logs
    DDLog.add                                static     logging        Logging                 info  // CocoaLumberjack
    DDLog.sharedInstance                     singleton  logging        Logging                 info
    DDLogDebug                               function   logging        Logging                 info
    DDLogError                               function   logging        Logging                 info
    DDLogInfo                                function   logging        Logging                 info
    DDLogVerbose                             function   logging        Logging                 info
    DDLogWarn                                function   logging        Logging                 info
    SwiftyBeaver.addDestination              static     logging        Logging                 info
    SwiftyBeaver.debug                       static     logging        Logging                 info
    SwiftyBeaver.error                       static     logging        Logging                 info
    SwiftyBeaver.info                        static     logging        Logging                 info
    SwiftyBeaver.verbose                     static     logging        Logging                 info
    SwiftyBeaver.warning                     static     logging        Logging                 info
    XCGLogger.default                        singleton  logging        Logging                 info

    // Analytics and crash reports
    Adjust.appDidLaunch                      static     analytics      AnalyticsTracking
    Adjust.trackEvent                        static     analytics      AnalyticsTracking
    Amplitude(*)                             construct  analytics      AnalyticsTracking
    Amplitude.instance                       singleton  analytics      AnalyticsTracking
    Amplitude                                service    analytics      AnalyticsTracking
    Analytics.logEvent                       static     analytics      AnalyticsTracking  // Firebase
    Analytics.setAnalyticsCollectionEnabled  static     analytics      AnalyticsTracking
    Analytics.setUserID                      static     analytics      AnalyticsTracking
    Analytics.setUserProperty                static     analytics      AnalyticsTracking
    Appboy.sharedInstance                    singleton  analytics      AnalyticsTracking
    AppsFlyerLib.shared                      singleton  analytics      AnalyticsTracking
    AppsFlyerLib                             service    analytics      AnalyticsTracking
    Braze(*)                                 construct  analytics      AnalyticsTracking
    Braze                                    service    analytics      AnalyticsTracking
    Bugsnag.leaveBreadcrumb                  static     analytics      CrashReporting
    Bugsnag.notify                           static     analytics      CrashReporting
    Bugsnag.notifyError                      static     analytics      CrashReporting
    Bugsnag.start                            static     analytics      CrashReporting
    Crashlytics.crashlytics                  singleton  analytics      CrashReporting  // Firebase
    Crashlytics.sharedInstance               singleton  analytics      CrashReporting
    Crashlytics                              service    analytics      CrashReporting
    FirebaseApp.app                          static     analytics      -
    FirebaseApp.configure                    static     analytics      -
    Instabug.start                           static     analytics      CrashReporting
    Mixpanel.initialize                      static     analytics      AnalyticsTracking
    Mixpanel.mainInstance                    singleton  analytics      AnalyticsTracking
    NewRelic.recordCustomEvent               static     analytics      AnalyticsTracking
    NewRelic.start                           static     analytics      AnalyticsTracking
    Performance.sharedInstance               singleton  analytics      MetricsCollecting  // Firebase
    Performance.startTrace                   static     analytics      MetricsCollecting
    PostHogSDK.shared                        singleton  analytics      AnalyticsTracking
    RemoteConfig.remoteConfig                singleton  analytics      RemoteConfiguring  // Firebase
    RemoteConfig                             service    analytics      RemoteConfiguring
    SentrySDK.addBreadcrumb                  static     analytics      CrashReporting
    SentrySDK.capture                        static     analytics      CrashReporting
    SentrySDK.configureScope                 static     analytics      CrashReporting
    SentrySDK.start                          static     analytics      CrashReporting
    SentrySDK.startTransaction               static     analytics      CrashReporting
    TelemetryDeck.initialize                 static     analytics      AnalyticsTracking
    TelemetryDeck.signal                     static     analytics      AnalyticsTracking
    TelemetryManager.send                    static     analytics      AnalyticsTracking

    // Services of Firebase, the store, updates
    Auth.auth                                singleton  security       SignInProviding  // Firebase
    Database.database                        singleton  storage        CloudStoring
    Firestore.firestore                      singleton  storage        CloudStoring
    Firestore                                service    storage        CloudStoring
    Functions.functions                      singleton  network        RemoteCalling
    Messaging.messaging                      singleton  notifications  PushReceiving
    Storage.storage                          singleton  storage        CloudStoring
    Purchases.shared                         singleton  commerce       StoreFront  // RevenueCat
    Purchases.configure                      static     commerce       StoreFront
    Purchases                                service    commerce       StoreFront
    SPUStandardUpdaterController(*)          construct  system         Updating  // Sparkle
    SPUUpdater(*)                            construct  system         Updating
    SUUpdater.shared                         singleton  system         Updating

    // Reactive
    AnyScheduler.main                        singleton  scheduler      Scheduling              info  // combine-schedulers
    AnySchedulerOf.main                      singleton  scheduler      Scheduling              info
    AnySchedulerOf.immediate                 glue       reactive       -
    AsyncSubject                             glue       reactive       -  // RxSwift
    BehaviorRelay                            glue       reactive       -
    BehaviorSubject                          glue       reactive       -
    Binder                                   glue       reactive       -
    Completable                              glue       reactive       -
    CompositeDisposable                      glue       reactive       -
    ControlEvent                             glue       reactive       -
    ControlProperty                          glue       reactive       -
    Disposables                              glue       reactive       -
    DisposeBag                               glue       reactive       -
    Driver                                   glue       reactive       -
    Infallible                               glue       reactive       -
    Maybe                                    glue       reactive       -
    PublishRelay                             glue       reactive       -
    PublishSubject                           glue       reactive       -
    ReplayRelay                              glue       reactive       -
    ReplaySubject                            glue       reactive       -
    SerialDisposable                         glue       reactive       -
    Signal                                   glue       reactive       -
    SignalProducer                           glue       reactive       -  // ReactiveSwift
    Single                                   glue       reactive       -
    Guarantee                                glue       reactive       -  // PromiseKit
    Promise                                  glue       reactive       -
    ConcurrentDispatchQueueScheduler(*)      construct  scheduler      Scheduling              info
    ConcurrentMainScheduler.instance         singleton  scheduler      Scheduling              info
    CurrentThreadScheduler.instance          singleton  scheduler      Scheduling              info
    MainScheduler.asyncInstance              singleton  scheduler      Scheduling              info
    MainScheduler.instance                   singleton  scheduler      Scheduling              info
    OperationQueueScheduler(*)               construct  scheduler      Scheduling              info
    QueueScheduler.main                      singleton  scheduler      Scheduling              info
    SerialDispatchQueueScheduler(*)          construct  scheduler      Scheduling              info
    UIScheduler(*)                           construct  scheduler      Scheduling              info

    // Requests and coders of packages
    HTTPHeaders                              glue       value          -
    JSONParameterEncoder                     glue       value          -
    URLEncodedFormParameterEncoder           glue       value          -

    // Views
    AnimatedImage                            view       interface      -
    GIFImageView                             view       interface      -
    KFAnimatedImage                          view       interface      -
    KFImage                                  view       interface      -
    LazyImage                                view       interface      -
    LottieAnimationView                      view       interface      -
    LottieView                               view       interface      -
    TTTAttributedLabel                       view       interface      -
    WebImage                                 view       interface      -
    """
}
