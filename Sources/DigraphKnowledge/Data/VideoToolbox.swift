extension BuiltInTexts {
  static let videoToolbox: StaticString = #"""
    //: framework VideoToolbox

    //: VTCompressionSessionCreate    function device VideoEncoding, info
    //: VTDecompressionSessionCreate  function device VideoEncoding, info
    """#
}
