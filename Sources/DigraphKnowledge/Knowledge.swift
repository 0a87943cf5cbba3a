package import DigraphFacts

/// All that is known of symbols that the project does not declare: what the platform and well-known packages declare,
/// what of it is a shared instance, changes between runs, is a plain value.
///
/// It is read from texts, one for each framework or package (`Data`), and from those that a team adds.
package struct Knowledge: Sendable {
  /// All names in it, those of the language of the texts included.
  package let names: NameInterner
  /// By name, of each name those that stand first in the texts first.
  package let symbols: [KnownSymbol]
  package let modules: [KnownModule]
  /// What the texts are called that it was read from: mostly a framework or a package.
  package let textNames: [String]
  /// How many of the texts are built in; they go before those of a team.
  package let builtInTexts: Int
  package let patterns: [KnownNamePattern]
  /// What is wrong in the texts, by text and line.
  package let errors: [KnowledgeError]
  /// Swift declarations without bodies: first what every file sees, then what stands behind imports of packages.
  package let interface: [UInt8]
  private let sources: [KnownGroup: NameIndex]
  /// Words that say enough even of a type of which nothing else is known.
  private let clearWords: [NameIndex]
  /// For each name where its symbols begin, and behind them where the last one's end.
  private let starts: [UInt32]

  /// Reads what is built in, and what a team adds.
  ///
  /// - Complexity: O(length of the texts).
  package init(adding own: [KnowledgeText] = []) { self.init(BuiltInTexts.all, adding: own) }

  /// Reads texts. What a team says of a symbol goes before what is built in.
  package init(_ texts: [StaticString], adding own: [KnowledgeText] = []) {
    var reader = KnowledgeReader()
    for text in texts {
      text.withUTF8Buffer { reader.read($0, file: nil) }
    }
    for text in own {
      text.bytes.withUnsafeBufferPointer { reader.read($0, file: text.file) }
    }
    self.init(reader, builtIn: texts.count)
  }

  private init(_ reader: KnowledgeReader, builtIn: Int) {
    names = reader.names
    modules = reader.modules
    textNames = reader.files
    builtInTexts = builtIn
    patterns = reader.patterns
    sources = reader.sources
    interface = reader.commonInterface + reader.packageInterface
    var starts = [UInt32](repeating: 0, count: reader.names.count + 1)
    for symbol in reader.symbols { starts[Int(symbol.name) + 1] += 1 }
    for name in 1..<starts.count { starts[name] += starts[name - 1] }
    self.starts = starts
    var next = starts
    var order = [Int32](repeating: 0, count: reader.symbols.count)
    for (index, symbol) in reader.symbols.enumerated() {
      order[Int(next[Int(symbol.name)])] = Int32(index)
      next[Int(symbol.name)] += 1
    }
    var symbols = order.map { reader.symbols[Int($0)] }
    for name in 0..<(starts.count - 1) where starts[name + 1] - starts[name] > 1 {
      symbols[Int(starts[name])..<Int(starts[name + 1])].sort {
        ($0.key, $0.text < builtIn ? 1 : 0, $0.text, $0.line) < ($1.key, $1.text < builtIn ? 1 : 0, $1.text, $1.line)
      }
    }
    self.symbols = symbols
    clearWords = symbols.filter { $0.facts.word.contains(.clear) }.map(\.name)
    errors = reader.errors + Self.twins(among: symbols, reader, builtIn: builtIn)
  }

  /// What is said of one symbol in two places.
  private static func twins(
    among symbols: [KnownSymbol], _ reader: KnowledgeReader, builtIn: Int
  ) -> [KnowledgeError] {
    zip(symbols, symbols.dropFirst()).compactMap { first, second in
      guard first.name == second.name, first.member == second.member, first.form == second.form,
        (first.text < builtIn) == (second.text < builtIn)
      else { return nil }
      let other = reader.files[Int(first.text)]
      return KnowledgeError(
        file: reader.files[Int(second.text)], line: Int(second.line), column: 1,
        message: "the symbol stands in \(first.text == second.text ? "line " : "\(other):")\(first.line) already")
    }
  }

  // MARK: Lookups

  /// The place among ``symbols`` of what is said of a symbol; nil where nothing is.
  ///
  /// - Complexity: O(log symbols of the name).
  package func place(_ form: KnownSymbol.Form, _ name: NameIndex, _ member: NameIndex = 0) -> Int? {
    guard name != 0 else { return nil }
    var (low, high) = (Int(starts[Int(name)]), Int(starts[Int(name) + 1]))
    let (end, key) = (high, KnownSymbol.key(form, member))
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < end && symbols[low].key == key ? low : nil
  }

  /// The index of a name, 0 where nothing speaks of it.
  package func name(_ text: String) -> NameIndex {
    var text = text
    return text.withUTF8 { names.find($0) }
  }

  /// What is said of a symbol, if anything is.
  package subscript(_ form: KnownSymbol.Form, _ name: NameIndex, _ member: NameIndex) -> KnownSymbol? {
    place(form, name, member).map { symbols[$0] }
  }

  /// The symbols of a name.
  package func symbols(of name: NameIndex) -> ArraySlice<KnownSymbol> {
    symbols[Int(starts[Int(name)])..<Int(starts[Int(name) + 1])]
  }

  /// What is known of all types that are called alike.
  package func traits(ofTypesCalled name: UnsafeBufferPointer<UInt8>) -> KnownTraits {
    patterns.reduce(into: []) { traits, pattern in
      let fits = names.withUTF8(of: pattern.prefix) { prefix in
        names.withUTF8(of: pattern.suffix) { suffix in
          name.count >= prefix.count + suffix.count && name.starts(with: prefix) && Self.ends(name, suffix)
        }
      }
      if fits { traits.formUnion(pattern.traits) }
    }
  }

  /// A type's name begins as those of a framework of the platform do: with capitals, behind which a word begins.
  package func hasPlatformPrefix(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    modules.contains { module in
      !module.isPackage
        && module.prefixes.contains { prefix in
          names.withUTF8(of: prefix) { prefix in
            name.count >= prefix.count + 2 && name.starts(with: prefix) && name[prefix.count] &- 0x41 < 26
              && name[prefix.count + 1] &- 0x61 < 26
          }
        }
    }
  }

  /// A type's name ends with a word that says clearly that its values do work for others.
  package func isClear(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    clearWords.contains { names.withUTF8(of: $0) { Self.ends(name, $0) } }
  }

  private static func ends(_ name: UnsafeBufferPointer<UInt8>, _ suffix: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count >= suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
  }

  /// Frameworks of the platform, those included of which no text says anything.
  package var platformModules: [String] {
    modules.filter { !$0.isPackage }.map { names[$0.name] } + Self.otherFrameworks
  }

  /// Names of modules that only tests import.
  package var testModules: [String] { modules.filter(\.isForTests).map { names[$0.name] } }

  /// What a word in names of types says; nil for most.
  package func word(_ text: UnsafeBufferPointer<UInt8>) -> KnownFacts? {
    self[.word, names.find(text), 0]?.facts
  }

  /// The type that members of a group ask behind the scenes: `items.shuffled()` asks the random numbers. 0 for none.
  package func source(of group: KnownGroup) -> NameIndex { sources[group] ?? 0 }

  /// How a text writes a symbol that it does not declare.
  package func pattern(of symbol: KnownSymbol) -> String {
    let (name, member) = (names[symbol.name], names[symbol.member])
    return switch symbol.form {
    case .type, .function, .word: name
    case .bareConstruction: "\(name)()"
    case .construction: "\(name)(\(member.isEmpty ? "_" : member):)"
    case .anyConstruction: "\(name)(*)"
    case .staticMember: "\(name).\(member)"
    case .member: ".\(name)"
    case .memberOfType: "\(name)#\(member)"
    case .attribute: "@\(name)"
    }
  }
}

extension KnownSymbol {
  fileprivate var key: UInt64 { Self.key(form, member) }

  fileprivate static func key(_ form: Form, _ member: NameIndex) -> UInt64 {
    UInt64(member) << 8 | UInt64(form.rawValue)
  }
}
