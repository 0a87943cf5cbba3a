import DigraphReport

struct StoredSite: Decodable {
  var file: String
  var line: Int
  var column: Int?

  var value: ReportSite { ReportSite(file: file, line: line, column: column ?? 1) }
}

struct StoredNode: Decodable {
  var id: Int
  var name: String
  var module: String?
  var targets: [String]?
  var kind: ReportNode.Kind
  var role: Role?
  var ownership: Ownership
  var test: Bool
  var file: String?
  var line: Int?
  var depth: Int?
  var fanIn: Int?
  var fanOut: Int?
  var initializers: [StoredInitializer]?
  var effects: [StoredEffect]?

  var value: ReportNode {
    ReportNode(
      id: id, name: name, module: module, targets: targets ?? [], kind: kind, role: role, ownership: ownership,
      isTest: test,
      site: file.map { ReportSite(file: $0, line: line ?? 1, column: 1) }, depth: depth, fanIn: fanIn, fanOut: fanOut,
      initializers: initializers?.map(\.value) ?? [], effects: effects?.map(\.value) ?? [])
  }
}

struct StoredEffect: Decodable {
  var group: EffectGroup
  var hidden: Bool
  var chain: [String]

  var value: ReportEffect { ReportEffect(group: group, isHidden: hidden, chain: chain) }
}

struct StoredInitializer: Decodable {
  var file: String
  var line: Int
  var synthesized: Bool
  var parameters: [StoredParameter]

  var value: ReportInitializer {
    ReportInitializer(
      site: ReportSite(file: file, line: line, column: 1), isSynthesized: synthesized,
      parameters: parameters.map(\.value))
  }
}

struct StoredParameter: Decodable {
  var label: String?
  var name: String
  var type: String?
  var kind: String
  var `default`: String?

  var value: ReportInitializer.Parameter {
    ReportInitializer.Parameter(label: label, name: name, type: type, kind: kind, defaultValue: `default`)
  }
}

struct StoredEdge: Decodable {
  var source: Int
  var target: Int
  var kind: EdgeKind
  var abstraction: Abstraction
  var certainty: Certainty
  var volatile: Bool
  var weak: Bool
  var role: EdgeRole?
  var via: EdgeOrigin?
  var member: String?
  var scope: EdgeScope?
  var targets: [String]?
  var sites: [StoredSite]

  var value: ReportEdge {
    ReportEdge(
      source: source, target: target, kind: kind, abstraction: abstraction, certainty: certainty,
      isVolatile: volatile, isWeak: weak, role: role, via: via, member: member, scope: scope,
      targets: targets ?? [], sites: sites.map(\.value))
  }
}

struct StoredSingleton: Decodable {
  var type: String
  var member: String
  var risk: ReportSingleton.Risk
  var ownership: Ownership
  var file: String
  var line: Int
  var uses: Int

  var value: ReportSingleton {
    ReportSingleton(
      type: type, member: member, risk: risk, ownership: ownership,
      site: ReportSite(file: file, line: line, column: 1), uses: uses)
  }
}

struct StoredFinding: Decodable {
  var rule: String
  var severity: Severity
  var identity: String
  var consumer: String
  var dependency: String?
  var member: String?
  var kind: String
  var source: Int?
  var target: Int?
  var file: String
  var line: Int
  var column: Int
  var endLine: Int?
  var endColumn: Int?
  var sites: [StoredSite]?
  var message: String
  var reason: String?
  var suggestion: String?
  var status: ReportFinding.Status?

  var value: ReportFinding {
    ReportFinding(
      rule: rule, severity: severity, identity: identity, consumer: consumer, dependency: dependency, member: member,
      kind: kind, source: source, target: target, site: ReportSite(file: file, line: line, column: column),
      endLine: endLine ?? line, endColumn: endColumn ?? column, sites: sites?.map(\.value) ?? [], message: message,
      reason: reason ?? "", suggestion: suggestion ?? "", status: status)
  }
}
