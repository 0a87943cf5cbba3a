import DigraphFacts
import DigraphSyntax

/// Patterns. A pattern that is an expression (`.some(let x)`) is written down as that expression, with the names it
/// binds inside.
extension FactCollector {
  mutating func collectPattern(_ index: Int) {
    switch nodes[index].kind {
    case .identifierPattern: leafCode(.patternName, at: index, name: name(at: index))
    case .tuplePattern:
      let place = openCode(.patternTuple, at: index)
      for element in children(of: index) {
        for part in children(of: element) where nodes[part].kind.isPattern { collectPattern(part) }
      }
      closeCode(place)
    case .bindingPattern:
      for part in children(of: index) { collectPattern(part) }
    case .expressionPattern: collectChildren(of: index)
    case .isPattern:
      let place = openCode(.patternIs, at: index)
      for part in children(of: index) where nodes[part].kind.isType { collectTypeReference(part) }
      closeCode(place)
    default: leafCode(.patternWildcard, at: index)
    }
  }
}
