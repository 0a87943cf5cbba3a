import DigraphFacts

/// How the declarations of a file are seen from a module.
enum ModuleRelation: UInt8, Sendable, Comparable {
  /// Not at all: the module neither is nor imports one of the file's, by way of others included.
  case none
  /// By name, as far as can be told: nothing is known of either module but a folder, or the one lies around the other.
  case loose
  /// What is public, and what values of it lead to.
  case loaded
  /// The module compiles the file.
  case own

  static func < (a: ModuleRelation, b: ModuleRelation) -> Bool { a.rawValue < b.rawValue }
}

/// Which modules see which files, worked out once: a row of bits for each module.
struct ModuleViews: Sendable {
  /// Of each file the set of modules that compile it. The first sets are those of one module each, by its number.
  let homeOfFile: [Int32]
  /// Of each set of several modules, its members, the one that the file is counted to first.
  private let sharers: [[Int32]]
  private let moduleCount: Int32
  private let words: Int
  /// Of each module the modules whose declarations may take part in its code; empty where all may.
  private var loaded: [UInt64]
  /// Of each module whether nothing but a folder told of it.
  private let isLoose: [Bool]
  /// Of such modules the target among whose files theirs lie; -1 for none.
  private let surroundings: [Int32]

  /// Beyond so many modules, all of them see each other: rows of bits grow with the square.
  private static let limit = 8_192

  /// - Parameters:
  ///   - moduleOfFile: of each file the module that it is counted to.
  ///   - shared: of files of several modules all of these.
  init(moduleOfFile: [Int], shared: [Int: [Int]], modules: [ModuleFact]) {
    // The last module is the platform's.
    let isLoose = modules.indices.map { modules[$0].origin == .folder && $0 + 1 < modules.count }
    surroundings = modules.map { module in
      guard let target = module.surroundings else { return -1 }
      return Int32(modules.firstIndex { $0.origin == .project && $0.name == target } ?? -1)
    }
    moduleCount = Int32(isLoose.count)
    self.isLoose = isLoose
    var homes = moduleOfFile.map { Int32($0) }
    var sharers: [[Int32]] = []
    var places: [[Int32]: Int32] = [:]
    for file in shared.keys.sorted() {
      let own = Int32(moduleOfFile[file])
      let modules = [own] + shared[file]!.map { Int32($0) }.filter { $0 != own }
      if modules.count < 2 { continue }
      if let place = places[modules] {
        homes[file] = place
      } else {
        homes[file] = moduleCount + Int32(sharers.count)
        places[modules] = homes[file]
        sharers.append(modules)
      }
    }
    homeOfFile = homes
    self.sharers = sharers
    words = (isLoose.count + 63) / 64
    loaded = []
  }

  /// The modules that compile a file, the one that it is counted to first.
  func modules(ofFile file: Int) -> [Int32] {
    let home = homeOfFile[file]
    return home < moduleCount ? [home] : sharers[Int(home - moduleCount)]
  }

  func isShared(_ file: Int) -> Bool { homeOfFile[file] >= moduleCount }

  /// Whether any file belongs to several modules.
  var hasSharedFiles: Bool { !sharers.isEmpty }

  /// Whether a module compiles a file.
  func compiles(_ module: Int32, _ file: Int) -> Bool {
    let home = homeOfFile[file]
    return home < moduleCount ? home == module : sharers[Int(home - moduleCount)].contains(module)
  }

  /// Whether some module compiles both files.
  func areTogether(_ first: Int, _ second: Int) -> Bool {
    if homeOfFile[first] == homeOfFile[second] { return true }
    guard isShared(first) || isShared(second) else { return false }
    return modules(ofFile: first).contains { compiles($0, second) }
  }

  // MARK: Seeing

  /// How a file is seen from another.
  ///
  /// - Parameter light: the module in whose light the other file is read; -1 for any of those that compile it.
  func relation(from file: Int, light: Int32, to other: Int) -> ModuleRelation {
    let home = homeOfFile[other]
    if light >= 0 { return relation(of: light, toHome: home) }
    let own = homeOfFile[file]
    if own == home { return .own }
    if own < moduleCount { return relation(of: own, toHome: home) }
    return sharers[Int(own - moduleCount)].reduce(.none) { max($0, relation(of: $1, toHome: home)) }
  }

  private func relation(of module: Int32, toHome home: Int32) -> ModuleRelation {
    if home < moduleCount { return relation(of: module, to: home) }
    return sharers[Int(home - moduleCount)].reduce(.none) { max($0, relation(of: module, to: $1)) }
  }

  private func relation(of module: Int32, to other: Int32) -> ModuleRelation {
    if module == other { return .own }
    if loads(module, other) { return .loaded }
    return isLoose[Int(module)] && isLoose[Int(other)] || surroundings[Int(module)] == other ? .loose : .none
  }

  /// Whether declarations of another module may take part in the code of one: what it imports, directly or by way of
  /// others.
  func loads(_ module: Int32, _ other: Int32) -> Bool {
    if loaded.isEmpty { return true }
    return loaded[Int(module) * words + Int(other) / 64] & (1 << UInt64(other % 64)) != 0
  }

  // MARK: Imports

  /// Takes down which modules each module imports. O(imports × modules / 64), and as often again as imports run in
  /// circles.
  mutating func load(_ imports: [Set<Int32>]) {
    guard moduleCount <= Self.limit else { return }
    loaded = [UInt64](repeating: 0, count: Int(moduleCount) * words)
    let targets = imports.map { $0.sorted() }
    for (module, own) in targets.enumerated() {
      for other in own { loaded[module * words + Int(other) / 64] |= 1 << UInt64(other % 64) }
    }
    let order = Self.importedFirst(targets)
    var isChanged = true
    while isChanged {
      isChanged = false
      for module in order {
        for other in targets[module] {
          for word in 0..<words {
            let old = loaded[module * words + word]
            let new = old | loaded[Int(other) * words + word]
            if new != old {
              loaded[module * words + word] = new
              isChanged = true
            }
          }
        }
      }
    }
  }

  /// The modules in an order in which those that are imported come first, as far as there are no circles.
  private static func importedFirst(_ targets: [[Int32]]) -> [Int] {
    var order: [Int] = []
    var isSeen = [Bool](repeating: false, count: targets.count)
    for root in targets.indices where !isSeen[root] {
      isSeen[root] = true
      var open = [(module: root, next: 0)]
      while let (module, next) = open.last {
        if next == targets[module].count {
          order.append(module)
          open.removeLast()
          continue
        }
        open[open.count - 1].next += 1
        let other = Int(targets[module][next])
        if !isSeen[other] {
          isSeen[other] = true
          open.append((other, 0))
        }
      }
    }
    return order
  }
}
