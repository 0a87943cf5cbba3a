extension BuiltInTexts {
  static let needle: StaticString = #"""
    //: package Needle

    // Containers and locators
    //: BootstrapComponent   container injection, makes root
    //: PluginizedComponent  container injection

    // What inheriting from it, conforming to it or carrying it says
    //: Component  makes root
    """#
}
