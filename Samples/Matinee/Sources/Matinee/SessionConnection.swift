import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches it from a server.
final class SessionConnection: Connection {
  func text(named name: String) throws -> String {
    guard let address = URL(string: "https://films.example.org/\(name)") else { throw ConnectionError.noAddress }
    var found: Data?
    let isDone = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: address) { data, _, _ in
      found = data
      isDone.signal()
    }.resume()
    isDone.wait()
    guard let found else { throw ConnectionError.noAnswer }
    return String(decoding: found, as: UTF8.self)
  }
}
