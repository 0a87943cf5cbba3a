import DigraphFacts
import DigraphLinking
import DigraphSyntax
import SourceEditing
import SourceUses

/// The functions that take what some of them get themselves, and how each takes it.
struct FunctionPlan {
  struct Entry {
    var function: FunctionCode
    /// Where it gets it itself; none where it only passes it on.
    var uses: [Use]
    var calls: [FunctionCall] = []
    /// A closure makes one at each use.
    var isMade = false
    /// The closure outlives the call, or is kept by another one.
    var escapes = false
    var name = ""
  }

  private let code: CodeBase
  private(set) var entries: [Entry] = []
  /// Of each call the function that it stands in, as an index; none where that takes nothing.
  private(set) var callers: [FunctionCall: Int] = [:]

  init(_ uses: [(use: Use, function: FunctionCode)], _ code: CodeBase) {
    self.code = code
    for (use, function) in uses {
      if let index = entries.firstIndex(where: { $0.function.id == function.id }) {
        entries[index].uses.append(use)
      } else {
        entries.append(Entry(function: function, uses: [use]))
      }
    }
  }

  /// Finds all calls. A function of the same type that makes one takes it too, to pass it on.
  mutating func follow() throws(Refusal) {
    var index = 0
    while index < entries.count {
      let function = entries[index].function
      entries[index].calls = try function.calls(in: code)
      for call in entries[index].calls {
        guard let caller = caller(of: call, function) else { continue }
        if let known = entries.firstIndex(where: { $0.function.id == caller.id }) {
          callers[call] = known
        } else {
          callers[call] = entries.count
          entries.append(Entry(function: caller, uses: []))
        }
      }
      index += 1
    }
  }

  /// The function of the same type that a call stands in, where that can take more.
  private func caller(of call: FunctionCall, _ function: FunctionCode) -> FunctionCode? {
    guard let (source, path) = path(of: call), let file = code.index(of: source) else { return nil }
    let caller = try? FunctionCode.around(path, from: source.start(of: call.node), in: source, code, file: file)
    guard let caller else { return nil }
    if caller.id == function.id { return caller }
    let owner = code.program.declarations[function.id].entity
    let isNear = owner != nil && code.program.declarations[caller.id].entity == owner
    return isNear && !caller.isExported ? caller : nil
  }

  private func path(of call: FunctionCall) -> (SourceText, [Int])? {
    code.known(call.path).map { source in
      let path = source.nodes(covering: source.start(of: call.node), source.end(of: call.node))
      return (source, path)
    }
  }

  /// Decides which take a closure: what would be made several times, and what passes it on to one of those.
  ///
  /// - Parameter isShared: there is one, however often it is asked for.
  mutating func settle(isShared: Bool) {
    for index in entries.indices {
      let entry = entries[index]
      let places = entry.uses.map(\.path) + inner(index).compactMap { path(of: $0)?.1 }
      let states = places.map { entry.function.isRepeated($0) }
      entries[index].isMade = !isShared && (places.count > 1 || states.contains(where: \.repeated))
      entries[index].escapes = states.contains(where: \.escapes)
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for callee in entries.indices {
        for call in entries[callee].calls {
          guard let caller = callers[call] else { continue }
          let (isMade, escapes) = (entries[caller].isMade, entries[caller].escapes)
          entries[caller].isMade = isMade || entries[callee].isMade
          entries[caller].escapes = escapes || entries[callee].escapes
          if (isMade, escapes) != (entries[caller].isMade, entries[caller].escapes) { hasChanged = true }
        }
      }
    }
  }

  /// The calls in a function that have to pass it on.
  private func inner(_ index: Int) -> [FunctionCall] {
    callers.filter { $0.value == index }.map(\.key).sorted { ($0.path, $0.node) < ($1.path, $1.node) }
  }

  mutating func name(_ index: Int, _ name: String) { entries[index].name = name }
}
