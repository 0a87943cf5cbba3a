extension BuiltInTexts {
  static let cloudKit: StaticString = #"""
    //: framework CloudKit, prefix CK

    //: CKContainer.default  singleton storage CloudStoring
    //: CKContainer(*)       construct storage CloudStoring
    //: CKContainer          service storage CloudStoring
    //: CKDatabase           service storage CloudStoring
    //: CKSyncEngine(*)      construct storage CloudStoring
    //: CKSyncEngine         service storage CloudStoring
    //: CKAsset              glue value
    //: CKQuery              glue value
    //: CKRecord             glue value
    //: CKRecordZone         glue value
    //: CKShare              glue value
    //: CKSubscription       glue value
    """#
}
