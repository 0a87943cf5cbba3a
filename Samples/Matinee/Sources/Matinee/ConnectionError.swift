/// Why there is no text.
enum ConnectionError: Error {
  case noAddress
  case noAnswer
}
