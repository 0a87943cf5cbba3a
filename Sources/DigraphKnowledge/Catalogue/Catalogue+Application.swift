extension Catalogue {
  /// The running application, the device and its screens.
  static let application = """
    // The application
    UIApplication.shared                             singleton  application  AppStateProviding
    UIApplication                                    service    application  AppStateProviding
    NSApplication.shared                             singleton  application  AppStateProviding
    NSApplication                                    service    application  AppStateProviding
    NSApp                                            function   application  AppStateProviding
    OpenURLAction                                    service    application  URLOpening  // SwiftUI's environment
    WKApplication.shared                             singleton  application  AppStateProviding
    WKApplication                                    service    application  AppStateProviding
    WKExtension.shared                               singleton  application  AppStateProviding
    WKExtension                                      service    application  AppStateProviding
    NSExtensionContext                               service    application  ExtensionCompleting
    NSRunningApplication.current                     singleton  application  AppStateProviding
    NSRunningApplication.runningApplications         static     application  AppStateProviding
    NSRunningApplication(*)                          static     application  AppStateProviding
    NSWorkspace.shared                               singleton  application  WorkspaceProviding
    NSWorkspace                                      service    application  WorkspaceProviding
    NSHelpManager.shared                             singleton  application  -
    NSMenu.setMenuBarVisible                         static     application  -
    NSMenu.popUpContextMenu                          glue       interface    -
    UIMenuController.shared                          singleton  application  -
    UIMenuSystem.main                                singleton  application  -
    UIMenuSystem.context                             singleton  application  -
    UIPrintInteractionController.shared              singleton  application  Printing
    UIPrintInteractionController                     service    application  Printing
    NSPrintInfo.shared                               singleton  application  Printing
    NSPrintOperation.current                         singleton  application  Printing
    NSStatusBar.system                               singleton  application  StatusItemProviding
    NSStatusBar                                      service    application  StatusItemProviding
    CPNowPlayingTemplate.shared                      singleton  application  -
    MKMapItem.openMaps                               static     application  URLOpening
    SFSafariApplication.openWindow                   static     application  URLOpening

    // The device
    UIDevice.current                                 singleton  device       DeviceInfoProviding
    UIDevice                                         service    device       DeviceInfoProviding
    WKInterfaceDevice.current                        singleton  device       DeviceInfoProviding
    WKInterfaceDevice                                service    device       DeviceInfoProviding
    UIScreen.main                                    singleton  device       ScreenProviding
    UIScreen.screens                                 static     device       ScreenProviding
    UIScreen                                         service    device       ScreenProviding
    NSScreen.main                                    singleton  device       ScreenProviding
    NSScreen.screens                                 static     device       ScreenProviding
    NSScreen.deepest                                 singleton  device       ScreenProviding
    NSScreen                                         service    device       ScreenProviding
    CGMainDisplayID                                  function   device       ScreenProviding
    CGGetActiveDisplayList                           function   device       ScreenProviding
    CGGetOnlineDisplayList                           function   device       ScreenProviding
    UITraitCollection.current                        singleton  device       AppearanceProviding      info
    UITextInputMode.activeInputModes                 static     device       InputModeProviding
    NSTextInputContext.current                       singleton  device       InputModeProviding
    TISCopyCurrentKeyboardInputSource                function   device       InputModeProviding
    NSCursor.current                                 singleton  device       CursorProviding
    NSCursor.currentSystem                           singleton  device       CursorProviding
    NSEvent.mouseLocation                            static     device       CursorProviding
    NSEvent.modifierFlags                            static     device       InputProviding
    NSEvent.pressedMouseButtons                      static     device       InputProviding
    NSEvent.doubleClickInterval                      static     device       InputProviding
    NSEvent.addGlobalMonitorForEvents                static     device       InputProviding
    NSEvent.addLocalMonitorForEvents                 static     device       InputProviding
    NSFontManager.shared                             singleton  device       -
    NSFontPanel.shared                               singleton  application  -
    NSColorPanel.shared                              singleton  application  -
    NSSpellChecker.shared                            singleton  device       SpellChecking
    NSSpellChecker                                   service    device       SpellChecking
    UITextChecker(*)                                 construct  device       SpellChecking
    UITextChecker.hasLearnedWord                     static     device       SpellChecking
    UITextChecker.learnWord                          static     device       SpellChecking
    UITextChecker                                    service    device       SpellChecking
    UIFont.familyNames                               static     device       FontProviding
    NSColorSpace.availableColorSpaces                static     device       -
    host_statistics                                  function   device       DeviceInfoProviding
    host_statistics64                                function   device       DeviceInfoProviding
    sysctl                                           function   device       DeviceInfoProviding
    sysctlbyname                                     function   device       DeviceInfoProviding
    task_info                                        function   device       DeviceInfoProviding
    uname                                            function   device       DeviceInfoProviding
    IOServiceGetMatchingService                      function   device       DeviceInfoProviding
    IOServiceGetMatchingServices                     function   device       DeviceInfoProviding
    IORegistryEntryCreateCFProperty                  function   device       DeviceInfoProviding
    IOPSCopyPowerSourcesInfo                         function   device       DeviceInfoProviding
    IOHIDManagerCreate                               function   device       InputProviding
    DispatchSource.makeMemoryPressureSource          static     device       DeviceInfoProviding
    GCController.controllers                         static     device       GameControllerProviding
    GCController.current                             singleton  device       GameControllerProviding
    GCController.startWirelessControllerDiscovery    static     device       GameControllerProviding
    GCKeyboard.coalesced                             singleton  device       GameControllerProviding
    GCMouse.current                                  singleton  device       GameControllerProviding

    // Accessibility
    UIAccessibility.buttonShapesEnabled              static     device       AccessibilityProviding
    UIAccessibility.isAssistiveTouchRunning          static     device       AccessibilityProviding
    UIAccessibility.isBoldTextEnabled                static     device       AccessibilityProviding
    UIAccessibility.isClosedCaptioningEnabled        static     device       AccessibilityProviding
    UIAccessibility.isDarkerSystemColorsEnabled      static     device       AccessibilityProviding
    UIAccessibility.isGrayscaleEnabled               static     device       AccessibilityProviding
    UIAccessibility.isGuidedAccessEnabled            static     device       AccessibilityProviding
    UIAccessibility.isInvertColorsEnabled            static     device       AccessibilityProviding
    UIAccessibility.isMonoAudioEnabled               static     device       AccessibilityProviding
    UIAccessibility.isOnOffSwitchLabelsEnabled       static     device       AccessibilityProviding
    UIAccessibility.isReduceMotionEnabled            static     device       AccessibilityProviding
    UIAccessibility.isReduceTransparencyEnabled      static     device       AccessibilityProviding
    UIAccessibility.isShakeToUndoEnabled             static     device       AccessibilityProviding
    UIAccessibility.isSpeakScreenEnabled             static     device       AccessibilityProviding
    UIAccessibility.isSpeakSelectionEnabled          static     device       AccessibilityProviding
    UIAccessibility.isSwitchControlRunning           static     device       AccessibilityProviding
    UIAccessibility.isVideoAutoplayEnabled           static     device       AccessibilityProviding
    UIAccessibility.isVoiceOverRunning               static     device       AccessibilityProviding
    UIAccessibility.post                             static     device       AccessibilityProviding
    UIAccessibility.prefersCrossFadeTransitions      static     device       AccessibilityProviding
    UIAccessibility.requestGuidedAccessSession       static     device       AccessibilityProviding
    UIAccessibility.shouldDifferentiateWithoutColor  static     device       AccessibilityProviding
    UIAccessibilityIsReduceMotionEnabled             function   device       AccessibilityProviding
    UIAccessibilityIsVoiceOverRunning                function   device       AccessibilityProviding
    UIAccessibilityPostNotification                  function   device       AccessibilityProviding
    UIAccessibility                                  glue       interface    -
    UIContentSizeCategory                            glue       value        -

    // Haptics
    AudioServicesCreateSystemSoundID                 function   device       HapticsPlaying
    AudioServicesPlayAlertSound                      function   device       HapticsPlaying
    AudioServicesPlayAlertSoundWithCompletion        function   device       HapticsPlaying
    AudioServicesPlaySystemSound                     function   device       HapticsPlaying
    AudioServicesPlaySystemSoundWithCompletion       function   device       HapticsPlaying
    CHHapticEngine(*)                                construct  device       HapticsPlaying
    CHHapticEngine.capabilitiesForHardware           static     device       HapticsPlaying
    CHHapticEngine                                   service    device       HapticsPlaying
    NSHapticFeedbackManager.defaultPerformer         singleton  device       HapticsPlaying
    UICanvasFeedbackGenerator(*)                     construct  device       HapticsPlaying
    UIImpactFeedbackGenerator(*)                     construct  device       HapticsPlaying
    UIImpactFeedbackGenerator                        service    device       HapticsPlaying
    UINotificationFeedbackGenerator(*)               construct  device       HapticsPlaying
    UINotificationFeedbackGenerator                  service    device       HapticsPlaying
    UISelectionFeedbackGenerator(*)                  construct  device       HapticsPlaying
    UISelectionFeedbackGenerator                     service    device       HapticsPlaying

    // Processors of pictures, deterministic but for the hardware
    CIContext(*)                                     construct  device       ImageRendering           info
    CIContext                                        service    device       ImageRendering
    MTLCopyAllDevices                                function   device       GPUProviding             info
    MTLCreateSystemDefaultDevice                     function   device       GPUProviding             info
    MTLDevice                                        service    device       GPUProviding
    VNImageRequestHandler(*)                         construct  device       ImageAnalyzing           info
    VNImageRequestHandler                            service    device       ImageAnalyzing
    VNSequenceRequestHandler(*)                      construct  device       ImageAnalyzing           info
    VNSequenceRequestHandler                         service    device       ImageAnalyzing
    VTCompressionSessionCreate                       function   device       VideoEncoding            info
    VTDecompressionSessionCreate                     function   device       VideoEncoding            info
    DataScannerViewController.isAvailable            static     device       DocumentScanning
    DataScannerViewController.isSupported            static     device       DocumentScanning
    VNDocumentCameraViewController.isSupported       static     device       DocumentScanning

    // The appearance of all views of a class, which the whole process shares
    UIBarButtonItem.appearance                       static     interface    -                        info
    UIButton.appearance                              static     interface    -                        info
    UICollectionView.appearance                      static     interface    -                        info
    UILabel.appearance                               static     interface    -                        info
    UINavigationBar.appearance                       static     interface    -                        info
    UIPageControl.appearance                         static     interface    -                        info
    UIProgressView.appearance                        static     interface    -                        info
    UIRefreshControl.appearance                      static     interface    -                        info
    UIScrollView.appearance                          static     interface    -                        info
    UISearchBar.appearance                           static     interface    -                        info
    UISegmentedControl.appearance                    static     interface    -                        info
    UISlider.appearance                              static     interface    -                        info
    UISwitch.appearance                              static     interface    -                        info
    UITabBar.appearance                              static     interface    -                        info
    UITabBarItem.appearance                          static     interface    -                        info
    UITableView.appearance                           static     interface    -                        info
    UITableViewCell.appearance                       static     interface    -                        info
    UITextField.appearance                           static     interface    -                        info
    UITextView.appearance                            static     interface    -                        info
    UIToolbar.appearance                             static     interface    -                        info
    UIView.appearance                                static     interface    -                        info
    UIWindow.appearance                              static     interface    -                        info
    """
}
