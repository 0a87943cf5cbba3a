extension BuiltInTexts {
  static let safeDI: StaticString = #"""
    //: package SafeDI
    import SafeDI

    class Instantiator<T> {  //: maker
      init(_ instantiator: () -> T)
      func instantiate() -> T
    }
    class SendableInstantiator<T> {  //: maker
      init(_ instantiator: () -> T)
      func instantiate() -> T
    }
    class ErasedInstantiator<Arguments, T> {  //: maker
      init(_ instantiator: (Arguments) -> T)
      func instantiate(_ arguments: Arguments) -> T
    }
    class SendableErasedInstantiator<Arguments, T> {  //: maker
      init(_ instantiator: (Arguments) -> T)
      func instantiate(_ arguments: Arguments) -> T
    }

    // Wrappers that inject
    //: @Forwarded     injection injection
    //: @Instantiated  injection injection
    //: @Received      injection injection

    // What says that a type can be made
    //: Instantiable  glue injection
    """#
}
