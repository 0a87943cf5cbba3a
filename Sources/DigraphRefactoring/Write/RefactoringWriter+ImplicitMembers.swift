import DigraphLinking
import DigraphSyntax
import SourceEditing

/// What callers give to a property of a structure that is known by a protocol from now on: `.live` is no member of that.
extension RefactoringWriter {
  mutating func writeImplicitMembers(of injection: Injection) throws(Refusal) {
    guard let kept = injection.kept, kept.type == nil, injection.isProtocol, !injection.isMaker, consumer.isStruct,
      placement.form == .memberwise || placement.form == .property
    else { return }
    for reference in code.constructions(of: consumer.entity) {
      guard let source = code.source(file: reference.file),
        let call = call(in: source, from: Int(reference.start), behind: Int(reference.end))
      else { continue }
      for argument in source.children(of: call) where source.kind(of: argument) == .argument {
        guard let name = source.child(of: argument, .name), source.text(of: name) == kept.name,
          let value = source.children(of: argument).last
        else { continue }
        try write(injection.dependency, before: value, in: source)
      }
    }
  }

  private mutating func write(_ type: String, before value: Int, in source: SourceText) throws(Refusal) {
    let isChain = source.kind(of: value) == .chainExpr
    let first = isChain ? source.children(of: value).first ?? value : value
    if source.kind(of: first) == .implicitMemberExpr {
      edits.insert(type, at: source.start(of: first), in: source)
    } else if !isChain, source.subtree(of: value).contains(where: { source.kind(of: $0) == .implicitMemberExpr }) {
      throw Refusal("others give its property a value whose type is not written")
    }
  }
}
