import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import DigraphRules

/// Nodes, with what they declare.
extension ReportBuilder {
  func nodes() -> Rows<ReportNode> {
    let (nodes, analysis) = (results.graph.nodes, results.analysis)
    var (filler, texts) = (TableFiller<ReportNode.Name>(ReportNode.schema), ReportTexts(program))
    filler.fill(.name, numbers: nodes.map { texts.id(of: $0.name) })
    filler.fill(.module, numbers: nodes.map { results.moduleName(of: $0).map { texts.id(of: $0) } ?? stored(nil) })
    filler.fill(.targets, lists: nodes.map { texts.targets(targets(of: $0)) })
    filler.fill(.kind, marks: nodes.map { Column.mark($0.kind) })
    filler.fill(.role, marks: nodes.map { mark($0.role) })
    filler.fill(.ownership, marks: nodes.map { Column.mark($0.ownership) })
    filler.fill(.isTest, flags: nodes.map(\.isTest))
    filler.fill(.isVendored, flags: nodes.map { $0.otherCode?.kind == .vendored })
    filler.fill(.isGenerated, flags: nodes.map { $0.otherCode?.kind == .generated })
    filler.fill(.isScript, flags: nodes.map { $0.otherCode?.kind == .script })
    filler.fill(.notJudged, numbers: nodes.map { $0.otherCode.map { texts.id(of: $0.reason) } ?? stored(nil) })
    filler.fill(
      .isObjectiveC, flags: nodes.map { $0.kind != .external && $0.file >= 0 && program.files[Int($0.file)].isHeader })
    filler.fill(.file, numbers: nodes.map { $0.file < 0 ? stored(nil) : texts.path($0.file) })
    let positions = nodes.map { $0.file < 0 ? nil : program.files[Int($0.file)].position(of: $0.offset) }
    filler.fill(.line, numbers: positions.map { stored($0?.line) })
    filler.fill(.column, numbers: positions.map { stored($0?.column) })
    filler.fill(.depth, numbers: nodes.ids.map { stored(analysis.depth(of: $0)) })
    func isExternal(_ node: NodeID) -> Bool { nodes[node].kind == .external }
    filler.fill(.fanIn, numbers: nodes.ids.map { stored(isExternal($0) ? nil : analysis.fanIn(of: $0)) })
    filler.fill(.fanOut, numbers: nodes.ids.map { stored(isExternal($0) ? nil : analysis.fanOut(of: $0)) })
    let profiles = nodes.ids.map { results.profile(of: $0) }
    filler.fill(.significance, marks: profiles.map { mark($0.map { Significance($0.significance) }) })
    filler.fill(
      .reason, numbers: profiles.map { $0.map { texts.id(of: $0.reason.text(in: program)) } ?? stored(nil) })
    putMeasures(of: nodes, in: &filler, &texts)
    putInitializers(of: nodes, in: &filler, &texts)
    putEffects(of: nodes, in: &filler, &texts)
    putParts(of: nodes, in: &filler, &texts)
    texts.pool.seal()
    return Rows(filler.closed(nodes.count), texts.pool)
  }

  private func putParts(
    of nodes: IDTable<NodeID, DependencyGraph.Node>, in filler: inout TableFiller<ReportNode.Name>,
    _ texts: inout ReportTexts
  ) {
    let all = TypeParts(program)
    var rows: [(file: Int32, line: Int32, column: Int32, lines: Int32)] = []
    var ends: [UInt32] = []
    for node in nodes {
      for part in all.of(node) {
        let file = program.files[Int(part.file)]
        let (first, last) = (file.position(of: part.start).line, file.position(of: part.end).line)
        let site = file.position(of: part.nameStart)
        rows.append((texts.path(part.file), stored(site.line), stored(site.column), stored(last - first + 1)))
      }
      ends.append(UInt32(rows.count))
    }
    var parts = TableFiller<ReportPart.Name>(ReportPart.schema)
    parts.fill(.file, numbers: rows.map(\.file))
    parts.fill(.line, numbers: rows.map(\.line))
    parts.fill(.column, numbers: rows.map(\.column))
    parts.fill(.lines, numbers: rows.map(\.lines))
    filler.fill(.parts, parts.closed(rows.count), ends: ends)
    filler.change(.memberHash) { column in
      for node in nodes {
        if let hash = all.memberHash(of: node) {
          column.numbers += [hash >> 32, hash].map { Int32(truncatingIfNeeded: $0) }
        }
        column.ends.append(UInt32(column.numbers.count))
      }
    }
  }

  private func putMeasures(
    of nodes: IDTable<NodeID, DependencyGraph.Node>, in filler: inout TableFiller<ReportNode.Name>,
    _ texts: inout ReportTexts
  ) {
    func numbers(_ count: (EffectReach, EntityID) -> Int) -> [Int32] {
      nodes.map { node in
        guard let reach = effects.reach, !node.isTest, let entity = node.key.entity, entity.isDeclared,
          program.projectEntity(entity) != nil
        else { return stored(nil) }
        return stored(count(reach, entity))
      }
    }
    filler.fill(.crossings, numbers: numbers { $0.crossings(of: $1) })
    filler.fill(.sharedState, numbers: numbers { $0.sharedState(of: $1) })
    filler.fill(
      .responsibilities,
      lists: nodes.map { node in
        guard let responsibilities, !node.isTest, let entity = node.key.entity else { return [] }
        return responsibilities.groups(of: entity).map { members in
          let names = members.map { program.symbols[$0] }
          // Overloads have one name.
          let distinct = names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
          return texts.id(of: distinct.joined(separator: ", "))
        }
      })
  }

  private func putEffects(
    of nodes: IDTable<NodeID, DependencyGraph.Node>, in filler: inout TableFiller<ReportNode.Name>,
    _ texts: inout ReportTexts
  ) {
    var rows = TableFiller<ReportEffect.Name>(ReportEffect.schema)
    var (groups, hidden, ends): ([UInt8], [Bool], [UInt32]) = ([], [], [])
    var chains = EffectChains(effects, program)
    rows.change(.chain) { column in
      for node in nodes {
        // Tests run what they test.
        if !node.isTest, let first = effects.first(of: node.key) {
          let found = effects.groups(of: node.key, in: program)
          for group in found.all.groups {
            let isHidden = found.hidden.contains(EffectGroups(group))
            let link = chains.link(from: first, to: group, isHidden: isHidden, in: &column, &texts.pool)
            guard let link else { continue }
            column.numbers.append(link)
            groups.append(Column.mark(group))
            hidden.append(isHidden)
          }
        }
        ends.append(UInt32(groups.count))
      }
    }
    rows.fill(.group, marks: groups)
    rows.fill(.isHidden, flags: hidden)
    filler.fill(.effects, rows.closed(groups.count), ends: ends)
  }

  /// The targets that compile a node, as modules; none for one that is called like its module.
  private func targets(of node: DependencyGraph.Node) -> [Int32] {
    guard node.module >= 0 else { return [] }
    let module = program.modules[Int(node.module)]
    guard node.file >= 0, program.isShared(Int(node.file)) else {
      return module.origin == .project && module.name != module.importName ? [Int32(node.module)] : []
    }
    return Array(program.modules(ofFile: Int(node.file)))
  }

  // MARK: Initializers

  /// An initializer, and the declarations of what it asks for.
  private struct Initializer {
    var file: Int32
    var offset: UInt32
    var isSynthesized: Bool
    var parameters: [DeclarationID]
  }

  private func putInitializers(
    of nodes: IDTable<NodeID, DependencyGraph.Node>, in filler: inout TableFiller<ReportNode.Name>,
    _ texts: inout ReportTexts
  ) {
    var (found, ends): ([Initializer], [UInt32]) = ([], [])
    for node in nodes {
      found += initializers(of: node)
      ends.append(UInt32(found.count))
    }
    let positions = found.map { program.files[Int($0.file)].position(of: $0.offset) }
    var rows = TableFiller<ReportInitializer.Name>(ReportInitializer.schema)
    rows.fill(.file, numbers: found.map { texts.path($0.file) })
    rows.fill(.line, numbers: positions.map { stored($0.line) })
    rows.fill(.column, numbers: positions.map { stored($0.column) })
    rows.fill(.isSynthesized, flags: found.map(\.isSynthesized))
    var parameters = TableFiller<ReportInitializer.Parameter.Name>(ReportInitializer.Parameter.schema)
    var (count, parameterEnds): (Int, [UInt32]) = (0, [])
    for initializer in found {
      for id in initializer.parameters { put(id, isProperty: initializer.isSynthesized, in: &parameters, &texts) }
      count += initializer.parameters.count
      parameterEnds.append(UInt32(count))
    }
    rows.fill(.parameters, parameters.closed(count), ends: parameterEnds)
    filler.fill(.initializers, rows.closed(found.count), ends: ends)
  }

  /// In the order of their places.
  private func initializers(of node: DependencyGraph.Node) -> [Initializer] {
    guard let entity = node.key.entity, let index = program.projectEntity(entity) else { return [] }
    var found: [Initializer] = []
    for id in program.members.find(MemberTable.entity(entity), program.identifiers.initializer) {
      found.append(
        Initializer(
          file: program.declarations[id].file, offset: program.fact(id).start, isSynthesized: false,
          parameters: Array(program.parameters(of: id))))
    }
    if program.entities[index].kind == .struct, found.isEmpty {
      let properties = program.children(of: program.entities[index].declaration).filter {
        program.declarations[$0].kind == .property && program.isMemberwise($0)
      }
      if !properties.isEmpty {
        let file = program.declarations[program.entities[index].declaration].file
        found.append(Initializer(file: file, offset: node.offset, isSynthesized: true, parameters: properties))
      }
    }
    if found.count < 2 { return found }
    return found.sorted { a, b in
      a.file == b.file
        ? a.offset < b.offset : program.files[Int(a.file)].path < program.files[Int(b.file)].path
    }
  }

  private func put(
    _ id: DeclarationID, isProperty: Bool, in rows: inout TableFiller<ReportInitializer.Parameter.Name>,
    _ texts: inout ReportTexts
  ) {
    let declaration = program.declarations[id]
    let fact = program.fact(id)
    let file = program.files[Int(declaration.file)]
    let value = file.names[fact.valueText]
    let injected = injections.types(in: program.declaredTypes[id])
    let kind: EdgeKind? =
      injected.isEmpty
      ? nil
      : injected.contains { $0.abstraction == .closure }
        ? .initializerFactory : value.isEmpty || value == "nil" ? .initializer : .initializerDefault
    let label = texts.id(of: isProperty ? declaration.name : declaration.label)
    let type = fact.type >= 0 ? texts.id(of: TypeText.text(of: Int(fact.type), in: file)) : stored(nil)
    let name = texts.id(of: program.symbols[declaration.name])
    let initial = value.isEmpty ? stored(nil) : texts.id(of: value)
    let how = texts.id(of: kind?.rawValue ?? "value")
    rows.change(.label) { $0.numbers.append(label) }
    rows.change(.name) { $0.numbers.append(name) }
    rows.change(.type) { $0.numbers.append(type) }
    rows.change(.kind) { $0.numbers.append(how) }
    rows.change(.defaultValue) { $0.numbers.append(initial) }
  }
}
