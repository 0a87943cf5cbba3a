extension BuiltInTexts {
  static let coreSpotlight: StaticString = #"""
    //: framework CoreSpotlight, prefix CS

    //: CSSearchableIndex(*)                   construct search SearchIndexing, effects storage
    //: CSSearchableIndex.default              singleton search SearchIndexing, effects storage
    //: CSSearchableIndex.isIndexingAvailable  static search SearchIndexing, effects storage
    //: CSSearchableIndex                      service search SearchIndexing, effects storage
    //: CSSearchQuery(*)                       construct search SearchIndexing, effects storage
    //: CSUserQuery(*)                         construct search SearchIndexing, effects storage
    //: CSSearchableItem                       glue value
    //: CSSearchableItemAttributeSet           glue value
    """#
}
