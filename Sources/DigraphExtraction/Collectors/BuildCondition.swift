import DigraphFacts

/// What the condition of an `#if` says of the platforms that its branch is built for, and of what else must hold.
///
/// Everything but the platform, literals and versions of Swift that all builds have is open: `DEBUG` may be so or not.
/// Source: The Swift Programming Language, "Conditional Compilation Block".
struct BuildCondition: Equatable {
  /// Platforms for which it may hold, and for which it always does.
  var may: BuildPlatforms
  var must: BuildPlatforms
  /// What it is in every build; nil where that is open.
  var constant: Bool?
  /// What holds wherever the condition does, and wherever it does not.
  var (holds, fails): ([Term], [Term]) = ([], [])

  /// A flag, or `canImport` of a module.
  struct Term: Equatable {
    var name: [UInt8]
    var isImport = false
    var isNegated = false
  }

  static let open = BuildCondition(may: .all, must: [])

  /// - Parameter text: of the condition, without `#if`.
  init(_ text: some Sequence<UInt8>) {
    var reader = ConditionReader(Array(text))
    self = reader.disjunction(depth: 0) ?? .open
  }

  init(may: BuildPlatforms, must: BuildPlatforms, constant: Bool? = nil) {
    self.may = may
    self.must = must
    self.constant = constant
  }

  fileprivate init(always constant: Bool) {
    self.init(may: constant ? .all : [], must: constant ? .all : [], constant: constant)
  }

  fileprivate init(exactly platforms: BuildPlatforms) { self.init(may: platforms, must: platforms) }

  fileprivate var negated: BuildCondition {
    var negated = BuildCondition(
      may: BuildPlatforms.all.subtracting(must), must: BuildPlatforms.all.subtracting(may),
      constant: constant.map { !$0 })
    (negated.holds, negated.fails) = (fails, holds)
    return negated
  }

  fileprivate init(asking name: [UInt8], isImport: Bool = false) {
    self = .open
    let term = Term(name: name, isImport: isImport)
    holds = [term]
    fails = [Term(name: name, isImport: isImport, isNegated: true)]
  }

  fileprivate static let systems: [String: BuildPlatforms] = [
    "OSX": .macOS, "iOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "visionOS": .visionOS, "watchOS": .watchOS,
    "xrOS": .visionOS,
  ]

  /// The major version of Swift that every build has reached, minor versions included: in language mode 5, `swift` is 5.10
  /// for a compiler of version 6 too.
  fileprivate static let version = 5

  /// Frameworks that some platforms lack. Source: the availability that Apple's documentation gives for each.
  fileprivate static let frameworks: [String: BuildPlatforms] = [
    "AppKit": .macOS, "Cocoa": .macOS, "UIKit": [.iOS, .tvOS, .visionOS, .watchOS],
    "WatchKit": [.iOS, .watchOS],
  ]
}

/// Reads a condition from left to right; what it does not know is open.
private struct ConditionReader {
  private let bytes: [UInt8]
  private var index = 0

  private static let depthLimit = 50

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func disjunction(depth: Int) -> BuildCondition? {
    guard var result = conjunction(depth: depth) else { return nil }
    while take("||") {
      guard let next = conjunction(depth: depth) else { return nil }
      let constant =
        result.constant == true || next.constant == true ? true : result.constant.flatMap { _ in next.constant }
      let holds = result.holds.filter(next.holds.contains)
      let fails = result.fails + next.fails
      result = BuildCondition(
        may: result.may.union(next.may), must: result.must.union(next.must), constant: constant)
      (result.holds, result.fails) = (holds, fails)
    }
    return result
  }

  private mutating func conjunction(depth: Int) -> BuildCondition? {
    guard var result = term(depth: depth) else { return nil }
    while take("&&") {
      guard let next = term(depth: depth) else { return nil }
      let constant =
        result.constant == false || next.constant == false ? false : result.constant.flatMap { _ in next.constant }
      let holds = result.holds + next.holds
      let fails = result.fails.filter(next.fails.contains)
      result = BuildCondition(
        may: result.may.intersection(next.may), must: result.must.intersection(next.must), constant: constant)
      (result.holds, result.fails) = (holds, fails)
    }
    return result
  }

  private mutating func term(depth: Int) -> BuildCondition? {
    guard depth < Self.depthLimit else { return nil }
    if take("!") { return term(depth: depth + 1)?.negated }
    if take("(") {
      guard let inner = disjunction(depth: depth + 1), take(")") else { return nil }
      return inner
    }
    skipSpace()
    let start = index
    let name = word()
    guard !name.isEmpty else { return nil }
    guard take("(") else {
      switch name {
      case "false", "0": return BuildCondition(always: false)
      case "true", "1": return BuildCondition(always: true)
      default: return BuildCondition(asking: Array(name.utf8))
      }
    }
    let isAtLeast = take(">=")
    let isBelow = !isAtLeast && take("<")
    let argument = word()
    var open = 1
    while index < bytes.count, open > 0 {
      if bytes[index] == UInt8(ascii: "(") { open += 1 }
      if bytes[index] == UInt8(ascii: ")") { open -= 1 }
      index += 1
    }
    let asked =
      index - start > LongName.limit
      ? .open : BuildCondition(asking: bytes[start..<index].filter { $0 != 0x20 && $0 != 0x09 })
    switch name {
    case "os": return BuildCondition(exactly: BuildCondition.systems[argument] ?? .other)
    case "canImport":
      if let platforms = BuildCondition.frameworks[argument] { return BuildCondition(exactly: platforms) }
      // With a version behind the name, it may fail where the module is there.
      return asked.holds.first?.name.contains(UInt8(ascii: ",")) ?? true
        ? .open : BuildCondition(asking: Array(argument.utf8), isImport: true)
    case "compiler", "swift":
      // Before the point: 5 in `swift(>=5.1)`.
      guard isAtLeast || isBelow, let version = Int(argument), version <= BuildCondition.version else { return asked }
      return BuildCondition(always: isAtLeast)
    case "targetEnvironment": return argument == "macCatalyst" ? BuildCondition(may: .iOS, must: []) : asked
    default: return asked
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    skipSpace()
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count,
      text.withUTF8Buffer({ $0.elementsEqual(bytes[index..<(index + count)]) })
    else { return false }
    index += count
    return true
  }

  private mutating func word() -> String {
    skipSpace()
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "_") || byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
      else { break }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
