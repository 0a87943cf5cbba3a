extension BuiltInTexts {
  static let clockKit: StaticString = #"""
    //: framework ClockKit

    // Search, widgets, activities, tips
    //: CLKComplicationServer.sharedInstance  singleton search WidgetReloading
    //: CLKFullColorImageProvider             glue value
    //: CLKImageProvider                      glue value
    //: CLKRelativeDateTextProvider           glue value
    //: CLKSimpleGaugeProvider                glue value
    //: CLKSimpleTextProvider                 glue value
    //: CLKTextProvider                       glue value
    //: CLKTimeTextProvider                   glue value

    // What inheriting from it, conforming to it or carrying it says
    //: CLKComplicationDataSource  made by system
    """#
}
