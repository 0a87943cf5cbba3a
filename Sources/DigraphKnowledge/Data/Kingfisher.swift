extension BuiltInTexts {
  static let kingfisher: StaticString = #"""
    //: package Kingfisher

    // Network
    //: ImageCache(name:)         configurable
    //: ImageCache.default        singleton network ImageLoading, effects storage
    //: ImageDownloader.default   singleton network ImageLoading
    //: ImagePrefetcher(*)        construct network ImageLoading, effects network storage
    //: KingfisherManager.shared  singleton network ImageLoading, effects network storage
    //: KingfisherManager         service network ImageLoading, effects network storage

    // Views
    //: KFAnimatedImage  view interface
    //: KFImage          view interface
    """#
}
