/// Whose contacts are shown: known only while the program runs, so it is an argument of `resolve`.
struct User: Equatable {
  let name: String
}
