extension BuiltInTexts {
  static let kingfisher: StaticString = #"""
    //: package Kingfisher

    // Network
    //: ImageCache.default        singleton network ImageLoading
    //: ImageDownloader.default   singleton network ImageLoading
    //: ImagePrefetcher(*)        construct network ImageLoading
    //: KingfisherManager.shared  singleton network ImageLoading
    //: KingfisherManager         service network ImageLoading

    // Views
    //: KFAnimatedImage  view interface
    //: KFImage          view interface
    """#
}
