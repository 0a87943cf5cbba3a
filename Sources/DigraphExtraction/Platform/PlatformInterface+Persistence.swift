extension PlatformInterface {
  /// Core Data, SwiftData and CryptoKit: what is fetched has a project's type, and keys are nested in name spaces.
  static let persistence = """
    class NSManagedObject: NSObject { var managedObjectContext: NSManagedObjectContext? { get } }
    class NSManagedObjectID: NSObject {}
    class NSManagedObjectModel: NSObject {}
    class NSManagedObjectContext: NSObject {
      func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T]
      func count<T>(for request: NSFetchRequest<T>) throws -> Int
      func perform<T>(schedule: Never = 0, _ block: () throws -> T) async -> T
      func performAndWait<T>(_ block: () throws -> T) -> T
      func delete(_ object: NSManagedObject)
      func object(with id: NSManagedObjectID) -> NSManagedObject
      func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject
    }
    class NSPersistentStoreCoordinator: NSObject {}
    class NSPersistentContainer: NSObject {
      var viewContext: NSManagedObjectContext { get }
      var managedObjectModel: NSManagedObjectModel { get }
      func newBackgroundContext() -> NSManagedObjectContext
      func performBackgroundTask(_ block: (NSManagedObjectContext) -> Void)
      func performBackgroundTask<T>(_ block: (NSManagedObjectContext) throws -> T) async -> T
    }
    class NSPersistentCloudKitContainer: NSPersistentContainer {}
    class NSPersistentStoreRequest: NSObject {}
    class NSFetchRequest<Result>: NSPersistentStoreRequest {}
    class NSFetchedResultsController<Result>: NSObject {
      init(fetchRequest: NSFetchRequest<Result>, managedObjectContext: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName: String?)
      var fetchedObjects: [Result]? { get }
      func object(at indexPath: IndexPath) -> Result
      func indexPath(forObject object: Result) -> IndexPath?
    }
    protocol NSFetchedResultsControllerDelegate {}
    struct FetchedResults<Result>: RandomAccessCollection<Result> {
      typealias Element = Result
    }
    struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection<[Result]> {
      typealias Element = [Result]
    }
    struct FetchRequest<Result>: DynamicProperty {
      init(fetchRequest: NSFetchRequest<Result>, animation: Never = 0)
      init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Never = 0)
      var wrappedValue: FetchedResults<Result> { get }
    }
    protocol PersistentModel {}
    class ModelContainer {
      var mainContext: ModelContext { get }
    }
    class ModelContext {
      init(_ container: ModelContainer)
      func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T]
      func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int
      func enumerate<T>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws
    }
    struct FetchDescriptor<T> {
      init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = 0)
    }
    enum P256 {
      enum Signing { struct PrivateKey {} ; struct PublicKey {} }
      enum KeyAgreement { struct PrivateKey {} ; struct PublicKey {} }
    }
    enum P384 {
      enum Signing { struct PrivateKey {} ; struct PublicKey {} }
      enum KeyAgreement { struct PrivateKey {} ; struct PublicKey {} }
    }
    enum P521 {
      enum Signing { struct PrivateKey {} ; struct PublicKey {} }
      enum KeyAgreement { struct PrivateKey {} ; struct PublicKey {} }
    }
    enum Curve25519 {
      enum Signing { struct PrivateKey {} ; struct PublicKey {} }
      enum KeyAgreement { struct PrivateKey {} ; struct PublicKey {} }
    }
    enum AES {
      enum GCM { struct Nonce {} ; struct SealedBox {} }
    }
    enum ChaChaPoly { struct Nonce {} ; struct SealedBox {} }
    """
}
