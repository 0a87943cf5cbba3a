extension BuiltInTexts {
  static let shazamKit: StaticString = #"""
    //: framework ShazamKit

    //: SHManagedSession(*)  construct media SongRecognizing
    //: SHSession(*)         construct media SongRecognizing
    //: SHSession            service media SongRecognizing
    """#
}
