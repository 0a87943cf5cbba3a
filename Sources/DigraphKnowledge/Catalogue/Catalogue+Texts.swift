extension Catalogue {
  /// What the platform declares; by name of the file.
  static let platformTexts = [
    application, clock, environment, files, interface, kits, locale, location, logging, media, network, notifications,
    random, reactive, scheduling, security, storage, system, values,
  ]

  /// What well-known packages declare; by name of the file.
  static let packageTexts = [injection, packages]
}
