extension BuiltInTexts {
  static let uiKit: StaticString = #"""
    //: framework UIKit, prefix UI

    class UIResponder: NSObject {}  //: glue interface
    class UIApplication: UIResponder {  //: service application AppStateProviding, made by system
      static let shared: UIApplication  //: singleton application AppStateProviding, usual
      var delegate: UIApplicationDelegate? { get set }
      var keyWindow: UIWindow? { get }
      var windows: [UIWindow] { get }
      var connectedScenes: Set<UIScene> { get }
      var isIdleTimerDisabled: Bool { get set }
      var isNetworkActivityIndicatorVisible: Bool { get set }
      var preferredContentSizeCategory: UIContentSizeCategory { get }
      var statusBarFrame: CGRect { get }
      func beginIgnoringInteractionEvents()
      func endIgnoringInteractionEvents()
      func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    }
    //: UIApplication#open                            as URLOpening
    //: UIApplication#canOpenURL                      as URLOpening
    //: UIApplication#sendAction                      as ActionSending, shows
    //: UIApplication#registerForRemoteNotifications  as PushRegistering
    //: UIApplication#beginBackgroundTask             as BackgroundTaskRunning
    //: UIApplication#endBackgroundTask               as BackgroundTaskRunning
    //: UIApplication#isIdleTimerDisabled             as IdleTimerControlling, shows
    //: UIApplication#setAlternateIconName            as AppIconChanging
    //: UIApplication#alternateIconName               as AppIconChanging
    //: UIApplication#beginIgnoringInteractionEvents       shows
    //: UIApplication#connectedScenes                      shows
    //: UIApplication#endIgnoringInteractionEvents         shows
    //: UIApplication#isNetworkActivityIndicatorVisible    shows
    //: UIApplication#keyWindow                            shows
    //: UIApplication#preferredContentSizeCategory         shows
    //: UIApplication#statusBarFrame                       shows
    //: UIApplication#statusBarOrientation                 shows
    //: UIApplication#statusBarStyle                       shows
    //: UIApplication#userInterfaceLayoutDirection         shows
    //: UIApplication#windows                              shows
    class UIScene: UIResponder {  //: view interface
      var delegate: UISceneDelegate? { get set }
    }
    class UIWindowScene: UIScene {  //: view interface
      var windows: [UIWindow] { get }
      var keyWindow: UIWindow? { get }
    }
    class UIDevice: NSObject {  //: service device DeviceInfoProviding
      static let current: UIDevice  //: singleton device DeviceInfoProviding, usual
      var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    }
    enum UIUserInterfaceIdiom { case phone, pad }  //: glue value
    class UIScreen: NSObject {  //: service device ScreenProviding
      static let main: UIScreen  //: singleton device ScreenProviding, usual
      var bounds: CGRect { get }
      var nativeBounds: CGRect { get }
      var scale: CGFloat { get }
      var nativeScale: CGFloat { get }
      var brightness: CGFloat
      var isCaptured: Bool { get }
      var maximumFramesPerSecond: Int { get }
    }
    //: UIScreen.screens      static device ScreenProviding
    //: UIDevice#userInterfaceIdiom  shows
    //: UIScreen#bounds        shows
    //: UIScreen#nativeBounds  shows
    //: UIScreen#scale        info
    //: UIScreen#nativeScale  info
    class UIView: UIResponder {  //: view interface
      var superview: UIView? { get }
      var subviews: [UIView] { get }
      var window: UIWindow? { get }
      var layer: CALayer { get }
      var backgroundColor: UIColor? { get set }
      var tintColor: UIColor { get set }
      var gestureRecognizers: [UIGestureRecognizer]? { get set }
      func addSubview(_ view: UIView)
      func viewWithTag(_ tag: Int) -> UIView?
      static func animate(withDuration duration: Double, animations: () -> Void)
      static func animate(withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil)
      static func animate(withDuration duration: Double, delay: Double, options: Never = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil)
      static func performWithoutAnimation(_ actions: () -> Void)
    }
    class UIWindow: UIView {  //: view interface
      var rootViewController: UIViewController? { get set }
      var windowScene: UIWindowScene? { get set }
    }
    class UIViewController: UIResponder {  //: view interface
      var view: UIView { get set }
      var title: String? { get set }
      var parent: UIViewController? { get }
      var children: [UIViewController] { get }
      var presentedViewController: UIViewController? { get }
      var presentingViewController: UIViewController? { get }
      var navigationController: UINavigationController? { get }
      var tabBarController: UITabBarController? { get }
      var splitViewController: UISplitViewController? { get }
      var navigationItem: UINavigationItem { get }
      var traitCollection: UITraitCollection { get }
      func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
      func dismiss(animated: Bool, completion: (() -> Void)? = nil)
      func addChild(_ child: UIViewController)
    }
    class UINavigationController: UIViewController {  //: view interface, makes controller
      var viewControllers: [UIViewController] { get set }
      var topViewController: UIViewController? { get }
      var visibleViewController: UIViewController? { get }
      func pushViewController(_ controller: UIViewController, animated: Bool)
      func popViewController(animated: Bool) -> UIViewController?
      func setViewControllers(_ controllers: [UIViewController], animated: Bool)
    }
    class UITabBarController: UIViewController {  //: view interface, makes controller
      var viewControllers: [UIViewController]? { get set }
      var selectedViewController: UIViewController? { get set }
    }
    class UISplitViewController: UIViewController {  //: view interface
      var viewControllers: [UIViewController] { get set }
    }
    class UITableViewController: UIViewController { var tableView: UITableView { get set } }  //: view interface
    class UICollectionViewController: UIViewController { var collectionView: UICollectionView { get set } }  //: view interface
    class UIPageViewController: UIViewController { var viewControllers: [UIViewController]? { get } }  //: view interface
    class UISearchController: UIViewController {}  //: view interface
    class UIAlertController: UIViewController { func addAction(_ action: UIAlertAction) }  //: view interface
    class UIActivityViewController: UIViewController {}  //: view interface
    class UIImagePickerController: UINavigationController {}  //: view interface
    //: UIImagePickerController.isSourceTypeAvailable  static device CaptureProviding, shows
    class UIDocumentPickerViewController: UIViewController {}  //: view interface
    class UIInputViewController: UIViewController {}  //: view interface
    class UIPresentationController: NSObject {}  //: view interface
    class UIPopoverPresentationController: UIPresentationController {}  //: view interface
    class UISheetPresentationController: UIPresentationController {}  //: view interface
    class UIControl: UIView {  //: view interface
      func addAction(_ action: UIAction, for events: Event)
      func addTarget(_ target: AnyObject?, action: Selector, for events: Event)
      struct Event {}
    }
    class UIButton: UIControl {}  //: view interface
    class UITextField: UIControl {}  //: view interface
    class UISwitch: UIControl {}  //: view interface
    class UISlider: UIControl {}  //: view interface
    class UIStepper: UIControl {}  //: view interface
    class UISegmentedControl: UIControl {}  //: view interface
    class UIPageControl: UIControl {}  //: view interface
    class UIDatePicker: UIControl {}  //: view interface
    class UIRefreshControl: UIControl {}  //: view interface
    class UISearchTextField: UITextField {}  //: view interface
    class UILabel: UIView {}  //: view interface
    class UIImageView: UIView {}  //: view interface
    class UIScrollView: UIView {}  //: view interface
    class UITextView: UIScrollView {}  //: view interface
    class UITableView: UIScrollView {  //: view interface
      var visibleCells: [UITableViewCell] { get }
      func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
      func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
      func performBatchUpdates(_ updates: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil)
    }
    class UICollectionView: UIScrollView {  //: view interface
      var visibleCells: [UICollectionViewCell] { get }
      func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
      func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
      func dequeueConfiguredReusableCell<Cell, Item>(using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell
      func performBatchUpdates(_ updates: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil)
      struct CellRegistration<Cell, Item> {
        init(handler: (Cell, IndexPath, Item) -> Void)
      }
      struct SupplementaryRegistration<Supplementary> {
        init(elementKind: String, handler: (Supplementary, String, IndexPath) -> Void)
      }
    }
    class UIStackView: UIView { var arrangedSubviews: [UIView] { get } }  //: view interface
    class UICollectionReusableView: UIView {}  //: view interface, made by list
    class UICollectionViewCell: UICollectionReusableView { var contentView: UIView { get } }  //: view interface, made by list
    class UICollectionViewListCell: UICollectionViewCell {}  //: view interface
    class UITableViewCell: UIView { var contentView: UIView { get } }  //: view interface, made by list
    class UITableViewHeaderFooterView: UIView { var contentView: UIView { get } }  //: view interface, made by list
    class UINavigationBar: UIView {}  //: view interface
    class UITabBar: UIView {}  //: view interface
    class UIToolbar: UIView {}  //: view interface
    class UISearchBar: UIView {}  //: view interface
    class UIPickerView: UIView {}  //: view interface
    class UIProgressView: UIView {}  //: view interface
    class UIActivityIndicatorView: UIView {}  //: view interface
    class UIVisualEffectView: UIView {}  //: view interface
    class UIContentUnavailableView: UIView {}  //: view interface
    class UIBarItem: NSObject {}  //: view interface
    class UIBarButtonItem: UIBarItem {}  //: view interface
    class UITabBarItem: UIBarItem {}  //: view interface
    class UINavigationItem: NSObject {  //: view interface
      var titleView: UIView? { get set }
      var leftBarButtonItems: [UIBarButtonItem]? { get set }
      var rightBarButtonItems: [UIBarButtonItem]? { get set }
    }
    class UIGestureRecognizer: NSObject { var view: UIView? { get } }  //: view interface
    class UITapGestureRecognizer: UIGestureRecognizer {}  //: view interface
    class UIPanGestureRecognizer: UIGestureRecognizer {}  //: view interface
    class UIPinchGestureRecognizer: UIGestureRecognizer {}  //: view interface
    class UISwipeGestureRecognizer: UIGestureRecognizer {}  //: view interface
    class UILongPressGestureRecognizer: UIGestureRecognizer {}  //: view interface
    class UIRotationGestureRecognizer: UIGestureRecognizer {}  //: view interface
    class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}  //: view interface
    class UICollectionViewLayout: NSObject {}  //: view interface
    class UICollectionViewFlowLayout: UICollectionViewLayout {}  //: view interface
    class UICollectionViewCompositionalLayout: UICollectionViewLayout {}  //: view interface
    class UICollectionViewLayoutAttributes: NSObject {}  //: view interface
    class UIAlertAction: NSObject {  //: view interface
      init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil)
      enum Style { case `default`, cancel, destructive }
    }
    class UIMenuElement: NSObject {}  //: view interface
    class UIAction: UIMenuElement {  //: view interface
      init(title: String = 0, subtitle: String? = nil, image: UIImage? = nil, identifier: Never = 0, discoverabilityTitle: String? = nil, attributes: Never = 0, state: Never = 0, handler: (UIAction) -> Void)
    }
    class UIMenu: UIMenuElement {}  //: view interface
    class UIMenuController: NSObject {}  //: view interface
    class UIContextualAction: NSObject {}  //: view interface
    class UIStoryboardSegue: NSObject {
      var source: UIViewController { get }
      var destination: UIViewController { get }
    }
    class UIStoryboard: NSObject {  //: glue interface
      func instantiateInitialViewController() -> UIViewController?
      func instantiateViewController(withIdentifier identifier: String) -> UIViewController
      func instantiateViewController<T>(identifier: String, creator: ((NSCoder) -> T?)? = nil) -> T
    }
    //: UIStoryboard(name:)  glue interface
    class UITraitCollection: NSObject {}  //: glue interface
    //: UITraitCollection.current  singleton device AppearanceProviding, info
    class UIFont: NSObject {}  //: glue interface
    //: UIFont.familyNames  static device FontProviding
    class UIColor: NSObject {}  //: glue interface
    //: UIColor(named:)  glue interface, optional
    class UIImage: NSObject {  //: glue interface
      func pngData() -> Data?
      func jpegData(compressionQuality quality: CGFloat) -> Data?
    }
    //: UIImage(named:)  glue interface, optional
    class UIActivity: NSObject {}  //: view interface
    struct NSDiffableDataSourceSnapshot<Section, Item> {  //: glue interface
      var sectionIdentifiers: [Section] { get }
      var itemIdentifiers: [Item] { get }
      func itemIdentifiers(inSection section: Section) -> [Item]
      func sectionIdentifier(containingItem item: Item) -> Section?
      mutating func appendSections(_ sections: [Section])
      mutating func appendItems(_ items: [Item], toSection section: Section? = nil)
      mutating func deleteItems(_ items: [Item])
      mutating func deleteSections(_ sections: [Section])
      mutating func reloadItems(_ items: [Item])
      mutating func reloadSections(_ sections: [Section])
      mutating func reconfigureItems(_ items: [Item])
      mutating func insertItems(_ items: [Item], beforeItem item: Item)
    }
    class UITableViewDiffableDataSource<Section, Item>: NSObject {  //: view interface
      init(tableView: UITableView, cellProvider: (UITableView, IndexPath, Item) -> UITableViewCell?)
      func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item>
      func itemIdentifier(for indexPath: IndexPath) -> Item?
      func indexPath(for item: Item) -> IndexPath?
      func sectionIdentifier(for index: Int) -> Section?
    }
    class UICollectionViewDiffableDataSource<Section, Item>: NSObject {  //: view interface
      init(collectionView: UICollectionView, cellProvider: (UICollectionView, IndexPath, Item) -> UICollectionViewCell?)
      var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)? { get set }
      func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item>
      func itemIdentifier(for indexPath: IndexPath) -> Item?
      func indexPath(for item: Item) -> IndexPath?
      func sectionIdentifier(for index: Int) -> Section?
    }
    protocol UIApplicationDelegate {}  //: makes root, made by system
    protocol UISceneDelegate {}  //: makes root, made by system
    protocol UIWindowSceneDelegate: UISceneDelegate {}  //: makes root, made by system
    protocol UIScrollViewDelegate {}
    protocol UITableViewDataSource {}
    protocol UITableViewDelegate: UIScrollViewDelegate {}
    protocol UICollectionViewDataSource {}
    protocol UICollectionViewDelegate: UIScrollViewDelegate {}
    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
    protocol UITextFieldDelegate {}  //: makes answer
    protocol UITextViewDelegate: UIScrollViewDelegate {}
    protocol UIViewControllerAnimatedTransitioning {}  //: makes answer
    protocol UIViewControllerInteractiveTransitioning {}  //: makes answer
    protocol UIViewControllerTransitioningDelegate {}  //: makes answer

    // The application
    //: UIMenuSystem.main                    singleton application, shows
    //: UIMenuSystem.context                 singleton application, shows
    //: UIPrintInteractionController.shared  singleton application Printing
    //: UIPrintInteractionController         service application Printing

    // The device
    //: UITextInputMode.activeInputModes  static device InputModeProviding
    //: UITextChecker(*)                  construct device SpellChecking
    //: UITextChecker.hasLearnedWord      static device SpellChecking
    //: UITextChecker.learnWord           static device SpellChecking
    //: UITextChecker                     service device SpellChecking

    // Accessibility
    //: UIAccessibility.buttonShapesEnabled              static device AccessibilityProviding, info
    //: UIAccessibility.isAssistiveTouchRunning          static device AccessibilityProviding
    //: UIAccessibility.isBoldTextEnabled                static device AccessibilityProviding, info
    //: UIAccessibility.isClosedCaptioningEnabled        static device AccessibilityProviding
    //: UIAccessibility.isDarkerSystemColorsEnabled      static device AccessibilityProviding, info
    //: UIAccessibility.isGrayscaleEnabled               static device AccessibilityProviding, info
    //: UIAccessibility.isGuidedAccessEnabled            static device AccessibilityProviding
    //: UIAccessibility.isInvertColorsEnabled            static device AccessibilityProviding, info
    //: UIAccessibility.isMonoAudioEnabled               static device AccessibilityProviding
    //: UIAccessibility.isOnOffSwitchLabelsEnabled       static device AccessibilityProviding, info
    //: UIAccessibility.isReduceMotionEnabled            static device AccessibilityProviding, info
    //: UIAccessibility.isReduceTransparencyEnabled      static device AccessibilityProviding, info
    //: UIAccessibility.isShakeToUndoEnabled             static device AccessibilityProviding
    //: UIAccessibility.isSpeakScreenEnabled             static device AccessibilityProviding
    //: UIAccessibility.isSpeakSelectionEnabled          static device AccessibilityProviding
    //: UIAccessibility.isSwitchControlRunning           static device AccessibilityProviding
    //: UIAccessibility.isVideoAutoplayEnabled           static device AccessibilityProviding, info
    //: UIAccessibility.isVoiceOverRunning               static device AccessibilityProviding
    //: UIAccessibility.post                             static device AccessibilityProviding, info
    //: UIAccessibility.prefersCrossFadeTransitions      static device AccessibilityProviding, info
    //: UIAccessibility.requestGuidedAccessSession       static device AccessibilityProviding
    //: UIAccessibility.shouldDifferentiateWithoutColor  static device AccessibilityProviding, info
    //: UIAccessibilityIsReduceMotionEnabled             function device AccessibilityProviding, info
    //: UIAccessibilityIsVoiceOverRunning                function device AccessibilityProviding
    //: UIAccessibilityPostNotification                  function device AccessibilityProviding
    //: UIAccessibility                                  glue interface
    //: UIContentSizeCategory                            glue value
    //: UITransitionContextViewControllerKey             glue value
    //: UITransitionContextViewKey                       glue value

    // Haptics
    //: UICanvasFeedbackGenerator(*)        construct device HapticsPlaying, shows
    //: UIImpactFeedbackGenerator(*)        construct device HapticsPlaying, shows
    //: UIImpactFeedbackGenerator           service device HapticsPlaying
    //: UINotificationFeedbackGenerator(*)  construct device HapticsPlaying, shows
    //: UINotificationFeedbackGenerator     service device HapticsPlaying
    //: UISelectionFeedbackGenerator(*)     construct device HapticsPlaying, shows
    //: UISelectionFeedbackGenerator        service device HapticsPlaying

    // Of views, and none
    //: UIEvent  glue interface
    //: UIPress  glue interface
    //: UITouch  glue interface

    // UIKit and WatchKit
    //: UIActionSheet                         view interface
    //: UIAlertView                           view interface
    //: UIAttachmentBehavior                  view interface
    //: UIBarButtonItemGroup                  view interface
    //: UIBlurEffect                          view interface
    //: UICalendarView                        view interface
    //: UICloudSharingController              view interface
    //: UICollectionViewTransitionLayout      view interface
    //: UICollisionBehavior                   view interface
    //: UIColorPickerViewController           view interface
    //: UIColorWell                           view interface
    //: UICommand                             view interface
    //: UIContextMenuInteraction              view interface
    //: UIDocumentBrowserViewController       view interface
    //: UIDocumentInteractionController       view interface
    //: UIDocumentViewController              view interface
    //: UIDragInteraction                     view interface
    //: UIDragPreview                         view interface
    //: UIDropInteraction                     view interface
    //: UIDynamicAnimator                     view interface
    //: UIDynamicItemBehavior                 view interface
    //: UIEditMenuInteraction                 view interface
    //: UIEventAttributionView                view interface
    //: UIFindInteraction                     view interface
    //: UIFontPickerViewController            view interface
    //: UIGlassEffect                         view interface
    //: UIGravityBehavior                     view interface
    //: UIHoverGestureRecognizer              view interface
    //: UIInputView                           view interface
    //: UIInterpolatingMotionEffect           view interface
    //: UIKeyCommand                          view interface
    //: UILargeContentViewerInteraction       view interface
    //: UILayoutSupport                       view interface
    //: UIListContentView                     view interface
    //: UIMotionEffectGroup                   view interface
    //: UIPasteControl                        view interface
    //: UIPercentDrivenInteractiveTransition  view interface
    //: UIPointerInteraction                  view interface
    //: UIPopoverBackgroundView               view interface
    //: UIPopoverController                   view interface
    //: UIPrinterPickerController             view interface
    //: UIPrintPageRenderer                   view interface
    //: UIPushBehavior                        view interface
    //: UIReferenceLibraryViewController      view interface
    //: UIScribbleInteraction                 view interface
    //: UISnapBehavior                        view interface
    //: UISpringLoadedInteraction             view interface
    //: UISwipeActionsConfiguration           view interface
    //: UITextInteraction                     view interface
    //: UIVibrancyEffect                      view interface
    //: UIVideoEditorController               view interface
    //: UIViewPropertyAnimator                view interface
    //: UIWebView                             view interface

    // Documents and the pasteboard
    //: UIPasteboard(name:)   configurable
    //: UIPasteboard.general  singleton system PasteboardProviding, usual
    //: UIPasteboard(*)       construct system PasteboardProviding
    //: UIPasteboard          service system PasteboardProviding

    // Types
    //: NSCollectionLayoutBoundarySupplementaryItem       glue interface
    //: NSCollectionLayoutEnvironment                     glue interface
    //: NSCollectionLayoutGroup                           glue interface
    //: NSCollectionLayoutItem                            glue interface
    //: NSCollectionLayoutSection                         glue interface
    //: NSCollectionLayoutSize                            glue interface
    //: NSDirectionalEdgeInsets                           glue interface
    //: NSLayoutAnchor                                    glue interface
    //: NSLayoutConstraint                                glue interface
    //: NSLayoutDimension                                 glue interface
    //: NSStringFromCGRect                                glue value
    //: UIActivityItemProvider                            glue interface
    //: UIBackgroundConfiguration                         glue interface
    //: UIBezierPath                                      glue interface
    //: UIButtonConfiguration                             glue interface
    //: UICollectionLayoutListConfiguration               glue interface
    //: UICollectionViewCompositionalLayoutConfiguration  glue interface
    //: UIContentUnavailableConfiguration                 glue interface
    //: UIEdgeInsets                                      glue interface
    //: UIEdgeInsetsMake                                  glue interface
    //: UIFontDescriptor                                  glue interface
    //: UIFontMetrics                                     glue interface
    //: UIGraphicsBeginImageContext                       glue interface
    //: UIGraphicsBeginImageContextWithOptions            glue interface
    //: UIGraphicsEndImageContext                         glue interface
    //: UIGraphicsGetCurrentContext                       glue interface
    //: UIGraphicsGetImageFromCurrentImageContext         glue interface
    //: UIGraphicsImageRenderer                           glue interface
    //: UIGraphicsImageRendererFormat                     glue interface
    //: UIGraphicsPDFRenderer                             glue interface
    //: UILayoutGuide                                     glue interface
    //: UILayoutPriority                                  glue interface
    //: UIListContentConfiguration                        glue interface
    //: UINavigationBarAppearance                         glue interface
    //: UINib                                             glue interface
    //: UIOffset                                          glue interface
    //: UIPasteConfiguration                              glue interface
    //: UIPointerStyle                                    glue interface
    //: UIPreviewParameters                               glue interface
    //: UITabBarAppearance                                glue interface
    //: UITargetedPreview                                 glue interface
    //: UIToolbarAppearance                               glue interface
    //: UIUserNotificationSettings                        glue interface

    // Presets that look like shared instances
    //: UIEdgeInsets.zero  glue value

    // Pictures and texts by name, read from the main bundle
    //: UINib(nibName:)  glue interface

    // Attributes of declarations
    //: @UIApplicationMain  makes root entry
    //: @IBDesignable       plain
    //: @IBOutlet           filled

    // What shows another screen
    //: .present                   navigates
    //: .push                      navigates
    //: .pushViewController        navigates
    //: .show                      navigates
    //: .showDetailViewController  navigates
    //: .setViewControllers        navigates

    // By name
    //: *ViewController    makes controller
    //: UI*Button          makes view
    //: UI*Cell            makes view
    //: UI*Control         makes view
    //: UI*DragDelegate    makes answer
    //: UI*DropDelegate    makes answer
    //: UI*View            makes view
    //: UI*ViewDataSource  makes answer
    //: UI*ViewDelegate    makes answer
    """#
}
