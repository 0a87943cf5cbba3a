extension BuiltInTexts {
  static let alarmKit: StaticString = #"""
    //: framework AlarmKit

    //: AlarmManager.shared  singleton search AlarmScheduling
    //: AlarmManager         service search AlarmScheduling
    """#
}
