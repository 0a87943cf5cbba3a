import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphRefactoring
import DigraphReport
import DigraphRules

/// Edges and findings, of which there may be millions.
extension ReportBuilder {
  func edges() -> Rows<ReportEdge> {
    let edges = results.graph.edges
    var (filler, texts) = (TableFiller<ReportEdge.Name>(ReportEdge.schema), ReportTexts(program))
    filler.fill(.source, numbers: edges.map(\.source.number))
    filler.fill(.target, numbers: edges.map(\.target.number))
    filler.fill(.kind, marks: edges.map { Column.mark($0.kind) })
    filler.fill(.abstraction, marks: edges.map { Column.mark($0.abstraction) })
    filler.fill(.certainty, marks: edges.map { Column.mark($0.certainty) })
    filler.fill(.isVolatile, flags: edges.map { $0.flags.contains(.isVolatile) })
    filler.fill(.isWeak, flags: edges.map { $0.flags.contains(.isWeak) })
    filler.fill(.role, marks: edges.map { mark($0.role) })
    filler.fill(.via, marks: edges.map { mark($0.via) })
    filler.fill(.member, numbers: edges.map { texts.id(of: $0.member) })
    filler.fill(.scope, marks: edges.map { mark(scope(of: $0)) })
    filler.fill(.targets, lists: edges.map { texts.targets(targets(of: $0)) })
    filler.fill(
      .group, numbers: edges.map { results.entry(of: $0).map { texts.id(of: $0.group.rawValue) } ?? stored(nil) })
    let settable = settable()
    filler.fill(.isSettable, flags: edges.map { isSettable($0, settable) })
    filler.fill(.sites, sites(&texts), ends: edges.map { UInt32($0.sitesEnd) })
    texts.pool.seal()
    return Rows(filler.closed(edges.count), texts.pool)
  }

  /// A type and what it keeps.
  private struct Kept: Hashable {
    let owner: EntityID
    let dependency: EntityID
  }

  /// What the properties of classes and actors hold that others may set; none where nobody asked for measures.
  private func settable() -> Set<Kept> {
    var found: Set<Kept> = []
    guard responsibilities != nil else { return found }
    for declaration in program.declarations.ids {
      let property = program.declarations[declaration]
      let isSet =
        property.kind == .property && property.flags.contains(.isVar)
        && !property.flags.containsAny(of: [.isStatic, .isComputed, .isLazy])
        && !property.flags.containsAny(of: .hiddenSetter)
      guard isSet, let owner = property.entity, owner.isDeclared, !program.entities[owner].isPlatform,
        program.entities[owner].kind == .class || program.entities[owner].kind == .actor
      else { continue }
      for injected in injections.types(in: program.declaredTypes[declaration]) {
        found.insert(Kept(owner: owner, dependency: injected.entity))
      }
    }
    return found
  }

  private func isSettable(_ edge: DependencyGraph.Edge, _ settable: Set<Kept>) -> Bool {
    switch edge.kind {
    case .initializer, .initializerDefault, .initializerFactory:
      guard !settable.isEmpty, let owner = results.graph.nodes[edge.source].key.entity,
        let dependency = results.graph.nodes[edge.target].key.entity
      else { return false }
      return settable.contains(Kept(owner: owner, dependency: dependency))
    default: return false
    }
  }

  /// All places of edges, which stand in the order of their edges.
  private func sites(_ texts: inout ReportTexts) -> Table {
    let sites = results.graph.sites
    let positions = sites.map { program.files[Int($0.file)].position(of: $0.start) }
    var rows = TableFiller<SiteRow.Name>(SiteRow.schema)
    rows.fill(.file, numbers: sites.map { texts.path($0.file) })
    rows.fill(.line, numbers: positions.map { stored($0.line) })
    rows.fill(.column, numbers: positions.map { stored($0.column) })
    return rows.closed(sites.count)
  }

  /// The targets in which an edge is, as modules; none where that is all that compile the places.
  private func targets(of edge: DependencyGraph.Edge) -> [Int32] {
    let (sites, target) = (results.graph.sites(of: edge), results.graph.nodes[edge.target])
    guard target.file >= 0, sites.contains(where: { program.isShared(Int($0.file)) }) else { return [] }
    let all = Set(Set(sites.lazy.map(\.file)).flatMap { program.modules(ofFile: Int($0)) })
    let seeing = all.filter { program.sees(Int(target.file), from: $0) }
    return seeing.count < all.count ? seeing.sorted() : []
  }

  private func scope(of edge: DependencyGraph.Edge) -> EdgeScope? {
    let source = results.graph.nodes[edge.source]
    guard source.isProduction, source.file >= 0 else { return nil }
    let sites = results.graph.sites(of: edge)
    let isPreview = results.profile(of: edge.source)?.isPreview ?? false
    if isPreview || sites.allSatisfy(\.isPreview) { return .preview }
    if sites.allSatisfy({ program.isTestFile[Int($0.file)] }) { return .test }
    // A file of several modules is at home in each of them.
    let home = Int(source.file)
    return sites.allSatisfy({ !program.isSameModule(Int($0.file), home) }) ? .extension : nil
  }

  // MARK: Findings

  func findings(_ findings: [Finding], _ recipes: FindingRecipes) -> Rows<ReportFinding> {
    let text = RecipeText(results)
    var rows = Rows<ReportFinding>()
    for index in findings.indices.sorted(by: { Finding.isBefore(findings[$0], findings[$1]) }) {
      let finding = findings[index]
      let recipe = recipes[finding]
      let (subject, identity, words) = (finding.subject, finding.identity, finding.words)
      rows.append { row in
        row.put(.rule, finding.rule)
        row.put(.severity, finding.severity)
        row.put(.identity, phrase: identity.phrase)
        row.put(.consumer, subject.consumer)
        row.put(.dependency, subject.dependency)
        row.put(.member, subject.member)
        row.put(.kind, identity.kind)
        row.put(.source, finding.source?.index)
        row.put(.target, finding.target?.index)
        row.put(.file, finding.site.file)
        row.put(.line, finding.site.line)
        row.put(.column, finding.site.column)
        row.put(.endLine, finding.endLine)
        row.put(.endColumn, finding.endColumn)
        row.put(.sites, finding.sites)
        row.put(.message, phrase: words.message)
        row.put(.reason, phrase: words.reason)
        let known = recipe?.ownType.map { words.recipe.byOwnType(since: $0) } ?? words.recipe
        let step = text.phrase(of: known)
        row.put(.suggestion, phrase: recipe.map { "\(step)\($0.note(finding, known))" } ?? step)
        if let recipe {
          row.put(.recipe, [recipe], of: ReportRecipe.self) { row, recipe in
            row.put(.id, finding.rule == "dependency-cycle" ? ReportRecipe.Kind.invert : .inject)
            if let command = recipes.command(recipe, finding) { row.put(.command, phrase: command) }
            if let refusal = recipe.refusal { row.put(.refusal, phrase: "\(refusal)") }
          }
        }
      }
    }
    return rows
  }
}
