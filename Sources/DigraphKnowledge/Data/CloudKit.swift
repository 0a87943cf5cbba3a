extension BuiltInTexts {
  static let cloudKit: StaticString = #"""
    //: framework CloudKit, prefix CK

    //: CKContainer.default  singleton storage CloudStoring, effects network storage
    //: CKContainer(*)       construct storage CloudStoring, effects network storage
    //: CKContainer          service storage CloudStoring, effects network storage
    //: CKDatabase           service storage CloudStoring, effects network storage
    //: CKSyncEngine(*)      construct storage CloudStoring, effects network storage
    //: CKSyncEngine         service storage CloudStoring, effects network storage
    //: CKAsset              glue value
    //: CKQuery              glue value
    //: CKRecord             glue value
    //: CKRecordZone         glue value
    //: CKShare              glue value
    //: CKSubscription       glue value
    """#
}
