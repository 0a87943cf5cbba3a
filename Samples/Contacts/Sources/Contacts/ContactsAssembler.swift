/// How the scene is put together: a function for each type, all of one name. The compiler chooses by the type that is
/// asked for, so a forgotten one does not compile, and what is known only at run time is an argument with a type.
protocol ContactsAssembler {
  func resolve(user: User) -> ContactsScreen
  func resolve(user: User) -> ContactsPresenter
  func resolve() -> GetContacts
  func resolve() -> ContactSource
}

extension ContactsAssembler {
  func resolve(user: User) -> ContactsScreen {
    ContactsScreen(presenter: resolve(user: user))
  }

  func resolve(user: User) -> ContactsPresenter {
    ContactsPresenter(user: user, getContacts: resolve())
  }

  func resolve() -> GetContacts {
    GetContacts(source: resolve())
  }

  func resolve() -> ContactSource {
    FileContactSource()
  }
}
