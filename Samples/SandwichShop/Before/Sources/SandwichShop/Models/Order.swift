/// What was ordered, as the kitchen confirmed it.
struct Order: Codable, Equatable {
  let number: Int
  let sandwich: Sandwich
  let minutesUntilReady: Int
}
