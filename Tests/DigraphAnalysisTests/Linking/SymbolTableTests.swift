import DigraphFacts
import Testing
import WorkerThreads

import DigraphLinking

@Suite struct SymbolTableTests {
  private static let names = (0..<900).map { number in (0..<number % 7).map { "name\(number % 211)part\($0)" } }

  private func files() -> [FileFacts] {
    Self.names.map { names in
      var draft = FileFactsDraft()
      for name in names { _ = draft.names.intern(name) }
      return FileFacts(sealing: &draft)
    }
  }

  @Test func equalNamesOfDifferentFilesAreOneSymbol() {
    let files = files()
    let table = SymbolTable(files, Workers(count: 2))
    var symbols: [String: Symbol] = [:]
    for (file, facts) in files.enumerated() {
      for index in 1..<NameIndex(facts.names.count) {
        let symbol = table.symbol(file: file, index)
        #expect(table[symbol] == facts.names[index])
        #expect(symbols[facts.names[index], default: symbol] == symbol)
        symbols[facts.names[index]] = symbol
      }
    }
    #expect(Set(symbols.values).count == symbols.count)
    #expect(symbols.allSatisfy { table.find($0.key) == $0.value && Int($0.value) < table.count })
    #expect(table.find("no such name") == 0)
  }

  @Test func numbersDoNotDependOnTheThreads() {
    let files = files()
    let (one, two) = (SymbolTable(files, Workers(count: 1)), SymbolTable(files, Workers(count: 2)))
    for file in files.indices { #expect(Array(one.symbols(file: file)) == Array(two.symbols(file: file))) }
  }

  @Test func namesAreAddedLater() {
    var table = SymbolTable(files(), Workers(count: 2))
    let known = table.find("name1part0")
    #expect(known != 0 && table.intern("name1part0") == known)
    let new = table.intern("something else")
    #expect(table[new] == "something else" && table.find("something else") == new)
    #expect(table.intern("") == 0)
  }
}
