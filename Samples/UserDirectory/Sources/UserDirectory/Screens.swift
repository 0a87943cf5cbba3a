import Resolver

final class UserList {
  @Injected private var model: any UserListing

  func show() { model.load() }
}

/// The page of one user: which one is data, and no matter of the container.
final class UserPage {
  @Injected private var model: any UserListing
  @LazyInjected private var session: any Session

  func show(_ name: String) {
    model.select(name)
    session.visit(name)
  }
}

protocol UserListing {
  func load()
  func select(_ name: String)
}

final class UserListModel: UserListing {
  private let users: any UserStoring
  private let search: any Searching
  private var selected: String?

  init(users: any UserStoring, search: any Searching) {
    self.users = users
    self.search = search
  }

  func load() { users.load() }

  func select(_ name: String) {
    selected = name
    search.find(name)
  }
}
