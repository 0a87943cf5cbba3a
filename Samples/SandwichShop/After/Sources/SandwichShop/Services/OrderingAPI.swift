import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Talks to the kitchen's server.
final class OrderingAPI {
  private let base = URL(string: "https://sandwiches.example/api")!

  func logIn(email: String, password: String) async throws -> Account {
    try await post(["email": email, "password": password], to: "login", token: nil)
  }

  func sandwiches(token: String) async throws -> [Sandwich] {
    try await send(request(for: "sandwiches", token: token))
  }

  func place(_ order: OrderRequest, token: String) async throws -> Order {
    try await post(order, to: "orders", token: token)
  }

  private func post<Body: Encodable, Answer: Decodable>(
    _ body: Body, to path: String, token: String?
  ) async throws -> Answer {
    var request = request(for: path, token: token)
    request.httpMethod = "POST"
    request.httpBody = try JSONEncoder().encode(body)
    return try await send(request)
  }

  private func request(for path: String, token: String?) -> URLRequest {
    var request = URLRequest(url: base.appendingPathComponent(path))
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    return request
  }

  private func send<Answer: Decodable>(_ request: URLRequest) async throws -> Answer {
    let (data, _) = try await URLSession.shared.data(for: request)
    return try JSONDecoder().decode(Answer.self, from: data)
  }
}
