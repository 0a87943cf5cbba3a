extension BuiltInTexts {
  static let carPlay: StaticString = #"""
    //: framework CarPlay

    // The application
    //: CPNowPlayingTemplate.shared  singleton application

    // What inheriting from it, conforming to it or carrying it says
    //: CPTemplateApplicationSceneDelegate  made by system
    """#
}
