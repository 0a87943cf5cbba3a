import CompilerIndex
import DigraphAnalysis
import DigraphExtraction
import DigraphFacts
import DigraphKnowledge
import DigraphReport
import DigraphRules
import DigraphSyntax

/// A program of a few files in memory, and what the analysis makes of it.
struct SmallProgram {
  /// Text by path. The first folder below `Sources` or `Tests` is the module.
  var files: [String: String]
  /// What modules may import; nothing is known of the others.
  var dependencies: [String: [String]] = [:]
  /// The names under which modules are imported that have another one.
  var importNames: [String: String] = [:]
  /// The folders of which modules compile all that lies there.
  var folders: [String: [String]] = [:]
  /// 0 where nothing tells.
  var languageMode: UInt8 = 0

  init(_ files: [String: String], dependencies: [String: [String]] = [:]) {
    self.files = files
    self.dependencies = dependencies
  }

  /// One file of a module `App`.
  init(_ text: String) {
    self.init(["Sources/App/Code.swift": text])
  }

  /// Read once: they are the same for all programs.
  static let knowledge = Knowledge()
  static let platform = PlatformInterface.facts(of: knowledge.interface)

  var facts: FactBase {
    let paths = files.keys.sorted()
    let facts = paths.map { path in
      FactCollector.facts(of: SwiftSourceParser.parse(Array(files[path]!.utf8)), path: path)
    }
    let names = paths.map { path in
      let folders = path.split(separator: "/").dropLast().map(String.init)
      return folders.count > 1 ? folders[1] : folders.first ?? "App"
    }
    let modules = Set(names).sorted().map { name in
      ModuleFact(
        name: name, origin: folders.isEmpty ? .manifest : .project, directory: name, isTest: name.hasSuffix("Tests"),
        dependencies: dependencies[name], importName: importNames[name], languageMode: languageMode,
        folders: folders[name] ?? [])
    }
    let generated = facts.indices.filter { facts[$0].isGenerated }.map {
      ($0, OtherCode(.generated, because: "its header says so", at: facts[$0].path))
    }
    return FactBase(
      files: facts, moduleOfFile: names.map { name in modules.firstIndex { $0.name == name }! }, modules: modules,
      otherCode: Dictionary(uniqueKeysWithValues: generated), platform: Self.platform, unread: [])
  }

  func report(
    only rules: Set<String>? = nil, architecture: Architecture = Architecture(), jobs: Int = 1,
    measuresTypes: Bool = false, index: CompilerIndex? = nil
  ) -> Report {
    var settings = AnalysisSettings(tool: .init(name: "digraph", version: "0", catalogue: "0"), root: "/", jobs: jobs)
    settings.only = rules
    settings.architecture = architecture
    settings.measuresTypes = measuresTypes
    settings.index = index
    return Analyzer.report(on: facts, diagnostics: [], settings: settings, knowledge: Self.knowledge)
  }
}
