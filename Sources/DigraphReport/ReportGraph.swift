/// A place in a source file. Line and column are 1-based, columns count UTF-8 bytes.
package struct ReportSite: Sendable, Hashable, Comparable {
  /// Relative to the report's root, `/`-separated.
  package var file: String
  // A report may have millions of places, so these take half of what they seem to.
  private var shortLine: Int32
  private var shortColumn: Int32

  package init(file: String, line: Int, column: Int) {
    self.file = file
    shortLine = Int32(clamping: line)
    shortColumn = Int32(clamping: column)
  }

  package var line: Int {
    get { Int(shortLine) }
    set { shortLine = Int32(clamping: newValue) }
  }

  package var column: Int {
    get { Int(shortColumn) }
    set { shortColumn = Int32(clamping: newValue) }
  }

  package static func < (a: ReportSite, b: ReportSite) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

/// Whose code a type is.
package enum Ownership: String, Sendable, Codable, CaseIterable {
  case project, package, platform
}

/// A consumer or dependency. Its id is its index in the report.
package struct ReportNode: Sendable {
  package enum Kind: String, Sendable, Codable, CaseIterable {
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
  }

  // A report may have millions of nodes: what most formats show little of is made when somebody asks.
  private var shortID: Int32
  /// Of which node ``details`` speaks.
  private let index: Int32
  package let kind: Kind
  package let role: Role?
  package let ownership: Ownership
  /// It stands in test code or is a test double.
  package let isTest: Bool
  /// Whether it counts as a dependency where it is used.
  package let significance: Significance?
  private let details: any NodeDetails

  package init(
    id: Int, name: String, module: String?, targets: [String] = [], kind: Kind, role: Role?, ownership: Ownership,
    isTest: Bool, site: ReportSite?, depth: Int?, fanIn: Int?, fanOut: Int?, initializers: [ReportInitializer],
    effects: [ReportEffect] = [], parts: [ReportPart] = []
  ) {
    self.init(
      id: id, kind: kind, role: role, ownership: ownership, isTest: isTest, significance: nil,
      details: WrittenNodeDetails(
        name: name, module: module, targets: targets, site: site, depth: depth, fanIn: fanIn, fanOut: fanOut,
        initializers: initializers, effects: effects, parts: parts),
      index: 0)
  }

  /// Has its details made when somebody asks.
  package init(
    id: Int, kind: Kind, role: Role?, ownership: Ownership, isTest: Bool, significance: Significance?,
    details: any NodeDetails, index: Int
  ) {
    shortID = Int32(id)
    self.index = Int32(index)
    self.kind = kind
    self.role = role
    self.ownership = ownership
    self.isTest = isTest
    self.significance = significance
    self.details = details
  }

  package var id: Int {
    get { Int(shortID) }
    set { shortID = Int32(newValue) }
  }
  /// Qualified by nesting, without module.
  package var name: String { details.name(of: Int(index)) }
  package var module: String? { details.module(of: Int(index)) }
  /// The targets that compile the file it is declared in, by name; empty for one that is called like the module.
  package var targets: [String] { details.targets(of: Int(index)) }
  /// Where it is declared; nil for what is not scanned.
  package var site: ReportSite? { details.site(of: Int(index)) }
  package var depth: Int? { details.depth(of: Int(index)) }
  package var fanIn: Int? { details.fanIn(of: Int(index)) }
  package var fanOut: Int? { details.fanOut(of: Int(index)) }
  /// Its initializers, in the order of their places.
  package var initializers: [ReportInitializer] { details.initializers(of: Int(index)) }
  /// What it reaches outside of its own code, in the order of groups.
  package var effects: [ReportEffect] { details.effects(of: Int(index)) }
  /// The groups of its effects, and those that no test can intercept: the same as ``effects`` says, without the ways.
  package var effectGroups: (all: [EffectGroup], hidden: [EffectGroup]) { details.effectGroups(of: Int(index)) }
  /// Why it has its role and significance, in words that fit behind "because". Not part of the JSON form, as what
  /// follows.
  package var reason: String? { details.reason(of: Int(index)) }
  /// Where it is declared and extended, the declaration first.
  package var parts: [ReportPart] { details.parts(of: Int(index)) }
  /// Hash of the names of its members; nil for what is no type of the project.
  package var memberHash: UInt64? { details.memberHash(of: Int(index)) }
}

/// What a node is beside what it keeps itself, by its index in the graph; it may be made anew at each call.
package protocol NodeDetails: AnyObject, Sendable {
  func name(of node: Int) -> String
  func module(of node: Int) -> String?
  func targets(of node: Int) -> [String]
  func site(of node: Int) -> ReportSite?
  func depth(of node: Int) -> Int?
  func fanIn(of node: Int) -> Int?
  func fanOut(of node: Int) -> Int?
  func initializers(of node: Int) -> [ReportInitializer]
  func effects(of node: Int) -> [ReportEffect]
  func effectGroups(of node: Int) -> (all: [EffectGroup], hidden: [EffectGroup])
  func reason(of node: Int) -> String?
  func parts(of node: Int) -> [ReportPart]
  func memberHash(of node: Int) -> UInt64?
}

/// Those of one node that somebody else has written down, as in a report that is read.
private final class WrittenNodeDetails: NodeDetails {
  private let name: String
  private let module: String?
  private let targets: [String]
  private let site: ReportSite?
  private let numbers: (depth: Int?, fanIn: Int?, fanOut: Int?)
  private let initializers: [ReportInitializer]
  private let effects: [ReportEffect]
  private let parts: [ReportPart]

  init(
    name: String, module: String?, targets: [String], site: ReportSite?, depth: Int?, fanIn: Int?, fanOut: Int?,
    initializers: [ReportInitializer], effects: [ReportEffect], parts: [ReportPart]
  ) {
    self.name = name
    self.module = module
    self.targets = targets
    self.site = site
    numbers = (depth, fanIn, fanOut)
    self.initializers = initializers
    self.effects = effects
    self.parts = parts
  }

  func name(of node: Int) -> String { name }
  func module(of node: Int) -> String? { module }
  func targets(of node: Int) -> [String] { targets }
  func site(of node: Int) -> ReportSite? { site }
  func depth(of node: Int) -> Int? { numbers.depth }
  func fanIn(of node: Int) -> Int? { numbers.fanIn }
  func fanOut(of node: Int) -> Int? { numbers.fanOut }
  func initializers(of node: Int) -> [ReportInitializer] { initializers }
  func effects(of node: Int) -> [ReportEffect] { effects }
  func effectGroups(of node: Int) -> (all: [EffectGroup], hidden: [EffectGroup]) {
    (effects.map(\.group), effects.filter(\.isHidden).map(\.group))
  }
  func reason(of node: Int) -> String? { nil }
  func parts(of node: Int) -> [ReportPart] { parts }
  func memberHash(of node: Int) -> UInt64? { nil }
}

/// Whether having a type means depending on it.
package enum Significance: String, Sendable, CaseIterable {
  /// Its values do work for others: a dependency.
  case service
  /// The same, but deterministic and in process: findings about it are for information.
  case stable
  /// A screen or a part of one: a view that shows it navigates or lays out, and does not depend.
  case interface
  /// It carries data or is a value in another way.
  case glue
}

/// A declaration of a type, or an extension of it.
package struct ReportPart: Sendable, Equatable {
  package var site: ReportSite
  /// From its first to its last line.
  package var lines: Int

  package init(site: ReportSite, lines: Int) {
    self.site = site
    self.lines = lines
  }
}

/// A module as understood.
package struct ReportModule: Sendable, Equatable {
  /// What told of it.
  package enum Origin: String, Sendable, CaseIterable {
    /// A SwiftPM manifest, an Xcode project, or nothing but the folder.
    case manifest, project, folder
  }

  package var name: String
  /// The name under which code imports it.
  package var importName: String
  package var origin: Origin
  /// Relative to the root; empty for the root itself.
  package var directory: String
  package var isTest: Bool
  /// Names of the modules it may import, sorted; nil where nothing is known.
  package var dependencies: [String]?
  package var files: Int
  package var lines: Int
  /// Files that belong to other modules too, and count there.
  package var sharedFiles: Int

  package init(
    name: String, importName: String, origin: Origin, directory: String, isTest: Bool, dependencies: [String]?,
    files: Int, lines: Int, sharedFiles: Int
  ) {
    self.name = name
    self.importName = importName
    self.origin = origin
    self.directory = directory
    self.isTest = isTest
    self.dependencies = dependencies
    self.files = files
    self.lines = lines
    self.sharedFiles = sharedFiles
  }
}

/// What a project type is for.
package enum Role: String, Sendable, Codable, CaseIterable {
  case view, viewController, viewModel, presenter, interactor, coordinator, service, repository, store, client, useCase
  case model, error, testDouble, test, compositionRoot, factory, assembler, container
}

/// An initializer and what it asks for.
package struct ReportInitializer: Sendable {
  package var site: ReportSite
  /// Not written in the source: the memberwise initializer of a struct.
  package var isSynthesized: Bool
  package var parameters: [Parameter]

  package init(site: ReportSite, isSynthesized: Bool, parameters: [Parameter]) {
    self.site = site
    self.isSynthesized = isSynthesized
    self.parameters = parameters
  }

  package struct Parameter: Sendable {
    /// Nil where it is called without one.
    package var label: String?
    package var name: String
    /// As written.
    package var type: String?
    /// `init`, `init-default`, `init-factory` for a dependency, `value` for what is none.
    package var kind: String
    /// The default value as written, on one line.
    package var defaultValue: String?

    package init(label: String?, name: String, type: String?, kind: String, defaultValue: String?) {
      self.label = label
      self.name = name
      self.type = type
      self.kind = kind
      self.defaultValue = defaultValue
    }
  }
}

/// How a consumer gets a dependency.
package enum EdgeKind: String, Sendable, Codable, CaseIterable {
  case construct, singleton, `static`, locator
  case initializer = "init"
  case initializerDefault = "init-default"
  case initializerFactory = "init-factory"
  case property, method, wrapper, environment, inherit, conform, mention

  /// The consumer decides itself which instance it gets.
  package var isHardCoded: Bool {
    switch self {
    case .construct, .singleton, .static, .locator: true
    default: false
    }
  }

  /// The consumer gets hold of an instance this way, rather than only naming a type.
  package var isAcquiring: Bool {
    switch self {
    case .inherit, .conform, .mention: false
    default: true
    }
  }
}

/// What the consumer knows of the dependency.
package enum Abstraction: String, Sendable, Codable, CaseIterable {
  case `protocol`, concrete, closure
}

/// How sure the scan is of an edge's target.
package enum Certainty: String, Sendable, Codable, CaseIterable {
  case exact
  case byName = "by-name"
  case guessed
}

/// What an edge is for, where that keeps it from being a finding.
package enum EdgeRole: String, Sendable, Codable, CaseIterable {
  case navigation, handOver
}

/// Where an edge comes from that has no reference in the consumer's own text.
package enum EdgeOrigin: String, Sendable, Codable, CaseIterable {
  case inheritance, conformance, container, locator, `default`
}

/// Where all places of an edge of the product stand, if that is not the code of the consumer's own module.
package enum EdgeScope: String, Sendable, Codable, CaseIterable {
  /// In tests, which extend the consumer.
  case test
  /// In what shows the consumer to those who write it.
  case preview
  /// In extensions that another module makes to the consumer.
  case `extension`
}

/// A consumer uses a dependency. At most one for each source, target, kind, role and origin.
package struct ReportEdge: Sendable {
  private var nodes: (source: Int32, target: Int32)
  /// Of which edge ``details`` speaks.
  private let index: Int32
  package let kind: EdgeKind
  package let abstraction: Abstraction
  package let certainty: Certainty
  /// The dependency reaches outside the process or changes between runs.
  package let isVolatile: Bool
  /// A back reference.
  package let isWeak: Bool
  package let role: EdgeRole?
  package let via: EdgeOrigin?
  private var details: any EdgeDetails

  package init(
    source: Int, target: Int, kind: EdgeKind, abstraction: Abstraction, certainty: Certainty, isVolatile: Bool,
    isWeak: Bool, role: EdgeRole?, via: EdgeOrigin?, member: String?, scope: EdgeScope? = nil, targets: [String] = [],
    sites: [ReportSite]
  ) {
    self.init(
      source: source, target: target, kind: kind, abstraction: abstraction, certainty: certainty,
      isVolatile: isVolatile, isWeak: isWeak, role: role, via: via,
      details: WrittenEdgeDetails(member: member, scope: scope, targets: targets, sites: sites), index: 0)
  }

  /// Has its details made when somebody asks: most formats show few of them.
  package init(
    source: Int, target: Int, kind: EdgeKind, abstraction: Abstraction, certainty: Certainty, isVolatile: Bool,
    isWeak: Bool, role: EdgeRole?, via: EdgeOrigin?, details: any EdgeDetails, index: Int
  ) {
    nodes = (Int32(source), Int32(target))
    self.kind = kind
    self.abstraction = abstraction
    self.certainty = certainty
    self.isVolatile = isVolatile
    self.isWeak = isWeak
    self.role = role
    self.via = via
    self.details = details
    self.index = Int32(index)
  }

  /// Ids of nodes.
  package var source: Int {
    get { Int(nodes.source) }
    set { nodes.source = Int32(newValue) }
  }
  package var target: Int {
    get { Int(nodes.target) }
    set { nodes.target = Int32(newValue) }
  }
  /// What was reached: `shared`, `now`.
  package var member: String? { details.member(ofEdge: Int(index)) }
  /// Nil for the usual: at least one place in the consumer's own module.
  package var scope: EdgeScope? { details.scope(ofEdge: Int(index)) }
  /// The targets in which it is, by name, where that is not all that compile the places; else empty.
  package var targets: [String] { details.targets(ofEdge: Int(index)) }
  /// Sorted, without repetition, never empty. O(their number), made anew at each call.
  package var sites: [ReportSite] { details.sites(ofEdge: Int(index)) }
  /// What a dependency of the platform or a package gives access to, as the catalogue has it: `clock`, `network`. Not
  /// part of the JSON form.
  package var group: String? {
    get { details.group(ofEdge: Int(index)) }
    set { details = WrittenEdgeDetails(member: member, scope: scope, targets: targets, sites: sites, group: newValue) }
  }
}

/// Makes what few ask of an edge, by its index in the graph.
package protocol EdgeDetails: AnyObject, Sendable {
  func member(ofEdge index: Int) -> String?
  func scope(ofEdge index: Int) -> EdgeScope?
  func targets(ofEdge index: Int) -> [String]
  func sites(ofEdge index: Int) -> [ReportSite]
  func group(ofEdge index: Int) -> String?
}

/// Those of one edge that somebody else has written down, as in a report that is read.
private final class WrittenEdgeDetails: EdgeDetails {
  private let member: String?
  private let scope: EdgeScope?
  private let targets: [String]
  private let sites: [ReportSite]
  private let group: String?

  init(member: String?, scope: EdgeScope?, targets: [String], sites: [ReportSite], group: String? = nil) {
    self.member = member
    self.scope = scope
    self.targets = targets
    self.sites = sites
    self.group = group
  }

  func member(ofEdge index: Int) -> String? { member }
  func scope(ofEdge index: Int) -> EdgeScope? { scope }
  func targets(ofEdge index: Int) -> [String] { targets }
  func sites(ofEdge index: Int) -> [ReportSite] { sites }
  func group(ofEdge index: Int) -> String? { group }
}

/// A strongly connected component of acquiring edges.
package struct ReportCycle: Sendable {
  /// Node ids, by name.
  package var members: [Int]
  /// The shortest cycle through the first member; begins and ends with it.
  package var witness: [Int]

  package init(members: [Int], witness: [Int]) {
    self.members = members
    self.witness = witness
  }
}

/// A declaration that hands out one shared instance.
package struct ReportSingleton: Sendable {
  /// How much harm it can do.
  package enum Risk: String, Sendable, Codable, CaseIterable {
    case strict, accidental, mutable, actor
    case mainActor = "main-actor"
    case global, holder
  }

  /// The type whose instance is handed out, qualified; for a holder the type that holds it.
  package var type: String
  package var member: String
  package var risk: Risk
  package var ownership: Ownership
  package var site: ReportSite
  /// How many consumers reach it.
  package var uses: Int

  package init(type: String, member: String, risk: Risk, ownership: Ownership, site: ReportSite, uses: Int) {
    self.type = type
    self.member = member
    self.risk = risk
    self.ownership = ownership
    self.site = site
    self.uses = uses
  }
}
