/// Knows contacts.
protocol ContactSource {
  func contacts(of user: User) -> [Contact]
}
