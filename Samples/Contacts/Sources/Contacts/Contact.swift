/// Somebody to call.
struct Contact: Equatable {
  let name: String
}
