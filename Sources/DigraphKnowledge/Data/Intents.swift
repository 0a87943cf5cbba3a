extension BuiltInTexts {
  static let intents: StaticString = #"""
    //: framework Intents, prefix IN

    // UIKit and WatchKit
    //: INUIAddVoiceShortcutButton           view interface
    //: INUIAddVoiceShortcutViewController   view interface
    //: INUIEditVoiceShortcutViewController  view interface

    // To the user
    //: INFocusStatusCenter.default  singleton notifications FocusProviding, effects device

    // Siri
    //: INInteraction(*)                        construct system IntentDonating
    //: INInteraction.deleteAll                 static system IntentDonating
    //: INPreferences.requestSiriAuthorization  static system SiriAuthorizing
    //: INPreferences.siriAuthorizationStatus   static system SiriAuthorizing
    //: INPreferences.siriLanguageCode          static system SiriAuthorizing
    //: INVocabulary.shared                     singleton system IntentDonating
    //: INVoiceShortcutCenter.shared            singleton system ShortcutProviding
    //: INVoiceShortcutCenter                   service system ShortcutProviding, made by system

    // What inheriting from it, conforming to it or carrying it says
    //: INExtension  made by system
    """#
}
