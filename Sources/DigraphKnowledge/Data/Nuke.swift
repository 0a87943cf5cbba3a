extension BuiltInTexts {
  static let nuke: StaticString = #"""
    //: package Nuke

    // Network
    //: ImagePipeline(configuration:)  configurable
    //: ImagePipeline.shared           singleton network ImageLoading, effects network storage
    //: ImagePipeline                  service network ImageLoading, effects network storage

    // What is done to one picture
    //: ImageProcessing  makes job

    // Views
    //: LazyImage  view interface
    """#
}
