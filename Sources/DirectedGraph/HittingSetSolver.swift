/// Finds the lightest set of elements that intersects each of several given sets, by branch and bound.
struct HittingSetSolver {
  private let weights: [Int]
  private var sets: [[Int]] = []
  /// The sets each element is in.
  private var containing: [[Int]]
  private var steps = 8_000_000
  // The state of the search: the number of chosen elements in each set, and the elements that must not be chosen.
  private var hits: [Int] = []
  private var isForbidden: [Bool]
  private var chosen: [Int] = []
  private var weight = 0

  /// No steps are left; a set that was not found may still exist.
  var isSpent: Bool { steps <= 0 }

  init(weights: [Int]) {
    self.weights = weights
    containing = [[Int]](repeating: [], count: weights.count)
    isForbidden = [Bool](repeating: false, count: weights.count)
  }

  mutating func add(_ set: [Int]) {
    for element in set { containing[element].append(sets.count) }
    sets.append(set)
    hits.append(0)
  }

  func weight(of elements: [Int]) -> Int { elements.reduce(0) { $0 + weights[$1] } }

  /// - Returns: the lightest set of elements below the limit; nil if there is none, or the steps are used up.
  mutating func lightest(below limit: Int) -> [Int]? {
    var (limit, best) = (limit, [Int]?.none)
    // The elements of the set to hit next; the ones already tried are forbidden.
    var path: [(options: [Int], next: Int)] = []
    var isEntering = true
    while true {
      if isEntering {
        guard !isSpent else { return nil }
        let found = look(below: limit)
        if let options = found.options {
          path.append((options, 0))
        } else if found.isSolved {
          (limit, best) = (weight, chosen)
        }
      }
      guard let (options, next) = path.popLast() else { return best }
      if next > 0 {
        dismiss()
        isForbidden[options[next - 1]] = true
      }
      isEntering = next < options.count
      if isEntering {
        choose(options[next])
        path.append((options, next + 1))
      } else {
        for option in options { isForbidden[option] = false }
      }
    }
  }

  /// What to try next: the elements of the set with the fewest options, or nothing if every set is hit or the limit
  /// cannot be kept. Each of several sets that share no weight adds to the bound.
  private mutating func look(below limit: Int) -> (options: [Int]?, isSolved: Bool) {
    guard weight < limit else { return (nil, false) }
    var (rest, bound, fewest) = (weights, weight, [Int]?.none)
    for (index, set) in sets.enumerated() {
      steps -= 1
      guard hits[index] == 0 else { continue }
      steps -= set.count
      let options = set.filter { !isForbidden[$0] }
      guard let least = options.map({ rest[$0] }).min() else { return (nil, false) }
      bound += least
      guard bound < limit else { return (nil, false) }
      for option in options { rest[option] -= least }
      if options.count < fewest?.count ?? .max { fewest = options }
    }
    guard let fewest else { return (nil, true) }
    let cover = Dictionary(uniqueKeysWithValues: fewest.map { ($0, containing[$0].count { hits[$0] == 0 }) })
    return (
      fewest.sorted { a, b in
        let (left, right) = (cover[a]! * weights[b], cover[b]! * weights[a])
        return left != right ? left > right : a < b
      }, false
    )
  }

  private mutating func choose(_ element: Int) {
    chosen.append(element)
    weight += weights[element]
    for set in containing[element] { hits[set] += 1 }
  }

  private mutating func dismiss() {
    let element = chosen.removeLast()
    weight -= weights[element]
    for set in containing[element] { hits[set] -= 1 }
  }
}
