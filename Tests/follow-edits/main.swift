internal import DigraphAnalysis
internal import DigraphExtraction
internal import DigraphFacts
import DigraphKnowledge
internal import DigraphReport
internal import DigraphReporting
import Foundation

let usage = """
  usage: follow-edits FOLDER EDITS SEED

  Edits files of FOLDER at random, in memory, as somebody does who types, and follows with one analysis that goes on from
  edit to edit. After each edit its report must have the same bytes as that of an analysis that begins anew. Prints the
  edits after which it has not, and at the end how long both took; the exit code is 1 where any differs.
  """

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3, let edits = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
  print(usage)
  exit(2)
}
let root = URL(fileURLWithPath: arguments[0]).resolvingSymlinksInPath().path
let knowledge = Knowledge()
let known = KnownFiles()
let processors = ProcessInfo.processInfo.activeProcessorCount

func read(_ changes: [String: [UInt8]]) -> ExtractionResult {
  var settings = ExtractionSettings(paths: [root], root: root, jobs: processors)
  settings.interface = knowledge.interface
  settings.known = known
  settings.changes = changes
  guard let read = try? Extractor.extract(settings) else {
    print("follow-edits: nothing to read in \(root)")
    exit(2)
  }
  return read
}

let settings = AnalysisSettings(
  tool: Report.Tool(name: "digraph", version: "0", catalogue: "0"), root: root, jobs: processors)

func bytes(_ report: Report) -> [UInt8] {
  ReportFormats.all.first { $0.identifier == "json" }?.render(report, RenderOptions()).bytes ?? []
}

func milliseconds(_ time: Duration) -> Double { time / .milliseconds(1) }

var state = read([:])
var session = AnalysisSession(state.facts, settings: settings, knowledge: knowledge)
var changes: [String: [UInt8]] = [:]
var editor = Editor(seed: seed)
let paths = state.facts.files.filter { !$0.isHeader }.map(\.path)
var (wrong, times, coldTimes, counts) = (0, [Double](), [Double](), [String: Int]())
for number in 0..<edits {
  let path = paths[editor.below(paths.count)]
  let text = changes[path] ?? (FileManager.default.contents(atPath: root + "/" + path).map { [UInt8]($0) } ?? [])
  let other = paths[editor.below(paths.count)]
  let (what, edited) = editor.edit(
    text, others: FileManager.default.contents(atPath: root + "/" + other).map { [UInt8]($0) } ?? [])
  changes[path] = edited
  let clock = ContinuousClock()
  var way = ""
  var report: Report?
  let time = clock.measure {
    if !state.replace(path, by: edited, below: root) {
      state = read(changes)
      way = "read, "
    }
    if session.update(state.facts) == .outdated {
      session = AnalysisSession(state.facts, settings: settings, knowledge: knowledge)
      way += "anew"
    } else {
      way += "followed"
    }
    report = session.analysis(diagnostics: state.diagnostics).report
  }
  var expected: Report?
  let coldTime = clock.measure {
    let cold = read(changes)
    expected = Analyzer.report(on: cold.facts, diagnostics: cold.diagnostics, settings: settings, knowledge: knowledge)
  }
  counts[way, default: 0] += 1
  if way == "followed" { times.append(milliseconds(time)) }
  coldTimes.append(milliseconds(coldTime))
  let (one, another) = (bytes(report!), bytes(expected!))
  if one != another {
    wrong += 1
    let place = zip(one, another).prefix { $0 == $1 }.count
    func part(_ bytes: [UInt8]) -> String {
      String(decoding: bytes[max(0, place - 200)..<min(bytes.count, place + 200)], as: UTF8.self)
    }
    print("edit \(number), \(what) in \(path) (\(way)): byte \(place)\n  \(part(one))\n  \(part(another))")
  }
}
times.sort()
coldTimes.sort()
func quantile(_ times: [Double], _ share: Double) -> Int {
  times.isEmpty ? 0 : Int(times[min(times.count - 1, Int(Double(times.count) * share))])
}
let ways = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
print(
  "\(edits) edits (\(ways)), \(wrong) wrong; followed in \(quantile(times, 0.5)) ms, \(quantile(times, 0.95)) ms at the "
    + "95th percentile; anew in \(quantile(coldTimes, 0.5)) ms")
exit(wrong == 0 ? 0 : 1)
