extension BuiltInTexts {
  static let eventKit: StaticString = #"""
    //: framework EventKit, prefix EK

    // UIKit and WatchKit
    //: EKCalendarChooser          view interface
    //: EKEventEditViewController  view interface
    //: EKEventViewController      view interface

    // Contacts and calendars
    //: EKEventStore(*)                   construct contacts EventStoring
    //: EKEventStore.authorizationStatus  static contacts EventStoring
    //: EKEventStore                      service contacts EventStoring
    //: EKEvent                           glue value
    //: EKReminder                        glue value
    """#
}
