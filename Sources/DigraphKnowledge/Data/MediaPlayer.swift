extension BuiltInTexts {
  static let mediaPlayer: StaticString = #"""
    //: framework MediaPlayer, prefix MP

    // UIKit and WatchKit
    //: MPMediaPickerController  view interface
    //: MPVolumeView             view interface

    // Playing and recording
    //: MPMediaLibrary.authorizationStatus              static media MusicLibraryProviding
    //: MPMediaLibrary.default                          singleton media MusicLibraryProviding
    //: MPMediaLibrary.requestAuthorization             static media MusicLibraryProviding
    //: MPMediaLibrary                                  service media MusicLibraryProviding
    //: MPMediaQuery(*)                                 construct media MusicLibraryProviding
    //: MPMediaQuery.albums                             static media MusicLibraryProviding
    //: MPMediaQuery.artists                            static media MusicLibraryProviding
    //: MPMediaQuery.playlists                          static media MusicLibraryProviding
    //: MPMediaQuery.podcasts                           static media MusicLibraryProviding
    //: MPMediaQuery.songs                              static media MusicLibraryProviding
    //: MPMusicPlayerController.applicationMusicPlayer  singleton media MediaPlaying
    //: MPMusicPlayerController.applicationQueuePlayer  singleton media MediaPlaying
    //: MPMusicPlayerController.systemMusicPlayer       singleton media MediaPlaying
    //: MPMusicPlayerController                         service media MediaPlaying
    //: MPNowPlayingInfoCenter.default                  singleton media NowPlayingPublishing
    //: MPNowPlayingInfoCenter                          service media NowPlayingPublishing, made by system
    //: MPRemoteCommandCenter.shared                    singleton media RemoteCommandReceiving
    //: MPRemoteCommandCenter                           service media RemoteCommandReceiving, made by system
    //: MPMediaItem                                     glue value
    //: MPMediaItemArtwork                              glue value
    """#
}
