import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import DigraphRules
import SourceUses
import TestDoubles

/// What the platform tells a consumer: the date, an identifier, the calendar.
extension InjectionFinder {
  /// A value that the platform hands out anew or by a static member, as a member of a protocol in the words of the
  /// domain; nil for anything else.
  func domainValue(_ group: Group, _ uses: [Use], _ left: [String]) throws(Refusal) -> Injection? {
    let edge = group.edge
    let node = code.results.graph.nodes[edge.target]
    guard node.ownership == .platform, let entry = code.results.entry(of: edge),
      let name = code.results.protocolName(entry), let form = Self.form(node.name),
      request.abstraction != RefactoringRequest.Abstraction.none
    else { return nil }
    let others = uses.filter { !Self.isPlain($0, node.name) }
    if !others.isEmpty, others.count < uses.count, others.allSatisfy({ isAdded($0, node) || Self.isAsked($0) }) {
      let notes = InjectionFinder.notes(
        others.map { "'\($0.text)' " + (Self.isAsked($0) ? Self.asked : Self.itself) })
      let plain = uses.filter { Self.isPlain($0, node.name) }
      var group = group
      group.symbol = plain[0].text
      return try domainValue(group, plain, left + notes)
    }
    guard others.isEmpty else {
      if let other = uses.first(where: {
        !Self.isPlain($0, node.name) && !$0.text.contains("(") && !$0.text.hasSuffix(".init")
      }) {
        throw Refusal(
          "'\(other.text)' "
            + (Self.isAsked(other)
              ? Self.asked
              : isAdded(other, node)
                ? Self.itself
                : other.text.first?.isLowercase ?? false
                  ? "is one that all its readers share" : "is no value of '\(node.name)'"))
      }
      throw Refusal("it is made from other values; take '\(form.call)' and work the value out from that")
    }
    let initial = "it is the initial value of a property: pass the value itself to the initializer"
    let later = uses.filter { !$0.isKept }
    if later.isEmpty { throw Refusal(initial) }
    if later.count < uses.count {
      let notes = InjectionFinder.notes(uses.filter(\.isKept).map { _ in initial })
      return try domainValue(group, later, left + notes)
    }
    let implementation = "System" + (name.hasSuffix("Providing") ? String(name.dropLast(9)) : name)
    let value = Self.value(uses[0], node.name)
    let requirement = Requirement(
      form: form.isMade ? .method : .property, name: form.member, result: node.name)
    let body =
      form.isMade
      ? "func \(form.member)() -> \(node.name) { \(value) }" : "var \(form.member): \(node.name) { \(value) }"
    var injection = Injection(
      dependency: node.name, symbol: group.symbol, uses: uses,
      suffixes: uses.map { _ in ".\(form.call)" }, name: "", type: "any \(name)", value: "\(implementation)()",
      newProtocol: NewProtocol(
        name: name,
        inherited: code.isSendable(consumer.entity) || isSent(uses) || hasToBeSent(uses) ? ["Sendable"] : [],
        requirements: [requirement],
        implementation: NewProtocol.Implementation(name: implementation, members: [body]), isExported: isExported),
      typeName: name, isProtocol: true, requirements: [requirement], notes: left)
    injection.name = consumer.freeName([Self.parameter(name)], besides: taken)
    return injection
  }

  static func parameter(_ name: String) -> String {
    DeclarationNames.parameter(name.hasSuffix("Providing") ? String(name.dropLast(9)) + "Provider" : name)
  }

  /// A type of the platform whose values a domain asks for by a protocol.
  static func isDomainValue(_ type: String) -> Bool { form(type) != nil }

  private struct Form {
    var member: String
    /// It is another one at each call, so that a function says so.
    var isMade: Bool

    var call: String { isMade ? "\(member)()" : member }
  }

  /// How a domain asks for a value of the platform.
  private static func form(_ type: String) -> Form? {
    switch type {
    case "Date": Form(member: "now", isMade: false)
    case "UUID": Form(member: "makeID", isMade: true)
    case "Calendar": Form(member: "calendar", isMade: false)
    case "Locale": Form(member: "locale", isMade: false)
    case "TimeZone": Form(member: "timeZone", isMade: false)
    default: nil
    }
  }

  private static let itself = "works its value out itself"
  private static let asked = "asks a value that is there already"

  /// `next.timeIntervalSinceNow`.
  private static func isAsked(_ use: Use) -> Bool { (use.text.first?.isLowercase ?? false) && use.text.contains(".") }

  /// It is made from nothing: `Date()`, `Date.now`, `Calendar.current`.
  private static func isPlain(_ use: Use, _ type: String) -> Bool {
    let text = use.text.filter { !$0.isWhitespace }
    return ["\(type)()", "\(type).init()", ".init()"].contains(text)
      || ["autoupdatingCurrent", "current", "init", "now"].contains { text == "\(type).\($0)" || text == ".\($0)" }
  }

  /// `Date.yesterday`, which the project adds.
  private func isAdded(_ use: Use, _ node: DependencyGraph.Node) -> Bool {
    guard use.text.hasPrefix("\(node.name)."), let type = node.key.entity else { return false }
    return code.members(String(use.text.dropFirst(node.name.count + 1)), of: type).contains {
      Int(code.program.declarations[$0].file) != code.program.platformFile
    }
  }

  private static func value(_ use: Use, _ type: String) -> String {
    let text = use.text.filter { !$0.isWhitespace }
    return text.hasPrefix(".") ? type + text : text
  }

  /// What says the day and what says the time are one idea: one clock for both.
  static func joined(_ injections: [Injection], free: (String) -> String) -> [Injection] {
    let parts = injections.filter {
      ["DateProviding", "CalendarProviding", "TimeZoneProviding"].contains($0.typeName) && $0.newProtocol != nil
    }
    guard parts.count > 1 else { return injections }
    var clock = parts[0]
    let members = parts.flatMap { $0.newProtocol?.implementation?.members ?? [] }
    clock.dependency = parts.map(\.dependency).joined(separator: " and ")
    clock.symbol = parts.map(\.symbol).joined(separator: " and ")
    clock.uses = parts.flatMap(\.uses)
    clock.suffixes = parts.flatMap(\.suffixes)
    (clock.typeName, clock.type, clock.value) = ("Clock", "any Clock", "SystemClock()")
    clock.requirements = parts.flatMap(\.requirements)
    clock.newProtocol = parts[0].newProtocol.map { first in
      var new = first
      new.name = "Clock"
      new.requirements = clock.requirements
      new.implementation = NewProtocol.Implementation(name: "SystemClock", members: members)
      return new
    }
    clock.notes = parts.flatMap(\.notes)
    clock.name = free("clock")
    let first = injections.firstIndex { $0.typeName == parts[0].typeName } ?? 0
    var joined = injections.filter { injection in !parts.contains { $0.typeName == injection.typeName } }
    joined.insert(clock, at: min(first, joined.count))
    return joined
  }
}
