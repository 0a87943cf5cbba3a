/// What a symbol gives access to.
package enum KnownGroup: String, Sendable, CaseIterable {
  case clock, random, calendar, locale, network, storage, files, process, bundle, application, device, location
  case sensors, notifications, alerts, scheduler, logging, analytics, security, contacts, commerce, media, system
  case search
  case timer, injection, value, plumbing, interface, reactive, testing, formatting
}
