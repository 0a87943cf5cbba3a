extension Catalogue {
  /// Other services of the system: calls, messages, search, widgets, games, models.
  static let system = """
    // Calls and messages
    CTCallCenter(*)                                   construct  system  CallManaging
    CXCallController(*)                               construct  system  CallManaging
    CXCallController                                  service    system  CallManaging
    CXCallDirectoryManager.sharedInstance             singleton  system  CallManaging
    CXCallDirectoryManager                            service    system  CallManaging
    CXCallObserver(*)                                 construct  system  CallManaging
    CXCallObserver                                    service    system  CallManaging
    CXProvider(*)                                     construct  system  CallManaging
    CXProvider                                        service    system  CallManaging
    MFMailComposeViewController.canSendMail           static     system  MailSending
    MFMessageComposeViewController.canSendText        static     system  MessageSending
    CXCallUpdate                                      glue       value   -
    CXProviderConfiguration                           glue       value   -

    // Search, widgets, activities, tips
    Activity.activities                               static     search  ActivityPublishing
    Activity.request                                  static     search  ActivityPublishing
    ActivityAuthorizationInfo(*)                      construct  search  ActivityPublishing
    AlarmManager.shared                               singleton  search  AlarmScheduling
    AlarmManager                                      service    search  AlarmScheduling
    ControlCenter.shared                              singleton  search  WidgetReloading
    CLKComplicationServer.sharedInstance              singleton  search  WidgetReloading
    CLKFullColorImageProvider                         glue       value   -
    CLKImageProvider                                  glue       value   -
    CLKRelativeDateTextProvider                       glue       value   -
    CLKSimpleGaugeProvider                            glue       value   -
    CLKSimpleTextProvider                             glue       value   -
    CLKTextProvider                                   glue       value   -
    CLKTimeTextProvider                               glue       value   -
    CSSearchableIndex(*)                              construct  search  SearchIndexing
    CSSearchableIndex.default                         singleton  search  SearchIndexing
    CSSearchableIndex.isIndexingAvailable             static     search  SearchIndexing
    CSSearchableIndex                                 service    search  SearchIndexing
    CSSearchQuery(*)                                  construct  search  SearchIndexing
    CSUserQuery(*)                                    construct  search  SearchIndexing
    GroupStateObserver(*)                             construct  search  GroupSharing
    GroupSession                                      service    search  GroupSharing
    RelevantIntentManager.shared                      singleton  search  -
    Tips.configure                                    static     search  TipShowing
    Tips.resetDatastore                               static     search  TipShowing
    Tips.showAllTipsForTesting                        static     search  TipShowing
    CLSDataStore.shared                               singleton  search  -
    DeviceActivityCenter(*)                           construct  search  ScreenTimeControlling
    ManagedSettingsStore(*)                           construct  search  ScreenTimeControlling
    SSReadingList.default                             singleton  search  -
    WidgetCenter.shared                               singleton  search  WidgetReloading
    WidgetCenter                                      service    search  WidgetReloading
    CSSearchableItem                                  glue       value   -
    CSSearchableItemAttributeSet                      glue       value   -
    NSUserActivity                                    glue       value   -  // becomes current only where told to

    // Games
    GKAccessPoint.shared                              singleton  system  GameCenterProviding
    GKAchievement.loadAchievements                    static     system  GameCenterProviding
    GKAchievement.report                              static     system  GameCenterProviding
    GKLeaderboard.loadLeaderboards                    static     system  GameCenterProviding
    GKLeaderboard.submitScore                         static     system  GameCenterProviding
    GKLocalPlayer.local                               singleton  system  GameCenterProviding
    GKLocalPlayer.localPlayer                         singleton  system  GameCenterProviding
    GKLocalPlayer                                     service    system  GameCenterProviding
    GKMatchmaker.shared                               singleton  system  GameCenterProviding
    GKMatchmaker                                      service    system  GameCenterProviding
    GKTurnBasedMatch.find                             static     system  GameCenterProviding
    GKTurnBasedMatch.load                             static     system  GameCenterProviding
    GKTurnBasedMatch.loadMatches                      static     system  GameCenterProviding
    GKTurnBasedMatch                                  glue       value   -

    // macOS
    IOPMAssertionCreateWithName                       function   system  SleepPreventing
    LSCopyApplicationURLsForURL                       function   system  DefaultAppProviding
    LSCopyDefaultApplicationURLForContentType         function   system  DefaultAppProviding
    LSCopyDefaultApplicationURLForURL                 function   system  DefaultAppProviding
    LSCopyDefaultHandlerForURLScheme                  function   system  DefaultAppProviding
    LSCopyDefaultRoleHandlerForContentType            function   system  DefaultAppProviding
    LSSetDefaultHandlerForURLScheme                   function   system  DefaultAppProviding
    SMAppService.agent                                static     system  LoginItemManaging
    SMAppService.daemon                               static     system  LoginItemManaging
    SMAppService.loginItem                            static     system  LoginItemManaging
    SMAppService.mainApp                              singleton  system  LoginItemManaging
    SMAppService                                      service    system  LoginItemManaging
    SMJobBless                                        function   system  LoginItemManaging
    SMLoginItemSetEnabled                             function   system  LoginItemManaging
    SFContentBlockerManager.getStateOfContentBlocker  static     system  ContentBlocking
    SFContentBlockerManager.reloadContentBlocker      static     system  ContentBlocking
    NSSharingService(*)                               construct  system  Sharing
    NSSharingService.sharingServices                  static     system  Sharing

    // Language and models
    ImageAnalyzer(*)                                  construct  device  ImageAnalyzing         info
    ImageAnalyzer.isSupported                         static     device  ImageAnalyzing
    LanguageAvailability(*)                           construct  system  Translating
    LanguageModelSession(*)                           construct  system  LanguageModeling
    LanguageModelSession                              service    system  LanguageModeling
    SystemLanguageModel.default                       singleton  system  LanguageModeling
    SystemLanguageModel                               service    system  LanguageModeling
    TranslationSession(*)                             construct  system  Translating
    TranslationSession                                service    system  Translating
    ImagePlaygroundViewController.isAvailable         static     system  -
    NLEmbedding                                       stable     value   -
    NLLanguageRecognizer                              stable     value   -
    NLModel                                           stable     value   -  // computes in process
    NLTagger                                          stable     value   -
    NLTokenizer                                       stable     value   -
    NSDataDetector                                    stable     value   -
    NSLinguisticTagger                                stable     value   -
    """
}
