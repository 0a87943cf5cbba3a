/// What is shown, and when it was made.
struct Film: Equatable {
  let title: String
  let year: Int
}
