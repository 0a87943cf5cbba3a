extension BuiltInTexts {
  static let nuke: StaticString = #"""
    //: package Nuke

    // Network
    //: ImagePipeline.shared  singleton network ImageLoading
    //: ImagePipeline         service network ImageLoading

    // Views
    //: LazyImage  view interface
    """#
}
