extension BuiltInTexts {
  static let coreSpotlight: StaticString = #"""
    //: framework CoreSpotlight, prefix CS

    //: CSSearchableIndex(*)                   construct search SearchIndexing
    //: CSSearchableIndex.default              singleton search SearchIndexing
    //: CSSearchableIndex.isIndexingAvailable  static search SearchIndexing
    //: CSSearchableIndex                      service search SearchIndexing
    //: CSSearchQuery(*)                       construct search SearchIndexing
    //: CSUserQuery(*)                         construct search SearchIndexing
    //: CSSearchableItem                       glue value
    //: CSSearchableItemAttributeSet           glue value
    """#
}
