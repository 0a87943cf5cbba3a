extension BuiltInTexts {
  static let swiftUI: StaticString = #"""
    //: framework SwiftUI

    class NSHostingController<Content>: NSViewController {  //: view interface, makes controller
      init(rootView: Content)
      var rootView: Content { get set }
    }
    class NSHostingView<Content>: NSView {  //: view interface
      init(rootView: Content)
      var rootView: Content { get set }
    }
    class WKHostingController<Content>: WKInterfaceController {  //: view interface
      var body: Content { get }
    }
    struct FetchedResults<Result>: RandomAccessCollection<Result> {  //: glue interface
      typealias Element = Result
    }
    struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection<[Result]> {  //: glue interface
      typealias Element = [Result]
    }
    struct FetchRequest<Result>: DynamicProperty {  //: glue interface
      init(fetchRequest: NSFetchRequest<Result>, animation: Never = 0)
      init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Never = 0)
      var wrappedValue: FetchedResults<Result> { get }
    }
    protocol View {  //: view interface, makes view
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
      func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Never = 0) -> Self
      func background<S: ShapeStyle>(_ style: S, in shape: Never, fillStyle: Never = 0) -> Self
      func overlay(alignment: Never = 0, content: () -> some View) -> Self
      func overlay<S: ShapeStyle>(_ style: S, alignment: Never = 0) -> Self
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
      func foregroundColor(_ color: Color?) -> Self
      func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self
      func tint<S: ShapeStyle>(_ tint: S) -> Self
      func lineLimit(_ limit: Never) -> Self
      func multilineTextAlignment(_ alignment: Never) -> Self
      func opacity(_ opacity: Never) -> Self
      func cornerRadius(_ radius: Never, antialiased: Never = true) -> Self
      func clipShape<S>(_ shape: S, style: Never = 0) -> Self
      func clipped(antialiased: Never = false) -> Self
      func contentShape<S>(_ shape: S, eoFill: Never = false) -> Self
      func shadow(color: Color = 0, radius: Never, x: Never = 0, y: Never = 0) -> Self
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
      func fill<S: ShapeStyle>(_ content: S, style: Never = 0) -> Self
      func stroke<S: ShapeStyle>(_ content: S, lineWidth: Never = 1) -> Self
    }
    protocol ViewModifier {}  //: view interface, makes view
    protocol App {  //: glue interface, makes root, made by system
      init()
    }
    protocol Scene {  //: glue interface, makes root
      func onChange<V>(of value: V, perform action: (V) -> Void) -> Self
      func onChange<V>(of value: V, initial: Bool = false, _ action: (V, V) -> Void) -> Self
      func environmentObject<T>(_ object: T) -> Self
      func environment<T>(_ object: T) -> Self
      func commands(content: () -> some Commands) -> Self
    }
    protocol Commands {}  //: glue interface, makes view
    protocol ToolbarContent {}  //: view interface, makes view
    protocol CustomizableToolbarContent: ToolbarContent {}  //: view interface, makes view
    protocol PreviewProvider {}  //: makes root preview
    protocol DynamicProperty {}  //: glue interface
    protocol EnvironmentKey {}  //: glue interface
    //: EnvironmentKey.defaultValue  default
    //: @Entry                       default
    protocol PreferenceKey {  //: glue interface, makes data
      associatedtype Value
    }
    protocol Shape: View {}  //: view interface, makes view
    protocol InsettableShape: Shape {}  //: view interface
    protocol ShapeStyle {}  //: glue interface
    protocol ButtonStyle {}  //: view interface, makes view
    protocol PrimitiveButtonStyle {}  //: view interface, makes view
    protocol Layout {}  //: view interface, makes view
    protocol Animatable {}
    protocol AnimatableModifier: ViewModifier, Animatable {}  //: view interface
    protocol GeometryEffect: ViewModifier, Animatable {}  //: view interface
    protocol UIViewRepresentable: View {}  //: view interface, makes view
    protocol UIViewControllerRepresentable: View {}  //: view interface, makes view
    protocol NSViewRepresentable: View {}  //: view interface, makes view
    protocol NSViewControllerRepresentable: View {}  //: view interface, makes view
    protocol WKInterfaceObjectRepresentable: View {}  //: view interface
    struct Color: View {}  //: glue interface
    //: Color(_:)  glue interface
    struct Font {}  //: glue interface
    struct Text: View {}  //: view interface
    struct Image: View {}  //: view interface
    //: Image(_:)  glue interface
    struct Label: View {}  //: view interface
    struct AnyView: View {}  //: view interface
    struct EmptyView: View {}  //: view interface
    struct Spacer: View {}  //: view interface
    struct Divider: View {}  //: view interface
    struct VStack: View {}  //: view interface
    struct HStack: View {}  //: view interface
    struct ZStack: View {}  //: view interface
    struct LazyVStack: View {}  //: view interface
    struct LazyHStack: View {}  //: view interface
    struct LazyVGrid: View {}  //: view interface
    struct LazyHGrid: View {}  //: view interface
    struct Group: View {}  //: view interface
    struct Form: View {}  //: view interface
    struct Section: View {}  //: view interface
    struct ScrollView: View {}  //: view interface
    struct Button: View {}  //: view interface
    struct Menu: View {}  //: view interface
    struct Picker: View {}  //: view interface
    struct Toggle: View {}  //: view interface
    struct TextField: View {}  //: view interface
    struct SecureField: View {}  //: view interface
    struct ProgressView: View {}  //: view interface
    struct NavigationView: View {}  //: view interface
    struct NavigationStack: View {}  //: view interface
    struct NavigationSplitView: View {}  //: view interface
    struct TabView: View {}  //: view interface
    struct GeometryReader: View {}  //: view interface
    struct NavigationLink: View {  //: view interface
      init<P>(value: P?, label: () -> some View)
    }
    struct ForEach<Element>: View {  //: view interface
      init(_ data: any Sequence<Element>, content: (Element) -> some View)
      init<ID>(_ data: any Sequence<Element>, id: KeyPath<Element, ID>, content: (Element) -> some View)
      init<Item>(_ data: Binding<[Item]>, content: (Binding<Item>) -> some View)
    }
    struct List<Element>: View {  //: view interface
      init(content: () -> some View)
      init<S>(selection: Binding<S>, content: () -> some View)
      init(_ data: any Sequence<Element>, rowContent: (Element) -> some View)
      init<ID>(_ data: any Sequence<Element>, id: KeyPath<Element, ID>, rowContent: (Element) -> some View)
    }
    struct EnvironmentValues {  //: glue interface
      var calendar: Calendar { get set }
      var locale: Locale { get set }
      var managedObjectContext: NSManagedObjectContext { get set }
      var modelContext: ModelContext { get set }
      var openURL: OpenURLAction { get set }
      var requestReview: RequestReviewAction { get }
      var timeZone: TimeZone { get set }
    }
    struct OpenURLAction {  //: service application URLOpening
      init(handler: (URL) -> Result)
      func callAsFunction(_ url: URL)
      func callAsFunction(_ url: URL, completion: (Bool) -> Void)
      struct Result {}
    }
    struct Binding<Value>: DynamicProperty {  //: glue interface
      init(get: () -> Value, set: (Value) -> Void)
      static func constant(_ value: Value) -> Binding<Value>
      var wrappedValue: Value { get set }
      var projectedValue: Binding<Value> { get }
      subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> Binding<T> { get }
      func animation(_ animation: Never = 0) -> Binding<Value>
    }
    struct State<Value>: DynamicProperty {  //: glue interface
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value { get set }
      var projectedValue: Binding<Value> { get }
    }
    struct StateObject<ObjectType>: DynamicProperty {  //: glue interface
      init(wrappedValue: ObjectType)
      var wrappedValue: ObjectType { get }
      var projectedValue: Bindable<ObjectType> { get }
    }
    struct ObservedObject<ObjectType>: DynamicProperty {  //: glue interface
      init(wrappedValue: ObjectType)
      init(initialValue: ObjectType)
      var wrappedValue: ObjectType { get set }
      var projectedValue: Bindable<ObjectType> { get }
    }
    struct EnvironmentObject<ObjectType>: DynamicProperty {  //: glue interface
      var wrappedValue: ObjectType { get }
      var projectedValue: Bindable<ObjectType> { get }
    }
    struct Bindable<Value>: DynamicProperty {  //: glue interface
      init(_ value: Value)
      init(wrappedValue: Value)
      var wrappedValue: Value { get set }
      var projectedValue: Bindable<Value> { get }
      subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> Binding<T> { get }
    }
    struct Environment<Value>: DynamicProperty {  //: glue interface
      init(_ keyPath: KeyPath<EnvironmentValues, Value>)
      init(_ type: Value.Type)
      var wrappedValue: Value { get }
    }
    struct FocusState<Value>: DynamicProperty {  //: glue interface
      var wrappedValue: Value { get set }
      var projectedValue: FocusState<Value> { get }
    }
    struct GestureState<Value>: DynamicProperty {  //: glue interface
      var wrappedValue: Value { get }
      var projectedValue: GestureState<Value> { get }
    }
    struct AppStorage<Value>: DynamicProperty {  //: glue interface
      var wrappedValue: Value { get set }
      var projectedValue: Binding<Value> { get }
    }
    struct SceneStorage<Value>: DynamicProperty {  //: glue interface
      var wrappedValue: Value { get set }
      var projectedValue: Binding<Value> { get }
    }
    struct UIApplicationDelegateAdaptor<Delegate>: DynamicProperty {  //: glue interface
      init(_ type: Delegate.Type)
      var wrappedValue: Delegate { get }
    }
    struct NSApplicationDelegateAdaptor<Delegate>: DynamicProperty {  //: glue interface
      init(_ type: Delegate.Type)
      var wrappedValue: Delegate { get }
    }
    func withAnimation<R>(_ animation: Never = 0, _ body: () throws -> R) -> R
    func withTransaction<R>(_ transaction: Never, _ body: () throws -> R) -> R
    class UIHostingController<Content>: UIViewController {  //: view interface, makes controller
      init(rootView: Content)
      var rootView: Content { get set }
    }
    class UIHostingConfiguration<Content> {  //: glue interface
      init(content: () -> Content)
    }

    //: @Environment        environment injection, keys EnvironmentValues
    //: @EnvironmentObject  environment injection

    // SwiftUI
    //: _UIHostingView                   view interface
    //: ActionSheet                      view interface
    //: Alert                            view interface
    //: AngularGradient                  view interface
    //: AnyGesture                       view interface
    //: AnyLayout                        view interface
    //: AsyncImage                       view interface
    //: BorderedButtonStyle              view interface
    //: BorderedProminentButtonStyle     view interface
    //: BorderlessButtonStyle            view interface
    //: ButtonBorderShape                view interface
    //: ButtonToggleStyle                view interface
    //: Canvas                           view interface
    //: Capsule                          view interface
    //: CarouselListStyle                view interface
    //: CheckboxToggleStyle              view interface
    //: Circle                           view interface
    //: CircularProgressViewStyle        view interface
    //: ColorPicker                      view interface
    //: ConcentricRectangle              view interface
    //: ContainerRelativeShape           view interface
    //: ContentUnavailableView           view interface
    //: ControlGroup                     view interface
    //: ControlGroupStyle                view interface
    //: DatePicker                       view interface
    //: DatePickerStyle                  view interface
    //: DefaultButtonStyle               view interface
    //: DefaultLabelStyle                view interface
    //: DefaultListStyle                 view interface
    //: DefaultNavigationViewStyle       view interface
    //: DefaultPickerStyle               view interface
    //: DefaultProgressViewStyle         view interface
    //: DefaultTabViewStyle              view interface
    //: DisclosureGroup                  view interface
    //: DisclosureGroupStyle             view interface
    //: DoubleColumnNavigationViewStyle  view interface
    //: DragGesture                      view interface
    //: EditButton                       view interface
    //: Ellipse                          view interface
    //: EllipticalGradient               view interface
    //: EmptyModifier                    view interface
    //: EquatableView                    view interface
    //: ExclusiveGesture                 view interface
    //: FormStyle                        view interface
    //: Gauge                            view interface
    //: GaugeStyle                       view interface
    //: GlassEffectContainer             view interface
    //: GraphicalDatePickerStyle         view interface
    //: Grid                             view interface
    //: GridLayout                       view interface
    //: GridRow                          view interface
    //: GroupBox                         view interface
    //: GroupBoxStyle                    view interface
    //: GroupedListStyle                 view interface
    //: HelpLink                         view interface
    //: HSplitView                       view interface
    //: HStackLayout                     view interface
    //: IconOnlyLabelStyle               view interface
    //: IndexViewStyle                   view interface
    //: InlinePickerStyle                view interface
    //: InsetGroupedListStyle            view interface
    //: InsetListStyle                   view interface
    //: KeyframeAnimator                 view interface
    //: LabeledContent                   view interface
    //: LabeledContentStyle              view interface
    //: LabelStyle                       view interface, makes view
    //: LinearGradient                   view interface
    //: LinearProgressViewStyle          view interface
    //: Link                             view interface
    //: LinkButtonStyle                  view interface
    //: ListStyle                        view interface
    //: LongPressGesture                 view interface
    //: MagnificationGesture             view interface
    //: MagnifyGesture                   view interface
    //: MenuButton                       view interface
    //: MenuPickerStyle                  view interface
    //: MenuStyle                        view interface
    //: MeshGradient                     view interface
    //: ModifiedContent                  view interface
    //: MultiDatePicker                  view interface
    //: NavigationSplitViewStyle         view interface
    //: NewDocumentButton                view interface
    //: NSHostingMenu                    view interface
    //: NSHostingSceneRepresentation     view interface
    //: OffsetShape                      view interface
    //: OutlineGroup                     view interface
    //: PageIndexViewStyle               view interface
    //: PageTabViewStyle                 view interface
    //: PasteButton                      view interface
    //: PhaseAnimator                    view interface
    //: PickerStyle                      view interface
    //: PlainButtonStyle                 view interface
    //: PlainListStyle                   view interface
    //: PlainTextFieldStyle              view interface
    //: ProgressViewStyle                view interface
    //: RadialGradient                   view interface
    //: RadioGroupPickerStyle            view interface
    //: Rectangle                        view interface
    //: RenameButton                     view interface
    //: RotatedShape                     view interface
    //: RotateGesture                    view interface
    //: RotationGesture                  view interface
    //: RoundedBorderTextFieldStyle      view interface
    //: RoundedRectangle                 view interface
    //: ScaledShape                      view interface
    //: SceneView                        view interface
    //: ScrollViewReader                 view interface
    //: SegmentedPickerStyle             view interface
    //: SequenceGesture                  view interface
    //: SettingsLink                     view interface
    //: ShareLink                        view interface
    //: SidebarListStyle                 view interface
    //: SignInWithAppleButton            view interface
    //: SimultaneousGesture              view interface
    //: Slider                           view interface
    //: SpatialTapGesture                view interface
    //: SpriteView                       view interface
    //: StackNavigationViewStyle         view interface
    //: Stepper                          view interface
    //: SubscriptionView                 view interface
    //: SwitchToggleStyle                view interface
    //: Tab                              view interface
    //: Table                            view interface
    //: TableColumn                      view interface
    //: TableRow                         view interface
    //: TableStyle                       view interface
    //: TabViewStyle                     view interface
    //: TapGesture                       view interface
    //: TextEditor                       view interface
    //: TextEditorStyle                  view interface
    //: TextFieldLink                    view interface
    //: TextFieldStyle                   view interface, makes view
    //: TimelineView                     view interface
    //: TitleAndIconLabelStyle           view interface
    //: TitleOnlyLabelStyle              view interface
    //: ToggleStyle                      view interface, makes view
    //: ToolbarItem                      view interface
    //: ToolbarItemGroup                 view interface
    //: ToolbarSpacer                    view interface
    //: ToolbarTitleMenu                 view interface
    //: TransformedShape                 view interface
    //: Transition                       view interface, makes view
    //: TupleView                        view interface
    //: UIHostingView                    view interface
    //: UnevenRoundedRectangle           view interface
    //: VideoPlayer                      view interface
    //: ViewThatFits                     view interface
    //: VSplitView                       view interface
    //: VStackLayout                     view interface
    //: WebView                          view interface
    //: WheelDatePickerStyle             view interface
    //: WheelPickerStyle                 view interface
    //: ZStackLayout                     view interface

    // Of views, and none
    //: AccessibilityTraits    glue interface
    //: Alignment              glue interface
    //: Anchor                 glue interface
    //: Angle                  glue interface
    //: Animation              glue interface
    //: AnyTransition          glue interface
    //: Axis                   glue interface
    //: BackgroundTask         glue interface
    //: ColorScheme            glue interface
    //: CommandGroup           glue interface
    //: CommandMenu            glue interface
    //: ContentMode            glue interface
    //: CubicKeyframe          glue interface
    //: DocumentGroup          glue interface
    //: DropDelegate           glue interface
    //: DropInfo               glue interface
    //: DropProposal           glue interface
    //: Edge                   glue interface
    //: FileDocument           glue interface
    //: FocusedValueKey        glue interface, makes data
    //: Gesture                glue interface
    //: Gradient               glue interface
    //: GraphicsContext        glue interface
    //: GridItem               glue interface
    //: HorizontalAlignment    glue interface
    //: ImageRenderer          glue interface
    //: ImmersiveSpace         glue interface
    //: KeyframeTrack          glue interface
    //: LinearKeyframe         glue interface
    //: Material               glue interface
    //: MenuBarExtra           glue interface
    //: Namespace              glue interface
    //: NavigationPath         glue interface
    //: Path                   glue interface
    //: PresentationDetent     glue interface
    //: PreviewDevice          glue interface
    //: ReferenceFileDocument  glue interface
    //: ScaledMetric           glue interface
    //: ScenePadding           glue interface
    //: ScenePhase             glue interface
    //: ScrollPosition         glue interface
    //: SectionedFetchRequest  glue interface
    //: SensoryFeedback        glue interface
    //: Settings               glue interface
    //: SpringKeyframe         glue interface
    //: StrokeStyle            glue interface
    //: SymbolEffect           glue interface
    //: TextAlignment          glue interface
    //: ToolbarItemPlacement   glue interface
    //: UnitPoint              glue interface
    //: VerticalAlignment      glue interface
    //: Visibility             glue interface
    //: Window                 glue interface
    //: WindowGroup            glue interface

    // Defaults
    //: @AppStorage    wrapper storage KeyValueStoring, info
    //: @SceneStorage  wrapper storage KeyValueStoring, info

    // Core Data and SwiftData
    //: @FetchRequest           wrapper storage, info
    //: @SectionedFetchRequest  wrapper storage, info

    // Types
    //: EdgeInsets  glue interface

    // Macros
    //: Preview  previews

    // Attributes of declarations
    //: @State         owned
    //: @StateObject   owned
    //: @FocusState    owned
    //: @GestureState  owned
    //: @Binding       bound
    //: @Bindable      bound

    // What shows another screen
    //: .NavigationLink         navigates
    //: .navigationDestination  navigates
    //: .sheet                  navigates
    //: .fullScreenCover        navigates
    //: .popover                navigates
    //: .inspector              navigates
    //: .WindowGroup            navigates
    //: .Settings               navigates

    // What hands its argument to all views below
    //: .environment        provides
    //: .environmentObject  provides

    // What hands the delegate that it makes to all views
    //: @UIApplicationDelegateAdaptor  provides
    //: @NSApplicationDelegateAdaptor  provides
    //: @WKApplicationDelegateAdaptor  provides
    //: @WKExtensionDelegateAdaptor    provides

    // By name
    //: *ViewControllerRepresentable  makes view
    //: *ViewRepresentable            makes view
    """#
}
