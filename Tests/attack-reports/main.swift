internal import Foundation
import ReportAttack
import SeededNumbers

// Changes saved reports and baselines at random: mutation I of seed S is the same on every machine. `Scripts/attack-reports`
// starts this program again behind a mutation that ended it.

let words = CommandLine.arguments.dropFirst()
guard words.count >= 4, let seed = UInt64(words[1]), let first = Int(words[2]), let end = Int(words[3]), first <= end
else {
  FileHandle.standardError.write(
    Data("usage: attack-reports SEED FIRST END FILE…; says 'ok I' or 'failed I: why' after each mutation\n".utf8))
  exit(2)
}
let samples = try words.dropFirst(3).map { path in
  let text = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  return (text: text, places: JSONPlaces(text), isBaseline: path.hasSuffix("baseline.json"))
}
let attack = ReportAttack()
for number in first..<end {
  var numbers = SeededGenerator(seed: seed &* 0x1_0000_0001 &+ UInt64(number) &* 0x5851_F42D_4C95_7F2D)
  let sample = samples[Int.random(in: 0..<samples.count, using: &numbers)]
  let changed = JSONMutation.random(sample.text, sample.places.all, using: &numbers)
  let outcome = sample.isBaseline ? BaselineAttack.attack(changed) : attack.attack(changed)
  let line =
    switch outcome {
    case .shown: "ok \(number) shown"
    case .refused: "ok \(number) refused"
    case .failed(let reason): "failed \(number): \(reason)"
    }
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
