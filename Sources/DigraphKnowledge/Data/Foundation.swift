extension BuiltInTexts {
  static let foundation: StaticString = #"""
    //: framework Foundation, prefix NS

    struct SortDescriptor<Compared> {  //: glue value
      init<T>(_ keyPath: KeyPath<Compared, T>, order: SortOrder = 0)
    }
    struct Predicate<Input> {}  //: glue value
    protocol NSLocking {
      func withLock<R>(_ body: () throws -> R) -> R
    }
    class NSLock: NSObject, NSLocking {}  //: glue plumbing
    class NSRecursiveLock: NSObject, NSLocking {}  //: glue plumbing
    class NSCondition: NSObject, NSLocking {}  //: glue plumbing
    class Operation: NSObject {  //: glue plumbing, makes job
      var completionBlock: (() -> Void)? { get set }
      func addDependency(_ operation: Operation)
    }
    //: *Operation  makes job
    class BlockOperation: Operation {  //: glue plumbing
      init(block: () -> Void)
    }
    class OperationQueue: NSObject, Scheduler {  //: glue plumbing
      static let main: OperationQueue  //: singleton scheduler Scheduling, info
      func addOperation(_ operation: Operation)
      func addOperation(_ block: () -> Void)
    }
    //: OperationQueue.current  singleton scheduler Scheduling, info, optional
    //: OperationQueue()        glue plumbing
    class RunLoop: NSObject, Scheduler {  //: glue plumbing
      static let main: RunLoop  //: singleton scheduler Scheduling, info
      static let current: RunLoop  //: singleton scheduler Scheduling, info
    }
    class Thread: NSObject {}  //: glue plumbing
    //: Thread.sleep                    static clock Sleeping, waits
    //: Thread.current                  singleton scheduler Scheduling, info
    //: Thread.main                     singleton scheduler Scheduling, info
    //: Thread.detachNewThread          static scheduler Executing, info
    //: Thread.detachNewThreadSelector  static scheduler Executing, info
    //: Thread(*)                       construct scheduler Executing, info
    protocol TopLevelDecoder {
      func decode<T>(_ type: T.Type, from data: Data) throws -> T
    }
    protocol TopLevelEncoder {
      func encode<T>(_ value: T) throws -> Data
    }
    class JSONDecoder: TopLevelDecoder {}  //: glue plumbing
    class JSONEncoder: TopLevelEncoder {}  //: glue plumbing
    class PropertyListDecoder: TopLevelDecoder {}  //: glue plumbing
    class PropertyListEncoder: TopLevelEncoder {}  //: glue plumbing
    class NSObject {}  //: glue value
    class NSProxy {}
    protocol NSObjectProtocol {}
    protocol NSCopying {}  //: makes value
    protocol NSCoding {}  //: makes value
    protocol NSSecureCoding: NSCoding {}  //: glue value, makes value
    class NSError: NSObject, Error {}  //: glue value, makes error
    struct URLError: Error {}  //: glue value
    struct CocoaError: Error {}  //: glue value
    struct POSIXError: Error {}  //: glue value
    struct Data: RandomAccessCollection<UInt8> {  //: glue value
      typealias Element = UInt8
      func write(to url: URL, options: WritingOptions = 0) throws  //: member files FileSystem
    }
    //: Data(contentsOf:)      static files ResourceLoading, fetches
    //: Data(contentsOfFile:)  static files ResourceLoading
    struct Date {}  //: glue value, source clock
    //: Date()                                 static clock DateProviding, called now
    //: Date.now                               static clock DateProviding
    //: Date(timeIntervalSinceNow:)            static clock DateProviding
    //: Date.timeIntervalSinceReferenceDate    static clock DateProviding
    //: Date(timeIntervalSince1970:)           glue value
    //: Date(timeIntervalSinceReferenceDate:)  glue value
    //: Date(timeInterval:)                    glue value
    //: Date.distantPast                       glue value
    //: Date.distantFuture                     glue value
    struct UUID {}  //: glue value
    //: UUID()             static random UUIDProviding, called makeID
    //: UUID(uuidString:)  glue value, optional
    //: UUID(uuid:)        glue value
    struct URL {  //: glue value
      var absoluteString: String { get }
      var host: String? { get }
      var lastPathComponent: String { get }
      var lines: AsyncStream<String> { get }  //: member network ResourceLoading
      var path: String { get }
      var pathExtension: String { get }
      var query: String? { get }
      var scheme: String? { get }
      func appendingPathComponent(_ component: String) -> URL
      func deletingLastPathComponent() -> URL
      func checkResourceIsReachable() throws -> Bool  //: member files FileSystem
      func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues  //: member files FileSystem
      mutating func setResourceValues(_ values: URLResourceValues) throws  //: member files FileSystem
    }
    //: URL.applicationDirectory         static files DirectoryLocating
    //: URL.applicationSupportDirectory  static files DirectoryLocating
    //: URL.cachesDirectory              static files DirectoryLocating
    //: URL.currentDirectory             static files DirectoryLocating
    //: URL.desktopDirectory             static files DirectoryLocating
    //: URL.documentsDirectory           static files DirectoryLocating
    //: URL.downloadsDirectory           static files DirectoryLocating
    //: URL.homeDirectory                static files DirectoryLocating
    //: URL.libraryDirectory             static files DirectoryLocating
    //: URL.moviesDirectory              static files DirectoryLocating
    //: URL.musicDirectory               static files DirectoryLocating
    //: URL.picturesDirectory            static files DirectoryLocating
    //: URL.sharedPublicDirectory        static files DirectoryLocating
    //: URL.temporaryDirectory           static files DirectoryLocating
    //: URL.trashDirectory               static files DirectoryLocating
    //: URL.userDirectory                static files DirectoryLocating
    struct URLRequest {}  //: glue value
    class URLResponse: NSObject {}  //: glue value
    class HTTPURLResponse: URLResponse {}  //: glue value
    struct Locale {}  //: glue value, source locale formatting
    //: Locale.current               singleton locale LocaleProviding
    //: Locale.autoupdatingCurrent   singleton locale LocaleProviding
    //: Locale.preferredLanguages    static locale LocaleProviding
    //: Locale.preferredLocales      static locale LocaleProviding
    //: Locale(identifier:)          glue value
    //: Locale(languageCode:)        glue value
    //: Locale(languageComponents:)  glue value
    struct Calendar {}  //: glue value, source calendar
    //: Calendar.current              singleton calendar CalendarProviding
    //: Calendar.autoupdatingCurrent  singleton calendar CalendarProviding
    //: Calendar(identifier:)         static formatting CalendarProviding, info
    struct TimeZone {}  //: glue value
    //: TimeZone.current              singleton calendar TimeZoneProviding
    //: TimeZone.autoupdatingCurrent  singleton calendar TimeZoneProviding
    //: TimeZone(identifier:)         glue value, optional
    //: TimeZone(secondsFromGMT:)     glue value, optional
    //: TimeZone(abbreviation:)       glue value, optional
    //: TimeZone.gmt                  glue value
    struct DateComponents {}  //: glue value
    struct DateInterval {}  //: glue value
    struct IndexPath: RandomAccessCollection<Int> {  //: glue value
      typealias Element = Int
    }
    struct IndexSet: Collection<Int> {  //: glue value
      typealias Element = Int
    }
    struct CharacterSet {}  //: glue value
    //: CharacterSet.alphanumerics  glue value
    struct Notification {  //: glue value
      var object: AnyObject? { get set }
      var userInfo: [AnyHashable: AnyObject]? { get set }
      struct Name {}
    }
    class NSNotification: NSObject {  //: glue value
      typealias Name = Notification.Name
    }
    class NotificationCenter: NSObject {  //: service notifications EventPosting
      static let `default`: NotificationCenter  //: singleton notifications EventPosting
      func post(name: Notification.Name, object: AnyObject?, userInfo: [AnyHashable: AnyObject]? = nil)
      func addObserver(forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?, using block: (Notification) -> Void) -> NSObjectProtocol
      func addObserver(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: AnyObject?)
      func removeObserver(_ observer: AnyObject, name: Notification.Name? = nil, object: AnyObject? = nil)
      func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never>
      func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification>
    }
    //: NotificationCenter()                configurable
    //: NotificationCenter#addObserver      listens
    //: NotificationCenter#removeObserver   listens
    //: NotificationCenter#publisher        listens
    //: NotificationCenter#notifications    listens
    class DistributedNotificationCenter: NotificationCenter {  //: service notifications EventPosting
      static func `default`() -> DistributedNotificationCenter  //: singleton notifications EventPosting
    }
    //: DistributedNotificationCenter.forType  singleton notifications EventPosting
    class UserDefaults: NSObject {  //: service storage KeyValueStoring
      static let standard: UserDefaults  //: singleton storage KeyValueStoring
      func object(forKey key: String) -> AnyObject?
      func string(forKey key: String) -> String?
      func stringArray(forKey key: String) -> [String]?
      func data(forKey key: String) -> Data?
      func url(forKey key: String) -> URL?
      func dictionary(forKey key: String) -> [String: AnyObject]?
      func dictionaryRepresentation() -> [String: AnyObject]
    }
    //: UserDefaults(suiteName:)                configurable, optional
    //: UserDefaults(*)                         construct storage KeyValueStoring
    //: UserDefaults.resetStandardUserDefaults  static storage KeyValueStoring
    class FileManager: NSObject {  //: service files FileSystem, source files
      static let `default`: FileManager  //: singleton files FileSystem
      var temporaryDirectory: URL { get }
      var currentDirectoryPath: String { get }
      func urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL]
      func url(for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool) throws -> URL
      func contents(atPath path: String) -> Data?
      func contentsOfDirectory(atPath path: String) throws -> [String]
      func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions = 0) throws -> [URL]
      func subpaths(atPath path: String) -> [String]?
      func subpathsOfDirectory(atPath path: String) throws -> [String]
      func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL?
      func string(withFileSystemRepresentation text: Never, length: Int) -> String
      func fileSystemRepresentation(withPath path: String) -> Never
    }
    //: FileManager#string                    neutral
    //: FileManager#fileSystemRepresentation  neutral
    //: FileManager(*)  construct files FileSystem
    class Bundle: NSObject {  //: service bundle BundleProviding
      static let main: Bundle  //: singleton bundle BundleProviding
      static let module: Bundle  //: glue value
      func url(forResource name: String?, withExtension ext: String?) -> URL?
      func path(forResource name: String?, ofType ext: String?) -> String?
      var bundleURL: URL { get }
      var bundlePath: String { get }
      var resourceURL: URL? { get }
      var resourcePath: String? { get }
      var executableURL: URL? { get }
      var appStoreReceiptURL: URL? { get }
      var bundleIdentifier: String? { get }
      var infoDictionary: [String: AnyObject]? { get }
      var localizations: [String] { get }
      var preferredLocalizations: [String] { get }
      func object(forInfoDictionaryKey key: String) -> AnyObject?
      func url(forAuxiliaryExecutable name: String) -> URL?
      func urls(forResourcesWithExtension ext: String?, subdirectory path: String?) -> [URL]?
      func paths(forResourcesOfType ext: String?, inDirectory path: String?) -> [String]
      func localizedString(forKey key: String, value: String?, table: String?) -> String
      func loadNibNamed(_ name: String, owner: AnyObject?, options: [AnyHashable: AnyObject]? = nil) -> [AnyObject]?
    }
    //: Bundle#loadNibNamed         neutral
    //: Bundle#url                  neutral
    //: Bundle#urls                 neutral
    //: Bundle#path                 neutral
    //: Bundle#paths                neutral
    //: Bundle#localizedString      neutral
    //: Bundle#image                neutral
    //: Bundle#version              info
    //: Bundle#build                info
    //: Bundle#appVersion           info
    //: Bundle#appBuild             info
    //: Bundle#versionNumber        info
    //: Bundle#buildNumber          info
    //: Bundle#releaseVersionNumber  info
    //: Bundle#buildVersionNumber   info
    //: Bundle#displayName          info
    //: Bundle#appName              info
    //: Bundle#bundleName           info
    //: Bundle(url:)          glue value, configurable, optional
    //: Bundle(path:)         glue value, configurable, optional
    //: Bundle(identifier:)   static bundle BundleProviding, optional
    //: Bundle(for:)          static bundle BundleProviding, info, configurable
    //: Bundle(*)             static bundle BundleProviding
    //: Bundle.allBundles     static bundle BundleProviding
    //: Bundle.allFrameworks  static bundle BundleProviding
    class ProcessInfo: NSObject {  //: service process ProcessInfoProviding
      static let processInfo: ProcessInfo  //: singleton process ProcessInfoProviding
      var arguments: [String] { get }
      var environment: [String: String] { get }
      var isMacCatalystApp: Bool { get }
      var isiOSAppOnMac: Bool { get }
      var operatingSystemVersionString: String { get }
      func isOperatingSystemAtLeast(_ version: AnyObject) -> Bool
    }
    //: ProcessInfo#isMacCatalystApp              neutral
    //: ProcessInfo#isOperatingSystemAtLeast      info
    //: ProcessInfo#isiOSAppOnMac                 neutral
    //: ProcessInfo#operatingSystemVersion        info
    //: ProcessInfo#operatingSystemVersionString  info
    //: ProcessInfo(*)  construct process ProcessInfoProviding
    class Process: NSObject {  //: service process ProcessRunning
      var terminationHandler: ((Process) -> Void)? { get set }
    }
    //: Process(*)               construct process ProcessRunning
    //: Process.run              static process ProcessRunning
    //: Process.launchedProcess  static process ProcessRunning
    class FileHandle: NSObject { var readabilityHandler: ((FileHandle) -> Void)? { get set } }  //: service files FileSystem
    //: FileHandle(fileDescriptor:)  configurable
    //: FileHandle(forReadingAtPath:)   construct files FileSystem, optional
    //: FileHandle(forUpdatingAtPath:)  construct files FileSystem, optional
    //: FileHandle(forWritingAtPath:)   construct files FileSystem, optional
    //: FileHandle(*)                construct files FileSystem
    //: FileHandle.standardError     singleton files FileSystem, effects process
    //: FileHandle.standardInput     singleton files FileSystem, effects process
    //: FileHandle.standardOutput    singleton files FileSystem, effects process
    //: FileHandle.nullDevice        glue plumbing
    class Stream: NSObject {}  //: glue plumbing
    //: Stream.getStreamsToHost  static network StreamConnecting
    //: Stream.getBoundStreams   glue plumbing
    class InputStream: Stream {}  //: glue plumbing
    //: InputStream(fileAtPath:)  construct files FileSystem, optional
    //: InputStream(url:)         construct files FileSystem, optional
    class OutputStream: Stream {}  //: glue plumbing
    //: OutputStream(toFileAtPath:)  construct files FileSystem, optional
    //: OutputStream(url:)           construct files FileSystem, optional
    class URLSession: NSObject {  //: service network HTTPClient, source network
      static let shared: URLSession  //: singleton network HTTPClient
      var configuration: URLSessionConfiguration { get }
      func data(for request: URLRequest, delegate: URLSessionTaskDelegate? = nil) async throws -> (Data, URLResponse)
      func data(from url: URL, delegate: URLSessionTaskDelegate? = nil) async throws -> (Data, URLResponse)
      func upload(for request: URLRequest, from data: Data, delegate: URLSessionTaskDelegate? = nil) async throws -> (Data, URLResponse)
      func download(for request: URLRequest, delegate: URLSessionTaskDelegate? = nil) async throws -> (URL, URLResponse)
      func download(from url: URL, delegate: URLSessionTaskDelegate? = nil) async throws -> (URL, URLResponse)
      func dataTask(with request: URLRequest) -> URLSessionDataTask
      func dataTask(with request: URLRequest, completionHandler: (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher
      struct DataTaskPublisher: Publisher<(data: Data, response: URLResponse), URLError> {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
      }
      enum AuthChallengeDisposition { case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace }
    }
    //: URLSession(configuration:)  configurable
    //: URLSession(*)               construct network HTTPClient
    class URLSessionConfiguration: NSObject {}  //: glue value
    //: URLSessionConfiguration.default     glue value  // a fresh value each time
    //: URLSessionConfiguration.ephemeral   glue value
    //: URLSessionConfiguration.background  glue value
    class URLSessionTask: NSObject {}  //: glue plumbing
    class URLSessionDataTask: URLSessionTask {}  //: glue plumbing
    class URLSessionDownloadTask: URLSessionTask {}  //: glue plumbing
    class URLSessionWebSocketTask: URLSessionTask {}  //: glue plumbing
    class URLProtocol: NSObject {}  //: glue value
    //: URLProtocol.registerClass    static network
    //: URLProtocol.unregisterClass  static network
    protocol URLSessionDelegate {}
    protocol URLSessionTaskDelegate: URLSessionDelegate {}
    protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
    class Timer: NSObject {  //: glue plumbing
      init(timeInterval: TimeInterval, repeats: Bool, block: (Timer) -> Void)
      static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: (Timer) -> Void) -> Timer  //: static timer TimerScheduling, shows
      static func scheduledTimer(timeInterval: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyObject?, repeats: Bool) -> Timer
      static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoopMode) -> TimerPublisher  //: static timer TimerScheduling
    }
    //: Timer(*)  construct timer TimerScheduling
    class NSCache<Key, Object>: NSObject {  //: glue plumbing
      func object(forKey key: Key) -> Object?
      func setObject(_ object: Object, forKey key: Key, cost: Int = 0)
      func removeObject(forKey key: Key)
    }
    class NSHashTable<Object>: NSObject {  //: glue plumbing
      var allObjects: [Object] { get }
      func add(_ object: Object?)
      func remove(_ object: Object?)
    }
    class NSMapTable<Key, Object>: NSObject {  //: glue plumbing
      func object(forKey key: Key?) -> Object?
      func setObject(_ object: Object?, forKey key: Key?)
    }
    class NSKeyedUnarchiver: NSObject {  //: glue plumbing
      static func unarchivedObject<T>(ofClass type: T.Type, from data: Data) throws -> T?
    }
    class NSAttributedString: NSObject {  //: glue value
      struct Key {}
    }
    class NSMutableAttributedString: NSAttributedString {}  //: glue value
    class NSPredicate: NSObject {}  //: glue value, makes data
    class Formatter: NSObject {}  //: stable formatting
    class DateFormatter: Formatter {  //: stable formatting
      var calendar: Calendar! { get set }
      var locale: Locale! { get set }
      var timeZone: TimeZone! { get set }
    }
    //: DateFormatter(*)               construct formatting DateFormatting, info
    //: DateFormatter.localizedString  static formatting DateFormatting, info
    class NumberFormatter: Formatter { var locale: Locale! { get set } }  //: stable formatting
    //: NumberFormatter(*)               construct formatting NumberFormatting, info
    //: NumberFormatter.localizedString  static formatting NumberFormatting, info
    class Unit: NSObject {}  //: glue value
    struct Measurement<UnitType> {  //: glue value
      var unit: UnitType { get }
    }
    class UndoManager: NSObject {  //: glue plumbing
      func registerUndo<T>(withTarget target: T, handler: (T) -> Void)
    }
    class NSUserActivity: NSObject {}  //: glue value  // becomes current only where told to
    class NSItemProvider: NSObject {  //: glue value
      func loadObject<T>(ofClass type: T.Type, completionHandler: (T?, (any Error)?) -> Void) -> Progress
    }
    class Progress: NSObject {}  //: glue plumbing
    protocol LocalizedError: Error {}  //: makes error
    protocol CustomNSError: Error {}  //: makes error
    protocol RecoverableError: Error {}
    func autoreleasepool<R>(invoking body: () throws -> R) -> R

    // The application
    //: NSExtensionContext  service application ExtensionCompleting

    // Now
    //: NSDate()                               static clock DateProviding
    //: NSDate.now                             static clock DateProviding
    //: NSDate(timeIntervalSinceNow:)          static clock DateProviding
    //: NSDate.timeIntervalSinceReferenceDate  static clock DateProviding
    //: .timeIntervalSinceNow                  member clock DateProviding
    //: .isDateInToday                         member clock CalendarProviding
    //: .isDateInYesterday                     member clock CalendarProviding
    //: .isDateInTomorrow                      member clock CalendarProviding

    // Values
    //: NSDate                glue value
    //: NSDate.distantPast    glue value
    //: NSDate.distantFuture  glue value
    //: NSDateComponents      glue value
    //: NSDateInterval        glue value
    //: TimeInterval          glue value

    // Files
    //: FileWrapper(url:)                     static files FileSystem
    //: FileWrapper                           glue value
    //: NSData(contentsOf:)                   static files ResourceLoading, fetches
    //: NSData(contentsOfFile:)               static files ResourceLoading
    //: NSArray(contentsOf:)                  static files ResourceLoading, fetches
    //: NSArray(contentsOfFile:)              static files ResourceLoading
    //: NSDictionary(contentsOf:)             static files ResourceLoading, fetches
    //: NSDictionary(contentsOfFile:)         static files ResourceLoading
    //: NSMutableDictionary(contentsOfFile:)  static files ResourceLoading
    //: NSString(contentsOf:)                 static files ResourceLoading, fetches
    //: NSString(contentsOfFile:)             static files ResourceLoading
    //: XMLParser(contentsOf:)                static files ResourceLoading, fetches
    //: XMLParser                             stable value
    //: XMLParserDelegate                     makes job
    //: Pipe                                  glue plumbing

    // Folders
    //: NSHomeDirectory                      function files DirectoryLocating
    //: NSHomeDirectoryForUser               function files DirectoryLocating
    //: NSSearchPathForDirectoriesInDomains  function files DirectoryLocating
    //: NSTemporaryDirectory                 function files DirectoryLocating

    // The process
    //: NSProcessInfo.processInfo  singleton process ProcessInfoProviding
    //: NSFullUserName             function process EnvironmentReading, info, effects none
    //: NSUserName                 function process EnvironmentReading, info, effects none
    //: NSTask(*)                  construct process ProcessRunning
    //: NSAppleScript(*)           construct process ScriptRunning, optional
    //: NSAppleScript              service process ScriptRunning
    //: NSUserAppleScriptTask(*)   construct process ScriptRunning
    //: NSUserAutomatorTask(*)     construct process ScriptRunning
    //: NSUserScriptTask(*)        construct process ScriptRunning
    //: NSUserUnixTask(*)          construct process ScriptRunning

    // Of views, and none
    //: NSCoder  glue interface

    // The device's
    class NSCalendar: NSObject {
      static let current: Calendar              //: singleton calendar CalendarProviding
      static let autoupdatingCurrent: Calendar  //: singleton calendar CalendarProviding
    }
    class NSLocale: NSObject {
      static let current: Locale              //: singleton locale LocaleProviding
      static let autoupdatingCurrent: Locale  //: singleton locale LocaleProviding
    }
    //: NSLocale.preferredLanguages     static locale LocaleProviding
    class NSTimeZone: NSObject {
      static let local: TimeZone      //: singleton calendar TimeZoneProviding
      static let system: TimeZone     //: singleton calendar TimeZoneProviding
      static var `default`: TimeZone  //: singleton calendar TimeZoneProviding
    }

    // By the device's, unless they are set
    //: NSCalendar(identifier:)                        static formatting CalendarProviding, info
    //: NSCalendar(calendarIdentifier:)                static formatting CalendarProviding, info
    //: ByteCountFormatter(*)                          construct formatting ByteCountFormatting, info
    //: ByteCountFormatter.string                      static formatting ByteCountFormatting, info
    //: DateComponentsFormatter(*)                     construct formatting DurationFormatting, info
    //: DateComponentsFormatter.localizedString        static formatting DurationFormatting, info
    //: DateIntervalFormatter(*)                       construct formatting DateFormatting, info
    //: EnergyFormatter(*)                             construct formatting MeasurementFormatting, info
    //: LengthFormatter(*)                             construct formatting MeasurementFormatting, info
    //: ListFormatter(*)                               construct formatting ListFormatting, info
    //: ListFormatter.localizedString                  static formatting ListFormatting, info
    //: MassFormatter(*)                               construct formatting MeasurementFormatting, info
    //: MeasurementFormatter(*)                        construct formatting MeasurementFormatting, info
    //: PersonNameComponentsFormatter(*)               construct formatting NameFormatting, info
    //: PersonNameComponentsFormatter.localizedString  static formatting NameFormatting, info
    //: RelativeDateTimeFormatter(*)                   construct formatting DateFormatting, info
    //: .formatted                                     member formatting, info
    //: .localizedCaseInsensitiveCompare               member formatting, info
    //: .localizedCaseInsensitiveContains              member formatting, info
    //: .localizedCompare                              member formatting, info
    //: .localizedStandardCompare                      member formatting, info
    //: .localizedStandardContains                     member formatting, info
    //: .localizedStandardRange                        member formatting, info

    // Values and helpers
    //: NSCalendar                     glue value
    //: NSLocale                       glue value
    //: NSLocale(localeIdentifier:)    glue value
    //: NSTimeZone                     glue value
    //: ByteCountFormatter             stable formatting
    //: DateComponentsFormatter        stable formatting
    //: DateIntervalFormatter          stable formatting
    //: EnergyFormatter                stable formatting
    //: ISO8601DateFormatter           stable formatting
    //: LengthFormatter                stable formatting
    //: ListFormatter                  stable formatting
    //: MassFormatter                  stable formatting
    //: MeasurementFormatter           stable formatting
    //: PersonNameComponentsFormatter  stable formatting
    //: RelativeDateTimeFormatter      stable formatting
    //: NSLocalizedString              glue value
    //: LocalizedStringKey             glue value
    //: LocalizedStringResource        glue value

    // Logs
    //: NSLog   function logging Logging, info
    //: NSLogv  function logging Logging, info

    // HTTP
    //: NSURLConnection.sendAsynchronousRequest  static network HTTPClient
    //: NSURLConnection.sendSynchronousRequest   static network HTTPClient
    //: NSURLConnection(*)                       construct network HTTPClient
    //: URLSessionUploadTask                     glue plumbing
    //: URLSessionStreamTask                     glue plumbing
    //: .resourceBytes                           member network ResourceLoading
    //: URLCache(memoryCapacity:)                configurable
    //: URLCache.shared                          singleton network URLCaching, effects storage
    //: URLCache(*)                              construct network URLCaching, effects storage
    //: URLCache                                 service network URLCaching, effects storage
    //: HTTPCookieStorage.shared                 singleton network CookieStoring, effects storage
    //: HTTPCookieStorage.sharedCookieStorage    singleton network CookieStoring, effects storage
    //: HTTPCookieStorage                        service network CookieStoring, effects storage
    //: URLCredentialStorage.shared              singleton network CredentialStoring, effects storage
    //: URLCredentialStorage                     service network CredentialStoring, effects storage

    // Connections
    //: NetService(*)         construct network PeerDiscovering
    //: NetService            service network PeerDiscovering
    //: NetServiceBrowser(*)  construct network PeerDiscovering
    //: NetServiceBrowser     service network PeerDiscovering
    //: Host.current          singleton network HostProviding

    // Inside and between processes
    //: NSNotificationCenter.default  singleton notifications EventPosting
    //: NotificationQueue.default     singleton notifications EventPosting
    //: NotificationQueue             service notifications EventPosting
    //: NSAppleEventManager.shared    singleton notifications AppleEventHandling, effects process
    //: NSAppleEventManager           service notifications AppleEventHandling, effects process
    //: NSXPCConnection(*)            construct notifications ProcessConnecting, effects process
    //: NSXPCConnection               service notifications ProcessConnecting, effects process
    //: NSXPCListener(*)              construct notifications ProcessConnecting, effects process
    //: NSXPCListener.anonymous       static notifications ProcessConnecting, effects process
    //: NSXPCListener.service         singleton notifications ProcessConnecting, effects process
    //: NSXPCListener                 service notifications ProcessConnecting, effects process
    //: XPCSession(*)                 construct notifications ProcessConnecting, effects process

    // To the user
    //: NSUserNotificationCenter.default  singleton alerts UserNotifying
    //: NSUserNotificationCenter          service alerts UserNotifying

    // Identifiers
    //: NSUUID()             static random UUIDProviding
    //: NSUUID               glue value
    //: NSUUID(uuidString:)  glue value, optional

    //: NSKeyValueObservation  glue reactive

    // In the background
    //: NSBackgroundActivityScheduler(*)  construct application BackgroundScheduling, effects scheduling
    //: NSBackgroundActivityScheduler     service application BackgroundScheduling, effects scheduling

    // Plumbing
    //: NSConditionLock   glue plumbing
    //: QualityOfService  glue value

    // Defaults
    //: NSUbiquitousKeyValueStore.default  singleton storage KeyValueStoring, effects network storage
    //: NSUbiquitousKeyValueStore          service storage KeyValueStoring, effects network storage

    // Documents and the pasteboard
    //: NSFileCoordinator(*)               construct files DocumentCoordinating
    //: NSFileCoordinator                  service files DocumentCoordinating
    //: NSMetadataQuery(*)                 construct files DocumentSearching
    //: NSMetadataQuery                    service files DocumentSearching
    //: NSKeyedArchiver.archiveRootObject  static files FileSystem

    // Language and models
    //: NSDataDetector      stable value
    //: NSLinguisticTagger  stable value

    // Types
    //: AffineTransform                       glue value
    //: AttributeContainer                    glue value
    //: AttributedString                      glue value
    //: CodableWithConfiguration              glue value
    //: DataProtocol                          glue value
    //: Decimal                               glue value
    //: Dimension                             glue value
    //: HTTPCookie                            glue value
    class JSONSerialization: NSObject {  //: glue plumbing
      static func data(withJSONObject object: AnyObject, options: Never = 0) throws -> Data
    }
    //: NSArray                               glue value
    //: NSCharacterSet                        glue value
    //: NSClassFromString                     glue value
    //: NSComparisonPredicate                 glue value, makes data
    //: NSCompoundPredicate                   glue value, makes data
    //: NSCountedSet                          glue value
    //: NSData                                glue value
    //: NSDecimalNumber                       glue value
    //: NSDictionary                          glue value
    //: NSEdgeInsets                          glue interface
    //: NSException                           glue value
    //: NSExpression                          glue value
    //: NSIndexPath                           glue value
    //: NSIndexSet                            glue value
    //: NSKeyedArchiver                       glue plumbing
    //: NSMakeRange                           glue value
    //: NSMakeRect                            glue value
    //: NSMetadataItem                        glue value
    //: NSMutableArray                        glue value
    //: NSMutableData                         glue value
    //: NSMutableDictionary                   glue value
    //: NSMutableIndexSet                     glue value
    //: NSMutableOrderedSet                   glue value
    //: NSMutableSet                          glue value
    //: NSMutableString                       glue value
    //: NSMutableURLRequest                   glue value
    //: NSNull                                glue value
    //: NSNumber                              glue value
    //: NSOrderedSet                          glue value
    //: NSPoint                               glue interface
    //: NSPointerArray                        glue plumbing
    //: NSProgress                            glue value
    //: NSProtocolFromString                  glue value
    //: NSRange                               glue value
    //: NSRect                                glue interface
    //: NSRectEdge                            glue value
    //: NSRegularExpression                   glue value
    //: NSSecureUnarchiveFromDataTransformer  glue value
    //: NSSelectorFromString                  glue value
    //: NSSet                                 glue value
    //: NSSize                                glue interface
    //: NSSortDescriptor                      glue value, makes data
    //: NSString                              glue value
    //: NSStringFromClass                     glue value
    //: NSStringFromSelector                  glue value
    //: NSTextCheckingResult                  glue value
    //: NSURL                                 glue value
    //: NSURLComponents                       glue value
    //: NSURLRequest                          glue value
    //: NSValue                               glue value
    //: PersonNameComponents                  glue value
    class PropertyListSerialization: NSObject {  //: glue plumbing
      static func data(fromPropertyList list: AnyObject, format: Never, options: Never = 0) throws -> Data
    }
    //: Scanner                               glue plumbing
    //: SortOrder                             glue value
    //: UnitAngle                             glue value
    //: UnitArea                              glue value
    //: UnitDuration                          glue value
    //: UnitEnergy                            glue value
    //: UnitLength                            glue value
    //: UnitMass                              glue value
    //: UnitPower                             glue value
    //: UnitPressure                          glue value
    //: UnitSpeed                             glue value
    //: UnitTemperature                       glue value
    //: UnitVolume                            glue value
    //: URLAuthenticationChallenge            glue value
    //: URLComponents                         glue value
    //: URLCredential                         glue value
    //: URLProtectionSpace                    glue value
    //: URLQueryItem                          glue value
    //: URLResourceValues                     glue value
    //: ValueTransformer                      glue plumbing
    //: XMLDocument                           glue value
    //: XMLElement                            glue value
    //: XMLNode                               glue value

    // What inheriting from it, conforming to it or carrying it says
    //: FormatStyle                 makes data
    //: ParseStrategy               makes data
    //: ParseableFormatStyle        makes data
    //: SortComparator              makes data
    //: NSExtensionRequestHandling  made by system
    //: NSScriptCommand             made by system

    // Formats that ask neither language nor region
    //: .http      neutral
    //: .iso8601   neutral
    //: .rfc1123   neutral
    //: .verbatim  neutral
    """#
}
