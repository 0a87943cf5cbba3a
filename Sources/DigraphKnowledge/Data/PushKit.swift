extension BuiltInTexts {
  static let pushKit: StaticString = #"""
    //: framework PushKit

    //: PKPushRegistry(*)  construct alerts PushReceiving, effects network notifications
    //: PKPushRegistry     service alerts PushReceiving, effects network notifications
    """#
}
