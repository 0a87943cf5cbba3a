/// Platforms that code is built for, as `os(…)` names them.
///
/// Public, so that the compiler specializes the standard library's set operations in other targets.
public struct BuildPlatforms: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let macOS = BuildPlatforms(rawValue: 1)
  /// Catalyst included.
  public static let iOS = BuildPlatforms(rawValue: 2)
  public static let tvOS = BuildPlatforms(rawValue: 4)
  public static let watchOS = BuildPlatforms(rawValue: 8)
  public static let visionOS = BuildPlatforms(rawValue: 16)
  /// Linux, Windows, Android …
  public static let other = BuildPlatforms(rawValue: 32)
  public static let all = BuildPlatforms(rawValue: 63)
  /// Those whose applications no other platform's projects are built with.
  public static let apple = BuildPlatforms(rawValue: 31)

  /// The names of its platforms, in order; empty for all of them.
  package var names: [String] {
    if self == .all { return [] }
    let named: [(BuildPlatforms, String)] = [
      (.iOS, "iOS"), (.macOS, "macOS"), (.tvOS, "tvOS"), (.visionOS, "visionOS"), (.watchOS, "watchOS"),
      (.other, "other"),
    ]
    return named.filter { contains($0.0) }.map(\.1)
  }

  /// Whether code for the one may be code for the other.
  @inlinable
  public func overlaps(_ other: BuildPlatforms) -> Bool { rawValue & other.rawValue != 0 }
}
