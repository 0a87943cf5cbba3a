extension BuiltInTexts {
  static let backgroundAssets: StaticString = #"""
    //: framework BackgroundAssets

    //: BADownloadManager.shared  singleton network
    """#
}
