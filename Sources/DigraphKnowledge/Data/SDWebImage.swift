extension BuiltInTexts {
  static let sdWebImage: StaticString = #"""
    //: package SDWebImage

    // Network
    //: SDImageCache(namespace:)     configurable
    //: SDImageCache.shared          singleton network ImageLoading, effects storage
    //: SDWebImageDownloader.shared  singleton network ImageLoading
    //: SDWebImageManager.shared     singleton network ImageLoading, effects network storage
    //: SDWebImageManager            service network ImageLoading, effects network storage
    //: SDWebImagePrefetcher.shared  singleton network ImageLoading, effects network storage

    // Views
    //: AnimatedImage  view interface
    //: WebImage       view interface
    """#
}
