extension BuiltInTexts {
  static let callKit: StaticString = #"""
    //: framework CallKit, prefix CX

    //: CXCallController(*)                    construct system CallManaging
    //: CXCallController                       service system CallManaging
    //: CXCallDirectoryManager.sharedInstance  singleton system CallManaging
    //: CXCallDirectoryManager                 service system CallManaging
    //: CXCallObserver(*)                      construct system CallManaging
    //: CXCallObserver                         service system CallManaging
    //: CXProvider(*)                          construct system CallManaging
    //: CXProvider                             service system CallManaging
    //: CXCallUpdate                           glue value
    //: CXProviderConfiguration                glue value
    """#
}
