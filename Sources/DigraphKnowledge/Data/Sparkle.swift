extension BuiltInTexts {
  static let sparkle: StaticString = #"""
    //: package Sparkle

    //: SPUStandardUpdaterController(*)  construct system Updating, effects network
    //: SPUUpdater(*)                    construct system Updating, effects network
    //: SUUpdater.shared                 singleton system Updating, effects network
    """#
}
