extension BuiltInTexts {
  static let cleanse: StaticString = #"""
    //: package Cleanse

    // Containers and locators
    //: ComponentFactory  container injection
    //: RootComponent     container injection, makes root

    // What registrations are made of
    //: BindingReceipt  glue injection
    //: ReceiptBinder   glue injection

    // Functions that take a closure by which a container makes a service
    //: .bind     registers
    //: .provide  registers
    """#
}
