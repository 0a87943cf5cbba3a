import DigraphFacts
import DigraphQueries
package import DigraphReport
import TextOutput

/// The modules as understood: their targets, and what each is declared to depend on and uses.
package struct ModulesAnswer: Answer {
  private let report: Report
  private let graph: ModuleGraph
  /// The names of all targets and modules that were read.
  private let names: Set<String>

  package init(_ report: Report) {
    self.report = report
    graph = ModuleGraph(report)
    names = Set(report.modules.flatMap { [$0.name, $0.importName] })
  }

  // MARK: Text

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    let counts = ReportModule.Origin.allCases.compactMap { origin -> String? in
      let count = report.modules.count { $0.origin == origin }
      return count == 0 ? nil : "\(DisplayText.grouped(count)) \(Self.told(of: origin))"
    }
    let targets = DisplayText.count(report.modules.count, "target")
    let head = "\(DisplayText.count(graph.modules.count, "module")) of \(targets): \(counts.joined(separator: ", "))."
    page.line([(head, .heading)])
    for module in graph.modules where !module.isTest { write(module, to: &page) }
    if graph.modules.contains(where: \.isTest) {
      page.blank()
      page.line([("Tests", .heading)])
      for module in graph.modules where module.isTest { write(module, to: &page) }
    }
    return page.buffer.bytes
  }

  private func write(_ module: ModuleGraph.Module, to page: inout TextPage) {
    let all = module.targets.map { report.modules[$0] }
    let known = all.filter { $0.origin != .folder }
    let targets = known.isEmpty ? all : known
    page.blank()
    let single = targets.count == 1 ? targets[0] : nil
    page.cells(
      indent: 0,
      [
        (module.name, .heading), (single.map(Self.kind) ?? "", .info),
        (Set(targets.map(\.origin)).count == 1 ? Self.told(of: targets[0].origin) : "", .faint),
      ])
    if let single {
      if single.name != module.name { page.fact("Target", single.name) }
    } else {
      page.fact("Targets", targets.map { "\($0.name) (\(Self.kind(of: $0)))" }.joined(separator: ", "))
    }
    page.fact("Folder", Self.folders(targets))
    if targets.count < all.count { page.fact("No target's", Self.folders(all.filter { $0.origin == .folder })) }
    let shared = module.sharedFiles
    let note = shared > 0 ? ", \(DisplayText.grouped(shared)) of the files in several targets" : ""
    let (files, lines) = (DisplayText.count(module.files, "file"), DisplayText.count(module.lines, "line"))
    page.fact("Contains", "\(files), \(lines)\(note)")
    write(module.dependencies, to: &page)
    let outside = Set(targets.flatMap { target in target.dependencies ?? [] }).subtracting(names).sorted()
    if !outside.isEmpty { page.fact("Outside", outside.joined(separator: ", ")) }
  }

  private func write(_ dependencies: [ModuleGraph.Dependency], to page: inout TextPage) {
    func list(_ label: String, _ isListed: (ModuleGraph.Dependency) -> Bool) {
      let found = dependencies.filter(isListed).map { dependency in
        graph.modules[dependency.module].name + (dependency.isUsed ? " (\(Self.use(of: dependency)))" : "")
      }
      if !found.isEmpty { page.fact(label, found.joined(separator: ", ")) }
    }
    list("Uses") { $0.isUsed && $0.declared == .direct }
    list("Uses") { $0.isUsed && $0.declared == nil }
    list("By others") { $0.isUsed && $0.declared == .transitive }
    list("Undeclared") { $0.isUsed && $0.declared == .undeclared }
    list("Unused", \.isUnused)
    list("Needs built") { !$0.isUsed && !$0.isUnused }
  }

  private static func use(of dependency: ModuleGraph.Dependency) -> String {
    dependency.edges > 0 ? DisplayText.count(dependency.edges, "edge") : "imported"
  }

  private static func kind(of module: ReportModule) -> String {
    let kind = module.kind?.rawValue ?? (module.isTest ? "tests" : "")
    return module.platforms.isEmpty ? kind : "\(kind) for \(module.platforms.joined(separator: ", "))"
  }

  private static func folders(_ modules: [ReportModule]) -> String {
    var folders: [String] = []
    for folder in modules.map({ $0.directory.isEmpty ? "." : $0.directory }) where !folders.contains(folder) {
      folders.append(folder)
    }
    return folders.joined(separator: ", ")
  }

  private static func told(of origin: ReportModule.Origin) -> String {
    switch origin {
    case .manifest: "from a manifest"
    case .project: "from a project"
    case .folder: "by folder"
    }
  }

  // MARK: JSON

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.key("modules", onNewLine: true)
      json.lines(report.modules) { json, module in
        json.member("name", module.name)
        json.member("importName", module.importName)
        json.member("origin", module.origin)
        json.member("directory", module.directory)
        json.member("test", module.isTest)
        json.member("kind", module.kind)
        if !module.platforms.isEmpty {
          json.key("platforms")
          json.array(module.platforms) { $0.value($1) }
        }
        if let dependencies = module.dependencies {
          json.key("dependencies")
          json.array(dependencies) { $0.value($1) }
        }
        json.member("files", module.files)
        json.member("lines", module.lines)
        if module.sharedFiles > 0 { json.member("sharedFiles", module.sharedFiles) }
      }
      json.key("moduleGraph", onNewLine: true)
      json.lines(graph.modules) { write($1, to: &$0) }
    }
  }

  private func write(_ module: ModuleGraph.Module, to json: inout JSONWriter) {
    json.member("module", module.name)
    json.member("test", module.isTest)
    json.key("targets")
    json.array(module.targets) { $0.value(report.modules[$1].name) }
    json.member("files", module.files)
    json.member("lines", module.lines)
    if module.sharedFiles > 0 { json.member("sharedFiles", module.sharedFiles) }
    json.key("dependencies")
    json.array(module.dependencies) { json, dependency in
      json.object { json in
        json.member("module", graph.modules[dependency.module].name)
        json.member("declared", dependency.declared)
        json.member("imported", dependency.isImported)
        json.member("edges", dependency.edges)
        json.member("unused", dependency.isUnused)
      }
    }
  }

  // MARK: CSV

  package func csv() -> [UInt8]? {
    var csv = CSVWriter()
    csv.row(["module", "test", "dependency", "declared", "imported", "edges", "unused"])
    for module in graph.modules {
      for dependency in module.dependencies {
        csv.row([
          module.name, String(module.isTest), graph.modules[dependency.module].name,
          dependency.declared?.rawValue ?? "", String(dependency.isImported), String(dependency.edges),
          String(dependency.isUnused),
        ])
      }
    }
    return csv.buffer.bytes
  }
}

extension TextPage {
  fileprivate mutating func fact(_ label: String, _ text: String) {
    paragraph(indent: 2, label: label, labelWidth: 13, text)
  }
}
