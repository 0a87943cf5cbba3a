@testable import Contacts

/// The assembler of the tests: the same scene, but for where contacts come from.
protocol TestAssembler {}

extension ContactsAssembler where Self: TestAssembler {
  func resolve() -> ContactSource {
    StubContactSource(names: ["Zoe", "Ada"])
  }
}

final class ContactsTestAssembler: ContactsAssembler, TestAssembler {}

struct StubContactSource: ContactSource {
  let names: [String]

  func contacts(of user: User) -> [Contact] { names.map(Contact.init) }
}
