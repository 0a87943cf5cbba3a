extension BuiltInTexts {
  static let musicKit: StaticString = #"""
    //: framework MusicKit

    // Playing and recording
    //: ApplicationMusicPlayer.shared     singleton media MediaPlaying
    //: SystemMusicPlayer.shared          singleton media MediaPlaying
    //: MusicAuthorization.currentStatus  static media MusicLibraryProviding
    //: MusicAuthorization.request        static media MusicLibraryProviding
    //: MusicLibrary.shared               singleton media MusicLibraryProviding
    //: MusicSubscription.current         static media MusicLibraryProviding

    // HTTP
    //: MusicCatalogSearchRequest(*)  construct network MusicLibraryProviding
    """#
}
