extension BuiltInTexts {
  static let swiftData: StaticString = #"""
    //: framework SwiftData

    protocol PersistentModel {}  //: glue value, makes data
    class ModelContainer {  //: service storage
      var mainContext: ModelContext { get }
    }
    //: ModelContainer(for:)  configurable
    //: ModelContainer(*)     construct storage
    class ModelContext {  //: service storage
      init(_ container: ModelContainer)
      func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T]
      func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int
      func enumerate<T>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws
    }
    //: ModelContext(_:)  configurable
    //: ModelContext(*)   construct storage
    struct FetchDescriptor<T> {  //: glue value
      init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = 0)
    }

    // Of views, and none
    //: Query  glue interface

    // Core Data and SwiftData
    //: ModelConfiguration    glue value
    //: PersistentIdentifier  glue value
    //: Schema                glue value
    //: @Query                wrapper storage, info

    // Attributes of declarations
    //: @Model  makes data
    """#
}
