import Resolver

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    registerServices()
    registerModels()
  }

  private static func registerServices() {
    register(name: "user") { Audit() as any Auditing }.scope(.application)
    register { UserSession(audit: resolve(name: "user")) as any Session }.scope(.cached)
    register { UserRepository(audit: resolve(name: "user")) }.implements((any UserStoring).self)
    register { Query() as any Querying }.scope(.unique)
    register { UserSearch(users: resolve(), query: resolve()) as any Searching }
  }

  private static func registerModels() {
    register { UserListModel(users: resolve(), search: resolve()) as any UserListing }.scope(.shared)
  }
}
