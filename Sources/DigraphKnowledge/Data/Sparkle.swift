extension BuiltInTexts {
  static let sparkle: StaticString = #"""
    //: package Sparkle

    //: SPUStandardUpdaterController(*)  construct system Updating
    //: SPUUpdater(*)                    construct system Updating
    //: SUUpdater.shared                 singleton system Updating
    """#
}
