/// A consumer uses a dependency. Edges stand by source, target, kind, role and origin, at most one for each of these.
package struct ReportEdge: ReportRow {
  package static let name = "edge"
  package static let meaning =
    "A consumer (source) uses a dependency (target). At most one for each source, target, kind, role and origin."

  package enum Name: Int, FieldName {
    case source, target, kind, abstraction, certainty, isVolatile, isWeak, role, via, member, scope, targets, sites,
      group, isSettable

    package var field: Field {
      switch self {
      case .source: Field("source", .number(.nodes), "Id of the consumer.", isDetail: true)
      case .target: Field("target", .number(.nodes), "Id of the dependency.", isDetail: true)
      case .kind:
        Field(
          "kind", .word(of: EdgeKind.self),
          """
          How the consumer gets it. `construct`, `singleton`, `static` and `locator` are hard-coded, `inherit`, \
          `conform` and `mention` structural.
          """)
      case .abstraction: Field("abstraction", .word(of: Abstraction.self), "What the consumer knows of it.")
      case .certainty: Field("certainty", .word(of: Certainty.self), "How sure the target is.")
      case .isVolatile:
        Field("volatile", .flag, "The dependency reaches outside the process or changes between runs.")
      case .isWeak: Field("weak", .flag, "A back reference.")
      case .role:
        Field(
          "role", .word(of: EdgeRole.self),
          "What keeps it from being a finding: building a screen to show it, or handing it to someone else.",
          .whereKnown)
      case .via:
        Field(
          "via", .word(of: EdgeOrigin.self),
          """
          Where an edge comes from that has no reference in the consumer's own text. `container`: a registration makes \
          the target where the source is asked for (`mention`), or hands it to what it makes (`init`).
          """, .whereKnown)
      case .member: Field("member", .text, "What was reached: `shared`, `now`.", .whereKnown)
      case .scope:
        Field(
          "scope", .word(of: EdgeScope.self),
          """
          Where all places stand, if not in code of the consumer's own module: in tests or previews of it, or in \
          extensions that another module makes to it.
          """, .whereKnown, isDetail: true)
      case .targets:
        Field(
          "targets", .texts("A name.", least: 1),
          "The targets in which it is, where that is not all that compile the places.", .whereKnown, isDetail: true)
      case .sites: Field("sites", .rows(SiteRow.schema, least: 1), "All places.")
      case .isSettable:
        Field(
          "settable", .flag, "What the initializer is given can be exchanged later; false where nobody asked.",
          .inMemory)
      case .group: Field("group", .text, "What a dependency outside the project gives access to.", .inMemory)
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  /// Ids of nodes.
  package var source: Int { number(.source) ?? 0 }
  package var target: Int { number(.target) ?? 0 }
  package var kind: EdgeKind { word(.kind) ?? .mention }
  package var abstraction: Abstraction { word(.abstraction) ?? .concrete }
  package var certainty: Certainty { word(.certainty) ?? .guessed }
  /// The dependency reaches outside the process or changes between runs.
  package var isVolatile: Bool { flag(.isVolatile) }
  /// A back reference.
  package var isWeak: Bool { flag(.isWeak) }
  package var role: EdgeRole? { word(.role) }
  package var via: EdgeOrigin? { word(.via) }
  /// What was reached: `shared`, `now`.
  package var member: String? { text(.member) }
  /// Nil for the usual: at least one place in the consumer's own module.
  package var scope: EdgeScope? { word(.scope) }
  /// The targets in which it is, by name, where that is not all that compile the places; else empty.
  package var targets: [String] { texts(.targets) }
  package var siteCount: Int { count(.sites) }
  /// The first of ``sites``; nil only in a report that somebody else wrote.
  package var firstSite: ReportSite? { first(.sites, SiteRow.self)?.site }
  /// Sorted, without repetition, never empty. O(their number), made anew at each call.
  package var sites: [ReportSite] { (rows(.sites) as [SiteRow]).map(\.site) }
  /// What a dependency of the platform or a package gives access to, as the catalogue has it: `clock`, `network`. Not
  /// part of the JSON form.
  package var group: String? { text(.group) }
  /// What the initializer is given is kept in a property that others may set; false where nobody asked.
  package var isSettable: Bool { flag(.isSettable) }
}
