extension BuiltInTexts {
  static let googleCast: StaticString = #"""
    //: package GoogleCast

    //: GCKCastContext.sharedInstance  singleton network Casting
    //: GCKSessionManager              service network Casting
    """#
}
