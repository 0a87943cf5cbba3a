extension Catalogue {
  /// Language, region, calendar and time zone of the device, and what formats by them.
  static let locale = """
    // The device's
    Calendar.current                               singleton  calendar    CalendarProviding
    Calendar.autoupdatingCurrent                   singleton  calendar    CalendarProviding
    NSCalendar.current                             singleton  calendar    CalendarProviding
    NSCalendar.autoupdatingCurrent                 singleton  calendar    CalendarProviding
    CFCalendarCopyCurrent                          function   calendar    CalendarProviding
    Locale.current                                 singleton  locale      LocaleProviding
    Locale.autoupdatingCurrent                     singleton  locale      LocaleProviding
    Locale.preferredLanguages                      static     locale      LocaleProviding
    Locale.preferredLocales                        static     locale      LocaleProviding
    NSLocale.current                               singleton  locale      LocaleProviding
    NSLocale.autoupdatingCurrent                   singleton  locale      LocaleProviding
    NSLocale.preferredLanguages                    static     locale      LocaleProviding
    CFLocaleCopyCurrent                            function   locale      LocaleProviding
    CFLocaleCopyPreferredLanguages                 function   locale      LocaleProviding
    TimeZone.current                               singleton  calendar    TimeZoneProviding
    TimeZone.autoupdatingCurrent                   singleton  calendar    TimeZoneProviding
    NSTimeZone.local                               singleton  calendar    TimeZoneProviding
    NSTimeZone.system                              singleton  calendar    TimeZoneProviding
    NSTimeZone.default                             singleton  calendar    TimeZoneProviding
    CFTimeZoneCopySystem                           function   calendar    TimeZoneProviding
    CFTimeZoneCopyDefault                          function   calendar    TimeZoneProviding

    // By the device's, unless they are set
    Calendar(identifier:)                          static     formatting  CalendarProviding      info
    NSCalendar(identifier:)                        static     formatting  CalendarProviding      info
    NSCalendar(calendarIdentifier:)                static     formatting  CalendarProviding      info
    ByteCountFormatter(*)                          construct  formatting  ByteCountFormatting    info
    ByteCountFormatter.string                      static     formatting  ByteCountFormatting    info
    CNPostalAddressFormatter(*)                    construct  formatting  AddressFormatting      info
    CNPostalAddressFormatter.string                static     formatting  AddressFormatting      info
    DateComponentsFormatter(*)                     construct  formatting  DurationFormatting     info
    DateComponentsFormatter.localizedString        static     formatting  DurationFormatting     info
    DateFormatter(*)                               construct  formatting  DateFormatting         info
    DateFormatter.localizedString                  static     formatting  DateFormatting         info
    DateIntervalFormatter(*)                       construct  formatting  DateFormatting         info
    EnergyFormatter(*)                             construct  formatting  MeasurementFormatting  info
    LengthFormatter(*)                             construct  formatting  MeasurementFormatting  info
    ListFormatter(*)                               construct  formatting  ListFormatting         info
    ListFormatter.localizedString                  static     formatting  ListFormatting         info
    MassFormatter(*)                               construct  formatting  MeasurementFormatting  info
    MeasurementFormatter(*)                        construct  formatting  MeasurementFormatting  info
    MKDistanceFormatter(*)                         construct  formatting  MeasurementFormatting  info
    NumberFormatter(*)                             construct  formatting  NumberFormatting       info
    NumberFormatter.localizedString                static     formatting  NumberFormatting       info
    PersonNameComponentsFormatter(*)               construct  formatting  NameFormatting         info
    PersonNameComponentsFormatter.localizedString  static     formatting  NameFormatting         info
    RelativeDateTimeFormatter(*)                   construct  formatting  DateFormatting         info
    .formatted                                     member     formatting  -                      info
    .localizedCaseInsensitiveCompare               member     formatting  -                      info
    .localizedCaseInsensitiveContains              member     formatting  -                      info
    .localizedCompare                              member     formatting  -                      info
    .localizedStandardCompare                      member     formatting  -                      info
    .localizedStandardContains                     member     formatting  -                      info
    .localizedStandardRange                        member     formatting  -                      info

    // Values and helpers
    Calendar                                       glue       value       -
    NSCalendar                                     glue       value       -
    Locale                                         glue       value       -
    Locale(identifier:)                            glue       value       -
    Locale(languageCode:)                          glue       value       -
    Locale(languageComponents:)                    glue       value       -
    NSLocale                                       glue       value       -
    NSLocale(localeIdentifier:)                    glue       value       -
    TimeZone                                       glue       value       -
    TimeZone(identifier:)                          glue       value       -
    TimeZone(secondsFromGMT:)                      glue       value       -
    TimeZone(abbreviation:)                        glue       value       -
    TimeZone.gmt                                   glue       value       -
    NSTimeZone                                     glue       value       -
    ByteCountFormatter                             stable     formatting  -
    DateComponentsFormatter                        stable     formatting  -
    DateFormatter                                  stable     formatting  -
    DateIntervalFormatter                          stable     formatting  -
    EnergyFormatter                                stable     formatting  -
    Formatter                                      stable     formatting  -
    ISO8601DateFormatter                           stable     formatting  -  // UTC and a fixed format
    LengthFormatter                                stable     formatting  -
    ListFormatter                                  stable     formatting  -
    MassFormatter                                  stable     formatting  -
    MeasurementFormatter                           stable     formatting  -
    MKDistanceFormatter                            stable     formatting  -
    NumberFormatter                                stable     formatting  -
    PersonNameComponentsFormatter                  stable     formatting  -
    RelativeDateTimeFormatter                      stable     formatting  -
    NSLocalizedString                              glue       value       -  // a table of texts
    String.localizedStringWithFormat               glue       value       -
    LocalizedStringKey                             glue       value       -
    LocalizedStringResource                        glue       value       -
    """
}
