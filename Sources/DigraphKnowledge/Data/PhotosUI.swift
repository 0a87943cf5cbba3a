extension BuiltInTexts {
  static let photosUI: StaticString = #"""
    //: framework PhotosUI

    //: PhotosPicker  view interface
    """#
}
