extension BuiltInTexts {
  static let vision: StaticString = #"""
    //: framework Vision, prefix VN

    //: VNImageRequestHandler(*)     construct device ImageAnalyzing, info
    //: VNImageRequestHandler        service device ImageAnalyzing
    //: VNSequenceRequestHandler(*)  construct device ImageAnalyzing, info
    //: VNSequenceRequestHandler     service device ImageAnalyzing
    """#
}
