import SeededNumbers

extension SeededGenerator {
  /// True in `percent` of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}
