extension BuiltInTexts {
  static let testing: StaticString = #"""
    //: framework Testing, tests

    protocol Trait {}
    // A name in front of the traits is told by no label
    struct Suite { init(_ traits: any Trait...) }
    struct Test { init(_ traits: any Trait...) }

    // Attributes of declarations
    //: @Suite  makes test
    """#
}
