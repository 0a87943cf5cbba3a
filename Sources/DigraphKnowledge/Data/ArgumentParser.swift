extension BuiltInTexts {
  static let argumentParser: StaticString = #"""
    //: package ArgumentParser

    // What inheriting from it, conforming to it or carrying it says
    //: AsyncParsableCommand  made by parser
    //: ParsableArguments     made by parser
    //: ParsableCommand       made by parser
    """#
}
