/// The use case: contacts by name.
final class GetContacts {
  private let source: ContactSource

  init(source: ContactSource) {
    self.source = source
  }

  func contacts(of user: User) -> [Contact] {
    source.contacts(of: user).sorted { $0.name < $1.name }
  }
}
