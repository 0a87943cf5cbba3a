extension BuiltInTexts {
  static let pushKit: StaticString = #"""
    //: framework PushKit

    //: PKPushRegistry(*)  construct alerts PushReceiving
    //: PKPushRegistry     service alerts PushReceiving
    """#
}
