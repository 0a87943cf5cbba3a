extension PlatformInterface {
  /// Foundation: coding, files, network, notifications, and the classes that projects inherit from.
  static let foundation = """
    typealias Codable = Decodable & Encodable
    protocol Encodable {}
    protocol Decodable {}
    protocol Encoder {
      func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func unkeyedContainer() -> UnkeyedEncodingContainer
      func singleValueContainer() -> SingleValueEncodingContainer
    }
    protocol Decoder {
      func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func unkeyedContainer() throws -> UnkeyedDecodingContainer
      func singleValueContainer() throws -> SingleValueDecodingContainer
    }
    struct KeyedEncodingContainer<Key> {
      mutating func encode<T>(_ value: T, forKey key: Key) throws
      mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws
      mutating func encodeNil(forKey key: Key) throws
      mutating func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested>
      mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer
      mutating func superEncoder(forKey key: Key) -> Encoder
    }
    struct KeyedDecodingContainer<Key> {
      var allKeys: [Key] { get }
      func contains(_ key: Key) -> Bool
      func decode<T>(_ type: T.Type, forKey key: Key) throws -> T
      func decode<T>(forKey key: Key) throws -> T
      func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T?
      func decodeIfPresent<T>(forKey key: Key) throws -> T?
      func decodeNil(forKey key: Key) throws -> Bool
      func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested>
      func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer
      func superDecoder(forKey key: Key) throws -> Decoder
    }
    protocol UnkeyedEncodingContainer {
      mutating func encode<T>(_ value: T) throws
      mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested>
    }
    protocol UnkeyedDecodingContainer {
      mutating func decode<T>(_ type: T.Type) throws -> T
      mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T?
      mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    }
    protocol SingleValueEncodingContainer {
      mutating func encode<T>(_ value: T) throws
    }
    protocol SingleValueDecodingContainer {
      func decode<T>(_ type: T.Type) throws -> T
    }
    protocol TopLevelDecoder {
      func decode<T>(_ type: T.Type, from data: Data) throws -> T
    }
    protocol TopLevelEncoder {
      func encode<T>(_ value: T) throws -> Data
    }
    enum DecodingError: Error {
      case typeMismatch(AnyObject, Context)
      case valueNotFound(AnyObject, Context)
      case keyNotFound(CodingKey, Context)
      case dataCorrupted(Context)
      struct Context {}
    }
    enum EncodingError: Error {
      case invalidValue(AnyObject, Context)
      struct Context {}
    }
    class JSONDecoder: TopLevelDecoder {}
    class JSONEncoder: TopLevelEncoder {}
    class PropertyListDecoder: TopLevelDecoder {}
    class PropertyListEncoder: TopLevelEncoder {}
    class NSObject {}
    class NSProxy {}
    protocol NSObjectProtocol {}
    protocol NSCopying {}
    protocol NSCoding {}
    protocol NSSecureCoding: NSCoding {}
    class NSError: NSObject, Error {}
    struct URLError: Error {}
    struct CocoaError: Error {}
    struct POSIXError: Error {}
    struct Data: RandomAccessCollection<UInt8> {
      typealias Element = UInt8
      func write(to url: URL, options: WritingOptions = 0) throws
    }
    struct Date {}
    struct UUID {}
    struct URL {
      var absoluteString: String { get }
      var host: String? { get }
      var lastPathComponent: String { get }
      var lines: AsyncStream<String> { get }
      var path: String { get }
      var pathExtension: String { get }
      var query: String? { get }
      var scheme: String? { get }
      func appendingPathComponent(_ component: String) -> URL
      func deletingLastPathComponent() -> URL
      func checkResourceIsReachable() throws -> Bool
      func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
      mutating func setResourceValues(_ values: URLResourceValues) throws
    }
    struct URLRequest {}
    class URLResponse: NSObject {}
    class HTTPURLResponse: URLResponse {}
    struct Locale {}
    struct Calendar {}
    struct TimeZone {}
    struct DateComponents {}
    struct DateInterval {}
    struct IndexPath: RandomAccessCollection<Int> {
      typealias Element = Int
    }
    struct IndexSet: Collection<Int> {
      typealias Element = Int
    }
    struct CharacterSet {}
    struct Notification {
      var object: AnyObject? { get set }
      var userInfo: [AnyHashable: AnyObject]? { get set }
      struct Name {}
    }
    class NSNotification: NSObject {
      typealias Name = Notification.Name
    }
    class NotificationCenter: NSObject {
      static let `default`: NotificationCenter
      func post(name: Notification.Name, object: AnyObject?, userInfo: [AnyHashable: AnyObject]? = nil)
      func addObserver(forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?, using block: (Notification) -> Void) -> NSObjectProtocol
      func addObserver(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: AnyObject?)
      func removeObserver(_ observer: AnyObject, name: Notification.Name? = nil, object: AnyObject? = nil)
      func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never>
      func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification>
    }
    class DistributedNotificationCenter: NotificationCenter {
      static func `default`() -> DistributedNotificationCenter
    }
    class UserDefaults: NSObject {
      static let standard: UserDefaults
      func object(forKey key: String) -> AnyObject?
      func string(forKey key: String) -> String?
      func stringArray(forKey key: String) -> [String]?
      func data(forKey key: String) -> Data?
      func url(forKey key: String) -> URL?
      func dictionary(forKey key: String) -> [String: AnyObject]?
      func dictionaryRepresentation() -> [String: AnyObject]
    }
    class FileManager: NSObject {
      static let `default`: FileManager
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
    }
    class Bundle: NSObject {
      static let main: Bundle
      static let module: Bundle
      func url(forResource name: String?, withExtension ext: String?) -> URL?
      func path(forResource name: String?, ofType ext: String?) -> String?
    }
    class ProcessInfo: NSObject {
      static let processInfo: ProcessInfo
      var arguments: [String] { get }
      var environment: [String: String] { get }
    }
    class Process: NSObject {
      var terminationHandler: ((Process) -> Void)? { get set }
    }
    class FileHandle: NSObject { var readabilityHandler: ((FileHandle) -> Void)? { get set } }
    class Stream: NSObject {}
    class InputStream: Stream {}
    class OutputStream: Stream {}
    class URLSession: NSObject {
      static let shared: URLSession
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
    class URLSessionConfiguration: NSObject {}
    class URLSessionTask: NSObject {}
    class URLSessionDataTask: URLSessionTask {}
    class URLSessionDownloadTask: URLSessionTask {}
    class URLSessionWebSocketTask: URLSessionTask {}
    class URLProtocol: NSObject {}
    protocol URLSessionDelegate {}
    protocol URLSessionTaskDelegate: URLSessionDelegate {}
    protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
    class Timer: NSObject {
      init(timeInterval: TimeInterval, repeats: Bool, block: (Timer) -> Void)
      static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: (Timer) -> Void) -> Timer
      static func scheduledTimer(timeInterval: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyObject?, repeats: Bool) -> Timer
      static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoopMode) -> TimerPublisher
    }
    struct TimerPublisher: Publisher<Date, Never> {
      typealias Output = Date
      typealias Failure = Never
      func autoconnect() -> AnyPublisher<Date, Never>
    }
    class NSCache<Key, Object>: NSObject {
      func object(forKey key: Key) -> Object?
      func setObject(_ object: Object, forKey key: Key, cost: Int = 0)
      func removeObject(forKey key: Key)
    }
    class NSHashTable<Object>: NSObject {
      var allObjects: [Object] { get }
      func add(_ object: Object?)
      func remove(_ object: Object?)
    }
    class NSMapTable<Key, Object>: NSObject {
      func object(forKey key: Key?) -> Object?
      func setObject(_ object: Object?, forKey key: Key?)
    }
    class NSKeyedUnarchiver: NSObject {
      static func unarchivedObject<T>(ofClass type: T.Type, from data: Data) throws -> T?
    }
    class NSAttributedString: NSObject {
      struct Key {}
    }
    class NSMutableAttributedString: NSAttributedString {}
    class NSPredicate: NSObject {}
    class Formatter: NSObject {}
    class DateFormatter: Formatter {
      var calendar: Calendar! { get set }
      var locale: Locale! { get set }
      var timeZone: TimeZone! { get set }
    }
    class NumberFormatter: Formatter { var locale: Locale! { get set } }
    class Unit: NSObject {}
    struct Measurement<UnitType> {
      var unit: UnitType { get }
    }
    class UndoManager: NSObject {
      func registerUndo<T>(withTarget target: T, handler: (T) -> Void)
    }
    class NSUserActivity: NSObject {}
    class NSItemProvider: NSObject {
      func loadObject<T>(ofClass type: T.Type, completionHandler: (T?, (any Error)?) -> Void) -> Progress
    }
    class Progress: NSObject {}
    """
}
