import Foundation

/// Where the server answers.
enum Endpoint {
  static let friends = URL(string: "https://share.example/friends")!
  static let shares = URL(string: "https://share.example/shares")!
}
