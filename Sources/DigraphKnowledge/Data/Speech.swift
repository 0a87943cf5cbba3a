extension BuiltInTexts {
  static let speech: StaticString = #"""
    //: framework Speech

    //: SFSpeechRecognizer(*)                    construct media SpeechRecognizing, optional
    //: SFSpeechRecognizer.authorizationStatus   static media SpeechRecognizing
    //: SFSpeechRecognizer.requestAuthorization  static media SpeechRecognizing
    //: SFSpeechRecognizer.supportedLocales      static media SpeechRecognizing
    //: SFSpeechRecognizer                       service media SpeechRecognizing
    //: SpeechAnalyzer(*)                        construct media SpeechRecognizing
    //: SpeechTranscriber(*)                     construct media SpeechRecognizing
    //: SFSpeechAudioBufferRecognitionRequest    glue value
    //: SFSpeechURLRecognitionRequest            glue value
    """#
}
