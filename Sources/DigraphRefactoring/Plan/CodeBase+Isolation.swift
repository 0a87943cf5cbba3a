import DigraphFacts
import DigraphLinking

/// Which actor types belong to, and what may be sent from one to another.
extension CodeBase {
  /// The global actor that a type is isolated to, as its attribute.
  func isolation(of entity: EntityID) -> String? {
    for type in [entity] + program.ancestors[entity] where type.isDeclared {
      if let name = attributes(of: program.entities[type].declaration).first(where: isGlobalActor) { return "@\(name)" }
    }
    let isOnMainActor = ([entity] + program.ancestors[entity]).contains { type in
      type.isDeclared
        && program.inherited[type].contains { Self.onMainActor.contains(program.simpleName(program.types[$0].entity)) }
    }
    let file = program.declarations[program.entities[entity].declaration].file
    return isOnMainActor && checksSending(file: file) ? "@MainActor" : nil
  }

  /// Classes of the platform that belong to the main actor. Before Swift 6 the compiler is silent about what inherits
  /// from them.
  private static let onMainActor: Set<String> = [
    "NSControl", "NSDocument", "NSHostingController", "NSHostingView", "NSMenu", "NSPanel", "NSResponder",
    "NSStackView", "NSTableView", "NSTextView", "NSView", "NSViewController", "NSWindow", "NSWindowController",
    "UICollectionViewCell", "UICollectionViewController", "UIControl", "UIHostingController", "UIImageView",
    "UINavigationController", "UIPageViewController", "UIResponder", "UIScrollView", "UISplitViewController",
    "UIStackView", "UITabBarController", "UITableViewCell", "UITableViewController", "UIView", "UIViewController",
    "UIWindow", "WKWebView",
  ]

  /// What the platform gives there belongs to the main actor.
  func isOnMainActor(_ name: String) -> Bool {
    Self.onMainActor.contains(name)
      || ["UIApplication", "UIDevice", "UIScreen", "WKApplication", "WKExtension", "WKInterfaceDevice"].contains(name)
  }

  /// The global actor that a member says itself it is isolated to.
  func isolation(ofMember id: DeclarationID) -> String? {
    attributes(of: id).first(where: isGlobalActor).map { "@\($0)" }
  }

  func attributes(of declaration: DeclarationID) -> [String] {
    let file = program.files[Int(program.declarations[declaration].file)]
    return file.attributes(of: program.fact(declaration)).map { file.names[file.types[Int($0.type)].name] }
  }

  /// The platform's, one that is declared in the code, or one of a package by its name.
  private func isGlobalActor(_ name: String) -> Bool {
    if name == "MainActor" || name.hasSuffix("Actor") { return true }
    let symbol = program.symbols.find(name)
    return symbol != 0
      && program.members.find(MemberTable.topLevel, symbol).contains { attributes(of: $0).contains("globalActor") }
  }

  func isActor(_ entity: EntityID) -> Bool { program.entities[entity].kind == .actor }

  /// It says that it may be sent from one task to another, or belongs to an actor.
  func isSendable(_ entity: EntityID) -> Bool {
    isActor(entity) || isolation(of: entity) != nil || conforms(entity, to: Self.sendable)
  }

  /// Protocols whose conforming types may be sent.
  static let sendable = intents.union(["Sendable"])

  /// Those of them by which the system makes values, on no actor. Source: the interface of AppIntents.
  static let intents: Set<String> = [
    "AppEntity", "AppEnum", "AppIntent", "EntityPropertyQuery", "EntityQuery", "EntityStringQuery",
    "EnumerableEntityQuery", "OpenIntent", "TransientAppEntity", "WidgetConfigurationIntent",
  ]

  /// It may be sent, though nothing says so: a structure or an enumeration that other modules do not see, of values
  /// that may.
  func isSendableByItsValues(_ entity: EntityID, depth: Int = 0) -> Bool {
    guard entity.isDeclared, depth < 4, [.enum, .struct].contains(program.entities[entity].kind) else { return false }
    let flags = program.declarations[program.entities[entity].declaration].flags
    guard !flags.containsAny(of: .exported), program.generics[entity].isEmpty else { return false }
    return parts(of: entity).allSatisfy { part in
      program.children(of: part).allSatisfy { id in
        let declaration = program.declarations[id]
        if declaration.kind == .enumCase {
          return program.parameters(of: id).allSatisfy { isSendable(valueOf: program.declaredTypes[$0], depth) }
        }
        guard declaration.kind == .property, !declaration.flags.containsAny(of: [.isStatic, .isComputed]) else {
          return true
        }
        return isSendable(valueOf: program.declaredTypes[id], depth)
      }
    }
  }

  /// It may be sent: by its own word, by its values, or as the platform says.
  func maySend(_ entity: EntityID) -> Bool {
    if entity.isDeclared, !program.entities[entity].isPlatform {
      return isSendable(entity) || isSendableByItsValues(entity)
    }
    let name = program.qualifiedName(entity)
    return Self.values.contains(name) || Self.shared.contains(name)
  }

  /// Classes of the platform that say so.
  private static let shared: Set<String> = [
    "Bundle", "DispatchQueue", "HTTPCookieStorage", "NotificationCenter", "OperationQueue", "ProcessInfo", "URLCache",
    "URLSession",
  ]

  private func isSendable(valueOf type: TypeID, _ depth: Int) -> Bool {
    let node = program.types[type]
    guard node.form == .nominal, program.types.arguments(of: type).allSatisfy({ isSendable(valueOf: $0, depth) }) else {
      return false
    }
    let entity = node.entity
    if entity.isDeclared, !program.entities[entity].isPlatform {
      return isSendable(entity) || isSendableByItsValues(entity, depth: depth + 1)
    }
    return Self.values.contains(program.qualifiedName(entity))
  }

  private static let values: Set<String> = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Character", "ClosedRange", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "Dictionary", "Double", "Duration", "Error", "Float", "IndexPath",
    "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "Locale", "Optional", "Range", "Result", "Set", "String",
    "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLRequest", "UUID",
  ]
}
