extension BuiltInTexts {
  static let appKit: StaticString = #"""
    //: framework AppKit, prefix NS

    class NSResponder: NSObject {}  //: glue interface
    class NSApplication: NSResponder {  //: service application AppStateProviding, made by system
      static let shared: NSApplication  //: singleton application AppStateProviding
      var delegate: NSApplicationDelegate? { get set }
      var windows: [NSWindow] { get }
      var keyWindow: NSWindow? { get }
      var mainWindow: NSWindow? { get }
      var applicationIconImage: NSImage! { get set }
      var appearance: NSAppearance? { get set }
      var effectiveAppearance: NSAppearance { get }
      func activate()
      func activate(ignoringOtherApps flag: Bool)
      func orderFrontStandardAboutPanel(_ sender: Any?)
      func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
      func terminate(_ sender: Any?)
      func unhide(_ sender: Any?)
    }
    //: NSApplication#applicationIconImage            neutral
    //: NSApplication#sendAction                      as ActionSending, shows
    //: NSApplication#terminate                       ends
    //: NSApplication#registerForRemoteNotifications  as PushRegistering
    //: NSApplication#activate                        shows
    //: NSApplication#appearance                      shows
    //: NSApplication#effectiveAppearance             shows
    //: NSApplication#keyWindow                       shows
    //: NSApplication#orderFrontStandardAboutPanel    shows
    //: NSApplication#unhide                          shows
    //: NSApplication#userInterfaceLayoutDirection    shows
    //: NSApplication#windows                         shows
    var NSApp: NSApplication! { get }  //: function application AppStateProviding
    class NSWindow: NSResponder {  //: view interface
      var contentView: NSView? { get set }
      var contentViewController: NSViewController? { get set }
      var windowController: NSWindowController? { get set }
      func beginSheet(_ sheet: NSWindow, completionHandler: ((ModalResponse) -> Void)? = nil)
    }
    class NSPanel: NSWindow {}  //: view interface
    class NSWindowController: NSResponder {  //: view interface, makes controller
      var window: NSWindow? { get set }
      var contentViewController: NSViewController? { get set }
    }
    class NSViewController: NSResponder {  //: view interface
      var view: NSView { get set }
      var children: [NSViewController] { get set }
      var parent: NSViewController? { get }
      func presentAsSheet(_ controller: NSViewController)
    }
    class NSSplitViewController: NSViewController {}  //: view interface
    class NSTabViewController: NSViewController {}  //: view interface
    class NSView: NSResponder {  //: view interface
      var superview: NSView? { get }
      var subviews: [NSView] { get set }
      var window: NSWindow? { get }
      var layer: CALayer? { get set }
      func addSubview(_ view: NSView)
    }
    class NSControl: NSView {}  //: view interface
    class NSButton: NSControl {}  //: view interface
    class NSPopUpButton: NSButton {}  //: view interface
    class NSTextField: NSControl {}  //: view interface
    class NSSecureTextField: NSTextField {}  //: view interface
    class NSSearchField: NSTextField {}  //: view interface
    class NSComboBox: NSTextField {}  //: view interface
    class NSImageView: NSControl {}  //: view interface
    class NSSlider: NSControl {}  //: view interface
    class NSSwitch: NSControl {}  //: view interface
    class NSStepper: NSControl {}  //: view interface
    class NSSegmentedControl: NSControl {}  //: view interface
    class NSDatePicker: NSControl {}  //: view interface
    class NSTableView: NSControl {}  //: view interface
    class NSOutlineView: NSTableView {}  //: view interface
    class NSText: NSView {}  //: view interface
    class NSTextView: NSText {}  //: view interface
    class NSScrollView: NSView {}  //: view interface
    class NSClipView: NSView {}  //: view interface
    class NSSplitView: NSView {}  //: view interface
    class NSStackView: NSView {}  //: view interface
    class NSGridView: NSView {}  //: view interface
    class NSTabView: NSView {}  //: view interface
    class NSBox: NSView {}  //: view interface
    class NSProgressIndicator: NSView {}  //: view interface
    class NSVisualEffectView: NSView {}  //: view interface
    class NSTableCellView: NSView {}  //: view interface, made by list
    class NSTableRowView: NSView {}  //: view interface
    class NSTableHeaderView: NSView {}  //: view interface
    class NSCollectionView: NSView {}  //: view interface
    class NSCollectionViewItem: NSViewController {}  //: view interface
    class NSMenu: NSObject { var items: [NSMenuItem] { get set } }  //: view interface
    //: NSMenu.setMenuBarVisible  static application
    //: NSMenu.popUpContextMenu   glue interface
    class NSMenuItem: NSObject {}  //: view interface
    class NSToolbar: NSObject { struct Identifier {} }  //: view interface
    class NSToolbarItem: NSObject { struct Identifier {} }  //: view interface
    class NSAlert: NSObject {}  //: view interface
    class NSPopover: NSResponder {}  //: view interface
    class NSSavePanel: NSPanel {}  //: view interface
    class NSOpenPanel: NSSavePanel {}  //: view interface
    class NSDocument: NSObject {}  //: made by system
    class NSDocumentController: NSObject {}  //: service application DocumentCoordinating
    //: NSDocumentController.shared  singleton application DocumentCoordinating
    class NSGestureRecognizer: NSObject {}  //: view interface
    class NSColor: NSObject {}  //: glue interface
    //: NSColor(named:)  glue interface
    class NSFont: NSObject {}  //: glue interface
    class NSImage: NSObject {}  //: glue interface
    //: NSImage(named:)  glue interface, optional
    class NSPasteboard: NSObject { struct PasteboardType {} }  //: service system PasteboardProviding
    //: NSPasteboard(name:)   configurable
    //: NSPasteboard.general  singleton system PasteboardProviding
    //: NSPasteboard(*)       construct system PasteboardProviding
    class NSWorkspace: NSObject {  //: service application WorkspaceProviding, effects interface process
      static let shared: NSWorkspace  //: singleton application WorkspaceProviding, effects interface process
      var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { get }
      var accessibilityDisplayShouldIncreaseContrast: Bool { get }
      var accessibilityDisplayShouldInvertColors: Bool { get }
      var accessibilityDisplayShouldReduceMotion: Bool { get }
      var accessibilityDisplayShouldReduceTransparency: Bool { get }
      func activateFileViewerSelecting(_ urls: [URL])
      func icon(forFile path: String) -> NSImage
    }
    //: NSWorkspace#accessibilityDisplayShouldDifferentiateWithoutColor  info
    //: NSWorkspace#accessibilityDisplayShouldIncreaseContrast           info
    //: NSWorkspace#accessibilityDisplayShouldInvertColors               info
    //: NSWorkspace#accessibilityDisplayShouldReduceMotion               info
    //: NSWorkspace#accessibilityDisplayShouldReduceTransparency         info
    //: NSWorkspace#activateFileViewerSelecting                          shows
    //: NSWorkspace#icon                                                 shows
    //: NSWorkspace#open                                                 as URLOpening
    //: NSWorkspace#selectFile                                           shows
    protocol NSApplicationDelegate {}  //: makes root, made by system

    // The application
    //: NSRunningApplication.current              singleton application AppStateProviding, effects process
    //: NSRunningApplication.runningApplications  static application AppStateProviding, effects process
    //: NSRunningApplication(processIdentifier:)  static application AppStateProviding, effects process, optional
    //: NSRunningApplication(*)                   static application AppStateProviding, effects process
    //: NSHelpManager.shared                      singleton application
    //: NSPrintInfo.shared                        singleton application Printing
    //: NSPrintOperation.current                  singleton application Printing, optional
    class NSStatusBar: NSObject {  //: service application StatusItemProviding
      static let system: NSStatusBar  //: singleton application StatusItemProviding, shows
      func statusItem(withLength length: CGFloat) -> NSStatusItem
    }

    // The device
    //: NSScreen.main                      singleton device ScreenProviding, optional
    //: NSScreen.screens                   static device ScreenProviding
    //: NSScreen.deepest                   singleton device ScreenProviding, optional
    //: NSScreen                           service device ScreenProviding
    //: NSTextInputContext.current         singleton device InputModeProviding, optional
    //: NSCursor.current                   singleton device CursorProviding
    //: NSCursor.currentSystem             singleton device CursorProviding, optional
    //: NSEvent.mouseLocation              static device CursorProviding
    //: NSEvent.modifierFlags              static device InputProviding
    //: NSEvent.pressedMouseButtons        static device InputProviding
    //: NSEvent.doubleClickInterval        static device InputProviding
    //: NSEvent.addGlobalMonitorForEvents  static device InputProviding
    //: NSEvent.addLocalMonitorForEvents   static device InputProviding
    //: NSFontManager.shared               singleton device, info
    //: NSFontPanel.shared                 singleton application, shows
    //: NSColorPanel.shared                singleton application, shows
    //: NSSpellChecker.shared              singleton device SpellChecking
    //: NSSpellChecker                     service device SpellChecking
    //: NSColorSpace.availableColorSpaces  static device

    // Haptics
    protocol NSHapticFeedbackPerformer {}
    class NSHapticFeedbackManager: NSObject {
      static let defaultPerformer: any NSHapticFeedbackPerformer  //: singleton device HapticsPlaying
    }

    // Of views, and none
    //: NSEvent  glue interface

    // AppKit
    //: NSActionCell                         view interface
    //: NSBackgroundExtensionView            view interface
    //: NSBrowser                            view interface
    //: NSBrowserCell                        view interface
    //: NSButtonCell                         view interface
    //: NSCell                               view interface
    //: NSClickGestureRecognizer             view interface
    //: NSCollectionViewCompositionalLayout  view interface
    //: NSCollectionViewFlowLayout           view interface
    //: NSCollectionViewGridLayout           view interface
    //: NSCollectionViewLayout               view interface
    //: NSColorWell                          view interface
    //: NSComboButton                        view interface
    //: NSDockTile                           view interface
    //: NSDraggingItem                       view interface
    //: NSDrawer                             view interface
    //: NSForm                               view interface
    //: NSGlassEffectContainerView           view interface
    //: NSGlassEffectView                    view interface
    //: NSImageCell                          view interface
    //: NSLayoutManager                      view interface
    //: NSLevelIndicator                     view interface
    //: NSMagnificationGestureRecognizer     view interface
    //: NSMatrix                             view interface
    //: NSMenuItemCell                       view interface
    //: NSOpenGLView                         view interface
    //: NSPageController                     view interface
    //: NSPageLayout                         view interface
    //: NSPanGestureRecognizer               view interface
    //: NSPathCell                           view interface
    //: NSPathControl                        view interface
    //: NSPopUpButtonCell                    view interface
    //: NSPredicateEditor                    view interface
    //: NSPressGestureRecognizer             view interface
    //: NSPrintPanel                         view interface
    //: NSRotationGestureRecognizer          view interface
    //: NSRuleEditor                         view interface
    //: NSRulerView                          view interface
    //: NSScroller                           view interface
    //: NSScrubber                           view interface
    //: NSSearchFieldCell                    view interface
    //: NSSecureTextFieldCell                view interface
    //: NSSharingServicePicker               view interface
    //: NSSliderCell                         view interface
    //: NSSplitViewItem                      view interface
    //: NSStatusBarButton                    view interface
    //: NSStatusItem                         view interface
    //: NSTableColumn                        view interface
    //: NSTabViewItem                        view interface
    //: NSTextContainer                      view interface
    //: NSTextContentManager                 view interface
    //: NSTextFieldCell                      view interface
    //: NSTextLayoutManager                  view interface
    //: NSTextStorage                        view interface
    //: NSTitlebarAccessoryViewController    view interface
    //: NSTokenField                         view interface
    //: NSTouchBar                           view interface
    //: NSTouchBarItem                       view interface
    //: NSTrackingArea                       view interface

    // Playing and recording
    //: NSSound(*)    construct media AudioPlaying, optional
    //: NSSound.beep  static media AudioPlaying, info
    //: NSBeep        function media AudioPlaying

    // Speech
    //: NSSpeechSynthesizer(*)  construct media SpeechSynthesizing

    // Defaults
    //: NSUserDefaultsController.shared  singleton storage KeyValueStoring

    // macOS
    //: NSSharingService(*)               construct system Sharing
    //: NSSharingService.sharingServices  static system Sharing, shows

    // Types
    //: NSAnimationContext             glue interface
    //: NSFontManager                  glue interface
    //: NSBezierPath                   glue interface
    //: NSFilePromiseProvider          glue value
    //: NSFontDescriptor               glue interface
    //: NSMutableParagraphStyle        glue interface
    //: NSNib                          glue interface
    //: NSParagraphStyle               glue interface
    //: NSShadow                       glue interface
    //: NSStoryboard                   glue interface
    //: NSTextAttachment               glue interface
    //: NSTextTab                      glue interface
    //: NSUserInterfaceItemIdentifier  glue value

    // Pictures and texts by name, read from the main bundle
    //: NSNib(nibNamed:)  glue interface

    // Attributes of declarations
    //: @NSApplicationMain  makes root entry

    // By name
    //: NS*Button          makes view
    //: NS*Cell            makes view
    //: NS*Control         makes view
    //: NS*View            makes view
    //: NS*ViewDataSource  makes answer
    //: NS*ViewDelegate    makes answer
    """#
}
