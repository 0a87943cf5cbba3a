extension BuiltInTexts {
  static let coreMIDI: StaticString = #"""
    //: framework CoreMIDI

    //: MIDIClientCreate           function media
    //: MIDIClientCreateWithBlock  function media
    """#
}
