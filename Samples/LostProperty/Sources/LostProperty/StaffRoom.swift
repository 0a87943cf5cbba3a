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

/// Where the keys hang.
final class KeyCabinet {
  private let resolver: () -> any Resolver

  init(resolver: @escaping () -> any Resolver) { self.resolver = resolver }

  func open() {
    // Only the key needs it: resolution-outside-root.
    Key(ledger: resolver().resolve((any Recording).self)!).turn()
  }
}

/// It says when it was turned.
final class Key {
  private let ledger: any Recording
  private var isTurned = false

  init(ledger: any Recording) { self.ledger = ledger }

  func turn() {
    isTurned.toggle()
    ledger.record("open")
  }
}
