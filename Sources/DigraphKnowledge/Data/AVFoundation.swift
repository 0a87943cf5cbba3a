extension BuiltInTexts {
  static let avFoundation: StaticString = #"""
    //: framework AVFoundation, prefix AV

    class AVPlayerViewController: UIViewController {}  //: view interface
    class AVPlayerLayer: CALayer {}  //: view interface
    class AVCaptureVideoPreviewLayer: CALayer {}  //: view interface

    // Time that passes
    //: CMClockGetHostTimeClock  function clock MonotonicTimeProviding
    //: CMClock.hostTimeClock    singleton clock MonotonicTimeProviding

    // Values
    //: CMTime       glue value
    //: CMTimeRange  glue value

    // UIKit and WatchKit
    //: AVCaptureView                              view interface
    //: AVPictureInPictureVideoCallViewController  view interface
    //: AVPlayerView                               view interface
    //: AVRoutePickerView                          view interface
    //: AVSampleBufferDisplayLayer                 view interface
    //: AVSynchronizedLayer                        view interface

    // Playing and recording
    //: AVAudioApplication.shared                                 singleton media AudioSessionManaging
    //: AVAudioApplication.requestRecordPermission                static media AudioSessionManaging
    //: AVAudioEngine(*)                                          construct media AudioPlaying
    //: AVAudioEngine                                             service media AudioPlaying
    //: AVAudioPlayer(*)                                          construct media AudioPlaying
    //: AVAudioPlayer                                             service media AudioPlaying
    //: AVAudioRecorder(*)                                        construct media AudioRecording
    //: AVAudioRecorder                                           service media AudioRecording
    //: AVAudioSession.sharedInstance                             singleton media AudioSessionManaging
    //: AVAudioSession                                            service media AudioSessionManaging
    //: AVPlayer(*)                                               construct media MediaPlaying
    //: AVPlayer                                                  service media MediaPlaying
    //: AVQueuePlayer(*)                                          construct media MediaPlaying
    //: AVQueuePlayer                                             service media MediaPlaying
    //: AVPictureInPictureController(*)                           construct media MediaPlaying
    //: AVPictureInPictureController.isPictureInPictureSupported  static media MediaPlaying
    //: AVRouteDetector(*)                                        construct media MediaPlaying
    //: AVMIDIPlayer(*)                                           construct media AudioPlaying
    //: AVAsset                                                   glue value
    //: AVAudioFile                                               glue value
    //: AVAudioFormat                                             glue value
    //: AVAudioPCMBuffer                                          glue value
    //: AVAudioPlayerNode                                         glue plumbing
    //: AVComposition                                             glue value
    //: AVMutableComposition                                      glue value
    //: AVPlayerItem                                              glue value
    //: AVURLAsset                                                glue value

    // Cameras and screens
    //: AVCaptureDevice.authorizationStatus  static media CaptureProviding
    //: AVCaptureDevice.default              static media CaptureProviding
    //: AVCaptureDevice.devices              static media CaptureProviding
    //: AVCaptureDevice.requestAccess        static media CaptureProviding
    //: AVCaptureDevice.userPreferredCamera  static media CaptureProviding
    //: AVCaptureDevice                      service media CaptureProviding
    //: AVCaptureMultiCamSession(*)          construct media CaptureProviding
    //: AVCaptureSession(*)                  construct media CaptureProviding
    //: AVCaptureSession                     service media CaptureProviding
    //: AVCaptureDeviceInput                 glue plumbing
    //: AVCaptureMetadataOutput              glue plumbing
    //: AVCapturePhotoOutput                 glue plumbing
    //: AVCapturePhotoSettings               glue value
    //: AVCaptureVideoDataOutput             glue plumbing

    // Files of media
    //: AVAssetExportSession(*)   construct media MediaExporting
    //: AVAssetExportSession      service media MediaExporting
    //: AVAssetImageGenerator(*)  construct media ThumbnailMaking
    //: AVAssetImageGenerator     service media ThumbnailMaking
    //: AVAssetReader(*)          construct media MediaReading
    //: AVAssetReader             service media MediaReading
    //: AVAssetWriter(*)          construct media MediaWriting
    //: AVAssetWriter             service media MediaWriting

    // Speech
    //: AVSpeechSynthesizer(*)               construct media SpeechSynthesizing
    //: AVSpeechSynthesizer                  service media SpeechSynthesizing
    //: AVSpeechSynthesisVoice.speechVoices  static media SpeechSynthesizing
    //: AVSpeechSynthesisVoice               glue value
    //: AVSpeechUtterance                    glue value

    // HTTP
    //: AVAssetDownloadURLSession(*)  construct network MediaDownloading

    // By name
    //: AV*Layer  makes view
    """#
}
