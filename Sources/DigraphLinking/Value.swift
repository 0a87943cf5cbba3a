import DigraphFacts

/// What a part of an expression stands for while the rest of it is being read.
struct Value {
  enum Kind {
    /// A value of ``type``.
    case value
    /// The name of ``type``.
    case type
    /// Functions of one name, not called yet; ``declaration`` is the first.
    case function
    /// The ``module``.
    case module
  }

  // What takes one byte stands together: values are copied all the time.
  var kind = Kind.value
  /// It is reached through the name of a type.
  var isStatic = false
  /// `T.init`, which a call turns into a construction.
  var isInitializer = false
  /// A value holds the type, rather than code names it.
  var isHeldType = false
  /// `type(of: x)`
  var isTypeOfValue = false
  /// `T.init(label:)`: it is taken with arguments.
  var isCompound = false
  var type = TypeArena.unknown
  /// A function, the parameter that a value comes from, or the alias by which a type is named.
  @OptionalID var declaration: DeclarationID? = nil
  /// The index of a module.
  var module: Int32 = -1
  /// The type whose member it is, for the generic parameters in its declaration.
  var base = TypeArena.unknown
  /// Where it comes from; of a function the value it is called on.
  var origin = Origin.unknown
  /// Byte offsets of the expression so far.
  var start: UInt32 = 0
  var end: UInt32 = 0

  init(type: TypeID = TypeArena.unknown, start: UInt32 = 0) {
    self.type = type
    self.start = start
  }

  /// The type of the expression, if it ends here; what is named without being called counts as used.
  func asType(_ linker: inout BodyLinker) -> TypeID {
    switch kind {
    case .value: return type
    case .type:
      // `screens.map(Box.init(screen:))`: of what is given one by one.
      let extra: Reference.Flags = isCompound ? [.call, .fromHere] : []
      if isInitializer { linker.recordConstruction(self, of: type, initializer: nil, extra: extra) }
      return linker.sink.types.metatype(type)
    case .function:
      guard let declaration else { return TypeArena.unknown }
      linker.recordUse(of: declaration, base: base, start: start, end: end, receiver: origin)
      return linker.functionType(of: declaration, base: base)
    case .module: return TypeArena.unknown
    }
  }
}
