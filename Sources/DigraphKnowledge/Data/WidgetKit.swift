extension BuiltInTexts {
  static let widgetKit: StaticString = #"""
    //: framework WidgetKit

    protocol Widget {  //: glue interface, makes view root entry, made by system
      init()
    }
    protocol WidgetBundle {  //: glue interface, makes root, made by system
      init()
    }

    // SwiftUI
    //: AccessoryWidgetBackground  view interface

    // Of views, and none
    //: AppIntentConfiguration     glue interface
    //: AppIntentTimelineProvider  glue interface
    //: IntentConfiguration        glue interface
    //: IntentTimelineProvider     glue interface
    //: StaticConfiguration        glue interface
    //: Timeline                   glue interface
    //: TimelineEntry              glue interface
    //: TimelineProvider           glue interface

    // Search, widgets, activities, tips
    //: ControlCenter.shared  singleton search WidgetReloading
    //: WidgetCenter.shared   singleton search WidgetReloading
    //: WidgetCenter          service search WidgetReloading, made by system

    // What inheriting from it, conforming to it or carrying it says
    //: ControlConfigurationIntent  makes command
    //: WidgetConfigurationIntent   makes command
    //: ControlWidget               makes root entry, made by system
    """#
}
