extension BuiltInTexts {
  static let contacts: StaticString = #"""
    //: framework Contacts, prefix CN

    // UIKit and WatchKit
    //: CNContactPickerViewController  view interface
    //: CNContactViewController        view interface

    // By the device's, unless they are set
    //: CNPostalAddressFormatter(*)      construct formatting AddressFormatting, info
    //: CNPostalAddressFormatter.string  static formatting AddressFormatting, info

    // Contacts and calendars
    //: CNContactStore(*)                   construct contacts ContactStoring
    //: CNContactStore.authorizationStatus  static contacts ContactStoring
    //: CNContactStore                      service contacts ContactStoring
    //: CNContact                           glue value
    //: CNMutableContact                    glue value
    """#
}
