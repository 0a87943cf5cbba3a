extension BuiltInTexts {
  static let weatherKit: StaticString = #"""
    //: framework WeatherKit

    //: WeatherService(*)      construct network WeatherProviding
    //: WeatherService.shared  singleton network WeatherProviding
    //: WeatherService         service network WeatherProviding
    """#
}
