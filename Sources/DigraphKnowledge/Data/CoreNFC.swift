extension BuiltInTexts {
  static let coreNFC: StaticString = #"""
    //: framework CoreNFC, prefix NF

    //: NFCNDEFReaderSession(*)                construct sensors TagReading
    //: NFCNDEFReaderSession.readingAvailable  static sensors TagReading
    //: NFCNDEFReaderSession                   service sensors TagReading
    //: NFCTagReaderSession(*)                 construct sensors TagReading
    //: NFCTagReaderSession.readingAvailable   static sensors TagReading
    //: NFCTagReaderSession                    service sensors TagReading
    """#
}
