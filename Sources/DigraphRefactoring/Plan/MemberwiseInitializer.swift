import DigraphSyntax
import SourceEditing

/// The initializer that the compiler writes for a structure.
///
/// Source: The Swift Programming Language, "Memberwise Initializers for Structure Types"; a constant that has a value
/// already is no parameter.
extension ConsumerCode {
  struct MemberwiseProperty {
    var name: String
    /// Where it stands, which is its place among the parameters.
    var offset: Int
    /// It is private, to the type or to the file, and so is the initializer with it.
    var isHidden: Bool
    /// It has a value that callers may leave it at.
    var hasValue: Bool
  }

  /// The properties that it takes, in their order.
  var memberwiseProperties: [MemberwiseProperty] {
    source.children(of: body).flatMap { member -> [MemberwiseProperty] in
      guard source.kind(of: member) == .variableDecl else { return [] }
      let parts = source.children(of: member)
      let modifiers = parts.filter { source.kind(of: $0) == .modifier }.map { source.text(of: $0) }
      if modifiers.contains("static") { return [] }
      let isVariable = source.tree[member].flags.contains(.isVar)
      return parts.filter { source.kind(of: $0) == .patternBinding }.compactMap { binding in
        let inner = source.children(of: binding)
        guard let pattern = inner.first, !isComputed(binding) else { return nil }
        if !isVariable, inner.dropFirst().contains(where: { source.kind(of: $0).isExpression }) { return nil }
        let isPrivate = modifiers.contains { ["fileprivate", "private"].contains($0) }
        let hasValue =
          isVariable
          && inner.dropFirst().contains { source.kind(of: $0).isExpression || source.text(of: $0).hasSuffix("?") }
        let wrappers = parts.filter { source.kind(of: $0) == .attribute }.map { source.text(of: $0) }
        return MemberwiseProperty(
          name: source.text(of: pattern), offset: source.start(of: pattern),
          isHidden: isPrivate && (wrappers.isEmpty || !hasValue && wrappers.contains(where: Self.needsValue)),
          hasValue: hasValue)
      }
    }
  }

  /// What it has to be told.
  var propertiesWithoutValue: [String] { memberwiseProperties.filter { !$0.hasValue }.map(\.name) }

  /// A wrapper begins with nothing of its own; what begins with something is left out where it is private.
  private static func needsValue(_ wrapper: String) -> Bool {
    ["@Bindable", "@Binding", "@ObservedObject", "@State", "@StateObject"].contains(wrapper)
  }

  /// It has a getter, rather than observers.
  func isComputed(_ binding: Int) -> Bool {
    guard let block = source.child(of: binding, .accessorBlock) else { return false }
    return !source.children(of: block).contains { accessor in
      ["didSet", "willSet"].contains { source.text(of: accessor).hasPrefix($0) }
    }
  }
}
