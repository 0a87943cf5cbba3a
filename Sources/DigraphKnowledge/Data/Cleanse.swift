extension BuiltInTexts {
  static let cleanse: StaticString = #"""
    //: package Cleanse
    import Cleanse

    protocol Module {  //: container injection, makes root
      associatedtype Scope
      static func configure(binder: Binder<Scope>)
    }
    protocol Component {
      associatedtype Root
      associatedtype Scope
      associatedtype Seed
      static func configure(binder: Binder<Scope>)
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>
    }
    protocol RootComponent: Component {}  //: container injection, makes root
    struct Binder<Scope> {
      func bind<Element>(_ type: Element.Type = 0) -> BindingBuilder<Element>
      func bindFactory<Element>(_ type: Element.Type) -> BindingBuilder<Element>
      func bindPropertyInjectionOf<Element>(_ type: Element.Type) -> BindingBuilder<Element>
      func include<M>(module: M.Type)
      func install<C>(dependency: C.Type)
    }
    struct ReceiptBinder<Root> {  //: glue injection
      func to(factory: () -> Root) -> BindingReceipt<Root>
      func to(value: Root) -> BindingReceipt<Root>
    }
    struct BindingBuilder<Element> {  //: glue injection
      func asSingleton() -> BindingBuilder<Element>
      func intoCollection() -> BindingBuilder<Element>
      func scoped(in scope: Never) -> BindingBuilder<Element>
      func sharedInScope() -> BindingBuilder<Element>
      func tagged(with tag: Never) -> BindingBuilder<Element>
      func with(_ factory: Never) -> BindingBuilder<Element>
      func to(factory: () -> Element) -> BindingReceipt<Element>
      func to(injector: Never) -> BindingReceipt<Element>
      func to(value: Element) -> BindingReceipt<Element>
    }
    struct ComponentFactory<C> {  //: container injection
      static func of(_ component: C.Type) throws -> ComponentFactory<C>
    }
    struct Provider<Element> {  //: maker
      func get() -> Element
    }
    struct WeakProvider<Element> {  //: maker
      func get() -> Element?
    }

    // What registrations are made of
    //: BindingReceipt  glue injection

    // Functions that take a closure by which a container makes a service
    //: .bind        registers
    //: Binder#bind  registers
    //: .provide     registers
    """#
}
