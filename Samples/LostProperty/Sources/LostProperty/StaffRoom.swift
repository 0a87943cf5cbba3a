import Swinject

/// Where the staff rests.
final class StaffRoom {
  private let resolver: () -> any Resolver

  init(resolver: @escaping () -> any Resolver) { self.resolver = resolver }

  func hangUpKeys() {
    // Asked here, and not where everything is put together: service-locator.
    resolver().resolve((any Recording).self)!.record("keys")
  }
}
