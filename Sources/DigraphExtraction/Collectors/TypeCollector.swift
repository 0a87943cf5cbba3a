import DigraphFacts
import DigraphSyntax

/// Types as they are written.
extension FactCollector {
  /// Writes down the type at a node and returns its index.
  @discardableResult
  mutating func collectType(_ index: Int, flags: TypeFact.Flags = [], label: NameIndex = 0) -> Int32 {
    let node = nodes[index]
    switch node.kind {
    case .identifierType:
      if node.subtreeEnd == UInt32(index + 1) {
        return leafType(.named, at: index, name: name(at: index), flags: flags, label: label)
      }
      let named = child(.name, of: index).map { name(at: $0) } ?? 0
      return group(.named, at: index, name: named, flags: flags, label: label) { $0.collectGenericArguments(of: index) }
    case .memberType:
      let named = child(.name, of: index).map { name(at: $0) } ?? 0
      return group(.member, at: index, name: named, flags: flags, label: label) {
        $0.collectTypes(in: index)
        $0.collectGenericArguments(of: index)
      }
    case .optionalType: return wrapped(.optional, index, flags, label)
    case .implicitlyUnwrappedType: return wrapped(.optional, index, flags.union(.implicitlyUnwrapped), label)
    case .arrayType: return wrapped(.array, index, flags, label)
    case .inlineArrayType:
      // Only the element type is of interest, the count is a number.
      var element: Int?
      for child in children(of: index) where nodes[child].kind.isType { element = child }
      return group(.array, at: index, flags: flags, label: label) { if let element { $0.collectType(element) } }
    case .dictionaryType: return wrapped(.dictionary, index, flags, label)
    case .functionType:
      let effects: TypeFact.Flags = node.flags.contains(.isAsync) ? .async : []
      return group(.function, at: index, flags: flags.union(effects), label: label) { collector in
        collector.collectTupleElements(of: index)
        if let result = collector.child(.returnClause, of: index) { collector.collectTypes(in: result) }
      }
    case .tupleType:
      return group(.tuple, at: index, flags: flags, label: label) { $0.collectTupleElements(of: index) }
    case .someOrAnyType:
      return wrapped(node.flags.contains(.isAny) ? .existential : .opaque, index, flags, label)
    case .compositionType: return wrapped(.composition, index, flags, label)
    case .metatypeType: return wrapped(.metatype, index, flags, label)
    case .attributedType: return collectAttributedType(index, flags: flags, label: label)
    case .packExpansionType, .packElementType: return wrapped(.pack, index, flags, label)
    default: return leafType(.none, at: index, name: 0, flags: flags, label: label)
    }
  }

  /// Writes down every type among the children of a node, one behind the other.
  mutating func collectTypes(in index: Int) {
    for child in children(of: index) where nodes[child].kind.isType { collectType(child) }
  }

  /// The type among the children of a node, -1 for none.
  mutating func childType(of index: Int) -> Int32 {
    for child in children(of: index) where nodes[child].kind.isType { return collectType(child) }
    return -1
  }

  private mutating func collectGenericArguments(of index: Int) {
    if let clause = child(.genericArgumentClause, of: index) { collectTypes(in: clause) }
  }

  private mutating func collectTupleElements(of index: Int) {
    for element in children(of: index) where nodes[element].kind == .tupleTypeElement {
      let label = child(.name, of: element).map { name(at: $0) } ?? 0
      for part in children(of: element) where nodes[part].kind.isType {
        collectType(part, flags: nodes[element].flags.contains(.variadic) ? .variadic : [], label: label)
        break
      }
    }
  }

  private mutating func collectAttributedType(_ index: Int, flags: TypeFact.Flags, label: NameIndex) -> Int32 {
    var flags = flags
    var base: Int?
    for part in children(of: index) {
      switch nodes[part].kind {
      case .modifier:
        if SyntaxModifier(rawValue: nodes[part].detail) == .inout { flags.insert(.inout) }
      case .attribute:
        guard let named = children(of: part).first(where: { nodes[$0].kind.isType }) else { continue }
        if isText(named, "escaping") { flags.insert(.escaping) }
        if isText(named, "autoclosure") { flags.insert(.autoclosure) }
      default:
        if nodes[part].kind.isType { base = part }
      }
    }
    guard let base else { return leafType(.none, at: index, name: 0, flags: flags, label: label) }
    return collectType(base, flags: flags, label: label)
  }

  private mutating func wrapped(
    _ kind: TypeFact.Kind, _ index: Int, _ flags: TypeFact.Flags, _ label: NameIndex
  ) -> Int32 {
    group(kind, at: index, flags: flags, label: label) { $0.collectTypes(in: index) }
  }

  mutating func leafType(
    _ kind: TypeFact.Kind, at index: Int, name: NameIndex, flags: TypeFact.Flags, label: NameIndex
  ) -> Int32 {
    group(kind, at: index, name: name, flags: flags, label: label) { _ in }
  }

  private mutating func group(
    _ kind: TypeFact.Kind, at index: Int, name: NameIndex = 0, flags: TypeFact.Flags, label: NameIndex,
    _ children: (inout FactCollector) -> Void
  ) -> Int32 {
    let place = facts.types.count
    facts.types.append(
      TypeFact(
        kind: kind, flags: flags, name: name, label: label, start: nodes[index].start, end: nodes[index].end,
        subtreeEnd: 0))
    children(&self)
    facts.types[place].subtreeEnd = UInt32(facts.types.count)
    return Int32(place)
  }
}
