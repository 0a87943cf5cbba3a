import DigraphReport

/// Which targets the code of each target sees: its own module, those that it imports or is declared to depend on, and
/// what these see. Of targets of which nobody says what they depend on, what they use counts too.
struct ModuleSight {
  /// Compiles the files of which nothing is known: it sees everything, and everything sees it.
  static let unknown = -1

  /// What each target is imported as, by a number.
  private let names: [Int]
  /// The numbers that each target sees.
  private let seen: [Set<Int>]
  private var targetsOfFile: [String: [Int]] = [:]

  /// - Complexity: O(places of edges + targets × their dependencies).
  init(_ report: Report) {
    var numbers: [String: Int] = [:]
    var names: [Int] = []
    for module in report.modules {
      let number = numbers[module.importName] ?? numbers.count
      numbers[module.importName] = number
      names.append(number)
    }
    self.names = names
    seen = Self.reach(report).map { targets in Set(targets.map { names[$0] }) }
    for (file, targets) in zip(report.files, report.modulesOfFile) where !targets.isEmpty {
      targetsOfFile[file] = targets.map { Int($0) }
    }
  }

  /// For each target all others that it gets to see.
  private static func reach(_ report: Report) -> [Set<Int>] {
    if report.modules.isEmpty { return [] }
    let declared = DeclaredReach(report.modules)
    let uses = ModuleUses(report, declared, Array(report.modules.indices))
    let next = report.modules.indices.map { target in
      uses.imports[target].union(declared.isKnown(target) ? declared.direct(target) : Array(uses.targets[target]))
    }
    return report.modules.indices.map { target in
      var seen: Set<Int> = []
      var pending = Array(next[target])
      while let other = pending.popLast() {
        guard seen.insert(other).inserted else { continue }
        if DeclaredReach.hands(report.modules[other], to: report.modules[target]) { pending += next[other] }
      }
      return seen
    }
  }

  /// The targets that compile a file.
  func targets(ofFile file: String?) -> [Int] { file.flatMap { targetsOfFile[$0] } ?? [Self.unknown] }

  /// Whether code of one target may name what another one compiles.
  func sees(_ target: Int, _ other: Int) -> Bool {
    if target == other || target == Self.unknown || other == Self.unknown { return true }
    return names[target] == names[other] || seen[target].contains(names[other])
  }
}
