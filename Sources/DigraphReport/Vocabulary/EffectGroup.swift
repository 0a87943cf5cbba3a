/// What an effect reaches, in the order in which reports name several.
package enum EffectGroup: String, Vocabulary {
  case network, storage, files, clock, randomness, location, sensors, security, contacts, commerce, media, analytics
  case process, notifications
  /// What is static or global and changes.
  case sharedState = "shared-state"
  case device, system, locale, bundle, interface, scheduling, logging, termination
  /// Code that is not read.
  case unknown

  /// A test has to keep away from it or finds it different in each run. What is only shown, logged, worded or put on
  /// another thread is no such thing.
  package var isVolatile: Bool {
    switch self {
    case .locale, .bundle, .interface, .scheduling, .logging, .termination, .unknown: false
    default: true
    }
  }
}
