extension PlatformInterface {
  /// UIKit in short: who inherits from whom, and the few closures and generic types that hand on values of a project.
  static let uiKit = """
    class UIResponder: NSObject {}
    class UIApplication: UIResponder {
      static let shared: UIApplication
      var delegate: UIApplicationDelegate? { get set }
      var keyWindow: UIWindow? { get }
      var windows: [UIWindow] { get }
      var connectedScenes: Set<UIScene> { get }
    }
    class UIScene: UIResponder {
      var delegate: UISceneDelegate? { get set }
    }
    class UIWindowScene: UIScene {
      var windows: [UIWindow] { get }
      var keyWindow: UIWindow? { get }
    }
    class UIDevice: NSObject { static let current: UIDevice }
    class UIScreen: NSObject { static let main: UIScreen }
    class UIView: UIResponder {
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
    class UIWindow: UIView {
      var rootViewController: UIViewController? { get set }
      var windowScene: UIWindowScene? { get set }
    }
    class UIViewController: UIResponder {
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
    class UINavigationController: UIViewController {
      var viewControllers: [UIViewController] { get set }
      var topViewController: UIViewController? { get }
      var visibleViewController: UIViewController? { get }
      func pushViewController(_ controller: UIViewController, animated: Bool)
      func popViewController(animated: Bool) -> UIViewController?
      func setViewControllers(_ controllers: [UIViewController], animated: Bool)
    }
    class UITabBarController: UIViewController {
      var viewControllers: [UIViewController]? { get set }
      var selectedViewController: UIViewController? { get set }
    }
    class UISplitViewController: UIViewController {
      var viewControllers: [UIViewController] { get set }
    }
    class UITableViewController: UIViewController { var tableView: UITableView { get set } }
    class UICollectionViewController: UIViewController { var collectionView: UICollectionView { get set } }
    class UIPageViewController: UIViewController { var viewControllers: [UIViewController]? { get } }
    class UISearchController: UIViewController {}
    class UIAlertController: UIViewController { func addAction(_ action: UIAlertAction) }
    class UIActivityViewController: UIViewController {}
    class UIImagePickerController: UINavigationController {}
    class UIDocumentPickerViewController: UIViewController {}
    class UIHostingController<Content>: UIViewController {
      init(rootView: Content)
      var rootView: Content { get set }
    }
    class UIHostingConfiguration<Content> {
      init(content: () -> Content)
    }
    class UIInputViewController: UIViewController {}
    class UIPresentationController: NSObject {}
    class UIPopoverPresentationController: UIPresentationController {}
    class UISheetPresentationController: UIPresentationController {}
    class SFSafariViewController: UIViewController {}
    class MFMailComposeViewController: UINavigationController {}
    class MFMessageComposeViewController: UINavigationController {}
    class PHPickerViewController: UIViewController {}
    class AVPlayerViewController: UIViewController {}
    class UIControl: UIView {
      func addAction(_ action: UIAction, for events: Event)
      func addTarget(_ target: AnyObject?, action: Selector, for events: Event)
      struct Event {}
    }
    class UIButton: UIControl {}
    class UITextField: UIControl {}
    class UISwitch: UIControl {}
    class UISlider: UIControl {}
    class UIStepper: UIControl {}
    class UISegmentedControl: UIControl {}
    class UIPageControl: UIControl {}
    class UIDatePicker: UIControl {}
    class UIRefreshControl: UIControl {}
    class UISearchTextField: UITextField {}
    class UILabel: UIView {}
    class UIImageView: UIView {}
    class UIScrollView: UIView {}
    class UITextView: UIScrollView {}
    class UITableView: UIScrollView {
      var visibleCells: [UITableViewCell] { get }
      func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
      func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
      func performBatchUpdates(_ updates: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil)
    }
    class UICollectionView: UIScrollView {
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
    class UIStackView: UIView { var arrangedSubviews: [UIView] { get } }
    class UICollectionReusableView: UIView {}
    class UICollectionViewCell: UICollectionReusableView { var contentView: UIView { get } }
    class UICollectionViewListCell: UICollectionViewCell {}
    class UITableViewCell: UIView { var contentView: UIView { get } }
    class UITableViewHeaderFooterView: UIView { var contentView: UIView { get } }
    class UINavigationBar: UIView {}
    class UITabBar: UIView {}
    class UIToolbar: UIView {}
    class UISearchBar: UIView {}
    class UIPickerView: UIView {}
    class UIProgressView: UIView {}
    class UIActivityIndicatorView: UIView {}
    class UIVisualEffectView: UIView {}
    class UIContentUnavailableView: UIView {}
    class UIBarItem: NSObject {}
    class UIBarButtonItem: UIBarItem {}
    class UITabBarItem: UIBarItem {}
    class UINavigationItem: NSObject {
      var titleView: UIView? { get set }
      var leftBarButtonItems: [UIBarButtonItem]? { get set }
      var rightBarButtonItems: [UIBarButtonItem]? { get set }
    }
    class WKWebView: UIView {}
    class MKMapView: UIView { var annotations: [MKAnnotation] { get } }
    class MKAnnotationView: UIView {}
    class SCNView: UIView {}
    class ARSCNView: SCNView {}
    class PDFView: UIView {}
    class CALayer: NSObject {
      var sublayers: [CALayer]? { get set }
      func addSublayer(_ layer: CALayer)
    }
    class CAShapeLayer: CALayer {}
    class CAGradientLayer: CALayer {}
    class CATextLayer: CALayer {}
    class AVPlayerLayer: CALayer {}
    class AVCaptureVideoPreviewLayer: CALayer {}
    class UIGestureRecognizer: NSObject { var view: UIView? { get } }
    class UITapGestureRecognizer: UIGestureRecognizer {}
    class UIPanGestureRecognizer: UIGestureRecognizer {}
    class UIPinchGestureRecognizer: UIGestureRecognizer {}
    class UISwipeGestureRecognizer: UIGestureRecognizer {}
    class UILongPressGestureRecognizer: UIGestureRecognizer {}
    class UIRotationGestureRecognizer: UIGestureRecognizer {}
    class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
    class UICollectionViewLayout: NSObject {}
    class UICollectionViewFlowLayout: UICollectionViewLayout {}
    class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
    class UICollectionViewLayoutAttributes: NSObject {}
    class UIAlertAction: NSObject {
      init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil)
      enum Style { case `default`, cancel, destructive }
    }
    class UIMenuElement: NSObject {}
    class UIAction: UIMenuElement {
      init(title: String = 0, subtitle: String? = nil, image: UIImage? = nil, identifier: Never = 0, discoverabilityTitle: String? = nil, attributes: Never = 0, state: Never = 0, handler: (UIAction) -> Void)
    }
    class UIMenu: UIMenuElement {}
    class UIContextualAction: NSObject {}
    class UIStoryboardSegue: NSObject {
      var source: UIViewController { get }
      var destination: UIViewController { get }
    }
    class UIStoryboard: NSObject {
      func instantiateInitialViewController() -> UIViewController?
      func instantiateViewController(withIdentifier identifier: String) -> UIViewController
      func instantiateViewController<T>(identifier: String, creator: ((NSCoder) -> T?)? = nil) -> T
    }
    class UITraitCollection: NSObject {}
    class UIFont: NSObject {}
    class UIColor: NSObject {}
    class UIImage: NSObject {}
    class UIActivity: NSObject {}
    struct NSDiffableDataSourceSnapshot<Section, Item> {
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
    class UITableViewDiffableDataSource<Section, Item>: NSObject {
      init(tableView: UITableView, cellProvider: (UITableView, IndexPath, Item) -> UITableViewCell?)
      func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item>
      func itemIdentifier(for indexPath: IndexPath) -> Item?
      func indexPath(for item: Item) -> IndexPath?
      func sectionIdentifier(for index: Int) -> Section?
    }
    class UICollectionViewDiffableDataSource<Section, Item>: NSObject {
      init(collectionView: UICollectionView, cellProvider: (UICollectionView, IndexPath, Item) -> UICollectionViewCell?)
      var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)? { get set }
      func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item>
      func itemIdentifier(for indexPath: IndexPath) -> Item?
      func indexPath(for item: Item) -> IndexPath?
      func sectionIdentifier(for index: Int) -> Section?
    }
    protocol UIApplicationDelegate {}
    protocol UISceneDelegate {}
    protocol UIWindowSceneDelegate: UISceneDelegate {}
    protocol UIScrollViewDelegate {}
    protocol UITableViewDataSource {}
    protocol UITableViewDelegate: UIScrollViewDelegate {}
    protocol UICollectionViewDataSource {}
    protocol UICollectionViewDelegate: UIScrollViewDelegate {}
    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
    protocol UITextFieldDelegate {}
    protocol UITextViewDelegate: UIScrollViewDelegate {}
    protocol MKAnnotation {}
    """
}
