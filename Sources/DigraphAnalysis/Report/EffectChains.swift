import DigraphEffects
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import DigraphRules

/// The chains of a report's effects as links, each made once: where the code of many types leads to the same calls, all of
/// them together would be larger than the code by far.
struct EffectChains {
  private struct Step: Hashable {
    let node: EffectNodeID
    let group: EffectGroups
    let isHidden: Bool
  }

  private let effects: Effects
  private let program: Program
  private var known: [Step: Int32] = [:]
  private var texts: [DeclarationID: TextID] = [:]

  init(_ effects: Effects, _ program: Program) {
    self.effects = effects
    self.program = program
  }

  /// The first link of a way; nil where there is none. O(steps that are new).
  mutating func link(
    from first: EffectNodeID, to group: EffectGroup, isHidden: Bool, in column: inout Column, _ pool: inout TextPool
  ) -> Int32? {
    var new: [EffectNodeID] = []
    var next = Optional(first)
    var link: Int32?
    while let node = next {
      link = known[Step(node: node, group: EffectGroups(group), isHidden: isHidden)]
      if link != nil { break }
      new.append(node)
      next = effects.step(after: node, to: group, isHidden)
    }
    if link == nil {
      guard let symbol = effects.symbol(at: new[new.count - 1], of: group, isHidden) else { return nil }
      link = column.link(pool.id(of: program.effectSymbol(symbol)), before: nil)
    }
    while let node = new.popLast() {
      if let declaration = effects.declaration(ofStep: node) {
        let text = texts[declaration] ?? pool.id(of: program.effectStep(declaration))
        texts[declaration] = text
        // What is called alike is one step.
        if link.map({ column.text(ofLink: $0) }) != text { link = column.link(text, before: link) }
      }
      known[Step(node: node, group: EffectGroups(group), isHidden: isHidden)] = link
    }
    return link
  }
}
