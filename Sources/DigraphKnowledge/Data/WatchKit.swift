extension BuiltInTexts {
  static let watchKit: StaticString = #"""
    //: framework WatchKit

    class WKInterfaceController: NSObject {}  //: view interface, makes controller, made by system
    protocol WKApplicationDelegate {}  //: makes root, made by system
    protocol WKExtensionDelegate {}  //: makes root, made by system

    // The application
    //: WKApplication.shared  singleton application AppStateProviding
    //: WKApplication         service application AppStateProviding
    //: WKExtension.shared    singleton application AppStateProviding
    //: WKExtension           service application AppStateProviding

    // The device
    //: WKInterfaceDevice.current  singleton device DeviceInfoProviding
    //: WKInterfaceDevice          service device DeviceInfoProviding

    // UIKit and WatchKit
    //: WKInterfaceButton                      view interface
    //: WKInterfaceGroup                       view interface
    //: WKInterfaceImage                       view interface
    //: WKInterfaceLabel                       view interface
    //: WKInterfaceMap                         view interface
    //: WKInterfaceObject                      view interface
    //: WKInterfacePicker                      view interface
    //: WKInterfaceSlider                      view interface
    //: WKInterfaceSwitch                      view interface
    //: WKInterfaceTable                       view interface
    //: WKUserNotificationInterfaceController  view interface
    """#
}
