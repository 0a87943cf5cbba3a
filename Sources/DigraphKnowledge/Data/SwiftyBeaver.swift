extension BuiltInTexts {
  static let swiftyBeaver: StaticString = #"""
    //: package SwiftyBeaver

    //: SwiftyBeaver.addDestination  static logging Logging, info
    //: SwiftyBeaver.debug           static logging Logging, info
    //: SwiftyBeaver.error           static logging Logging, info
    //: SwiftyBeaver.info            static logging Logging, info
    //: SwiftyBeaver.verbose         static logging Logging, info
    //: SwiftyBeaver.warning         static logging Logging, info
    """#
}
