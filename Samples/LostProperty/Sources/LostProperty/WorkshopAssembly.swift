import Swinject

final class WorkshopAssembly: Assembly {
  func assemble(container: Container) {
    // Only some builds have a lamp, see forced-resolution below.
    #if NIGHT_SHIFT
      container.register((any Lighting).self) { _ in Lamp() }
    #endif
    // Each who asks gets a copy: value-in-shared-scope.
    container.register((any Pricing).self) { r in PriceList(ledger: r.resolve((any Recording).self)!) }
      .inObjectScope(.container)
    // unused-registration
    container.register((any Sweeping).self) { _ in Broom() }
    container.register(Workshop.self) { r in
      Workshop(
        // missing-registration
        tools: r.resolve((any Tooling).self)!,
        // forced-resolution
        lamp: r.resolve((any Lighting).self)!,
        price: r.resolve((any Pricing).self)!)
    }
  }
}
