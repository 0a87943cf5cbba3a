extension BuiltInTexts {
  static let needle: StaticString = #"""
    //: package Needle
    import NeedleFoundation

    class Component<DependencyType> {  //: makes root
      init(parent: Any)
      let dependency: DependencyType
      func shared<T>(__function: String = 0, _ factory: () -> T) -> T
    }
    class BootstrapComponent: Component<Never> {  //: container injection, makes root
      init()
    }
    class PluginizedComponent<DependencyType, PluginExtensionType, NonCoreComponent>: Component<DependencyType> {  //: container injection
      var pluginExtension: PluginExtensionType { get }
    }
    """#
}
