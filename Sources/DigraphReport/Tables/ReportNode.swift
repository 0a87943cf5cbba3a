/// A consumer or dependency. Its id is its place in the report; nodes stand by name, module and file.
package struct ReportNode: ReportRow {
  package static let name = "node"
  package static let meaning = "A consumer or dependency."

  package enum Name: Int, FieldName {
    case id, name, module, targets, kind, role, ownership, isTest, isVendored, isGenerated, isScript, notJudged,
      isObjectiveC, file, line, depth, fanIn, fanOut, initializers, effects
    case column, significance, reason, parts, memberHash, crossings, sharedState, responsibilities

    package var field: Field {
      switch self {
      case .id: Field("id", .index, "Index of the node in `nodes`.", isDetail: true)
      case .name: Field("name", .text, "Qualified by nesting (`Outer.Inner`), without module.")
      case .module:
        Field("module", .text, "The module it belongs to, by the name under which code imports it.", .whereKnown)
      case .targets:
        Field(
          "targets", .texts("A name.", least: 1),
          "The targets that compile it, where there are several or the one has another name than the module.",
          .whereKnown, isDetail: true)
      case .kind:
        Field(
          "kind", .word(of: Kind.self),
          "What is declared; `top-level` is code outside any declaration of a file, `external` what is not scanned.")
      case .role: Field("role", .word(of: Role.self), "What it is for; absent where nothing tells.", .whereKnown)
      case .ownership: .ownership
      case .isTest: Field("test", .flag, "It stands in test code or is a test double.")
      case .isVendored:
        Field("vendored", .flag, "Others wrote it, and it was copied into the project.", .whereKnown, isDetail: true)
      case .isGenerated: Field("generated", .flag, "A program wrote it.", .whereKnown, isDetail: true)
      case .isScript: Field("script", .flag, "It is no part of a product.", .whereKnown, isDetail: true)
      case .notJudged:
        Field(
          "notJudgedBecause", .text, "Why it is vendored, generated or a script: such code has no findings.",
          .whereKnown, isDetail: true)
      case .isObjectiveC:
        Field("objectiveC", .flag, "A header of Objective-C declares it.", .whereKnown, isDetail: true)
      case .file: .path("file", "Where it is declared.", .whereKnown)
      case .line: .line("line", .whereKnown)
      case .depth:
        Field(
          "depth", .number(.things), "Number of edges on the longest dependency chain that starts here.", .whereKnown)
      case .fanIn: Field("fanIn", .number(.things), "Distinct types that acquire it.", .whereKnown)
      case .fanOut: Field("fanOut", .number(.things), "Distinct types it acquires.", .whereKnown)
      case .initializers:
        Field(
          "initializers", .rows(ReportInitializer.schema, least: 1),
          "Its initializers and what they ask for; absent where there are none.", .whereKnown, isDetail: true)
      case .effects:
        Field(
          "effects", .rows(ReportEffect.schema, least: 1),
          "What its code reaches outside of itself, however many calls away, a group each; absent where it reaches nothing.",
          .whereKnown, isDetail: true)
      case .column: .column("column", .inMemory)
      case .significance: Field("significance", .word(of: Significance.self), "Whether it is a dependency.", .inMemory)
      case .reason: Field("reason", .text, "Why it has its role and significance, behind \"because\".", .inMemory)
      case .parts: Field("parts", .rows(ReportPart.schema, least: 1), "Where it is declared and extended.", .inMemory)
      case .crossings:
        Field(
          "crossings", .number(.things),
          "Uses of what is volatile, along calls that no test can intercept; unknown where nobody asked.", .inMemory)
      case .sharedState:
        Field(
          "sharedState", .number(.things),
          "Static and global variables that change, along calls that no test can intercept; unknown where nobody asked.",
          .inMemory)
      case .responsibilities:
        Field(
          "responsibilities", .texts("Names of members.", least: 2),
          "Large groups of members that share neither state nor a dependency, where there are several.", .inMemory)
      case .memberHash: Field("memberHash", .numbers(.things, least: 0), "Of its members' names, by halves.", .inMemory)
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  package enum Kind: String, Vocabulary {
    case `class`, `struct`, `enum`, actor, `protocol`, `typealias`, function, global
    case topLevel = "top-level"
    case external

    /// A type of the language.
    package var isType: Bool {
      switch self {
      case .class, .struct, .enum, .actor, .protocol: true
      default: false
      }
    }

    /// A function or variable outside of types.
    package var isFree: Bool { self == .function || self == .global }
  }

  package var id: Int { cells.row }
  /// Qualified by nesting, without module.
  package var name: String { text(.name) ?? "" }
  package var module: String? { text(.module) }
  /// The targets that compile the file it is declared in, by name; empty for one that is called like the module.
  package var targets: [String] { texts(.targets) }
  package var kind: Kind { word(.kind) ?? .external }
  package var role: Role? { word(.role) }
  package var ownership: Ownership { word(.ownership) ?? .project }
  /// It stands in test code or is a test double.
  package var isTest: Bool { flag(.isTest) }
  package var isVendored: Bool { flag(.isVendored) }
  package var isGenerated: Bool { flag(.isGenerated) }
  /// It is no part of a product.
  package var isScript: Bool { flag(.isScript) }
  /// A header of Objective-C declares it.
  package var isObjectiveC: Bool { flag(.isObjectiveC) }
  /// Why it is vendored, generated or a script, and so has no findings; nil for what is judged.
  package var notJudged: String? { text(.notJudged) }
  /// Where it is declared; nil for what is not scanned.
  package var site: ReportSite? {
    text(.file).map { ReportSite(file: $0, line: number(.line) ?? 1, column: number(.column) ?? 1) }
  }
  package var depth: Int? { number(.depth) }
  package var fanIn: Int? { number(.fanIn) }
  package var fanOut: Int? { number(.fanOut) }
  /// Its initializers, in the order of their places.
  package var initializers: [ReportInitializer] { rows(.initializers) }
  /// What it reaches outside of its own code, in the order of groups.
  package var effects: [ReportEffect] { rows(.effects) }
  /// The groups of its effects, and those that no test can intercept.
  package var effectGroups: (all: [EffectGroup], hidden: [EffectGroup]) {
    let effects = self.effects
    return (effects.map(\.group), effects.filter(\.isHidden).map(\.group))
  }
  /// Whether it counts as a dependency where it is used. Not part of the JSON form, as what follows.
  package var significance: Significance? { word(.significance) }
  /// Why it has its role and significance, in words that fit behind "because".
  package var reason: String? { text(.reason) }
  /// How many uses of what is volatile it reaches along calls that no test can intercept; nil where nobody asked.
  package var crossings: Int? { number(.crossings) }
  /// How many static and global variables that change it reaches so; nil where nobody asked.
  package var sharedState: Int? { number(.sharedState) }
  /// Names of the members of each large group that shares neither state nor a dependency with the others, where there
  /// are several; empty too where nobody asked.
  package var responsibilities: [String] { texts(.responsibilities) }
  /// Where it is declared and extended, the declaration first.
  package var parts: [ReportPart] { rows(.parts) }
  /// Hash of the names of its members; nil for what is no type of the project.
  package var memberHash: UInt64? {
    let halves = numbers(.memberHash)
    guard halves.count == 2 else { return nil }
    return UInt64(UInt32(truncatingIfNeeded: halves[0])) << 32 | UInt64(UInt32(truncatingIfNeeded: halves[1]))
  }
}

extension Field {
  /// Whose code something is.
  static let ownership = Field(
    "ownership", .word(of: Ownership.self),
    "Whose code it is: this project's, a package's, which is not scanned or vendored, or the platform's.")

  static func line(_ key: String, _ presence: Presence = .always) -> Field {
    Field(key, .number(.places), "1-based line.", presence)
  }

  static func column(_ key: String, _ presence: Presence = .always) -> Field {
    Field(key, .number(.places), "1-based column, counted in UTF-8 bytes.", presence)
  }
}
