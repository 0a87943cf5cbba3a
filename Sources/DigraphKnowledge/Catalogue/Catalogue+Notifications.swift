extension Catalogue {
  /// Messages inside the process, between processes and to the user.
  static let notifications = """
    // Inside and between processes
    NotificationCenter.default                 singleton  notifications  EventPosting
    NotificationCenter                         service    notifications  EventPosting
    NSNotificationCenter.default               singleton  notifications  EventPosting
    NotificationQueue.default                  singleton  notifications  EventPosting
    NotificationQueue                          service    notifications  EventPosting
    DistributedNotificationCenter.default      singleton  notifications  EventPosting
    DistributedNotificationCenter.forType      singleton  notifications  EventPosting
    DistributedNotificationCenter              service    notifications  EventPosting
    CFNotificationCenterGetDarwinNotifyCenter  function   notifications  EventPosting
    CFNotificationCenterGetDistributedCenter   function   notifications  EventPosting
    CFNotificationCenterGetLocalCenter         function   notifications  EventPosting
    notify_post                                function   notifications  EventPosting
    notify_register_dispatch                   function   notifications  EventPosting
    NSAppleEventManager.shared                 singleton  notifications  AppleEventHandling
    NSAppleEventManager                        service    notifications  AppleEventHandling
    NSXPCConnection(*)                         construct  notifications  ProcessConnecting
    NSXPCConnection                            service    notifications  ProcessConnecting
    NSXPCListener(*)                           construct  notifications  ProcessConnecting
    NSXPCListener.anonymous                    static     notifications  ProcessConnecting
    NSXPCListener.service                      singleton  notifications  ProcessConnecting
    NSXPCListener                              service    notifications  ProcessConnecting
    XPCSession(*)                              construct  notifications  ProcessConnecting
    Notification                               glue       value          -
    NSNotification                             glue       value          -

    // To the user
    UNUserNotificationCenter.current           singleton  alerts         UserNotifying
    UNUserNotificationCenter                   service    alerts         UserNotifying
    NSUserNotificationCenter.default           singleton  alerts         UserNotifying
    NSUserNotificationCenter                   service    alerts         UserNotifying
    PKPushRegistry(*)                          construct  alerts         PushReceiving
    PKPushRegistry                             service    alerts         PushReceiving
    INFocusStatusCenter.default                singleton  notifications  FocusProviding
    UNCalendarNotificationTrigger              glue       value          -
    UNMutableNotificationContent               glue       value          -
    UNNotificationAction                       glue       value          -
    UNNotificationAttachment                   glue       value          -
    UNNotificationCategory                     glue       value          -
    UNNotificationContent                      glue       value          -
    UNNotificationRequest                      glue       value          -
    UNTimeIntervalNotificationTrigger          glue       value          -

    // Siri
    INInteraction(*)                           construct  system         IntentDonating
    INInteraction.deleteAll                    static     system         IntentDonating
    INPreferences.requestSiriAuthorization     static     system         SiriAuthorizing
    INPreferences.siriAuthorizationStatus      static     system         SiriAuthorizing
    INPreferences.siriLanguageCode             static     system         SiriAuthorizing
    INVocabulary.shared                        singleton  system         IntentDonating
    INVoiceShortcutCenter.shared               singleton  system         ShortcutProviding
    INVoiceShortcutCenter                      service    system         ShortcutProviding
    """
}
