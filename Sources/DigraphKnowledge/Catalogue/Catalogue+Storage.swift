extension Catalogue {
  /// What is stored on the device and in its owner's cloud.
  static let storage = """
    // Defaults
    UserDefaults.standard                   singleton  storage      KeyValueStoring
    UserDefaults(*)                         construct  storage      KeyValueStoring
    UserDefaults.resetStandardUserDefaults  static     storage      KeyValueStoring
    UserDefaults                            service    storage      KeyValueStoring
    NSUserDefaultsController.shared         singleton  storage      KeyValueStoring
    NSUbiquitousKeyValueStore.default       singleton  storage      KeyValueStoring
    NSUbiquitousKeyValueStore               service    storage      KeyValueStoring
    CFPreferencesAppSynchronize             function   storage      KeyValueStoring
    CFPreferencesCopyAppValue               function   storage      KeyValueStoring
    CFPreferencesCopyKeyList                function   storage      KeyValueStoring
    CFPreferencesCopyMultiple               function   storage      KeyValueStoring
    CFPreferencesCopyValue                  function   storage      KeyValueStoring
    CFPreferencesGetAppBooleanValue         function   storage      KeyValueStoring
    CFPreferencesGetAppIntegerValue         function   storage      KeyValueStoring
    CFPreferencesSetAppValue                function   storage      KeyValueStoring
    CFPreferencesSetMultiple                function   storage      KeyValueStoring
    CFPreferencesSetValue                   function   storage      KeyValueStoring
    CFPreferencesSynchronize                function   storage      KeyValueStoring
    @AppStorage                             wrapper    storage      KeyValueStoring       info
    @SceneStorage                           wrapper    storage      KeyValueStoring       info

    // Core Data and SwiftData
    NSPersistentContainer(*)                construct  storage      -
    NSPersistentContainer                   service    storage      -
    NSPersistentCloudKitContainer(*)        construct  storage      -
    NSPersistentCloudKitContainer           service    storage      -
    NSPersistentStoreCoordinator(*)         construct  storage      -
    NSPersistentStoreCoordinator            service    storage      -
    NSManagedObjectContext(*)               construct  storage      -
    NSManagedObjectContext                  service    storage      -
    NSFetchedResultsController(*)           construct  storage      -
    NSFetchedResultsController              service    storage      -
    NSMigrationManager(*)                   construct  storage      -
    NSBatchDeleteRequest                    glue       value        -
    NSBatchInsertRequest                    glue       value        -
    NSBatchUpdateRequest                    glue       value        -
    NSEntityDescription                     glue       value        -
    NSFetchRequest                          glue       value        -
    NSManagedObject                         glue       value        -
    NSManagedObjectID                       glue       value        -
    NSManagedObjectModel                    glue       value        -
    NSPersistentStoreDescription            glue       value        -
    @FetchRequest                           wrapper    storage      -                     info
    @SectionedFetchRequest                  wrapper    storage      -                     info
    ModelContainer(*)                       construct  storage      -
    ModelContainer                          service    storage      -
    ModelContext(*)                         construct  storage      -
    ModelContext                            service    storage      -
    FetchDescriptor                         glue       value        -
    ModelConfiguration                      glue       value        -
    PersistentIdentifier                    glue       value        -
    PersistentModel                         glue       value        -
    Schema                                  glue       value        -
    @Query                                  wrapper    storage      -                     info

    // The owner's cloud
    CKContainer.default                     singleton  storage      CloudStoring
    CKContainer(*)                          construct  storage      CloudStoring
    CKContainer                             service    storage      CloudStoring
    CKDatabase                              service    storage      CloudStoring
    CKSyncEngine(*)                         construct  storage      CloudStoring
    CKSyncEngine                            service    storage      CloudStoring
    CKAsset                                 glue       value        -
    CKQuery                                 glue       value        -
    CKRecord                                glue       value        -
    CKRecordZone                            glue       value        -
    CKShare                                 glue       value        -
    CKSubscription                          glue       value        -

    // Documents and the pasteboard
    NSFileCoordinator(*)                    construct  files        DocumentCoordinating
    NSFileCoordinator                       service    files        DocumentCoordinating
    NSMetadataQuery(*)                      construct  files        DocumentSearching
    NSMetadataQuery                         service    files        DocumentSearching
    NSFileProviderManager.default           singleton  files        DocumentCoordinating
    NSFileProviderManager                   service    files        DocumentCoordinating
    NSDocumentController.shared             singleton  application  DocumentCoordinating
    NSDocumentController                    service    application  DocumentCoordinating
    NSKeyedArchiver.archiveRootObject       static     files        FileSystem
    UIPasteboard.general                    singleton  system       PasteboardProviding
    UIPasteboard(*)                         construct  system       PasteboardProviding
    UIPasteboard                            service    system       PasteboardProviding
    NSPasteboard.general                    singleton  system       PasteboardProviding
    NSPasteboard(*)                         construct  system       PasteboardProviding
    NSPasteboard                            service    system       PasteboardProviding
    UndoManager(*)                          construct  application  UndoManaging           info
    UndoManager                             service    application  UndoManaging
    sqlite3_open                            function   storage      -
    sqlite3_open_v2                         function   storage      -
    sqlite3_open16                          function   storage      -
    """
}
