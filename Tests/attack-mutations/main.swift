internal import Foundation
internal import StepCounter

let usage = """
  usage: attack-mutations FILES FROM TO SEED [--print]

  Makes the mutations FROM ..< TO out of the files that the file FILES names, one a line, and gives them to digraph: each
  alone, and in groups with one thread and with two. Of each it prints number, bytes and steps, of each group 'group',
  the first number, bytes and steps, and 'differs' where two threads give another report than one. --print prints the
  mutations instead. Scripts/attack-mutations runs it.
  """

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 4, let from = Int(arguments[1]), let to = Int(arguments[2]), let seed = UInt64(arguments[3]),
  let list = FileManager.default.contents(atPath: arguments[0])
else {
  print(usage)
  exit(2)
}
let pieces = String(decoding: list, as: UTF8.self).split(separator: "\n")
  .compactMap { FileManager.default.contents(atPath: String($0)).map { [UInt8]($0) } }
if arguments.contains("--print") {
  for number in from..<to {
    var mutation = Mutation(pieces: pieces, seed: seed, number: number)
    FileHandle.standardOutput.write(Data(mutation.make()))
  }
  exit(0)
}
var runner = MutationRunner(pieces: pieces, seed: seed)
var number = from
while number < to {
  let end = min(number + MutationRunner.groupSize, to)
  FileHandle.standardOutput.write(Data(runner.run(number..<end).utf8))
  number = end
}
