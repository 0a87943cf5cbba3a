extension BuiltInTexts {
  static let names: StaticString = #"""
    //: names

    // What does work for others
    //: API            service, role client, clear
    //: Adapter        service
    //: Analytics      service
    //: Api            service, role client
    //: Authenticator  service
    //: Cache          service, role store
    //: Checker        service
    //: Client         service, role client, clear
    //: Clock          service
    //: Connectivity   service
    //: Connector      service
    //: Controller     service
    //: Coordinator    service, role coordinator
    //: Database       service, role store
    //: Dispatcher     service
    //: Downloader     service
    //: Engine         service
    //: Exporter       service
    //: Facade         service
    //: Factory        root, service, role factory
    //: Fetcher        service
    //: Gateway        service, role client
    //: Handler        service
    //: Helper         service
    //: Importer       service
    //: Interactor     service, role interactor
    //: Keychain       service
    //: Kit            service, clear
    //: Loader         service
    //: Locator        locator, service
    //: Logger         service
    //: Manager        service, clear
    //: Monitor        service
    //: Navigator      service, role coordinator
    //: Networking     service
    //: Notifier       service
    //: Observer       listener, service
    //: Player         service
    //: Preferences    service
    //: Presenter      service, role presenter
    //: Processor      service
    //: Provider       service, clear
    //: Proxy          service
    //: Reachability   service
    //: Reactor        role viewModel
    //: Recorder       service
    //: Registry       service
    //: Remote         service, role client
    //: Reporter       service
    //: Repository     service, role repository, clear
    //: Resolver       locator, service
    //: Router         service, role coordinator
    //: Scheduler      service
    //: Service        service, clear
    //: Services       service
    //: Session        service
    //: Storage        service, role store
    //: Store          service, role store, clear
    //: Syncer         service
    //: Synchronizer   service
    //: Tracker        service
    //: Updater        service
    //: Uploader       service
    //: UseCase        service, role useCase
    //: ViewModel      service, role viewModel
    //: Wireframe      service, role coordinator
    //: Worker         service

    // What wires others together
    //: AppDelegate          root
    //: Assembler            root, role assembler
    //: Assembly             root, role assembler
    //: Bootstrapper         root
    //: Builder              root, helper, role factory
    //: Composition          root
    //: CompositionRoot      root
    //: Configurator         root
    //: Container            root
    //: DIContainer          locator, role container
    //: DependencyContainer  locator, role container
    //: DependencyProvider   root
    //: Injector             locator, root, role container
    //: SceneDelegate        root
    //: ServiceLocator       locator, role container
    //: ServiceProvider      locator

    // Deterministic helpers
    //: Calculator   helper
    //: Comparator   helper
    //: Converter    helper
    //: Decoder      helper
    //: Encoder      helper
    //: Formatter    helper
    //: Generator    helper
    //: Mapper       helper
    //: Parser       helper
    //: Scanner      helper
    //: Serializer   helper
    //: Sorter       helper
    //: Transformer  helper
    //: Validator    helper

    // Data
    //: Action         message, data
    //: Arguments      data
    //: Attributes     data
    //: Body           data
    //: Config         data
    //: Configuration  data
    //: Content        data
    //: Context        data
    //: Credentials    data
    //: DTO            data
    //: Data           data
    //: Definition     data
    //: Descriptor     data
    //: Details        data
    //: Dto            data
    //: Entity         data
    //: Entry          data
    //: Environment    data
    //: Error          data
    //: Event          message, data
    //: Filter         data
    //: Group          data
    //: ID             data
    //: Identifier     data
    //: Info           data
    //: Input          data
    //: Item           data
    //: Key            data
    //: Kind           data
    //: Layout         data
    //: List           data
    //: Message        data
    //: Metadata       data
    //: Mode           data
    //: Model          data
    //: Option         data
    //: Options        data
    //: Output         data
    //: Page           data
    //: Parameter      data
    //: Parameters     data
    //: Params         data
    //: Payload        data
    //: Point          data
    //: Position       data
    //: Properties     data
    //: Query          data
    //: Range          data
    //: Record         data
    //: Request        message, data
    //: Response       message, data
    //: Result         data
    //: Row            data
    //: Section        data
    //: Settings       data
    //: Snapshot       data
    //: State          message, data
    //: Status         data
    //: Style          data
    //: Summary        data
    //: Theme          data
    //: Token          data
    //: Value          data
    //: Version        data
    //: ViewState      message

    // What stands in for others in tests and previews
    //: Dummy     double
    //: Fake      double
    //: Mock      double
    //: Mocked    double
    //: Preview   preview
    //: Previews  preview
    //: Spy       double
    //: Stub      double
    //: Stubbed   double

    // What is there to be called back
    //: DataSource  listener
    //: Delegate    listener
    //: Listener    listener
    //: Observing   listener

    // Screens
    //: ViewController  controller

    // Words that say nothing of what a type is for
    //: Impl            empty
    //: Implementation  empty
    //: Interface       empty
    //: Live            empty
    //: Managing        empty
    //: Protocol        empty
    //: Providing       empty
    //: Type            empty

    // Members that hand out a shared instance; most frequent first. Open-source code has 264 of 327 named shared.
    //: .shared             shared, clear, own
    //: .default            shared, own
    //: .standard           shared, own
    //: .current            shared
    //: .main               shared, own
    //: .instance           shared
    //: .sharedInstance     shared, clear, own
    //: .sharedManager      shared
    //: .defaultManager     shared
    //: .sharedController   shared
    //: .sharedHelper       shared
    //: .sharedSession      shared
    //: .defaultCenter      shared
    //: .sharedApplication  shared

    // Generic functions by which a container of one's own is told of a service
    //: .addDependency      registers
    //: .addFactory         registers
    //: .addService         registers
    //: .addSingleton       registers
    //: .bindService        registers
    //: .provideService     registers
    //: .registerFactory    registers
    //: .registerService    registers
    //: .registerSingleton  registers
    //: .setService         registers

    // Members that hand out what exists for tests and previews
    //: .mock           fixture
    //: .mocked         fixture
    //: .stub           fixture
    //: .fake           fixture
    //: .preview        fixture
    //: .previews       fixture
    //: .previewValue   fixture
    //: .testValue      fixture
    //: .liveValue      fixture
    //: .sample         fixture
    //: .example        fixture
    //: .empty          fixture
    //: .placeholder    fixture
    //: .noop           fixture
    //: .unimplemented  fixture
    //: .none           fixture
    //: .zero           fixture
    //: .test           fixture
    //: .demo           fixture
    """#
}
