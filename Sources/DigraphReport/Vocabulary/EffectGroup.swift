/// What an effect reaches, in the order in which reports name several.
package enum EffectGroup: String, Vocabulary {
  case network, storage, files, clock, randomness, location, sensors, security, contacts, commerce, media, analytics
  case process, notifications
  /// What is static or global and changes.
  case sharedState = "shared-state"
  case device, system, locale, bundle, interface, scheduling, logging, termination
  /// Code that is not read.
  case unknown

  /// As a sentence names it: "it reaches the network".
  package var phrase: String {
    switch self {
    case .network: "the network"
    case .storage: "what is stored on the device"
    case .files: "the file system"
    case .clock: "the clock"
    case .randomness: "random values"
    case .location: "where the device is"
    case .sensors: "sensors of the device"
    case .security: "keys, identity or permissions of the device"
    case .contacts: "personal data of the user"
    case .commerce: "the store"
    case .media: "audio, video, the camera or the photo library"
    case .analytics: "a service that is told what the user does"
    case .process: "the process it runs in"
    case .notifications: "messages that everyone in the process shares"
    case .sharedState: "shared state"
    case .device: "the device"
    case .system: "a service of the system"
    case .locale: "the language and region of the device"
    case .bundle: "the bundle the code runs from"
    case .interface: "the running application"
    case .scheduling: "the schedule of threads"
    case .logging: "a log"
    case .termination: "the end of the process"
    case .unknown: "code that is not read"
    }
  }

  /// A test has to keep away from it or finds it different in each run. What is only shown, logged, worded or put on
  /// another thread is no such thing.
  package var isVolatile: Bool {
    switch self {
    case .locale, .bundle, .interface, .scheduling, .logging, .termination, .unknown: false
    default: true
    }
  }
}
