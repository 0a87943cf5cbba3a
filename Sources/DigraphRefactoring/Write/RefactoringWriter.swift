import DigraphFacts
import DigraphGraph
import DigraphImports
import DigraphLinking
import DigraphSyntax
import SourceEditing
import SourceUses

/// Writes injections into the text: parameters, properties, uses, protocols, owners, doubles.
struct RefactoringWriter {
  let code: CodeBase
  let consumer: ConsumerCode
  let placement: Placement
  let request: RefactoringRequest
  var edits: SourceEdits
  /// What makes the consumer from now on, where that is asked for.
  private var assembler: AssemblerPlan?

  /// - Returns: what else is to be said.
  mutating func write(_ injections: [Injection]) throws(Refusal) -> [Note] {
    for injection in injections { writeUses(of: injection) }
    writeCaptures()
    let injections = injections.filter { !$0.isReused }
    if injections.isEmpty { return [] }
    if request.style == .assembler { assembler = try AssemblerPlan(injections, consumer, placement, self) }
    writeProperties(injections)
    writeInitializers(injections)
    for injection in injections {
      let names = [injection.storedType, injection.value].flatMap { NameSight.names(in: $0) }
      imports.complete(consumer.source, for: names, like: injection.uses[0].source, &edits)
    }
    for injection in injections { writeProtocol(injection) }
    for injection in injections { try writeImplicitMembers(of: injection) }
    if request.style == .required { try writeOwners(injections) }
    if let assembler { write(assembler, injections) }
    return writeDoubles(injections)
  }

  // MARK: Properties

  private mutating func writeProperties(_ injections: [Injection]) {
    var lines: [String] = []
    for injection in injections {
      if let kept = injection.kept {
        rewrite(kept, injection)
        if !injection.storesMaker { continue }
      } else if injection.isAssignedAlone(in: consumer) {
        continue
      }
      lines.append(property(injection))
    }
    guard !lines.isEmpty else { return }
    let place = propertyPlace()
    _ = edits.unfold(consumer.body, indentation: place.indentation, in: consumer.source)
    // A blank line parts properties from what follows.
    let source = consumer.source
    let isFollowed = source.children(of: consumer.body).contains { source.start(of: $0) >= place.offset }
    let hasBlank = source.isFollowedByBlankLine(place.offset) || !source.isLastOnLine(place.offset)
    if placement.form != .newInitializer, isFollowed, !hasBlank, source.start(of: consumer.body) + 1 == place.offset {
      lines.append("")
    }
    edits.insert(lines: lines, indentation: place.indentation, behind: place.offset, in: source)
  }

  private func property(_ injection: Injection) -> String {
    switch placement.form {
    case .memberwise, .property:
      let isLazy = placement.form == .property && !injection.isMaker && consumer.isMadeBeforeAll
      let value = isRequired ? "" : " = \(injection.parameterValue)"
      return "\(ignored)\(isLazy ? "lazy " : "")var \(injection.name): \(injection.storedType)\(value)"
    case .initializers, .newInitializer:
      let isNear = injection.uses.allSatisfy { $0.source === consumer.source }
      // What is set through a protocol that no class has to be needs a variable.
      return "\(isNear ? "private " : "")let \(injection.name): \(injection.storedType)"
    }
  }

  /// Nobody watches a dependency, where the compiler would let others watch what is set.
  private var ignored: String {
    let attributes = code.attributes(of: code.program.entities[consumer.entity].declaration)
    return consumer.isClass && attributes.contains("Observable") ? "@ObservationIgnored " : ""
  }

  /// Who makes the consumer has to pass what it needs: nothing else makes one, and no initializer in an extension leaves
  /// that to a value that is there already.
  var isRequired: Bool {
    request.style.isRequired && placement.form == .memberwise && consumer.initializers.allSatisfy(\.isDelegating)
      && !Placement.isMadeFromNothing(consumer)
  }

  /// Behind the last stored property in front of the first initializer or function, or at the beginning.
  func propertyPlace() -> (offset: Int, indentation: String) {
    let source = consumer.source
    let members = source.children(of: consumer.body)
    let closures = placement.form == .memberwise ? trailingClosureProperties() : []
    let indentation =
      members.first { source.isFirstOnLine(source.start(of: $0)) }.map { source.indentation(of: source.start(of: $0)) }
      ?? source.indentation(of: source.start(of: consumer.declaration)) + source.indentationUnit
    var last: Int?
    for member in members {
      guard source.kind(of: member) == .variableDecl else {
        if source.kind(of: member).isDeclaration, last != nil { break }
        continue
      }
      let isComputed = source.children(of: member).contains {
        source.kind(of: $0) == .patternBinding && consumer.isComputed($0)
      }
      if isComputed || closures.contains(member) { break }
      last = source.end(of: member)
    }
    return (last ?? source.start(of: consumer.body) + 1, indentation)
  }

  /// The stored properties at the end that hold closures, which calls write behind their parentheses.
  func trailingClosureProperties() -> [Int] {
    let source = consumer.source
    let stored = source.children(of: consumer.body).filter { member in
      source.kind(of: member) == .variableDecl
        && source.child(of: member, .patternBinding).map { source.child(of: $0, .accessorBlock) == nil } ?? false
        && !source.children(of: member).contains {
          source.kind(of: $0) == .modifier && source.text(of: $0) == "static"
        }
    }
    return stored.reversed().prefix { member in
      source.child(of: member, .patternBinding).map { source.isClosure($0) } ?? false
    }.reversed()
  }

  /// A property with an initial value becomes one without, or with one that others may replace.
  private mutating func rewrite(_ kept: KeptProperty, _ injection: Injection) {
    let source = kept.source
    let pattern = source.children(of: kept.binding)[0]
    let inferred = injection.type + (kept.modifiers.contains("weak") ? "?" : "")
    let annotation = "\(kept.name): \(kept.type ?? inferred)"
    let (start, end) = (source.start(of: pattern), source.end(of: kept.binding))
    if let attribute = kept.attribute {
      var next = source.end(of: attribute)
      while next < source.bytes.count, source.text(next, next + 1).allSatisfy(\.isWhitespace) { next += 1 }
      edits.replace(source.start(of: attribute), next, in: source, with: "")
    }
    if injection.isMaker {
      let made = kept.isLazy ? " = \(injection.name)\(injection.makerCall)" : ""
      edits.replace(start, end, in: source, with: annotation + made)
      return
    }
    switch placement.form {
    case .initializers, .newInitializer:
      edits.replace(start, end, in: source, with: annotation)
      remove("lazy", of: kept)
    case .memberwise, .property:
      // Others are to set it.
      var keyword = source.start(of: kept.declaration)
      for part in source.children(of: kept.declaration) where part < kept.binding {
        let text = source.text(of: part)
        let next = source.skippingBlanks(source.end(of: part))
        if source.kind(of: part) == .modifier, text.hasPrefix("private") || text.hasPrefix("fileprivate") {
          edits.replace(source.start(of: part), next, in: source, with: "")
        }
        keyword = next
      }
      if source.text(keyword, keyword + 3) == "let" {
        edits.insert(ignored, at: source.start(of: kept.declaration), in: source)
        edits.replace(keyword, keyword + 3, in: source, with: "var")
      }
      edits.replace(
        start, end, in: source, with: isRequired ? annotation : "\(annotation) = \(injection.value)")
    }
  }

  private mutating func remove(_ modifier: String, of kept: KeptProperty) {
    let source = kept.source
    for part in source.children(of: kept.declaration) where part < kept.binding {
      guard source.kind(of: part) == .modifier, source.says(modifier, at: part) else { continue }
      edits.replace(source.start(of: part), source.skippingBlanks(source.end(of: part)), in: source, with: "")
    }
  }

  // MARK: Initializers

  private mutating func writeInitializers(_ injections: [Injection]) {
    switch placement.form {
    case .memberwise, .property: return
    case .newInitializer: writeNewInitializer(injections)
    case .initializers:
      for initializer in placement.takers {
        let taken = injections.filter { takes($0, initializer) }
        if !taken.isEmpty { insertParameters(taken, in: initializer) }
        assign(taken, in: initializer, others: false)
      }
      for initializer in placement.others { assign(injections, in: initializer, others: true) }
    }
  }

  /// An initializer has a use for it: it keeps it, or asks it.
  func takes(_ injection: Injection, _ initializer: InitializerCode) -> Bool {
    if let kept = injection.kept, initializer.assigns(kept.name) { return false }
    return !injection.isAssignedAlone(in: consumer)
      || injection.uses.contains { $0.source === initializer.source && $0.member == initializer.node }
  }

  private func parameter(_ injection: Injection) -> String {
    let isDefaulted = !request.style.isRequired
    let value = isDefaulted ? " = \(injection.defaultValue)" : ""
    return "\(injection.name): \(injection.parameterType(isDefaulted: isDefaulted))\(value)"
  }

  private mutating func insertParameters(_ injections: [Injection], in initializer: InitializerCode) {
    let injections = injections.filter { !$0.isTakenAlready }
    if injections.isEmpty { return }
    let source = initializer.source
    if let lock = initializer.lock {
      var end = source.end(of: lock)
      while source.bytes[end] == UInt8(ascii: " ") { end += 1 }
      edits.replace(source.start(of: lock), end, in: source, with: "")
    }
    // A body on the same line gets lines of its own.
    let end = initializer.body.map { source.start(of: $0) + 1 } ?? source.end(of: initializer.node)
    let lineEnd = min(source.lineEnd(of: source.end(of: initializer.clause)), end)
    edits.insert(parameters: injections.map { parameter($0) }, in: initializer.clause, lineEnd: lineEnd, source)
  }

  private mutating func assign(_ injections: [Injection], in initializer: InitializerCode, others: Bool) {
    guard let body = initializer.body else { return }
    let source = initializer.source
    let lines = injections.flatMap { injection -> [String] in
      let isMadeInside = !others && !request.style.isRequired && injection.isMadeInside
      // The parameter, which may be nil, hides a property of its name.
      let isUsed =
        injection.uses.contains { $0.source === source && $0.member == initializer.node }
        || injection.kept.map { $0.name == injection.name && initializer.says($0.name) } ?? false
      let made = "\(injection.name) ?? \(injection.value)"
      let own = assignment(injection, in: initializer, others: others, value: isMadeInside && !isUsed ? made : nil)
      return (isMadeInside && isUsed ? ["let \(injection.name) = \(made)"] : []) + (own.map { [$0] } ?? [])
    }
    guard !lines.isEmpty else { return }
    edits.insert(lines: lines, atStartOf: body, ofDeclaration: initializer.node, in: source)
  }

  private func assignment(
    _ injection: Injection, in initializer: InitializerCode, others: Bool, value: String?
  ) -> String? {
    if injection.isAssignedAlone(in: consumer) { return nil }
    if let kept = injection.kept, initializer.assigns(kept.name) { return nil }
    if let kept = injection.kept, !injection.storesMaker {
      let name = injection.isMaker ? "\(injection.name)\(injection.makerCall)" : injection.name
      return "self.\(kept.name) = \(others ? injection.value : value ?? name)"
    }
    return "self.\(injection.name) = \(others ? injection.parameterValue : value ?? injection.name)"
  }

  private mutating func writeNewInitializer(_ injections: [Injection]) {
    let source = consumer.source
    let place = propertyPlace()
    let unit = source.indentationUnit
    var list = injections.map { parameter($0) }.joined(separator: ", ")
    var head = "init(\(list)) {"
    if place.indentation.utf8.count + head.utf8.count > 110, injections.count > 1 {
      list = injections.map { source.newline + place.indentation + unit + parameter($0) }.joined(separator: ",")
      head = "init(\(list)\(source.newline)\(place.indentation)) {"
    }
    let assignments = injections.map { injection in
      let isMade = injection.isMaker && !injection.storesMaker
      let target = injection.storesMaker ? injection.name : injection.kept?.name ?? injection.name
      let made = !request.style.isRequired && injection.isMadeInside ? " ?? \(injection.value)" : ""
      return "\(unit)self.\(target) = \(injection.name)\(isMade ? injection.makerCall : made)"
    }
    // Behind the last stored property, also where initial values and functions are mixed.
    let last = source.children(of: consumer.body).last { member in
      source.kind(of: member) == .variableDecl
        && !source.children(of: member).contains {
          source.kind(of: $0) == .patternBinding && source.child(of: $0, .accessorBlock) != nil
        }
    }
    let offset = last.map { max(source.end(of: $0), place.offset) } ?? place.offset
    let isFollowed = source.children(of: consumer.body).contains { source.start(of: $0) > offset }
    let hasBlank = isFollowed && source.isLastOnLine(offset) && source.isFollowedByBlankLine(offset)
    edits.insert(
      lines: [""] + [head] + assignments + ["}"] + (isFollowed && !hasBlank ? [""] : []),
      indentation: place.indentation, behind: offset, in: source)
  }

  // MARK: Uses

  private mutating func writeUses(of injection: Injection) {
    for (use, suffix) in zip(injection.uses, injection.suffixes) {
      if case .kept = use.fate { continue }
      edits.replace(use.start, use.end, in: use.source, with: name(of: injection, at: use) + suffix)
      guard let assigned = injection.assigned else { continue }
      // The parameter hides the property of its name.
      if assigned.name == injection.name, let target = assigned.target {
        edits.insert("self.", at: use.source.start(of: target), in: use.source)
      }
      if assigned.typeText != injection.type {
        edits.replace(
          assigned.source.start(of: assigned.type), assigned.source.end(of: assigned.type), in: assigned.source,
          with: injection.type)
      }
    }
  }

  /// How the consumer's code reaches the dependency at a place.
  private mutating func name(of injection: Injection, at use: Use) -> String {
    let (source, name) = (use.source, injection.name)
    let takes = placement.form == .initializers || placement.form == .newInitializer
    if use.isInInitializer, takes { return name }
    guard !use.closures.isEmpty else {
      if case .named(let local) = use.fate, local == name { return "self.\(name)" }
      return name
    }
    let mutates = use.member.map { member in
      source.children(of: member).contains { source.kind(of: $0) == .modifier && source.text(of: $0) == "mutating" }
    }
    if !consumer.isClass, !(consumer.code.isActor(consumer.entity)), mutates != true {
      // What a task keeps of a value is sent to it.
      if use.isInTask, !consumer.isInterface, code.checksSending(file: consumer.file) {
        capture(name, in: use.closures[0], source)
      }
      return name
    }
    // The first closure that does not keep the consumer keeps the dependency, for those inside of it too.
    var isSaid = false
    for closure in use.closures {
      if keepsConsumer(closure, source) {
        isSaid = true
      } else if !asksConsumer(closure, use) {
        capture(isSaid ? "\(name) = self.\(name)" : name, in: closure, source)
        return name
      }
    }
    return isSaid ? "self.\(name)" : name
  }

  /// A closure that asks members of the consumer without naming `self` does not escape.
  private func asksConsumer(_ closure: Int, _ use: Use) -> Bool {
    let source = use.source
    if captures(of: closure, source).contains(where: { $0.hasSuffix("self") }) { return false }
    let listing = source.subtree(of: closure).filter { node in
      source.kind(of: node) == .closureExpr && captures(of: node, source).contains { $0.hasSuffix("self") }
    }.map { source.subtree(of: $0) }
    return source.subtree(of: closure).contains { node in
      guard source.kind(of: node) == .nameExpr, !listing.contains(where: { $0.contains(node) }) else { return false }
      let name = source.text(of: node)
      return !use.declares(name)
        && code.members(name, of: consumer.entity).contains { id in
          let declaration = code.program.declarations[id]
          return [.function, .property].contains(declaration.kind) && !declaration.flags.contains(.isStatic)
        }
    }
  }

  /// A closure names `self`, and its list does not say that it is not to be counted.
  private func keepsConsumer(_ closure: Int, _ source: SourceText) -> Bool {
    let captures = captures(of: closure, source).filter { $0.hasSuffix("self") }
    if captures.contains(where: { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }) { return false }
    return !captures.isEmpty
      || source.subtree(of: closure).contains { source.kind(of: $0) == .nameExpr && source.text(of: $0) == "self" }
  }

  private func captures(of closure: Int, _ source: SourceText) -> [String] {
    guard let signature = source.child(of: closure, .closureSignature) else { return [] }
    return source.children(of: signature).filter { source.kind(of: $0) == .closureCapture }.map { source.text(of: $0) }
  }

  /// Lets a closure keep the dependency rather than the consumer.
  private mutating func capture(_ text: String, in closure: Int, _ source: SourceText) {
    if let place = captures.firstIndex(where: { $0.source === source && $0.closure == closure }) {
      if !captures[place].names.contains(text) { captures[place].names.append(text) }
    } else {
      captures.append(Captures(source: source, closure: closure, names: [text]))
    }
  }

  /// Writes what closures keep, each list once.
  private mutating func writeCaptures() {
    for captured in captures {
      let (source, names) = (captured.source, captured.names.joined(separator: ", "))
      guard let signature = source.child(of: captured.closure, .closureSignature) else {
        edits.insert(" [\(names)] in", at: source.start(of: captured.closure) + 1, in: source)
        continue
      }
      let existing = source.children(of: signature).filter { source.kind(of: $0) == .closureCapture }
      if let last = existing.last {
        edits.insert(", \(names)", at: source.end(of: last), in: source)
      } else if let attribute = source.children(of: signature).last(where: { source.kind(of: $0) == .attribute }) {
        edits.insert(" [\(names)]", at: source.end(of: attribute), in: source)
      } else {
        edits.insert("[\(names)] ", at: source.start(of: signature), in: source)
      }
    }
  }

  /// What a closure is to keep.
  private struct Captures {
    var source: SourceText
    var closure: Int
    var names: [String]
  }

  private var captures: [Captures] = []
  let imports: ImportWriter

  init(
    code: CodeBase, consumer: ConsumerCode, placement: Placement, request: RefactoringRequest, edits: SourceEdits
  ) {
    self.edits = edits
    self.code = code
    self.consumer = consumer
    self.placement = placement
    self.request = request
    imports = ImportWriter(code: code)
  }
}

extension Injection {
  /// The initializer assigns it to a property of its own, and nothing else uses it.
  func isAssignedAlone(in consumer: ConsumerCode) -> Bool {
    kept == nil && uses.allSatisfy { $0.isInInitializer && $0.closures.isEmpty }
  }

  /// The closure that makes it is kept, since it is called later.
  var storesMaker: Bool { isMaker && (kept == nil || kept?.isLazy == true) }
}
