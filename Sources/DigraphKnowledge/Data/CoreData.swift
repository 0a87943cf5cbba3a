extension BuiltInTexts {
  static let coreData: StaticString = #"""
    //: framework CoreData

    class NSManagedObject: NSObject { var managedObjectContext: NSManagedObjectContext? { get } }  //: glue value, makes data, made by store
    class NSManagedObjectID: NSObject {}  //: glue value
    class NSManagedObjectModel: NSObject {}  //: glue value
    class NSManagedObjectContext: NSObject {  //: service storage
      func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T]
      func count<T>(for request: NSFetchRequest<T>) throws -> Int
      func perform<T>(schedule: Never = 0, _ block: () throws -> T) async -> T
      func performAndWait<T>(_ block: () throws -> T) -> T
      func delete(_ object: NSManagedObject)
      func object(with id: NSManagedObjectID) -> NSManagedObject
      func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject
    }
    //: NSManagedObjectContext(concurrencyType:)  configurable
    //: NSManagedObjectContext(*)                 construct storage, info
    class NSPersistentStoreCoordinator: NSObject {}  //: service storage
    //: NSPersistentStoreCoordinator(managedObjectModel:)  configurable
    //: NSPersistentStoreCoordinator(*)                    construct storage, info
    class NSPersistentContainer: NSObject {  //: service storage
      var viewContext: NSManagedObjectContext { get }
      var managedObjectModel: NSManagedObjectModel { get }
      func newBackgroundContext() -> NSManagedObjectContext
      func performBackgroundTask(_ block: (NSManagedObjectContext) -> Void)
      func performBackgroundTask<T>(_ block: (NSManagedObjectContext) throws -> T) async -> T
    }
    //: NSPersistentContainer(name:)  configurable
    //: NSPersistentContainer(*)      construct storage
    class NSPersistentCloudKitContainer: NSPersistentContainer {}  //: service storage, effects network storage
    //: NSPersistentCloudKitContainer(name:)  configurable
    //: NSPersistentCloudKitContainer(*)      construct storage, effects network storage
    class NSPersistentStoreRequest: NSObject {}
    class NSFetchRequest<Result>: NSPersistentStoreRequest {}  //: glue value
    class NSFetchedResultsController<Result>: NSObject {  //: service storage
      init(fetchRequest: NSFetchRequest<Result>, managedObjectContext: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName: String?)
      var fetchedObjects: [Result]? { get }
      func object(at indexPath: IndexPath) -> Result
      func indexPath(forObject object: Result) -> IndexPath?
    }
    //: NSFetchedResultsController(*)  glue value, configurable
    protocol NSFetchedResultsControllerDelegate {}
    //: *FetchedResultsController  makes job

    // Core Data and SwiftData
    //: NSMigrationManager(*)         construct storage, info
    //: NSBatchDeleteRequest          glue value
    //: NSBatchInsertRequest          glue value
    //: NSBatchUpdateRequest          glue value
    //: NSEntityDescription           glue value
    //: NSPersistentStoreDescription  glue value

    // Types
    //: NSFetchedPropertyDescription  glue value
    //: NSPersistentStore             glue value

    // Attributes of declarations
    //: @NSManaged  filled
    """#
}
