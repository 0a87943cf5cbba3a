extension BuiltInTexts {
  static let dip: StaticString = #"""
    //: package Dip
    import Dip

    class DependencyContainer {  //: container injection
      init(autoInjectProperties: Never = 0, configBlock: (DependencyContainer) -> Void = 0)
      func register<T>(_ scope: Never = 0, tag: Never = 0, factory: () throws -> T) -> Definition<T>
      func register<T>(_ scope: Never = 0, type: T.Type, tag: Never = 0, factory: () throws -> T) -> Definition<T>
      func register<T>(_ definition: Definition<T>, tag: Never = nil) -> Definition<T>
      func register<T, Made>(_ definition: Definition<Made>, type: T.Type, tag: Never = nil) -> Definition<Made>
      func resolve<T>(tag: Never = nil) throws -> T
      func resolve<T>(_ type: T.Type, tag: Never = nil) throws -> T
      func resolve<T>(_ type: T.Type, tag: Never = nil, arguments: Any...) throws -> T
      func resolve<T>(tag: Never = nil, arguments: Any...) throws -> T
      func collaborate(with containers: DependencyContainer...)
      func collaborate(with containers: [DependencyContainer])
      func bootstrap() throws
    }
    class Definition<T> {  //: glue injection
      func implements<P>(_ type: P.Type, tag: Never = nil) -> Definition<T>
      func implements<P>(_ type: P.Type, tag: Never = nil, resolvingProperties block: (DependencyContainer, P) throws -> Void) -> Definition<T>
      func implements<A, B>(_ first: A.Type, _ second: B.Type) -> Definition<T>
      func implements<A, B, C>(_ first: A.Type, _ second: B.Type, _ third: C.Type) -> Definition<T>
      func implements<A, B, C, D>(_ first: A.Type, _ second: B.Type, _ third: C.Type, _ fourth: D.Type) -> Definition<T>
      func resolvingProperties(_ block: (DependencyContainer, T) throws -> Void) -> Definition<T>
      func resolvingProperty<Root, V>(_ keyPath: ReferenceWritableKeyPath<Root, V>) -> Definition<T>
      func resolvingProperty<Root, V>(_ keyPath: ReferenceWritableKeyPath<Root, V>, factory: (DependencyContainer) throws -> V) -> Definition<T>
    }
    class Injected<T> {  //: injection injection
      init(required: Bool = true, tag: Never = nil, didInject: (T) -> Void = 0)
      var value: T? { get }
    }
    class InjectedWeak<T> {  //: injection injection
      init(required: Bool = true, tag: Never = nil, didInject: (T) -> Void = 0)
      var value: T? { get }
    }

    // Functions that take a closure by which a container makes a service
    //: .resolvingProperties          registers
    //: .resolvingProperty            registers
    //: DependencyContainer#register  completes

    //: @InjectedWeak  injection injection
    """#
}
