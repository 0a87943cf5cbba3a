import DigraphSyntax
import SourceEditing

/// Writes a composition as a file of its own.
struct CompositionText {
  private let composition: Composition
  private let root: String
  private let module: String

  init(_ composition: Composition, root: String, module: String) {
    self.composition = composition
    self.root = root
    self.module = module
  }

  private var unit: String { composition.sources.first?.indentationUnit ?? "  " }

  var text: String {
    var lines = imports
    if !lines.isEmpty { lines.append("") }
    lines.append("/// Makes the types of \(module), each with what it needs.")
    if let isolation = composition.isolation { lines.append(isolation) }
    lines.append("struct \(root) {")
    for maker in composition.makers { lines.append("\(unit)let \(maker.name): \(type(of: maker))") }
    lines += ["", "\(unit)/// Wires \(module): the one place that says which implementations it is made of."]
    let effects = ["async", "throws"].filter(composition.effects.contains).map { " \($0)" }.joined()
    let told = composition.parameters.map { "\($0.name): \($0.type)" }
    lines += list("static func \(Self.function)(", told, ")\(effects) -> \(root) {", indentation: unit)
    let inner = unit + unit
    for constant in composition.constants { lines.append("\(inner)let \(constant.name) = \(constant.value)") }
    lines.append("\(inner)return \(root)(")
    for (index, maker) in composition.makers.enumerated() {
      let names = maker.parameters.map(\.name).joined(separator: ", ")
      let head = "\(maker.name): {\(names.isEmpty ? "" : " \(names) in")"
      let end = index == composition.makers.count - 1 ? "" : ","
      let call = list("\(maker.type.marks)\(maker.type.name)(", maker.arguments, ")", indentation: inner + inner)
      if call.count == 1, head.utf8.count + call[0].utf8.count < 110 {
        lines.append("\(inner)\(unit)\(head) \(call[0].drop { $0 == " " || $0 == "\t" }) }\(end)")
      } else {
        lines += ["\(inner)\(unit)\(head)"] + call + ["\(inner)\(unit)}\(end)"]
      }
    }
    lines += ["\(inner))", "\(unit)}", "}"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// What the function is called.
  static let function = "live"

  private func type(of maker: Composition.Maker) -> String {
    let front = maker.type.isolation.map { "\($0) " } ?? ""
    let told = maker.parameters.map(\.type).joined(separator: ", ")
    return "\(front)(\(told))\(maker.type.effects) -> \(maker.type.name)\(maker.type.isFailable ? "?" : "")"
  }

  /// A list on one line, or one part on each.
  private func list(_ head: String, _ parts: [String], _ end: String, indentation: String) -> [String] {
    let line = indentation + head + parts.joined(separator: ", ") + end
    guard line.utf8.count > 110, parts.count > 1 else { return [line] }
    return [indentation + head]
      + parts.enumerated().map { "\(indentation)\(unit)\($0.element)\($0.offset == parts.count - 1 ? "" : ",")" }
      + [indentation + end]
  }

  /// What the files import whose types it names.
  private var imports: [String] {
    var found: Set<String> = []
    for source in composition.sources {
      for node in source.tree.nodes.indices where source.kind(of: node) == .importDecl {
        let text = source.text(of: node).split(whereSeparator: \.isWhitespace).map(String.init)
        guard let keyword = text.firstIndex(of: "import"), let path = text.last, keyword < text.count - 1 else {
          continue
        }
        let name = keyword == text.count - 2 ? path : String(path.prefix { $0 != "." })
        let isConditional = source.nodes(covering: source.start(of: node), source.end(of: node)).contains {
          source.kind(of: $0) == .ifConfig
        }
        found.insert(isConditional ? "#if canImport(\(name))\nimport \(name)\n#endif" : "import \(name)")
      }
    }
    let plain = found.filter { !$0.hasPrefix("#") }
    return plain.sorted()
      + found.filter { $0.hasPrefix("#") && !plain.contains(String($0.split(separator: "\n")[1])) }.sorted()
  }
}
