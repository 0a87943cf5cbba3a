extension BuiltInTexts {
  static let foundationModels: StaticString = #"""
    //: framework FoundationModels

    //: LanguageModelSession(*)      construct system LanguageModeling
    //: LanguageModelSession         service system LanguageModeling
    //: SystemLanguageModel.default  singleton system LanguageModeling
    //: SystemLanguageModel          service system LanguageModeling
    """#
}
