import Testing

@testable import Contacts

@Suite struct ContactsScreenTests {
  @Test func showsContactsByName() {
    let screen: ContactsScreen = ContactsTestAssembler().resolve(user: User(name: "Kim"))
    screen.viewWillAppear()
    #expect(screen.lines == ["Ada", "Zoe"])
  }

  @Test func replacesTheSourceAlone() {
    let source: ContactSource = ContactsTestAssembler().resolve()
    #expect(source is StubContactSource)
    let real: ContactSource = AppAssembler().resolve()
    #expect(real is FileContactSource)
  }
}
