import DigraphFacts
import DigraphLinking
import TestDoubles

/// What is written already: protocols and implementations that an earlier refactoring, or somebody, has left.
enum Reuse {
  /// What is known by new protocols of one type is known by one of them, which asks for all that they ask for.
  static func merged(_ injections: [Injection]) -> [Injection] {
    var merged = injections
    for (index, injection) in injections.enumerated() {
      guard let new = injection.newProtocol, let type = new.conforming,
        let first = merged[..<index].firstIndex(where: { $0.newProtocol?.conforming == type }),
        let kept = merged[first].newProtocol
      else { continue }
      merged[first].newProtocol?.requirements = union(kept.requirements, new.requirements)
      merged[first].newProtocol?.inherited += new.inherited.filter { !kept.inherited.contains($0) }
      merged[first].requirements = merged[first].newProtocol?.requirements ?? []
      merged[index].newProtocol = nil
      merged[index].requirements = merged[first].requirements
      merged[index].typeName = kept.name
      merged[index].type = "any \(kept.name)"
    }
    return merged
  }

  private static func union(_ a: [Requirement], _ b: [Requirement]) -> [Requirement] {
    var all = a
    for requirement in b {
      if let same = all.firstIndex(where: { $0.head($0.parameters) == requirement.head(requirement.parameters) }) {
        all[same].isSettable = all[same].isSettable || requirement.isSettable
        all[same].omissions.formUnion(requirement.omissions)
      } else {
        all.append(requirement)
      }
    }
    return all
  }

  /// A new protocol of the platform's values gives way to one that is there and asks for the same.
  static func settled(_ injections: [Injection], in code: CodeBase, _ consumer: ConsumerCode) -> [Injection] {
    injections.map { injection in
      guard let new = injection.newProtocol, new.conforming == nil else { return injection }
      var settled = injection
      if let written = code.protocolWritten(named: new.name, seenIn: consumer.file) {
        if new.requirements.allSatisfy({ requirement in written.requirements.contains { $0.covers(requirement) } }) {
          settled.newProtocol = nil
          return settled
        }
      }
      // What code calls so already is another one, of the standard library for one.
      let isOther = new.name == "Clock" && code.isSaid(new.name, near: consumer.file)
      guard code.isTaken(new.name) || isOther else { return injection }
      let system = String(injection.value.dropLast(2))
      if let entity = code.protocolAtTop(new.name),
        new.requirements.allSatisfy(RequirementReader(code: code, dependency: entity).offers),
        !new.inherited.contains("Sendable") || code.isSendable(entity) || !code.checksSending(file: consumer.file),
        code.isTaken(system), code.module(file: consumer.file) == Int(code.program.entities[entity].module)
      {
        settled.newProtocol = nil
        return settled
      }
      // Another one of the name asks for something else.
      let prefix = code.program.simpleName(consumer.entity)
      settled.newProtocol?.name = prefix + new.name
      settled.newProtocol?.implementation?.name = prefix + system
      settled.typeName = prefix + new.name
      settled.type = "any \(prefix)\(new.name)"
      settled.value = "\(prefix)\(system)()"
      return settled
    }
  }
}

extension RequirementReader {
  /// A protocol has what is asked of it: calls that leave something out too, and what is set can be.
  func offers(_ requirement: Requirement) -> Bool {
    let found = code.members(requirement.name.filter { $0 != "`" }, of: dependency)
    guard requirement.form == .method else { return found.contains { !requirement.isSettable || canBeSet($0) } }
    let all = (0..<requirement.parameters.count)
    let wanted =
      [requirement.labels]
      + requirement.omissions.map { omitted in
        all.filter { !omitted.contains($0) }.map { requirement.parameters[$0].label }
      }
    return wanted.allSatisfy { labels in
      found.contains { id in
        code.program.parameters(of: id).map { code.program.symbols[code.program.declarations[$0].label] } == labels
      }
    }
  }
}

extension CodeBase {
  /// Some file of the same module says a name.
  func isSaid(_ name: String, near file: Int32) -> Bool {
    let symbol = program.symbols.find(name)
    return symbol != 0
      && program.files.indices.dropLast().contains { other in
        program.isSameModule(Int(file), other) && program.symbols.symbols(file: other).contains(symbol)
      }
  }

  /// The protocol of that name at the top of a file of the project.
  func protocolAtTop(_ name: String) -> EntityID? {
    let symbol = program.symbols.find(name)
    guard symbol != 0 else { return nil }
    return program.members.find(MemberTable.topLevel, symbol).first { _ in true }.flatMap { id in
      let declaration = program.declarations[id]
      return declaration.kind == .protocol && Int(declaration.file) != program.platformFile ? declaration.entity : nil
    }
  }
}
