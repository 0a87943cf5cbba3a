/// A request or a notification. Source: JSON-RPC 2.0 Specification.
package struct RemoteCall: Sendable {
  /// What the answer is sent under; nil for a notification, which has none.
  package let id: JSONValue?
  package let method: String
  package let parameters: JSONValue

  /// What a message is.
  package enum Message: Sendable {
    case call(RemoteCall)
    /// The answer to something that was asked for.
    case answer
    case malformed(RemoteError, id: JSONValue)
  }

  package static func message(_ bytes: [UInt8]) -> Message {
    guard let value = JSONValue(bytes: bytes) else {
      return .malformed(RemoteError(.parse, "the message is not JSON"), id: .null)
    }
    let id = value["id"]
    guard let method = value["method"]?.text else {
      if value["result"] != nil || value["error"] != nil { return .answer }
      return .malformed(RemoteError(.invalidRequest, "the message has no method"), id: id ?? .null)
    }
    return .call(RemoteCall(id: id, method: method, parameters: value["params"] ?? .null))
  }

  /// The message that answers a request.
  package static func answer(_ id: JSONValue, _ result: Result<JSONValue, RemoteError>) -> JSONValue {
    switch result {
    case .success(let value): ["jsonrpc": "2.0", "id": id, "result": value]
    case .failure(let error):
      ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(error.code.rawValue), "message": .text(error.message)]]
    }
  }

  /// The message of a notification.
  package static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .text(method), "params": parameters]
  }
}

/// Why a request has no result.
package struct RemoteError: Error, Sendable, Equatable {
  package enum Code: Int, Sendable {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case `internal` = -32603
    // Source: Language Server Protocol 3.17, "ErrorCodes".
    case notInitialized = -32002
    case requestFailed = -32803
  }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
