import DigraphContainers
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport
import DigraphRules

/// What is registered in containers and asked of them.
extension ReportBuilder {
  func registrations() -> Rows<ReportRegistration> {
    let asked = Dictionary(grouping: results.containers.resolutions) { Key($0.family, $0.call.service) }
    var rows = Rows<ReportRegistration>()
    for registration in results.containers.registrations {
      let call = registration.call
      let count = call.keys.reduce(0) { sum, key in
        sum + (asked[Key(registration.family, key.service)]?.count { $0.call.name.mayBe(key.name) } ?? 0)
      }
      rows.append { row in
        row.put(.service, call.service.map(program.qualifiedName))
        row.put(.implementation, call.implementation.map(program.qualifiedName))
        row.put(.also, texts: call.also.map { program.qualifiedName($0.service) })
        row.put(.container, registration.family.name)
        row.put(.consumer, name(of: call.consumer))
        row.put(.module, module(of: call))
        row.put(.scope, call.scope == 0 ? nil : program.symbols[call.scope])
        row.put(.named, call.name != .none)
        row.put(.name, text(of: call.name))
        row.put(.arguments, registration.arguments?.count)
        row.put(.argumentTypes, texts: registration.arguments?.map(text) ?? [])
        row.put(.conditional, registration.isConditional)
        let file = program.files[Int(call.file)]
        row.put(.condition, registration.condition.flatMap { file.condition(around: $0) }.flatMap(file.text))
        row.put(.collection, call.isCollection)
        row.put(.test, program.isTestFile[Int(call.file)])
        row.put(.asked, count)
        let site = results.site(file: call.file, offset: call.start)
        row.put(.file, site.file)
        row.put(.line, site.line)
        row.put(.column, site.column)
      }
    }
    return rows
  }

  func resolutions() -> Rows<ReportResolution> {
    var registered: [Key: [ContainerCall.Name]] = [:]
    for registration in results.containers.registrations {
      for key in registration.call.keys {
        registered[Key(registration.family, key.service), default: []].append(key.name)
      }
    }
    var rows = Rows<ReportResolution>()
    for resolution in results.containers.resolutions {
      let call = resolution.call
      rows.append { row in
        row.put(.service, call.service.map(program.qualifiedName))
        row.put(.container, resolution.family.name)
        row.put(.consumer, name(of: call.consumer))
        row.put(.module, module(of: call))
        row.put(.kind, resolution.isWrapper ? ReportResolution.Kind.wrapper : .call)
        row.put(.named, call.name != .none)
        row.put(.name, text(of: call.name))
        row.put(.arguments, resolution.arguments?.count)
        row.put(.argumentTypes, texts: resolution.arguments?.map(text) ?? [])
        row.put(.forced, call.isForced)
        let isOptional = resolution.isOptional || call.isOptional && !call.isForced
        row.put(.optional, isOptional)
        row.put(.thrown, !isOptional && !call.isForced && throwsErrors(call))
        row.put(.collection, call.isCollection)
        row.put(.test, program.isTestFile[Int(call.file)])
        let count = registered[Key(resolution.family, call.service)]?.count { $0.mayBe(call.name) } ?? 0
        // Of what declarations say nothing is missing: the framework has the rest itself.
        row.put(.registered, resolution.family.isDeclared ? max(count, 1) : count)
        let site = results.site(file: call.file, offset: call.start)
        row.put(.file, site.file)
        row.put(.line, site.line)
        row.put(.column, site.column)
      }
    }
    return rows
  }

  private struct Key: Hashable {
    let family: Containers.Family
    let service: EntityID?

    init(_ family: Containers.Family, _ service: EntityID?) {
      self.family = family
      self.service = service
    }
  }

  /// As it is written: a text between quotes, or the name of a constant.
  private func text(of name: ContainerCall.Name) -> String? {
    switch name {
    case .text(let symbol), .member(let symbol): program.symbols[symbol]
    case .none, .unknown: nil
    }
  }

  private func text(of type: ContainerCall.ArgumentType) -> String {
    type.entity.map { program.qualifiedName($0) + (type.isOptional ? "?" : "") } ?? "_"
  }

  private func module(of call: ContainerCall) -> String? {
    let module = program.moduleOfFile[Int(call.file)]
    return module < 0 ? nil : program.modules[module].importName
  }

  private func throwsErrors(_ call: ContainerCall) -> Bool {
    let function = program.declarations[call.function]
    return function.kind == .function && function.flags.contains(.isThrowing)
  }

  private func name(of consumer: Consumer) -> String {
    switch consumer {
    case .type(let type): program.qualifiedName(type)
    case .function(let id): program.symbols[program.declarations[id].name]
    case .topLevel: "top-level code"
    }
  }
}
