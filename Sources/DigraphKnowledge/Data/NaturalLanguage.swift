extension BuiltInTexts {
  static let naturalLanguage: StaticString = #"""
    //: framework NaturalLanguage, prefix NL

    //: NLEmbedding           stable value
    //: NLLanguageRecognizer  stable value
    //: NLModel               stable value  // computes in process
    //: NLTagger              stable value
    //: NLTokenizer           stable value
    """#
}
