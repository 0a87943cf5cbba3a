import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing

/// One function that wires the types of a module.
extension Refactorer {
  /// A function of a module that makes what its types need and hands it to them, in a file of its own.
  ///
  /// - Parameter name: of the module, as it is imported.
  /// - Returns: no outcome where no type of the module is handed a service.
  package static func compose(_ name: String, in code: CodeBase) -> Refactoring {
    var result = Refactoring(consumer: name, changes: [], outcomes: [])
    let (program, results) = (code.program, code.results)
    var types: [ComposedType] = []
    for id in results.graph.nodes.ids {
      let node = results.graph.nodes[id]
      guard results.moduleName(of: node) == name, node.isProduction, [.actor, .class, .struct].contains(node.kind),
        let profile = results.profile(of: id), !profile.isCompositionRoot, !profile.isDouble, !profile.isTest,
        !profile.isPreview, !profile.isOtherCode, isHandedServices(id, results)
      else { continue }
      do throws(Refusal) {
        let type = try ComposedType(id, in: code)
        try check(type, in: code)
        if type.takesServices { types.append(type) }
      } catch {
        result.outcomes.append(outcome(node, code, refusal: error.reason))
      }
    }
    guard let first = types.first else { return result }
    let module = Int(results.graph.nodes[first.node].module)
    let root = "\(name.capitalizedFirst)Composition"
    let path = folder(of: module, in: program) + "\(root).swift"
    if code.isTaken(root) || program.files.contains(where: { $0.path == path }) {
      result.outcomes = [outcome(results.graph.nodes[first.node], code, refusal: "'\(root)' is there already")]
      return result
    }
    let composition = Composition(types, of: module, in: code)
    let text = CompositionText(composition, root: root, module: name).text
    result.changes = [FileChange(path: path, before: nil, after: Array(text.utf8))]
    for maker in composition.makers {
      var outcome = outcome(results.graph.nodes[maker.type.node], code, refusal: nil)
      (outcome.deed, outcome.notes) = ("made by '\(maker.name)'", maker.notes)
      result.outcomes.append(outcome)
    }
    result.outcomes.sort { ($0.file, $0.line, $0.symbol) < ($1.file, $1.line, $1.symbol) }
    return result
  }

  private static func isHandedServices(_ node: NodeID, _ results: Results) -> Bool {
    results.edges(of: node).contains {
      [.initializer, .initializerDefault, .initializerFactory].contains(results.graph.edges[$0].kind)
    }
  }

  /// - Throws: why the function could not make one.
  private static func check(_ type: ComposedType, in code: CodeBase) throws(Refusal) {
    if let actor = type.isolation, actor != "@MainActor" { throw Refusal("it is isolated to \(actor)") }
    guard type.isActor, let file = code.index(of: type.source), code.checksSending(file: file) else { return }
    for parameter in type.parameters {
      guard let entity = parameter.dependency.flatMap({ code.results.graph.nodes[$0].key.entity }) else { continue }
      if !code.maySend(entity) { throw Refusal("it is an actor, and '\(parameter.name)' may not be sent to it") }
    }
  }

  private static func outcome(
    _ node: DependencyGraph.Node, _ code: CodeBase, refusal: String?
  ) -> Refactoring.Outcome {
    let place = node.key.entity.flatMap { entity in
      code.place(of: code.program.entities[entity].declaration).map { ($0.source, $0.source.start(of: $0.node)) }
    }
    return Refactoring.Outcome(
      consumer: node.name, dependency: node.name, symbol: node.name, file: place?.0.path ?? "",
      line: place.map { $0.0.position(of: $0.1).line } ?? 0, places: 1, protocolName: nil, refusal: refusal, notes: [])
  }

  /// The innermost folder with all files of a module.
  private static func folder(of module: Int, in program: Program) -> String {
    let paths = program.files.indices.dropLast().filter {
      program.moduleOfFile[$0] == module && program.otherCode[$0] == nil && program.files[$0].path.hasSuffix(".swift")
    }.map { program.files[$0].path.split(separator: "/").dropLast().map(String.init) }
    guard var common = paths.first else { return "" }
    for path in paths {
      common = Array(zip(common, path).prefix { $0 == $1 }.map(\.0))
    }
    return common.map { $0 + "/" }.joined()
  }
}
