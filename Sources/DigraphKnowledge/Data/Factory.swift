extension BuiltInTexts {
  static let factory: StaticString = #"""
    //: package Factory

    // Wrappers that inject
    //: @DynamicInjected     injection injection, keys Container
    //: @Injected            injection injection, keys Container
    //: @InjectedObject      injection injection, keys Container
    //: @InjectedObservable  injection injection, keys Container
    //: @InjectedType        injection injection
    //: @LazyInjected        injection injection, keys Container
    //: @WeakLazyInjected    injection injection, keys Container

    // Containers and locators
    //: AutoRegistering   container injection, makes root
    //: ContainerManager  container injection
    //: SharedContainer   container injection, makes root

    // What registrations are made of
    //: ParameterFactory  glue injection, maker

    // What containers are made of
    //: Factory  maker
    """#
}
