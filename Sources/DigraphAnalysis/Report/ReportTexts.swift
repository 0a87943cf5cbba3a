import DigraphFacts
import DigraphLinking
import DigraphReport

/// The texts of a table, found again by what they are to the program: to look at the text itself takes longer.
struct ReportTexts {
  var pool = TextPool()
  private let program: Program
  /// Ids of paths by their files, -1 for those that nothing has named yet.
  private var paths: [Int32]
  private var symbols: [Symbol: Int32] = [:]

  init(_ program: Program) {
    self.program = program
    paths = [Int32](repeating: -1, count: program.files.count)
  }

  mutating func id(of text: String) -> Int32 { pool.id(of: text).number }

  /// Names of modules, sorted.
  mutating func targets(_ modules: some Sequence<Int32>) -> [Int32] {
    modules.map { program.modules[Int($0)].name }.sorted().map { id(of: $0) }
  }

  mutating func path(_ file: Int32) -> Int32 {
    if paths[Int(file)] < 0 { paths[Int(file)] = id(of: program.files[Int(file)].path) }
    return paths[Int(file)]
  }

  /// Of a symbol without text nothing is known.
  mutating func id(of symbol: Symbol) -> Int32 {
    if let known = symbols[symbol] { return known }
    let text = program.symbols[symbol]
    let id = text.isEmpty ? Column.unknownNumber : id(of: text)
    symbols[symbol] = id
    return id
  }
}
