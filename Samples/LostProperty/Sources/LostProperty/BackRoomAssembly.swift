import Swinject

final class BackRoomAssembly: Assembly {
  func assemble(container: Container) {
    // Each asks for the other: registration-cycle.
    container.register((any Finding).self) { r in Finder(matcher: r.resolve((any Matching).self)!) }
    container.register((any Matching).self) { r in Matcher(finder: r.resolve((any Finding).self)!) }
    container.register((any Labelling).self) { (_: any Resolver, shelf: Int, item: String) in
      Label(shelf: shelf, item: item)
    }
    // double-in-production
    container.register((any Weighing).self) { _ in MockScale() }
    container.register((any Archiving).self) { _ in Archive() }
    // The second replaces the first: duplicate-registration.
    container.register((any Archiving).self) { _ in Archive() }
    container.register(BackRoom.self) { r in
      BackRoom(
        finder: r.resolve((any Finding).self)!,
        // argument-mismatch
        label: r.resolve((any Labelling).self, arguments: "umbrella", 7)!,
        scale: r.resolve((any Weighing).self)!,
        archive: r.resolve((any Archiving).self)!)
    }
  }
}
