extension BuiltInTexts {
  static let translation: StaticString = #"""
    //: framework Translation

    //: LanguageAvailability(*)  construct system Translating
    //: TranslationSession(*)    construct system Translating
    //: TranslationSession       service system Translating
    """#
}
