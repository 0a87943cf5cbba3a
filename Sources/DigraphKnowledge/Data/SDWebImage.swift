extension BuiltInTexts {
  static let sdWebImage: StaticString = #"""
    //: package SDWebImage

    // Network
    //: SDImageCache.shared          singleton network ImageLoading
    //: SDWebImageDownloader.shared  singleton network ImageLoading
    //: SDWebImageManager.shared     singleton network ImageLoading
    //: SDWebImageManager            service network ImageLoading
    //: SDWebImagePrefetcher.shared  singleton network ImageLoading

    // Views
    //: AnimatedImage  view interface
    //: WebImage       view interface
    """#
}
