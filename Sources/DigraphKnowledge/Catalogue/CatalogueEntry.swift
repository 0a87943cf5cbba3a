/// One line of the catalogue: a symbol, what it is, what it gives access to, and what a protocol for it could be called.
///
///     pattern                 kind       group     protocol          [info]
///     Date()                  static     clock     DateProviding
///     Calendar.current        singleton  calendar  CalendarProviding
///     CLLocationManager(*)    construct  location  LocationProviding
///     Data(contentsOf:)       static     files     FileSystem
///     NSHomeDirectory         function   files     DirectoryLocating
///     .randomElement          member     random    RandomProviding
///     Data#write              member     files     FileSystem
///     @AppStorage             wrapper    storage   KeyValueStoring
///     URLSession              service    network   HTTPClient
///     URL                     glue       value     -
///
/// A pattern is a construction (`T()` without arguments, `T(label:)` by the label of the first argument, `T(_:)` if it
/// has none, `T(*)` any), a static member (`T.name`, called or not), a global function or variable (`name`), an instance
/// member of any type (`.name`) or of one that the platform's interface declares (`T#name`), a property wrapper (`@Name`)
/// or a type (`T`). A nested type goes by its last name. `info` at the end keeps findings about it from failing a build.
/// Behind `//` stands a comment.
package struct CatalogueEntry: Sendable, Equatable {
  /// What the symbol is.
  package enum Kind: String, Sendable, CaseIterable {
    /// A shared instance.
    case singleton
    /// Static behaviour, a function or a construction that reads what changes between runs.
    case `static`
    /// A construction of something that reaches outside the process.
    case construct
    /// A global function or variable, as ``static``.
    case function
    /// An instance member that reads what changes between runs, as ``static``.
    case member
    /// A property wrapper that reads and writes a store.
    case wrapper
    /// A property wrapper by which a dependency is injected.
    case injection
    /// A property wrapper that takes its value from the surroundings of a view.
    case environment
    /// A type whose values do work for others: a dependency where it is injected.
    case service
    /// Deterministic and in process: a dependency that does no harm.
    case stable
    /// A value or a piece of plumbing, never a dependency.
    case glue
    /// A view, a view controller or a part of one.
    case view
    /// A container or locator of a framework.
    case container
  }

  /// What the symbol gives access to.
  package enum Group: String, Sendable, CaseIterable {
    case clock, random, calendar, locale, network, storage, files, process, bundle, application, device, location
    case sensors, notifications, alerts, scheduler, logging, analytics, security, contacts, commerce, media, system,
      search
    case timer, injection, value, plumbing, interface, reactive, testing, formatting

    /// The type whose shared instance a member of any value asks: `items.shuffled()` asks the random numbers.
    package var sourceName: String? {
      switch self {
      case .clock: "Date"
      case .random: "SystemRandomNumberGenerator"
      case .calendar: "Calendar"
      case .locale, .formatting: "Locale"
      case .network: "URLSession"
      case .files: "FileManager"
      case .scheduler: "DispatchQueue"
      default: nil
      }
    }
  }

  /// What is looked up.
  package enum Key: Sendable, Hashable {
    /// The label is nil without arguments, empty for an argument without label.
    case construction(String, String?)
    case anyConstruction(String)
    case member(String, String)
    case function(String)
    case instanceMember(String)
    case memberOfValue(String, String)
    case attribute(String)
    case type(String)

    /// The type, function or attribute, without member or label.
    var name: String {
      switch self {
      case .construction(let name, _), .anyConstruction(let name), .member(let name, _), .function(let name),
        .instanceMember(let name), .memberOfValue(let name, _), .attribute(let name), .type(let name):
        name
      }
    }
  }

  package var pattern: String
  package var key: Key
  package var kind: Kind
  package var group: Group
  /// The name a protocol of the project's own could have, nil for none.
  package var protocolName: String?
  package var isInfo: Bool
  /// A package declares it, not the platform.
  package var isPackage: Bool

  /// Nil where the words do not make up an entry.
  init?(_ words: [String], isPackage: Bool) {
    guard words.count >= 4, let kind = Kind(rawValue: words[1]), let group = Group(rawValue: words[2]) else {
      return nil
    }
    guard words.count == 4 || (words.count == 5 && words[4] == "info") else { return nil }
    pattern = words[0]
    self.kind = kind
    self.group = group
    protocolName = words[3] == "-" ? nil : words[3]
    isInfo = words.count == 5
    self.isPackage = isPackage
    guard let key = Self.key(pattern, kind) else { return nil }
    self.key = key
  }

  private static func key(_ pattern: String, _ kind: Kind) -> Key? {
    let bytes = pattern.utf8
    if bytes.first == UInt8(ascii: "@") { return .attribute(String(pattern.dropFirst())) }
    if bytes.first == UInt8(ascii: ".") { return .instanceMember(String(pattern.dropFirst())) }
    if bytes.last == UInt8(ascii: ")"), let open = bytes.firstIndex(of: UInt8(ascii: "(")) {
      let type = String(pattern[..<open])
      let inside = String(pattern[bytes.index(after: open)...].dropLast())
      switch inside {
      case "": return .construction(type, nil)
      case "*": return .anyConstruction(type)
      case "_:": return .construction(type, "")
      default: return inside.utf8.last == UInt8(ascii: ":") ? .construction(type, String(inside.dropLast())) : nil
      }
    }
    if kind == .function { return .function(pattern) }
    if let mark = bytes.firstIndex(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ".") }) {
      let (type, member) = (String(pattern[..<mark]), String(pattern[bytes.index(after: mark)...]))
      return bytes[mark] == UInt8(ascii: "#") ? .memberOfValue(type, member) : .member(type, member)
    }
    return .type(pattern)
  }
}
