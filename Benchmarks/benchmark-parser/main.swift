internal import DigraphSyntax
internal import Foundation
internal import WorkerThreads

// Parses the Swift files below the given paths, several times, and prints the best and the median throughput. Reading the files is not measured. For `Scripts/benchmark`.

var rounds = 5
var jobs = 1
var paths: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  if argument == "--rounds" {
    rounds = arguments.popFirst().flatMap { Int($0) } ?? rounds
  } else if argument == "--jobs" {
    jobs = arguments.popFirst().flatMap { Int($0) } ?? jobs
  } else {
    paths.append(argument)
  }
}
if paths.isEmpty {
  print("usage: benchmark-parser [--rounds N] [--jobs N] PATH…")
  exit(2)
}

func swiftFiles(_ path: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue, let below = FileManager.default.enumerator(atPath: path) else { return [path] }
  return below.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
}

let sources = paths.flatMap(swiftFiles).compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
let bytes = sources.reduce(0) { $0 + $1.count }
let workers = Workers(count: jobs, stackSize: SwiftSourceParser.stackSize)
var nodes = 0
var times: [Double] = []
for _ in 0..<rounds {
  var counts: [Int] = []
  let time = ContinuousClock().measure {
    counts = workers.map(sources.count) { SwiftSourceParser.parse(sources[$0]).nodes.count }
  }
  nodes = counts.reduce(0, +)
  times.append(time / .seconds(1))
}
times.sort()
let rate = { (seconds: Double) in String(format: "%.1f", Double(bytes) / 1e6 / seconds) }
print("files \(sources.count), bytes \(bytes), nodes \(nodes)")
print("best \(rate(times[0])) MB/s, median \(rate(times[times.count / 2])) MB/s of \(rounds) rounds, \(jobs) threads")
