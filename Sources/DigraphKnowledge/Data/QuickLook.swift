extension BuiltInTexts {
  static let quickLook: StaticString = #"""
    //: framework QuickLook, prefix QL

    // UIKit and WatchKit
    //: QLPreviewController  view interface
    //: QLPreviewView        view interface
    //: QLThumbnailView      view interface

    // Files of media
    //: QLThumbnailGenerator.shared  singleton media ThumbnailMaking
    //: QLThumbnailGenerator         service media ThumbnailMaking
    """#
}
