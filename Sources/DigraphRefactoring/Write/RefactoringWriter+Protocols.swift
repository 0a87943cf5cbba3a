import DigraphFacts
import DigraphImports
import DigraphLinking
import DigraphSyntax
import SourceEditing
import TestDoubles

/// Protocols, conformances, implementations.
extension RefactoringWriter {
  /// A protocol stands with the type that it is made of, where that is in the consumer's module; else with the consumer.
  mutating func writeProtocol(_ injection: Injection) {
    guard let new = injection.newProtocol else { return }
    let program = code.program
    let (source, node) = place(of: new)
    let origin = (new.conforming ?? new.asking).flatMap { type in
      code.source(file: program.declarations[program.entities[type].declaration].file)
    }
    imports.complete(source, for: Self.names(of: new, in: program), like: origin, &edits)
    // At the top of the file.
    let outermost = source.outermostDeclaration(around: node)
    let indentation = source.indentation(of: source.start(of: outermost))
    let unit = source.indentationUnit
    var lines = ["", head(of: new)]
    for requirement in new.requirements { lines += requirement.text.isEmpty ? [] : [unit + requirement.text] }
    lines.append("}")
    let forwarders = new.requirements.flatMap(\.forwarders)
    if !forwarders.isEmpty {
      lines += ["", "extension \(new.name) {"]
      for (number, forwarder) in forwarders.enumerated() {
        if number > 0 { lines.append("") }
        lines += forwarder.map { unit + $0.replacingLeadingSteps(with: unit) }
      }
      lines.append("}")
    }
    if let type = new.conforming {
      let conformance = [""] + availability(of: type) + ["extension \(program.qualifiedName(type)): \(new.name) {}"]
      if new.isOfConsumer, let (home, declaration) = placeNearby(of: type), home !== source || declaration != node {
        let outermost = home.outermostDeclaration(around: declaration)
        edits.insert(
          lines: conformance, indentation: home.indentation(of: home.start(of: outermost)),
          behind: home.end(of: outermost), in: home)
      } else {
        lines += conformance
      }
    }
    if let implementation = new.implementation {
      let access = new.isExported ? "public " : ""
      let kind = implementation.isObject ? "final class" : "struct"
      lines += ["", "\(access)\(kind) \(implementation.name): \(new.name) {"]
      if new.isExported { lines.append("\(unit)public init() {}") }
      lines += implementation.members.map { unit + access + $0 } + ["}"]
    }
    edits.insert(lines: lines, indentation: indentation, behind: source.end(of: outermost), in: source)
  }

  /// The declaration behind which a protocol stands, or behind the one around it.
  func place(of new: NewProtocol) -> (source: SourceText, node: Int) {
    let type = new.isOfConsumer ? nil : new.conforming ?? new.asking
    return type.flatMap { placeNearby(of: $0) } ?? (consumer.source, consumer.declaration)
  }

  /// The declaration of a type; nil where that is another module's.
  private func placeNearby(of type: EntityID) -> (source: SourceText, node: Int)? {
    let program = code.program
    let declaration = program.entities[type].declaration
    let isNear =
      code.module(file: program.declarations[declaration].file) == code.module(file: consumer.file)
      && program.otherCode[Int(program.declarations[declaration].file)] == nil
    return isNear ? code.place(of: declaration) : nil
  }

  /// Where a type is not there on every system that the program runs on, nor is what is added to it.
  func availability(of type: EntityID) -> [String] {
    guard let (source, node) = code.place(of: code.program.entities[type].declaration) else { return [] }
    return source.nodes(covering: source.start(of: node), source.end(of: node)).flatMap { outer in
      source.kind(of: outer).isDeclaration ? source.children(of: outer) : []
    }.filter { source.kind(of: $0) == .attribute }.map { source.text(of: $0) }.filter { $0.hasPrefix("@available") }
  }

  /// The names of types that a protocol and what conforms to it are written with.
  private static func names(of new: NewProtocol, in program: Program) -> [String] {
    let own = [new.conforming, new.asking].compactMap { $0.map { program.qualifiedName($0) } }
    return (own + (new.implementation?.members ?? [])).flatMap { NameSight.names(in: $0) }
      + new.requirements.flatMap(\.names)
  }

  private func head(of new: NewProtocol) -> String {
    let isolation = new.isolation.isEmpty ? "" : new.isolation + " "
    let access = new.isExported ? "public " : ""
    let inherited = new.inherited.isEmpty ? "" : ": " + new.inherited.joined(separator: ", ")
    return "\(isolation)\(access)protocol \(new.name)\(inherited) {"
  }
}

extension SourceText {
  /// The declaration at the top of the file that a node stands in; the node itself where there is none.
  func outermostDeclaration(around node: Int) -> Int {
    nodes(covering: start(of: node), end(of: node)).first { kind(of: $0).isDeclaration } ?? node
  }
}

extension String {
  /// The same line, with each two spaces at its beginning replaced by another step of indentation.
  fileprivate func replacingLeadingSteps(with unit: String) -> String {
    let count = prefix { $0 == " " }.count / 2
    return String(repeating: unit, count: count) + dropFirst(count * 2)
  }
}
