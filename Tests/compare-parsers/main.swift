internal import Foundation

let usage = """
  usage: compare-parsers [--dump] PATH…

  Reads every Swift file below the paths (*.swift, *.swiftinterface, *.swift.txt) with digraph's parser and with the
  toolchain's, and prints the first difference of each file and a summary. Exit code: 0 no difference, 1 some, 2 no
  such path.

  --dump  print both trees of each file that differs, or of a single file

  """

var arguments = Array(CommandLine.arguments.dropFirst())
let dumps = arguments.contains("--dump")
arguments.removeAll { $0 == "--dump" }
if arguments.isEmpty || arguments.contains("--help") || arguments.contains("-h") {
  FileHandle.standardError.write(Data(usage.utf8))
  exit(arguments.isEmpty ? 2 : 0)
}

let paths = arguments
// The toolchain's parser descends as deep as the source nests.
let thread = Thread {
  var comparison = Comparison(dumps: dumps)
  for path in paths {
    guard comparison.visit(path) else {
      FileHandle.standardError.write(Data("compare-parsers: there is no \(path)\n".utf8))
      exit(2)
    }
  }
  print(comparison.summary)
  exit(comparison.isClean ? 0 : 1)
}
thread.stackSize = 512 << 20
thread.start()
while true { sleep(1000) }
