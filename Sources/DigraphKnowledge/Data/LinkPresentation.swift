extension BuiltInTexts {
  static let linkPresentation: StaticString = #"""
    //: framework LinkPresentation, prefix LP

    // UIKit and WatchKit
    //: LPLinkView  view interface

    // HTTP
    //: LPMetadataProvider(*)  construct network LinkPreviewing
    //: LPMetadataProvider     service network LinkPreviewing

    // Types
    //: LPLinkMetadata  glue value
    """#
}
