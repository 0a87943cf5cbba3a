#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a call of the operating system answered.
package struct SystemError: Error, Equatable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error of the last call.
  static var last: SystemError { SystemError(code: errno) }

  /// In words that fit behind a colon.
  var reason: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
