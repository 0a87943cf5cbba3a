extension BuiltInTexts {
  static let observation: StaticString = #"""
    //: framework Observation

    func withObservationTracking<R>(_ apply: () -> R, onChange: () -> Void) -> R

    //: Observable    glue reactive, makes observable
    //: Observations  glue reactive

    // Attributes of declarations
    //: @Observable  makes observable
    """#
}
