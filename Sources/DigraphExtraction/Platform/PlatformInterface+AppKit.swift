extension PlatformInterface {
  /// AppKit and WatchKit in short: who inherits from whom.
  static let appKit = """
    class NSResponder: NSObject {}
    class NSApplication: NSResponder {
      static let shared: NSApplication
      var delegate: NSApplicationDelegate? { get set }
      var windows: [NSWindow] { get }
      var keyWindow: NSWindow? { get }
      var mainWindow: NSWindow? { get }
    }
    var NSApp: NSApplication! { get }
    class NSWindow: NSResponder {
      var contentView: NSView? { get set }
      var contentViewController: NSViewController? { get set }
      var windowController: NSWindowController? { get set }
      func beginSheet(_ sheet: NSWindow, completionHandler: ((ModalResponse) -> Void)? = nil)
    }
    class NSPanel: NSWindow {}
    class NSWindowController: NSResponder {
      var window: NSWindow? { get set }
      var contentViewController: NSViewController? { get set }
    }
    class NSViewController: NSResponder {
      var view: NSView { get set }
      var children: [NSViewController] { get set }
      var parent: NSViewController? { get }
      func presentAsSheet(_ controller: NSViewController)
    }
    class NSSplitViewController: NSViewController {}
    class NSTabViewController: NSViewController {}
    class NSHostingController<Content>: NSViewController {
      init(rootView: Content)
      var rootView: Content { get set }
    }
    class NSView: NSResponder {
      var superview: NSView? { get }
      var subviews: [NSView] { get set }
      var window: NSWindow? { get }
      var layer: CALayer? { get set }
      func addSubview(_ view: NSView)
    }
    class NSHostingView<Content>: NSView {
      init(rootView: Content)
      var rootView: Content { get set }
    }
    class NSControl: NSView {}
    class NSButton: NSControl {}
    class NSPopUpButton: NSButton {}
    class NSTextField: NSControl {}
    class NSSecureTextField: NSTextField {}
    class NSSearchField: NSTextField {}
    class NSComboBox: NSTextField {}
    class NSImageView: NSControl {}
    class NSSlider: NSControl {}
    class NSSwitch: NSControl {}
    class NSStepper: NSControl {}
    class NSSegmentedControl: NSControl {}
    class NSDatePicker: NSControl {}
    class NSTableView: NSControl {}
    class NSOutlineView: NSTableView {}
    class NSText: NSView {}
    class NSTextView: NSText {}
    class NSScrollView: NSView {}
    class NSClipView: NSView {}
    class NSSplitView: NSView {}
    class NSStackView: NSView {}
    class NSGridView: NSView {}
    class NSTabView: NSView {}
    class NSBox: NSView {}
    class NSProgressIndicator: NSView {}
    class NSVisualEffectView: NSView {}
    class NSTableCellView: NSView {}
    class NSTableRowView: NSView {}
    class NSTableHeaderView: NSView {}
    class NSCollectionView: NSView {}
    class NSCollectionViewItem: NSViewController {}
    class NSMenu: NSObject { var items: [NSMenuItem] { get set } }
    class NSMenuItem: NSObject {}
    class NSToolbar: NSObject { struct Identifier {} }
    class NSToolbarItem: NSObject { struct Identifier {} }
    class NSAlert: NSObject {}
    class NSPopover: NSResponder {}
    class NSSavePanel: NSPanel {}
    class NSOpenPanel: NSSavePanel {}
    class NSDocument: NSObject {}
    class NSDocumentController: NSObject {}
    class NSGestureRecognizer: NSObject {}
    class NSColor: NSObject {}
    class NSFont: NSObject {}
    class NSImage: NSObject {}
    class NSPasteboard: NSObject { struct PasteboardType {} }
    class NSWorkspace: NSObject { static let shared: NSWorkspace }
    protocol NSApplicationDelegate {}
    class WKInterfaceController: NSObject {}
    class WKHostingController<Content>: WKInterfaceController {
      var body: Content { get }
    }
    protocol WKApplicationDelegate {}
    protocol WKExtensionDelegate {}
    """
}
