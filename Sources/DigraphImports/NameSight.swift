import DigraphFacts
package import DigraphLinking

/// Which names files see, and what a file would have to import to see another one.
///
/// Of a module that was not read nothing tells what it declares; the files that write a name tell what they import for
/// it.
///
/// Source: The Swift Programming Language, "Import Declaration".
package final class NameSight {
  /// What a file sees.
  package struct View {
    /// The modules whose names it sees, by the names under which they are imported; its own among them.
    package var modules: Set<Symbol> = []
    /// What `import struct Module.Name` brings.
    package var single: [(module: Symbol, name: Symbol)] = []
    /// Nil for a file that is still to be written.
    package var file: Int32?

    /// - Parameters:
    ///   - modules: those whose names it sees.
    ///   - file: nil for one that is still to be written.
    package init(modules: Set<Symbol> = [], file: Int32? = nil) {
      self.modules = modules
      self.file = file
    }
  }

  let program: Program
  /// Of each module those that it hands on to who imports it.
  private let exported: [Symbol: Set<Symbol>]
  /// The modules that were read, of those the ones that no code but their tests' can import.
  private let own: Set<Symbol>
  /// The modules that some file imports.
  private let imported: Set<Symbol>
  private let closed: Set<Symbol>
  private var views: [Int32: View] = [:]
  private var filesOfName: [Symbol: [Int32]] = [:]

  package init(_ program: Program) {
    self.program = program
    var exported: [Symbol: Set<Symbol>] = [:]
    var imported: Set<Symbol> = []
    for file in program.files.indices.dropLast() {
      for fact in program.files[file].imports {
        let name = program.symbols.symbol(file: file, fact.module)
        imported.insert(name)
        guard fact.isExported else { continue }
        for module in program.modules(ofFile: file) {
          exported[program.symbols.find(program.modules[Int(module)].importName), default: []].insert(name)
        }
      }
    }
    for (module, others) in Self.handedOn {
      exported[program.symbols.find(module), default: []].formUnion(others.map { program.symbols.find($0) })
    }
    exported[0] = nil
    self.exported = exported
    self.imported = imported
    let modules = program.modules.dropLast()
    own = Set(modules.map { program.symbols.find($0.importName) }).subtracting([0])
    closed = own.subtracting(
      modules.filter { $0.origin != .folder && $0.kind != .application }.map { program.symbols.find($0.importName) }
    ).subtracting(imported)
  }

  /// What modules of the platform hand on.
  private static let handedOn: [String: [String]] = {
    var all = [
      "AppKit": ["CoreGraphics", "Foundation", "QuartzCore"], "Cocoa": ["AppKit", "CoreData", "Foundation"],
      "SwiftUI": ["AppKit", "CoreGraphics", "Foundation", "UIKit"],
      "UIKit": ["CoreGraphics", "Foundation", "QuartzCore"], "WatchKit": ["Foundation", "UIKit"],
    ]
    for module in [
      "AVFoundation", "AVKit", "CloudKit", "CoreBluetooth", "CoreData", "CoreLocation", "HealthKit", "Intents",
      "MapKit",
      "MessageUI", "Photos", "SafariServices", "StoreKit", "UserNotifications", "WebKit", "XCTest",
    ] {
      all[module] = ["Foundation"]
    }
    return all
  }()

  /// What all names of types begin with that frameworks of the platform declare.
  private static let prefixes: [String: [String]] = [
    "AVKit": ["AV"], "AppKit": ["NS"], "CoreData": ["NS"], "CoreLocation": ["CL"], "Intents": ["IN"],
    "IntentsUI": ["IN"], "MapKit": ["CL", "MK"], "MessageUI": ["MF"], "QuartzCore": ["CA"],
    "SafariServices": ["SF", "SS"], "UIKit": ["NS", "UI"], "UserNotifications": ["UN"], "WebKit": ["DOM", "WK", "Web"],
    "os": ["Logger", "OS"],
  ]

  package func view(of file: Int32) -> View {
    if let known = views[file] { return known }
    var view = View(file: file)
    var direct: [Symbol] = []
    for module in program.modules(ofFile: Int(file)) {
      direct.append(program.symbols.find(program.modules[Int(module)].importName))
    }
    for fact in program.files[Int(file)].imports {
      let module = program.symbols.symbol(file: Int(file), fact.module)
      if let name = fact.declaration {
        view.single.append((module, program.symbols.symbol(file: Int(file), name)))
      } else {
        direct.append(module)
      }
    }
    view.modules = all(direct)
    views[file] = view
    return view
  }

  /// Modules and what they hand on.
  package func all(_ direct: [Symbol]) -> Set<Symbol> {
    var found: Set<Symbol> = []
    var pending = direct
    while let module = pending.popLast() {
      if found.insert(module).inserted { pending += exported[module] ?? [] }
    }
    return found.subtracting([0])
  }

  /// The modules that a file has to import for a name; sorted.
  ///
  /// - Parameters:
  ///   - name: as it stands in front of any dot.
  ///   - view: what the file sees.
  ///   - origin: a file that writes the name.
  package func missing(_ name: String, in view: View, origin: Int32?) -> [String] {
    let symbol = program.symbols.find(name)
    guard symbol != 0, !Self.known.contains(name) else { return [] }
    let homes = homes(of: symbol, from: view)
    if !homes.isEmpty {
      let isSeen = homes.contains { home in
        view.file.map { program.isSameModule(Int($0), Int(home)) } ?? false
          || modules(of: home).contains { module in
            view.modules.contains(module) || view.single.contains { $0 == (module, symbol) }
          }
      }
      if isSeen { return [] }
      let seenThere = origin.map { self.view(of: $0).modules } ?? []
      // A folder of scripts is no module that anything could import.
      let named = homes.flatMap { self.modules(of: $0) }.filter { $0 != 0 }
      guard let module = named.first(where: { seenThere.contains($0) }) ?? named.first else { return [] }
      return closed.contains(module) ? [] : [program.symbols[module]]
    }
    let files = files(naming: symbol)
    // What is known to declare it does, where that is what writes the name imports, or all files that use it.
    let places = files.isEmpty ? origin.map { [$0] } ?? [] : files
    let declaring = modulesDeclaring(symbol).first { module in
      // A header of the program shows its files what a file of tests has to import.
      view.file == nil && imported.contains(module) && !view.modules.contains(module)
        || origin.map { self.view(of: $0).modules.contains(module) } ?? false
        || !places.isEmpty && places.allSatisfy { self.view(of: $0).modules.contains(module) }
    }
    if let declaring {
      let isSeen = view.modules.contains(declaring) || program.symbols[declaring] == "Swift"
      return isSeen ? [] : [program.symbols[declaring]]
    }
    guard !files.isEmpty else {
      return origin.map { texts(self.view(of: $0).modules.subtracting(view.modules).subtracting(own)) } ?? []
    }
    var common: Set<Symbol>?
    var least: (count: Int, modules: Set<Symbol>)?
    for file in files {
      let needed = self.view(of: file).modules.subtracting(view.modules).subtracting(modules(of: file))
      // What suffices there does here.
      if needed.isEmpty { return [] }
      // What is read declares no such name, and at most hands it on.
      let unread = needed.subtracting(own)
      common = common?.intersection(unread) ?? unread
      if needed.count < least?.count ?? .max { least = (needed.count, unread) }
    }
    return texts(common.flatMap { $0.isEmpty ? nil : $0 } ?? least?.modules ?? []).filter { module in
      Self.prefixes[module].map { $0.contains { name.hasPrefix($0) } } ?? true
    }
  }

  /// The types that the project declares at the top under a name, and others than their own file see.
  func types(_ name: Symbol) -> [DeclarationID] {
    program.members.find(MemberTable.topLevel, name).filter { id in
      let declaration = program.declarations[id]
      return Int(declaration.file) != program.platformFile && !declaration.flags.containsAny(of: .hidden)
        && (declaration.kind.isNominal || declaration.kind == .typealias)
    }
  }

  /// The modules that declare a type of a name at the top for others to see.
  package func modules(declaring name: Symbol) -> [Symbol] {
    types(name).filter { program.declarations[$0].flags.containsAny(of: .exported) }.flatMap {
      modules(of: program.declarations[$0].file)
    }
  }

  /// The files in which the project declares a name at the top, so that other code may see it.
  private func homes(of name: Symbol, from view: View) -> [Int32] {
    program.members.find(MemberTable.topLevel, name).filter { id in
      let (declaration, flags) = (program.declarations[id], program.declarations[id].flags)
      guard Int(declaration.file) != program.platformFile, declaration.kind.isNominal || declaration.kind == .typealias,
        !flags.containsAny(of: .hidden) || declaration.file == view.file
      else { return false }
      return flags.containsAny(of: .exported) || view.file == nil
        || view.file.map { program.isSameModule(Int($0), Int(declaration.file)) } ?? false
    }.map { program.declarations[$0].file }
  }

  package func modules(of file: Int32) -> [Symbol] {
    program.modules(ofFile: Int(file)).map { program.symbols.find(program.modules[Int($0)].importName) }
  }

  /// The files that write a name as that of a type; where none does, those that write it at all.
  private func files(naming name: Symbol) -> [Int32] {
    if let known = filesOfName[name] { return known }
    let writing = program.files.indices.dropLast().filter { index in
      !program.files[index].isHeader && program.symbols.symbols(file: index).contains(name)
    }
    let naming = writing.filter { index in
      program.files[index].types.contains { $0.kind == .named && program.symbols.symbol(file: index, $0.name) == name }
    }
    let found = (naming.isEmpty ? writing : naming).map(Int32.init)
    filesOfName[name] = found
    return found
  }

  /// The modules whose texts say what is known of a name, as they are imported.
  private func modulesDeclaring(_ name: Symbol) -> [Symbol] {
    let declared = program.members.find(MemberTable.topLevel, name).first {
      Int(program.declarations[$0].file) == program.platformFile && program.declarations[$0].kind.isNominal
    }
    if let declared, let modules = program.packageModules(of: declared) { return modules.sorted() }
    return program.known.textName(ofType: name).map { [program.symbols.find($0)] }?.filter { $0 != 0 } ?? []
  }

  /// Names of SwiftUI that programs like to give as well, besides those of which more is known.
  private static let ofSwiftUI: Set<String> = [
    "Alert", "Alignment", "Anchor", "Angle", "Animation", "App", "Axis", "Canvas", "Capsule", "Circle", "Commands",
    "DatePicker", "Edge", "Ellipse", "Gauge", "Gradient", "Grid", "GroupBox", "Layout", "Link", "Material", "Namespace",
    "Path", "Rectangle", "Scene", "Settings", "Shape", "Slider", "Stepper", "Tab", "Table", "Transaction", "Transition",
    "View", "Visibility", "Window",
  ]

  /// The platform declares a name in what is seen already.
  func isOfPlatform(_ name: Symbol, in modules: Set<Symbol>) -> Bool {
    let text = program.symbols[name]
    return Self.known.contains(text) || modulesDeclaring(name).contains { modules.contains($0) }
      || Self.ofSwiftUI.contains(text) && modules.contains(program.symbols.find("SwiftUI"))
  }

  /// What none of the others hands on.
  private func texts(_ modules: Set<Symbol>) -> [String] {
    modules.filter { module in
      !modules.contains { $0 != module && all([$0]).contains(module) }
    }.map { program.symbols[$0] }.sorted()
  }

  /// Names that are seen everywhere.
  private static let known: Set<String> = [
    "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "ArraySlice", "AsyncSequence", "AsyncStream",
    "AsyncThrowingStream", "Bool", "Character", "ClosedRange", "Codable", "Collection", "Comparable", "Decodable",
    "Decoder", "Dictionary", "Double", "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable",
    "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "KeyPath", "MainActor", "Never", "Optional", "Range",
    "RawRepresentable", "Result", "Self", "Sendable", "Sequence", "Set", "StaticString", "String", "Substring", "Task",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void", "WritableKeyPath",
  ]

  /// The names of types that a text begins its parts with: what stands behind a dot is found by what is in front.
  ///
  /// - Parameter generics: what it names itself, `<Request: Sendable>`.
  package static func names(in text: String, generics: String = "") -> [String] {
    let parameters = generics.split { "<>,".contains($0) }.map { part in
      String(part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    var found: [String] = []
    var rest = text[...].utf8
    var (last, isString) = (UInt8(ascii: " "), false)
    while let first = rest.first {
      let word = rest.prefix(while: isLetter)
      guard !word.isEmpty else {
        if first == UInt8(ascii: "\"") { isString.toggle() }
        last = first
        rest.removeFirst()
        continue
      }
      rest = rest[word.endIndex...]
      guard !isString, last != UInt8(ascii: "."), !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
        last = first
        continue
      }
      last = first
      let name = String(Substring(word))
      if name.first?.isUppercase ?? false, !parameters.contains(name), !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// Whether a byte may stand in a name. Everything beyond ASCII may.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
