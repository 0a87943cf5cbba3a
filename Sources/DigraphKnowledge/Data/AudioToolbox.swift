extension BuiltInTexts {
  static let audioToolbox: StaticString = #"""
    //: framework AudioToolbox

    //: AudioServicesCreateSystemSoundID            function device HapticsPlaying
    //: AudioServicesPlayAlertSound                 function device HapticsPlaying
    //: AudioServicesPlayAlertSoundWithCompletion   function device HapticsPlaying
    //: AudioServicesPlaySystemSound                function device HapticsPlaying
    //: AudioServicesPlaySystemSoundWithCompletion  function device HapticsPlaying
    """#
}
