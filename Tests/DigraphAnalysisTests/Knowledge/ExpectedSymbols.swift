import Testing

/// Symbols that must be known, by what they have in common. Source: the platforms' documentation and counts
/// over open-source applications.
enum ExpectedSymbols {
  struct Section: Sendable, CustomTestStringConvertible {
    var title: String
    var patterns: [String]
    var testDescription: String { title }

    init(_ title: String, _ patterns: String) {
      self.title = title
      self.patterns = patterns.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
  }

  /// What reaches outside the process or changes between runs.
  static let volatile = [
    Section(
      "clock and time",
      """
      Date() Date.now Date(timeIntervalSinceNow:) NSDate() Date.timeIntervalSinceReferenceDate .timeIntervalSinceNow
      CFAbsoluteTimeGetCurrent CACurrentMediaTime mach_absolute_time mach_continuous_time clock_gettime gettimeofday
      time clock DispatchTime.now DispatchWallTime.now ContinuousClock() SuspendingClock() ContinuousClock.now
      ContinuousClock.continuous SuspendingClock.suspending .isDateInToday .isDateInYesterday .isDateInTomorrow
      Timer.scheduledTimer Timer(timeInterval:) Timer.publish DispatchSource.makeTimerSource CADisplayLink(target:)
      CVDisplayLinkCreateWithActiveCGDisplays Task.sleep Thread.sleep sleep usleep nanosleep .asyncAfter
      """),
    Section(
      "randomness and identity",
      """
      UUID() NSUUID() CFUUIDCreate Int.random UInt.random UInt8.random UInt64.random Double.random Float.random
      CGFloat.random Bool.random .randomElement .shuffled .shuffle SystemRandomNumberGenerator() arc4random
      arc4random_uniform drand48 srand48 rand srand random SecRandomCopyBytes GKRandomSource.sharedRandom
      GKARC4RandomSource() GKRandomDistribution(lowestValue:) SymmetricKey(size:) PrivateKey() Nonce()
      ASIdentifierManager.shared
      """),
    Section(
      "locale, calendar, time zone",
      """
      Calendar.current Calendar.autoupdatingCurrent NSCalendar.current Locale.current Locale.autoupdatingCurrent
      Locale.preferredLanguages NSLocale.current TimeZone.current TimeZone.autoupdatingCurrent NSTimeZone.local
      NSTimeZone.system NSTimeZone.default DateFormatter() NumberFormatter() DateComponentsFormatter()
      RelativeDateTimeFormatter() MeasurementFormatter() ByteCountFormatter() ListFormatter()
      DateFormatter.localizedString NumberFormatter.localizedString .formatted Calendar(identifier:) .localizedCompare
      """),
    Section(
      "network",
      """
      URLSession.shared URLSession(configuration:) Data(contentsOf:) String(contentsOf:) NSData(contentsOf:)
      XMLParser(contentsOf:) NSDictionary(contentsOf:) .resourceBytes URL#lines URLCache.shared HTTPCookieStorage.shared
      URLCredentialStorage.shared URLProtocol.registerClass WKWebsiteDataStore.default NWPathMonitor()
      NWConnection(host:) NWListener(using:) NWBrowser(for:) SCNetworkReachabilityCreateWithName
      NetworkReachabilityManager.default Reachability() NetService(domain:) NetServiceBrowser() Host.current
      CFHostCreateWithName gethostname getifaddrs MCSession(peer:) MCNearbyServiceBrowser(peer:)
      MCNearbyServiceAdvertiser(peer:) InputStream(url:) OutputStream(url:) WCSession.default CTTelephonyNetworkInfo()
      NEHotspotConfigurationManager.shared NEVPNManager.shared NETunnelProviderManager.loadAllFromPreferences
      NEFilterManager.shared CXCallDirectoryManager.sharedInstance AF Alamofire.request Session.default
      SessionManager.default MoyaProvider() ApolloClient(url:) GRPCChannelPool.with HTTPClient(eventLoopGroupProvider:)
      HTTPClient.shared MultiThreadedEventLoopGroup.singleton SocketManager(socketURL:) WebSocket(request:)
      KingfisherManager.shared SDWebImageManager.shared ImagePipeline.shared GCKCastContext.sharedInstance
      """),
    Section(
      "storage",
      """
      UserDefaults.standard UserDefaults(suiteName:) UserDefaults() NSUserDefaultsController.shared
      CFPreferencesCopyAppValue NSUbiquitousKeyValueStore.default @AppStorage @SceneStorage
      @Default SecItemAdd SecItemCopyMatching SecItemUpdate SecItemDelete
      SecKeyCreateRandomKey KeychainWrapper.standard Keychain(service:) KeychainSwift() Valet.valet SSKeychain.password
      NSPersistentContainer(name:) NSPersistentCloudKitContainer(name:)
      NSPersistentStoreCoordinator(managedObjectModel:) NSManagedObjectContext(concurrencyType:) @FetchRequest
      @SectionedFetchRequest ModelContainer(for:) ModelContext(_:) @Query CKContainer.default CKContainer(identifier:)
      Realm() Realm(configuration:) DatabaseQueue(path:) DatabasePool(path:) sqlite3_open FMDatabase(path:)
      YapDatabase(url:) MMKV.default UIPasteboard.general NSPasteboard.general UIPasteboard(name:) NSFileCoordinator()
      NSMetadataQuery() NSFileProviderManager.default NSDocumentController.shared
      """),
    Section(
      "files, process, bundle",
      """
      FileManager.default FileManager() NSHomeDirectory NSTemporaryDirectory NSSearchPathForDirectoriesInDomains
      URL.documentsDirectory URL.cachesDirectory URL.applicationSupportDirectory URL.homeDirectory
      URL.temporaryDirectory URL.currentDirectory Data#write String#write String(contentsOfFile:)
      FileHandle(forReadingFrom:) FileHandle.standardInput FileHandle.standardOutput FileHandle.standardError
      InputStream(fileAtPath:) OutputStream(toFileAtPath:) fopen mkdir DispatchIO(type:) Bundle.main 
      Bundle(for:) Bundle(identifier:) Bundle.allBundles ProcessInfo.processInfo ProcessInfo() CommandLine.arguments
      getenv setenv environ exit abort readLine isatty Process() NSTask() posix_spawn fork system
      NSUserScriptTask(url:) NSAppleScript(source:)
      """),
    Section(
      "application, device, screen, accessibility",
      """
      UIApplication.shared NSApplication.shared NSApp WKExtension.shared WKApplication.shared UIDevice.current
      WKInterfaceDevice.current UIScreen.main UIScreen.screens NSScreen.main NSScreen.screens CGMainDisplayID
      UITraitCollection.current UITextInputMode.activeInputModes sysctl uname host_statistics
      IOServiceGetMatchingService NSWorkspace.shared UIAccessibility.isVoiceOverRunning
      UIAccessibility.isReduceMotionEnabled UIAccessibility.post UIImpactFeedbackGenerator(style:)
      UINotificationFeedbackGenerator() UISelectionFeedbackGenerator() CHHapticEngine() AudioServicesPlaySystemSound
      UIMenuSystem.main NSCursor.current NSEvent.mouseLocation NSFontManager.shared
      NSColorPanel.shared NSHelpManager.shared NSSpellChecker.shared UITextChecker() UIPrintInteractionController.shared
      NSPrintInfo.shared MTLCreateSystemDefaultDevice MTLCopyAllDevices
      VNImageRequestHandler(cgImage:) MLModel(contentsOf:) VTCompressionSessionCreate
      """),
    Section(
      "location, motion, sensors, health, home",
      """
      CLLocationManager() CLLocationManager.authorizationStatus CLLocationManager.locationServicesEnabled CLMonitor(_:)
      CLLocationUpdate.liveUpdates CLBackgroundActivitySession() CLGeocoder() MKLocalSearch(request:)
      MKLocalSearchCompleter() MKDirections(request:) MKGeocodingRequest(addressString:) CMMotionManager() CMPedometer()
      CMAltimeter() CMMotionActivityManager() CMHeadphoneMotionManager() CMSensorRecorder() CBCentralManager(delegate:)
      CBPeripheralManager() EAAccessoryManager.shared NFCNDEFReaderSession(delegate:) NISession() HMHomeManager()
      HKHealthStore() HKWorkoutSession(healthStore:) ARSession() RoomCaptureSession()
      """),
    Section(
      "notifications and events",
      """
      NotificationCenter.default NotificationQueue.default DistributedNotificationCenter.default
      CFNotificationCenterGetDarwinNotifyCenter UNUserNotificationCenter.current PKPushRegistry(queue:)
      INInteraction(intent:) INPreferences.requestSiriAuthorization INVoiceShortcutCenter.shared
      """),
    Section(
      "scheduling",
      """
      DispatchQueue.main DispatchQueue.global OperationQueue.main OperationQueue.current RunLoop.main RunLoop.current
      Thread.current Thread.main Thread.detachNewThread Task.detached
      BGTaskScheduler.shared NSBackgroundActivityScheduler(identifier:) MainScheduler.instance
      ConcurrentDispatchQueueScheduler(qos:)
      """),
    Section(
      "logging, analytics, crash, metrics",
      """
      print debugPrint dump NSLog os_log OSLog(subsystem:) Logger(subsystem:) OSSignposter() os_signpost syslog
      MXMetricManager.shared DDLog.sharedInstance DDLogError SwiftyBeaver.error XCGLogger.default Analytics.logEvent
      FirebaseApp.configure Crashlytics.crashlytics Performance.sharedInstance RemoteConfig.remoteConfig
      Messaging.messaging Auth.auth Firestore.firestore Database.database Storage.storage SentrySDK.start
      SentrySDK.capture Mixpanel.mainInstance Amplitude.instance Braze(configuration:) AppsFlyerLib.shared
      Adjust.appDidLaunch Bugsnag.start NewRelic.start Instabug.start
      """),
    Section(
      "security, personal data, commerce",
      """
      LAContext() ASAuthorizationAppleIDProvider() ASAuthorizationController(authorizationRequests:)
      ASWebAuthenticationSession(url:) ASCredentialIdentityStore.shared GIDSignIn.sharedInstance LoginManager()
      DCDevice.current DCAppAttestService.shared ATTrackingManager.requestTrackingAuthorization
      ATTrackingManager.trackingAuthorizationStatus SKAdNetwork.updatePostbackConversionValue
      AAAttribution.attributionToken CNContactStore() EKEventStore() PHPhotoLibrary.shared
      PHPhotoLibrary.requestAuthorization PHImageManager.default PHCachingImageManager() PHAsset.fetchAssets
      MPMediaLibrary.authorizationStatus MPMediaQuery() SKPaymentQueue.default SKProductsRequest(productIdentifiers:)
      SKStoreReviewController.requestReview AppStore.sync AppStore.requestReview Product.products Transaction.updates
      Transaction.currentEntitlements AppTransaction.shared PKPassLibrary()
      PKPaymentAuthorizationController.canMakePayments Purchases.shared
      """),
    Section(
      "media and system services",
      """
      AVAudioSession.sharedInstance AVAudioEngine() AVAudioPlayer(contentsOf:) AVAudioRecorder(url:) AVPlayer()
      AVQueuePlayer() AVSpeechSynthesizer() AVCaptureDevice.default AVCaptureDevice.authorizationStatus
      AVCaptureSession() SFSpeechRecognizer() SFSpeechRecognizer.requestAuthorization MPNowPlayingInfoCenter.default
      MPRemoteCommandCenter.shared MPMusicPlayerController.systemMusicPlayer
      MPMusicPlayerController.applicationMusicPlayer SHSession() CXProvider(configuration:) CXCallController()
      CXCallObserver() MFMailComposeViewController.canSendMail MFMessageComposeViewController.canSendText CTCellularData()
      CSSearchableIndex.default WidgetCenter.shared ControlCenter.shared Activity.request ActivityAuthorizationInfo()
      Tips.configure GroupStateObserver() AlarmManager.shared GKLocalPlayer.local GKAccessPoint.shared
      GKMatchmaker.shared GCController.controllers SMAppService.mainApp SMLoginItemSetEnabled NSStatusBar.system
      NSAppleEventManager.shared NSUserNotificationCenter.default LSCopyDefaultApplicationURLForURL AXIsProcessTrusted
      AEDeterminePermissionToAutomateTarget NSXPCConnection(serviceName:) SUUpdater.shared
      SPUStandardUpdaterController(startingUpdater:) SystemLanguageModel.default LanguageModelSession()
      TranslationSession(installedSource:) VNDocumentCameraViewController.isSupported QLThumbnailGenerator.shared
      """),
  ]

  /// What looks like it and is a value, a piece of plumbing or a view.
  static let harmless = [
    Section(
      "pure look-alikes",
      """
      Date(timeIntervalSince1970:) Date.distantPast Date.distantFuture UUID(uuidString:) UUID(uuid:) DateComponents()
      Locale(identifier:) TimeZone(identifier:) TimeZone(secondsFromGMT:) TimeZone.gmt ISO8601DateFormatter()
      URLSessionConfiguration.default URLSessionConfiguration.ephemeral URLSessionConfiguration.background
      JSONEncoding.default URLEncoding.default CGRect.zero String.localizedStringWithFormat NSLocalizedString
      UIImage(named:) NSImage(named:) Color(_:) UINib(nibName:) UIStoryboard(name:) Task() Task.isCancelled
      MainActor.run MainActor.assumeIsolated DispatchQueue(label:) OperationQueue() ImmediateScheduler.shared
      NSUserActivity(activityType:) NLModel(contentsOf:) WKWebView() AsyncImage(url:) MPVolumeView() AVRoutePickerView() SKAction
      URLSessionWebSocketTask UIContentSizeCategory
      """),
    Section(
      "values",
      """
      Array Set Dictionary String Substring Character Int Double Decimal CGFloat Bool Range ClosedRange Optional Result
      Mirror Hasher AnyHashable ObjectIdentifier KeyPath IndexPath IndexSet AsyncStream AsyncThrowingStream
      CheckedContinuation ManagedBuffer Duration URL URLComponents URLQueryItem URLRequest HTTPURLResponse URLResponse
      Data NSData Measurement DateInterval NSRange Notification NSError NSNumber NSDecimalNumber NSValue NSNull NSString
      NSAttributedString NSMutableAttributedString AttributedString NSPredicate NSCompoundPredicate NSSortDescriptor
      SortDescriptor NSRegularExpression NSExpression CharacterSet PersonNameComponents NSFetchRequest NSCountedSet
      NSCache NSLock NSRecursiveLock NSCondition DispatchGroup DispatchSemaphore DispatchWorkItem OSAllocatedUnfairLock
      Pipe Progress JSONEncoder JSONDecoder PropertyListEncoder PropertyListDecoder JSONSerialization NSKeyedArchiver
      CGPoint CGSize CGRect CGVector CGAffineTransform CGPath CGMutablePath NSRect NSPoint NSSize UIEdgeInsets EdgeInsets
      UIBezierPath NSBezierPath CATransform3D UIOffset UIColor UIFont UIImage Color Font
      """),
    Section(
      "plumbing of values that change",
      """
      PassthroughSubject CurrentValueSubject AnyCancellable Just Empty Fail Future Deferred AnyPublisher DisposeBag
      PublishSubject BehaviorSubject ReplaySubject PublishRelay BehaviorRelay Disposables Promise Namespace Binding
      StateObject State XCTestExpectation XCUIApplication
      """),
    Section(
      "views",
      """
      View ViewModifier Text Image Button VStack HStack ZStack List ForEach ScrollView NavigationStack NavigationLink
      TabView Spacer Divider Rectangle Circle ProgressView DragGesture UIView UILabel UIButton UITableViewCell
      UICollectionViewCell UIViewController UITableViewController UINavigationController UITabBarController
      UIAlertController UIAlertAction UIAction UIMenu UIHostingController NSHostingView UIRefreshControl UIWindow
      UITapGestureRecognizer CALayer CAShapeLayer UIBarButtonItem NSView NSViewController NSWindowController NSAlert
      NSTextField MKMapView WKInterfaceController UICollectionViewLayout UIVisualEffectView
      """),
    Section(
      "injection",
      """
      @Injected @LazyInjected @WeakLazyInjected @OptionalInjected @InjectedObject @InjectedObservable @DynamicInjected
      @InjectedType @InjectedWeak @Dependency @Inject @Weaver @Environment @EnvironmentObject Container Resolver
      Assembler Assembly DependencyContainer DependencyValues SharedContainer
      """),
  ]
}
