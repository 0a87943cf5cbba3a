package import DigraphFacts

/// Code puts an object into the surroundings of other views: `.environmentObject(store)`.
package struct Provision: Sendable, Equatable {
  /// Its type; nil where the code at hand does not say.
  @OptionalID package var object: EntityID?
  package var consumer: Consumer
  /// The member whose code it is.
  @OptionalID package var context: DeclarationID?
  package var file: Int32
  /// In a macro that makes a preview.
  package var isInPreview: Bool
}

extension BodyLinker {
  /// The argument that is at hand, and the type that it was found to have.
  struct Provided {
    var code = -1
    var type = TypeArena.unknown
  }

  /// `.environmentObject(store)`, but not `.environment(\.locale, locale)`, which sets a value.
  func providedObject(_ arguments: ArraySlice<Argument>) -> Provided? {
    guard quiet == 0, light < 0, arguments.count == 1, let only = arguments.first, only.label == 0, only.code >= 0,
      !only.isClosure
    else { return nil }
    return Provided(code: only.code)
  }

  mutating func noteProvision() {
    let bare = unwrapped(provided.type)
    let types = sink.types.form(bare) == .choice ? Array(sink.types.arguments(of: bare)) : [bare]
    let isInPreview = flags.contains(.preview)
    for type in types {
      let object = sink.types.form(type) == .nominal ? sink.types[type].entity : nil
      provisions.append(
        Provision(object: object, consumer: consumer, context: context, file: Int32(file), isInPreview: isInPreview))
    }
  }
}
