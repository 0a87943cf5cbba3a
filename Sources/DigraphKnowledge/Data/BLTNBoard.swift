extension BuiltInTexts {
  static let bltnBoard: StaticString = #"""
    //: package BLTNBoard

    //: BLTNActionItem        glue interface
    //: BLTNItemManager       view interface
    //: BLTNPageItem          glue interface
    """#
}
