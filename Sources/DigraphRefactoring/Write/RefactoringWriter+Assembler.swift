import DigraphImports
import DigraphSyntax
import SourceEditing

/// The assembler, and who asks it for the consumer.
extension RefactoringWriter {
  mutating func write(_ assembler: AssemblerPlan, _ injections: [Injection]) {
    if assembler.homes.isEmpty {
      writeNew(assembler)
      for call in assembler.calls { write(call, assembler) }
    } else {
      for home in assembler.homes { extend(home, by: assembler, injections) }
    }
    for (source, call) in assembler.others {
      pass(injections, in: call, source)
      imports.complete(
        source, for: injections.flatMap { NameSight.names(in: $0.parameterValue) }, like: consumer.source, &edits)
    }
    for (source, call) in assembler.delegations { pass(injections, in: call, source) }
  }

  /// A protocol that makes the consumer makes what that needs, too.
  private mutating func extend(_ home: AssemblerHome, by assembler: AssemblerPlan, _ injections: [Injection]) {
    for (source, call) in home.calls { pass(injections, in: call, source, as: assembler.ownArgument) }
    guard let place = home.place, !home.missing.isEmpty else { return }
    add(home.missing.map { [$0.head] }, to: home.body, in: home.source)
    let unit = place.source.indentationUnit
    add(
      home.missing.map { ["", "\($0.head) {", unit + $0.body, "}"] }, to: place.body, in: place.source)
    let names = injections.flatMap { NameSight.names(in: $0.storedType) + NameSight.names(in: $0.value) }
    for source in [home.source, place.source] { imports.complete(source, for: names, like: consumer.source, &edits) }
  }

  /// Adds members behind the others.
  private mutating func add(_ members: [[String]], to body: Int, in source: SourceText) {
    guard let last = source.children(of: body).last else { return }
    let indentation = source.indentation(of: source.start(of: last))
    edits.insert(lines: members.flatMap(\.self), indentation: indentation, behind: source.end(of: last), in: source)
  }

  private mutating func writeNew(_ assembler: AssemblerPlan) {
    let source = consumer.source
    let outermost = source.outermostDeclaration(around: consumer.declaration)
    let unit = source.indentationUnit
    let limits = availability(of: consumer.entity)
    let access = assembler.access
    let inherited = assembler.isSendable ? ": Sendable" : ""
    var lines = [""] + limits + ["\(access)protocol \(assembler.name)\(inherited) {"]
    lines += assembler.functions.map { unit + $0.head }
    lines += ["}", ""] + limits + ["extension \(assembler.name) {"]
    for (index, function) in assembler.functions.enumerated() {
      lines +=
        (index > 0 ? [""] : []) + [
          "\(unit)\(function.head(access: access)) {", unit + unit + function.body, "\(unit)}",
        ]
    }
    lines += ["}", ""] + limits
    if access.isEmpty {
      lines.append("struct \(assembler.productName): \(assembler.name) {}")
    } else {
      lines += ["\(access)struct \(assembler.productName): \(assembler.name) {", "\(unit)\(access)init() {}", "}"]
    }
    edits.insert(
      lines: lines, indentation: source.indentation(of: source.start(of: outermost)), behind: source.end(of: outermost),
      in: source)
  }

  private mutating func write(_ call: AssemblerPlan.Call, _ assembler: AssemblerPlan) {
    let source = call.source
    let asks = "\(assembler.productName)().resolve"
    if let annotation = call.annotation { edits.insert(": \(call.result)", at: annotation, in: source) }
    let isTold = call.isTold || call.annotation != nil
    edits.replace(call.start, call.callee, in: source, with: isTold || !call.needsParentheses ? asks : "(" + asks)
    if !isTold {
      edits.insert(" as \(call.result)\(call.needsParentheses ? ")" : "")", at: call.end, in: source)
    }
    imports.complete(source, for: [assembler.productName, call.result], like: consumer.source, &edits)
  }
}
