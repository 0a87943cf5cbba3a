internal import DigraphCommand
internal import Foundation
internal import StepCounter

// The program as it is. The number of its steps is written to the file that the environment names.
let before = steps_so_far()
let code = run(arguments: Array(CommandLine.arguments.dropFirst()), in: .build())
let steps = steps_so_far() - before
if let place = ProcessInfo.processInfo.environment["DIGRAPH_STEPS_FILE"], steps_are_counted() != 0 {
  try Data("\(steps)\n".utf8).write(to: URL(fileURLWithPath: place))
}
exit(code.rawValue)
