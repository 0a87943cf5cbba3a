import DigraphReport

/// The parts of the contract that describe the graph. Keys stand in the order of the schema.
extension JSONWriter {
  mutating func write(_ node: ReportNode) {
    member("id", node.id)
    member("name", node.name)
    member("module", node.module)
    write(targets: node.targets)
    member("kind", node.kind)
    member("role", node.role)
    member("ownership", node.ownership)
    member("test", node.isTest)
    member("file", node.site?.file)
    member("line", node.site?.line)
    member("depth", node.depth)
    member("fanIn", node.fanIn)
    member("fanOut", node.fanOut)
    if !node.initializers.isEmpty {
      key("initializers")
      array(node.initializers) { json, initializer in json.object { $0.write(initializer) } }
    }
    write(node.effects)
  }

  /// Nothing where there are none.
  mutating func write(_ effects: [ReportEffect]) {
    if effects.isEmpty { return }
    key("effects")
    array(effects) { json, effect in
      json.object {
        $0.member("group", effect.group)
        $0.member("hidden", effect.isHidden)
        $0.key("chain")
        $0.array(effect.chain) { $0.value($1) }
      }
    }
  }

  private mutating func write(_ initializer: ReportInitializer) {
    member("file", initializer.site.file)
    member("line", initializer.site.line)
    member("synthesized", initializer.isSynthesized)
    key("parameters")
    array(initializer.parameters) { json, parameter in
      json.object {
        $0.member("label", parameter.label)
        $0.member("name", parameter.name)
        $0.member("type", parameter.type)
        $0.member("kind", parameter.kind)
        $0.member("default", parameter.defaultValue)
      }
    }
  }

  mutating func write(_ edge: ReportEdge) {
    member("source", edge.source)
    member("target", edge.target)
    member("kind", edge.kind)
    member("abstraction", edge.abstraction)
    member("certainty", edge.certainty)
    member("volatile", edge.isVolatile)
    member("weak", edge.isWeak)
    member("role", edge.role)
    member("via", edge.via)
    member("member", edge.member)
    member("scope", edge.scope)
    write(targets: edge.targets)
    write(edge.sites)
  }

  private mutating func write(targets: [String]) {
    guard !targets.isEmpty else { return }
    key("targets")
    array(targets) { $0.value($1) }
  }

  mutating func write(_ sites: [ReportSite]) {
    key("sites")
    array(sites) { json, site in
      json.object {
        $0.member("file", site.file)
        $0.member("line", site.line)
        $0.member("column", site.column)
      }
    }
  }

  mutating func write(_ cycle: ReportCycle) {
    key("members")
    array(cycle.members) { $0.value($1) }
    key("witness")
    array(cycle.witness) { $0.value($1) }
  }

  mutating func write(_ singleton: ReportSingleton) {
    member("type", singleton.type)
    member("member", singleton.member)
    member("risk", singleton.risk)
    member("ownership", singleton.ownership)
    member("file", singleton.site.file)
    member("line", singleton.site.line)
    member("uses", singleton.uses)
  }
}
