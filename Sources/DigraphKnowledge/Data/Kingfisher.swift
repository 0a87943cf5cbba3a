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

    // What is done to one picture
    //: ImageProcessor  makes job

    // Where one picture comes from
    //: Base64ImageDataProvider     glue files
    //: LocalFileImageDataProvider  glue files
    //: RawImageDataProvider        glue files

    // Views
    //: KFAnimatedImage  view interface
    //: KFImage          view interface
    """#
}
