extension BuiltInTexts {
  static let coreML: StaticString = #"""
    //: framework CoreML, prefix ML

    //: MLModel(contentsOf:)  static files ModelLoading, fetches
    //: MLModel.load          static files ModelLoading
    //: MLModel               service files ModelLoading
    """#
}
