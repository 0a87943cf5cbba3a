extension PlatformInterface {
  /// SwiftUI: property wrappers, what views are given closures over, and the modifiers that hand on a value. Modifiers
  /// without one are named so that a chain of them can be followed.
  static let swiftUI = """
    protocol View {
      func modifier<T>(_ modifier: T) -> Self
      func sheet<Item>(item: Binding<Item?>, content: (Item) -> some View) -> Self
      func sheet<Item>(item: Binding<Item?>, onDismiss: (() -> Void)?, content: (Item) -> some View) -> Self
      func sheet<Item>(item: Item?, content: (Item) -> some View) -> Self
      func sheet<Item>(item: Item?, onDismiss: (() -> Void)?, content: (Item) -> some View) -> Self
      func sheet(isPresented: Binding<Bool>, content: () -> some View) -> Self
      func sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: () -> some View) -> Self
      func fullScreenCover<Item>(item: Binding<Item?>, content: (Item) -> some View) -> Self
      func fullScreenCover<Item>(item: Binding<Item?>, onDismiss: (() -> Void)?, content: (Item) -> some View) -> Self
      func fullScreenCover<Item>(item: Item?, content: (Item) -> some View) -> Self
      func fullScreenCover<Item>(item: Item?, onDismiss: (() -> Void)?, content: (Item) -> some View) -> Self
      func fullScreenCover(isPresented: Binding<Bool>, content: () -> some View) -> Self
      func fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: () -> some View) -> Self
      func popover<Item>(item: Binding<Item?>, attachmentAnchor: Never = 0, arrowEdge: Never = 0, content: (Item) -> some View) -> Self
      func popover<Item>(item: Item?, attachmentAnchor: Never = 0, arrowEdge: Never = 0, content: (Item) -> some View) -> Self
      func popover(isPresented: Binding<Bool>, attachmentAnchor: Never = 0, arrowEdge: Never = 0, content: () -> some View) -> Self
      func alert<T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, actions: (T) -> some View, message: ((T) -> some View)? = nil) -> Self
      func alert(_ title: Text, isPresented: Binding<Bool>, actions: () -> some View, message: (() -> some View)? = nil) -> Self
      func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> Self
      func alert<Item>(item: Item?, content: (Item) -> Alert) -> Self
      func confirmationDialog<T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Never = 0, presenting data: T?, actions: (T) -> some View, message: ((T) -> some View)? = nil) -> Self
      func confirmationDialog(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Never = 0, actions: () -> some View, message: (() -> some View)? = nil) -> Self
      func navigationDestination<D>(for data: D.Type, destination: (D) -> some View) -> Self
      func navigationDestination<D>(item: Binding<D?>, destination: (D) -> some View) -> Self
      func navigationDestination<D>(item: D?, destination: (D) -> some View) -> Self
      func navigationDestination(isPresented: Binding<Bool>, destination: () -> some View) -> Self
      func onChange<V>(of value: V, perform action: (V) -> Void) -> Self
      func onChange<V>(of value: V, initial: Never = false, _ action: (V, V) -> Void) -> Self
      func onChange<V>(of value: V, initial: Never = false, _ action: () -> Void) -> Self
      func onReceive<T>(_ publisher: any Publisher<T, Never>, perform action: (T) -> Void) -> Self
      func onPreferenceChange<K>(_ key: K.Type, perform action: (K.Value) -> Void) -> Self
      func environment<V>(_ keyPath: KeyPath<EnvironmentValues, V>, _ value: V) -> Self
      func environment<T>(_ object: T) -> Self
      func environmentObject<T>(_ object: T) -> Self
      func focused<V>(_ binding: FocusState<V>, equals value: V) -> Self
      func tag<V>(_ tag: V) -> Self
      func id<V>(_ id: V) -> Self
      func task(priority: Never = 0, _ action: () async -> Void) -> Self
      func task<T>(id value: T, priority: Never = 0, _ action: () async -> Void) -> Self
      func refreshable(action: () async -> Void) -> Self
      func onAppear(perform action: (() -> Void)? = nil) -> Self
      func onDisappear(perform action: (() -> Void)? = nil) -> Self
      func onTapGesture(count: Never = 1, perform action: () -> Void) -> Self
      func background(alignment: Never = 0, content: () -> some View) -> Self
      func background<S>(_ style: S, ignoresSafeAreaEdges edges: Never = 0) -> Self
      func background<S>(_ style: S, in shape: Never, fillStyle: Never = 0) -> Self
      func overlay(alignment: Never = 0, content: () -> some View) -> Self
      func overlay<S>(_ style: S, alignment: Never = 0) -> Self
      func toolbar(content: () -> some View) -> Self
      func safeAreaInset(edge: Never, alignment: Never = 0, spacing: Never = nil, content: () -> some View) -> Self
      func padding(_ edges: Never = 0, _ length: Never = nil) -> Self
      func padding(_ length: Never) -> Self
      func frame(width: Never = nil, height: Never = nil, alignment: Never = 0) -> Self
      func frame(minWidth: Never = nil, idealWidth: Never = nil, maxWidth: Never = nil, minHeight: Never = nil, idealHeight: Never = nil, maxHeight: Never = nil, alignment: Never = 0) -> Self
      func offset(x: Never = 0, y: Never = 0) -> Self
      func fixedSize(horizontal: Never = true, vertical: Never = true) -> Self
      func layoutPriority(_ value: Never) -> Self
      func zIndex(_ value: Never) -> Self
      func font(_ font: Never) -> Self
      func fontWeight(_ weight: Never) -> Self
      func bold(_ isActive: Never = true) -> Self
      func foregroundColor(_ color: Never) -> Self
      func foregroundStyle<S>(_ style: S) -> Self
      func tint<S>(_ tint: S) -> Self
      func lineLimit(_ limit: Never) -> Self
      func multilineTextAlignment(_ alignment: Never) -> Self
      func opacity(_ opacity: Never) -> Self
      func cornerRadius(_ radius: Never, antialiased: Never = true) -> Self
      func clipShape<S>(_ shape: S, style: Never = 0) -> Self
      func clipped(antialiased: Never = false) -> Self
      func contentShape<S>(_ shape: S, eoFill: Never = false) -> Self
      func shadow(color: Never = 0, radius: Never, x: Never = 0, y: Never = 0) -> Self
      func aspectRatio(_ ratio: Never = nil, contentMode: Never) -> Self
      func scaledToFit() -> Self
      func scaleEffect(_ scale: Never, anchor: Never = 0) -> Self
      func rotationEffect(_ angle: Never, anchor: Never = 0) -> Self
      func ignoresSafeArea(_ regions: Never = 0, edges: Never = 0) -> Self
      func disabled(_ disabled: Never) -> Self
      func hidden() -> Self
      func allowsHitTesting(_ enabled: Never) -> Self
      func redacted(reason: Never) -> Self
      func animation<V>(_ animation: Never, value: V) -> Self
      func animation(_ animation: Never) -> Self
      func transition(_ transition: Never) -> Self
      func buttonStyle<S>(_ style: S) -> Self
      func listStyle<S>(_ style: S) -> Self
      func pickerStyle<S>(_ style: S) -> Self
      func listRowInsets(_ insets: Never) -> Self
      func listRowBackground<V>(_ view: V) -> Self
      func listRowSeparator(_ visibility: Never, edges: Never = 0) -> Self
      func scrollContentBackground(_ visibility: Never) -> Self
      func navigationTitle<S>(_ title: S) -> Self
      func navigationBarTitle<S>(_ title: S, displayMode: Never = 0) -> Self
      func navigationBarTitleDisplayMode(_ mode: Never) -> Self
      func navigationBarItems<L, T>(leading: L = 0, trailing: T = 0) -> Self
      func keyboardType(_ type: Never) -> Self
      func accessibilityLabel<S>(_ label: S) -> Self
      func accessibilityHint<S>(_ hint: S) -> Self
      func accessibilityValue<S>(_ value: S) -> Self
      func accessibilityIdentifier(_ identifier: String) -> Self
      func accessibilityHidden(_ hidden: Never) -> Self
      func accessibilityElement(children: Never = 0) -> Self
      func accessibilityAddTraits(_ traits: Never) -> Self
      func accessibility(identifier: String) -> Self
      func preferredColorScheme(_ scheme: Never) -> Self
      func previewDisplayName(_ name: String?) -> Self
      func previewLayout(_ layout: Never) -> Self
      func resizable(capInsets: Never = 0, resizingMode: Never = 0) -> Self
      func renderingMode(_ mode: Never) -> Self
      func fill<S>(_ content: S, style: Never = 0) -> Self
      func stroke<S>(_ content: S, lineWidth: Never = 1) -> Self
    }
    protocol ViewModifier {}
    protocol App {}
    protocol Scene {
      func onChange<V>(of value: V, perform action: (V) -> Void) -> Self
      func onChange<V>(of value: V, initial: Bool = false, _ action: (V, V) -> Void) -> Self
      func environmentObject<T>(_ object: T) -> Self
      func environment<T>(_ object: T) -> Self
      func commands(content: () -> some Commands) -> Self
    }
    protocol Commands {}
    protocol Widget {}
    protocol WidgetBundle {}
    protocol ToolbarContent {}
    protocol CustomizableToolbarContent: ToolbarContent {}
    protocol PreviewProvider {}
    protocol DynamicProperty {}
    protocol EnvironmentKey {}
    protocol PreferenceKey {
      associatedtype Value
    }
    protocol Shape: View {}
    protocol InsettableShape: Shape {}
    protocol ShapeStyle {}
    protocol ButtonStyle {}
    protocol PrimitiveButtonStyle {}
    protocol Layout {}
    protocol Animatable {}
    protocol AnimatableModifier: ViewModifier, Animatable {}
    protocol GeometryEffect: ViewModifier, Animatable {}
    protocol UIViewRepresentable: View {}
    protocol UIViewControllerRepresentable: View {}
    protocol NSViewRepresentable: View {}
    protocol NSViewControllerRepresentable: View {}
    protocol WKInterfaceObjectRepresentable: View {}
    protocol AppIntent {}
    protocol AppEntity {}
    struct Color: View {}
    struct Font {}
    struct Text: View {}
    struct Image: View {}
    struct Label: View {}
    struct AnyView: View {}
    struct EmptyView: View {}
    struct Spacer: View {}
    struct Divider: View {}
    struct VStack: View {}
    struct HStack: View {}
    struct ZStack: View {}
    struct LazyVStack: View {}
    struct LazyHStack: View {}
    struct LazyVGrid: View {}
    struct LazyHGrid: View {}
    struct Group: View {}
    struct Form: View {}
    struct Section: View {}
    struct ScrollView: View {}
    struct Button: View {}
    struct Menu: View {}
    struct Picker: View {}
    struct Toggle: View {}
    struct TextField: View {}
    struct SecureField: View {}
    struct ProgressView: View {}
    struct NavigationView: View {}
    struct NavigationStack: View {}
    struct NavigationSplitView: View {}
    struct TabView: View {}
    struct GeometryReader: View {}
    struct NavigationLink: View {
      init<P>(value: P?, label: () -> some View)
    }
    struct ForEach<Element>: View {
      init(_ data: any Sequence<Element>, content: (Element) -> some View)
      init<ID>(_ data: any Sequence<Element>, id: KeyPath<Element, ID>, content: (Element) -> some View)
      init<Item>(_ data: Binding<[Item]>, content: (Binding<Item>) -> some View)
    }
    struct List<Element>: View {
      init(content: () -> some View)
      init<S>(selection: Binding<S>, content: () -> some View)
      init(_ data: any Sequence<Element>, rowContent: (Element) -> some View)
      init<ID>(_ data: any Sequence<Element>, id: KeyPath<Element, ID>, rowContent: (Element) -> some View)
    }
    struct EnvironmentValues {
      var calendar: Calendar { get set }
      var locale: Locale { get set }
      var managedObjectContext: NSManagedObjectContext { get set }
      var modelContext: ModelContext { get set }
      var openURL: OpenURLAction { get set }
      var requestReview: RequestReviewAction { get }
      var timeZone: TimeZone { get set }
    }
    struct OpenURLAction {
      init(handler: (URL) -> Result)
      func callAsFunction(_ url: URL)
      func callAsFunction(_ url: URL, completion: (Bool) -> Void)
      struct Result {}
    }
    struct RequestReviewAction { func callAsFunction() }
    struct Binding<Value>: DynamicProperty {
      init(get: () -> Value, set: (Value) -> Void)
      static func constant(_ value: Value) -> Binding<Value>
      var wrappedValue: Value { get set }
      var projectedValue: Binding<Value> { get }
      subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> Binding<T> { get }
      func animation(_ animation: Never = 0) -> Binding<Value>
    }
    struct State<Value>: DynamicProperty {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value { get set }
      var projectedValue: Binding<Value> { get }
    }
    struct Published<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var projectedValue: AnyPublisher<Value, Never> { get }
    }
    struct StateObject<ObjectType>: DynamicProperty {
      init(wrappedValue: ObjectType)
      var wrappedValue: ObjectType { get }
      var projectedValue: Bindable<ObjectType> { get }
    }
    struct ObservedObject<ObjectType>: DynamicProperty {
      init(wrappedValue: ObjectType)
      init(initialValue: ObjectType)
      var wrappedValue: ObjectType { get set }
      var projectedValue: Bindable<ObjectType> { get }
    }
    struct EnvironmentObject<ObjectType>: DynamicProperty {
      var wrappedValue: ObjectType { get }
      var projectedValue: Bindable<ObjectType> { get }
    }
    struct Bindable<Value>: DynamicProperty {
      init(_ value: Value)
      init(wrappedValue: Value)
      var wrappedValue: Value { get set }
      var projectedValue: Bindable<Value> { get }
      subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> Binding<T> { get }
    }
    struct Environment<Value>: DynamicProperty {
      init(_ keyPath: KeyPath<EnvironmentValues, Value>)
      init(_ type: Value.Type)
      var wrappedValue: Value { get }
    }
    struct FocusState<Value>: DynamicProperty {
      var wrappedValue: Value { get set }
      var projectedValue: FocusState<Value> { get }
    }
    struct GestureState<Value>: DynamicProperty {
      var wrappedValue: Value { get }
      var projectedValue: GestureState<Value> { get }
    }
    struct AppStorage<Value>: DynamicProperty {
      var wrappedValue: Value { get set }
      var projectedValue: Binding<Value> { get }
    }
    struct SceneStorage<Value>: DynamicProperty {
      var wrappedValue: Value { get set }
      var projectedValue: Binding<Value> { get }
    }
    struct UIApplicationDelegateAdaptor<Delegate>: DynamicProperty {
      init(_ type: Delegate.Type)
      var wrappedValue: Delegate { get }
    }
    struct NSApplicationDelegateAdaptor<Delegate>: DynamicProperty {
      init(_ type: Delegate.Type)
      var wrappedValue: Delegate { get }
    }
    func withAnimation<R>(_ animation: Never = 0, _ body: () throws -> R) -> R
    func withTransaction<R>(_ transaction: Never, _ body: () throws -> R) -> R
    func withObservationTracking<R>(_ apply: () -> R, onChange: () -> Void) -> R
    """
}
