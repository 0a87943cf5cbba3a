import DigraphFacts
import DigraphImports
import DigraphLinking
import DigraphSyntax
import SourceEditing
import TestDoubles

/// Doubles for tests, and a first test that uses them.
extension RefactoringWriter {
  /// - Returns: what is to be said where none are written.
  mutating func writeDoubles(_ injections: [Injection]) -> [Note] {
    guard request.doubles != .none else { return [] }
    var notes: [Note] = []
    let injections = injections.map { injection in
      var injection = injection
      do throws(RequirementReader.Obstacle) {
        if let entity = existingProtocol(injection) {
          injection.requirements = try RequirementReader(code: code, dependency: entity).all()
        }
      } catch {
        notes.append(Note(of: injection.typeName, "no double is written, since \(error.text)"))
      }
      if let branch = conditions(of: injection).first(where: { !$0.hasPrefix("#if") }), !injection.requirements.isEmpty
      {
        notes.append(
          Note(of: injection.typeName, "no double is written, since it is part of some builds only (\(branch))"))
        injection.requirements = []
      }
      return injection
    }
    var doubled = injections.filter { !$0.requirements.isEmpty }
    guard !doubled.isEmpty else { return notes }
    let place: TestPlace
    do throws(Refusal) { place = try testPlace() } catch {
      return [Note(of: nil, "no doubles are written, since \(error.reason)")]
    }
    let seen = imports(for: doubled, place).modules
    for injection in doubled {
      let reason =
        shadowed(injection, seen).map { "'\($0)' is another type to the tests" }
        ?? unlinked(injection, place).map { "the tests are not linked with '\($0)'" }
      guard let reason else { continue }
      notes.append(Note(of: injection.typeName, "no double is written, since \(reason)"))
      doubled.removeAll { $0.typeName == injection.typeName }
    }
    guard !doubled.isEmpty else { return notes }
    let path = "\(place.folder)\(joinedName)Doubles.swift"
    guard !code.program.files.contains(where: { $0.path == path }) else {
      return [Note(of: nil, "no doubles are written, since \(path) exists")]
    }
    let unit = consumer.source.indentationUnit
    let writer = DoubleWriter(form: request.doubles, unit: unit)
    var sections = DoubleSections()
    var written: Set<String> = []
    var all: [String] = conditions(around: consumer.source, consumer.declaration)
    for injection in doubled {
      let conditions = conditions(of: injection)
      all += conditions.filter { !all.contains($0) }
      let double = DoubleWriter.name(injection.typeName, request.doubles)
      guard !code.isTaken(double), written.insert(double).inserted else { continue }
      sections.add(
        writer.text(
          named: double, for: injection.typeName, injection.requirements,
          isolation: isolation(injection), isSendable: isSendable(injection)),
        under: conditions)
    }
    let areThere = injections.allSatisfy { injection in
      let double = DoubleWriter.name(injection.typeName, request.doubles)
      return written.contains(double) || code.isTaken(double)
    }
    if areThere, all.allSatisfy({ $0.hasPrefix("#if") }) { sections.add(firstTest(injections, place), under: all) }
    edits.create(path, imports(for: doubled, place).texts.map { "\($0)\n" }.joined() + sections.text)
    let isListed = code.program.modules(ofFile: Int(place.file)).map { code.program.modules[Int($0)] }.contains {
      module in
      module.origin == .project && !module.folders.contains { place.folder.hasPrefix($0 + "/") }
    }
    if isListed { notes.append(Note(of: nil, "add \(path) to its target in Xcode, which lists its files")) }
    return notes
  }

  /// What is to be said of a dependency that is known by a type, or of all.
  struct Note {
    let typeName: String?
    let text: String

    init(of typeName: String?, _ text: String) { (self.typeName, self.text) = (typeName, text) }
  }

  /// The consumer's name, with those of the types around it.
  private var joinedName: String { code.program.qualifiedName(consumer.entity).filter { $0 != "." } }

  /// The `#if` that its protocol stands in, the outermost first: in other builds it is not there.
  private func conditions(of injection: Injection) -> [String] {
    if let new = injection.newProtocol {
      let (source, node) = place(of: new)
      return conditions(around: source, source.outermostDeclaration(around: node))
    }
    return code.protocolAtTop(injection.typeName).flatMap { entity in
      code.place(of: code.program.entities[entity].declaration)
    }.map { conditions(around: $0.source, $0.node) } ?? []
  }

  private func conditions(around source: SourceText, _ node: Int) -> [String] {
    source.nodes(covering: source.start(of: node), source.end(of: node)).filter {
      source.kind(of: $0) == .ifConfigClause
    }.map { clause in
      let start = source.start(of: clause)
      return source.text(start, source.lineEnd(of: start))
    }
  }

  /// What the file of the doubles imports: the tested module, the framework of the tests, and for each name in the
  /// signatures what the test does not see by those.
  private func imports(for doubled: [Injection], _ place: TestPlace) -> (texts: [String], modules: Set<Symbol>) {
    let symbols = code.program.symbols
    var view = NameSight.View(modules: code.sight.all(place.modules.map { symbols.find($0) }))
    var texts = place.imports
    for injection in doubled {
      let entity = injection.newProtocol?.conforming ?? code.protocolAtTop(injection.typeName)
      let home = entity.map { code.program.declarations[code.program.entities[$0].declaration].file } ?? consumer.file
      for name in NameSight.names(in: injection.typeName) + injection.requirements.flatMap(\.signatureNames) {
        let modules = code.sight.missing(name, in: view, origin: home)
        view.modules.formUnion(code.sight.all(modules.map { symbols.find($0) }))
        for module in modules {
          let text = imports.text(importing: module, near: place.file)
          if !texts.contains(text) { texts.append(text) }
        }
      }
    }
    let tested = place.imports[1]
    var singles: [String] = []
    for name in Set(doubled.flatMap { $0.requirements.flatMap(\.signatureNames) }).sorted() {
      guard tested.hasPrefix("@testable import "), code.sight.isBlurred(name, of: place.modules[1], in: view.modules),
        let kind = code.sight.keyword(of: name, in: place.modules[1])
      else { continue }
      singles.append("@testable import \(kind) \(place.modules[1]).\(name)")
    }
    // The tested module stands last, as is usual.
    return (texts.filter { $0 != tested }.sorted() + [tested] + singles, view.modules)
  }

  /// A module of the project that a double would have to import, and that the target of the tests in Xcode neither depends
  /// on nor imports anywhere.
  private func unlinked(_ injection: Injection, _ place: TestPlace) -> String? {
    let program = code.program
    let targets = program.modules(ofFile: Int(place.file)).map(Int.init)
    guard targets.allSatisfy({ program.modules[$0].origin == .project }) else { return nil }
    var linked = Set(targets.flatMap { program.modules[$0].dependencies ?? [] }).union(place.modules)
    for file in program.files.indices.dropLast()
    where program.modules(ofFile: file).contains(where: { targets.contains(Int($0)) }) {
      linked.formUnion(program.files[file].imports.map { program.files[file].names[$0.module] })
    }
    return imports(for: [injection], place).modules.subtracting(
      code.sight.all(place.modules.map { program.symbols.find($0) })
    )
    .map { program.symbols[$0] }.sorted().first { name in
      !linked.contains(name) && program.modules.contains { $0.importName == name }
    }
  }

  /// A name in what a double answers that is the platform's where the protocol stands, and the project's where the double
  /// would: `Duration`, where only the tests import a module that has a type of that name.
  private func shadowed(_ injection: Injection, _ modules: Set<Symbol>) -> String? {
    let entity = injection.newProtocol?.conforming ?? code.protocolAtTop(injection.typeName)
    guard let entity else { return nil }
    let home = code.sight.view(of: code.program.declarations[code.program.entities[entity].declaration].file)
    return injection.requirements.lazy.flatMap(\.signatureNames).first { name in
      let symbol = code.program.symbols.find(name)
      if home.single.contains(where: { $0.name == symbol }) { return false }
      let homes = Set(code.sight.modules(declaring: symbol))
      return code.isOfPlatform(symbol) && homes.isDisjoint(with: home.modules) && !homes.isDisjoint(with: modules)
    }
  }

  /// The protocol of the project that it is known by, which was there before.
  private func existingProtocol(_ injection: Injection) -> EntityID? {
    injection.isProtocol && injection.requirements.isEmpty ? code.protocolAtTop(injection.typeName) : nil
  }

  private func isolation(_ injection: Injection) -> String {
    injection.newProtocol?.isolation ?? code.protocolAtTop(injection.typeName).flatMap { code.isolation(of: $0) } ?? ""
  }

  private func isSendable(_ injection: Injection) -> Bool {
    injection.newProtocol?.inherited.contains("Sendable")
      ?? code.protocolAtTop(injection.typeName).map { code.conforms($0, to: ["Sendable"]) } ?? false
  }

  /// How many bytes of a path are those of the consumer's, since several packages may test one module, and how deep it
  /// leads: the folder for all tests comes before those for some.
  private func nearness(of path: String) -> (shared: Int, depth: Int) {
    (zip(path.utf8, consumer.source.path.utf8).prefix { $0 == $1 }.count, path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  struct TestPlace {
    var folder: String
    var imports: [String]
    /// What those name.
    var modules: [String]
    var usesXCTest: Bool
    /// A file that lies there.
    var file: Int32
  }

  /// The folder of the tests of the consumer's module, and what they import.
  ///
  /// - Throws: where there are none, or others compile what is added to it.
  private func testPlace() throws(Refusal) -> TestPlace {
    let program = code.program
    var obstacle = "no test imports the module"
    var isTaken = false
    var besideProducts: TestPlace?
    let home = program.modules(ofFile: Int(consumer.file)).contains { program.modules[Int($0)].origin == .project }
    let module = program.modules[code.module(file: consumer.file)].importName
    let tests = program.files.indices.dropLast().filter { program.isTestFile[$0] }.sorted { a, b in
      let (a, b) = (program.files[a].path, program.files[b].path)
      let (first, second) = (nearness(of: a), nearness(of: b))
      return (second.shared, first.depth, a) < (first.shared, second.depth, b)
    }
    for index in tests {
      let file = program.files[index]
      let names = Set(file.imports.map { file.names[$0.module] })
      guard names.contains(module), names.contains("XCTest") || names.contains("Testing") else { continue }
      // What helps tests and is a product of its own sees no more of the module than everyone does.
      let owners = program.modules(ofFile: index).map { program.modules[Int($0)] }
      if owners.contains(where: { $0.origin == .manifest && !$0.isTest }) { continue }
      // What no target of the project lists is compiled by nobody.
      if home, owners.allSatisfy({ $0.origin == .folder }) { continue }
      let folder = file.path.lastIndex(of: "/").map { String(file.path[...$0]) } ?? ""
      if isOfAnotherTarget(index) {
        if !isTaken { obstacle = "the tests that import the module are those of another target of its name" }
        continue
      }
      if let other = moduleTaking(folder, besides: program.modules(ofFile: index).map(Int.init)) {
        obstacle = "\(other) compiles what is added to \(folder), where the tests of the module are"
        isTaken = true
        continue
      }
      let framework = names.contains("XCTest") ? "XCTest" : "Testing"
      let tested = testedImport(of: module, in: folder) ?? "@testable import \(module)"
      let place = TestPlace(
        folder: folder, imports: ["import \(framework)", tested], modules: [framework, module],
        usesXCTest: names.contains("XCTest"), file: Int32(index))
      if !isOfProduct(folder) { return place }
      besideProducts = besideProducts ?? place
    }
    if let besideProducts { return besideProducts }
    throw Refusal(obstacle)
  }

  /// More code of the product than of tests lies right in a folder.
  private func isOfProduct(_ folder: String) -> Bool {
    var balance = 0
    for other in code.program.files.indices.dropLast() {
      let path = code.program.files[other].path
      guard path.hasPrefix(folder), !path.dropFirst(folder.count).contains("/") else { continue }
      balance += code.program.isTestFile[other] ? -1 : 1
    }
    return balance > 0
  }

  /// A file of tests sees a target that builds a module of the same name, and not the consumer's.
  private func isOfAnotherTarget(_ index: Int) -> Bool {
    let program = code.program
    let seen = Set(program.modules(ofFile: index).flatMap { program.modules[Int($0)].dependencies ?? [] })
    let own = program.modules(ofFile: Int(consumer.file)).map { program.modules[Int($0)] }
    let names = Set(own.map(\.importName))
    return own.allSatisfy { !seen.contains($0.name) }
      && program.modules.contains { seen.contains($0.name) && names.contains($0.importName) }
  }

  /// A target of a project that does not compile the tests of a folder, and takes what is added to it; nil for none.
  private func moduleTaking(_ folder: String, besides own: [Int]) -> String? {
    let modules = code.program.modules
    if own.contains(where: { modules[$0].origin == .manifest }) { return nil }
    return modules.indices.first { index in
      !own.contains(index) && modules[index].folders.contains { folder.hasPrefix($0 + "/") }
    }.map { modules[$0].name }
  }

  /// How tests in a folder import a module that several applications take the place of; nil where it is one alone.
  private func testedImport(of module: String, in folder: String) -> String? {
    let program = code.program
    for index in program.files.indices.dropLast() where program.isTestFile[index] {
      let file = program.files[index]
      guard file.path.hasPrefix(folder), !file.path.dropFirst(folder.count).contains("/"),
        file.imports.contains(where: { file.names[$0.module] == module }),
        let source = code.source(file: Int32(index)), let item = ImportWriter.item(importing: module, in: source),
        source.kind(of: item) == .ifConfig
      else { continue }
      return source.text(of: item)
    }
    return nil
  }

  /// A test that makes the consumer with its doubles, where nothing else has to be passed, and making it asks them
  /// nothing that they have no answer to yet.
  private func firstTest(_ injections: [Injection], _ place: TestPlace) -> String {
    let name = code.program.qualifiedName(consumer.entity)
    let isPlain: Bool
    switch placement.form {
    case .newInitializer: isPlain = true
    case .initializers:
      isPlain = placement.takers.contains { taker in
        code.program.parameters(of: taker.id).allSatisfy { code.program.fact($0).value >= 0 }
      }
    case .memberwise, .property: isPlain = false
    }
    guard isPlain, injections.allSatisfy({ !$0.requirements.isEmpty && !$0.isMaker }),
      code.program.generics[consumer.entity].isEmpty, !consumer.initializers.contains(where: \.calls)
    else { return "" }
    let unit = consumer.source.indentationUnit
    let simple = joinedName
    let arguments = injections.map { "\($0.name): \(DoubleWriter.name($0.typeName, request.doubles))()" }
    let isolation = code.isolation(of: consumer.entity).map { "\($0) " } ?? ""
    let marker = isolation.isEmpty ? "" : isolation
    let made = "\(name)(\(arguments.joined(separator: ", ")))"
    if place.usesXCTest {
      return """
        \(marker)final class \(simple)DoublesTests: XCTestCase {
        \(unit)func testIsMadeWithDoubles() {
        \(unit)\(unit)_ = \(made)
        \(unit)}
        }

        """
    }
    return """
      \(marker)@Test func \(DeclarationCase.lowered(simple))IsMadeWithDoubles() {
      \(unit)_ = \(made)
      }

      """
  }
}

enum DeclarationCase {
  static func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
