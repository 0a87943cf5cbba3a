/// Says what a screen shows.
final class ContactsPresenter {
  private let user: User
  private let getContacts: GetContacts

  init(user: User, getContacts: GetContacts) {
    self.user = user
    self.getContacts = getContacts
  }

  func lines() -> [String] {
    getContacts.contacts(of: user).map(\.name)
  }
}
