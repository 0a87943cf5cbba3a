extension BuiltInTexts {
  static let knit: StaticString = #"""
    //: package Knit
    import Knit

    protocol ModuleAssembly {  //: container injection, makes root
      associatedtype TargetResolver
      func assemble(container: Container<TargetResolver>)
    }
    protocol AutoInitModuleAssembly: ModuleAssembly {  //: container injection, makes root
      init()
    }
    protocol FakeAssembly: ModuleAssembly {}  //: container injection, makes root
    protocol AbstractAssembly: ModuleAssembly {}  //: container injection, makes root
    class Container<TargetResolver> {
      func register<Service>(_ type: Service.Type, name: String? = nil, factory: (TargetResolver) -> Service) -> ServiceEntry<Service>
      func register<Service, A>(_ type: Service.Type, name: String? = nil, factory: (TargetResolver, A) -> Service) -> ServiceEntry<Service>
      func register<Service, A, B>(_ type: Service.Type, name: String? = nil, factory: (TargetResolver, A, B) -> Service) -> ServiceEntry<Service>
    }
    class ModuleAssembler {  //: container injection
      init(parent: ModuleAssembler? = nil, _ modules: [any ModuleAssembly])
      var resolver: any Resolver { get }
    }
    class ScopedModuleAssembler<TargetResolver> {  //: container injection
      init(_ modules: [any ModuleAssembly])
      var resolver: TargetResolver { get }
    }
    """#
}
