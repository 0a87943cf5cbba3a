import DigraphPictures
import DigraphQueries
import DigraphReport
import TextOutput

/// The report as the script of the page reads it: a column for each property, numbers rather than names, each text once.
///
/// `PageTexts` has the reader, under the same keys. One letter stands for a word of a vocabulary, -1 for what is not known.
struct PageData {
  let report: Report
  let options: RenderOptions
  let names: NodeNames
  /// Texts that many rows name: patterns of sentences and the names in them, lines of code, members.
  var words = PageWords()
  var files = PageWords()

  static func bytes(_ report: Report, _ options: RenderOptions, title: String) -> [UInt8] {
    var data = PageData(report: report, options: options, names: NodeNames(report))
    // Sorted, so that each has much in common with the one before.
    for file in Set(report.nodes.compactMap { $0.site?.file }).sorted() { _ = data.files.number(of: file) }
    return JSONWriter.document { data.write(title, to: &$0) }
  }

  private mutating func write(_ title: String, to json: inout JSONWriter) {
    json.member("title", title)
    json.member("tool", "\(report.tool.name) \(report.tool.version)")
    json.member("links", options.linkTemplate?.text)
    json.key("facts")
    json.array(SummaryFacts.all(of: report)) { json, fact in json.array([fact.label, fact.text]) { $0.value($1) } }
    json.section("nodes") { writeNodes(to: &$0) }
    json.key("metrics", onNewLine: true)
    writeMetrics(to: &json)
    json.section("edges") { writeEdges(to: &$0) }
    json.section("effects") { writeEffects(to: &$0) }
    json.section("findings") { writeFindings(to: &$0) }
    json.section("singletons") { writeSingletons(to: &$0) }

    json.member("about", options.picture.focus?.title(in: report))
    var scenes = PictureScene.all(of: report, options.picture, options.drawing)
    json.key("cycles", onNewLine: true)
    writeCycles(&scenes, to: &json)
    json.key("scenes", onNewLine: true)
    json.lines(scenes) { json, scene in Self.write(scene, to: &json) }

    // What all sections have named by number.
    json.key("files", onNewLine: true)
    json.array(PageWords.shortened(files.all)) { $0.value($1) }
    json.key("words", onNewLine: true)
    json.array(words.all) { $0.value($1) }
  }

  // MARK: Types

  private mutating func writeNodes(to json: inout JSONWriter) {
    let nodes = report.nodes
    let modules = Array(Set(nodes.compactMap(\.module))).sorted()
    let places = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1, $0) })
    json.key("names")
    json.array(PageWords.shortened(names.names)) { $0.value($1) }
    json.key("modules")
    json.array(modules) { $0.value($1) }
    json.numbers("module", nodes.map { $0.module.flatMap { places[$0] } ?? -1 })
    json.vocabulary("kinds", ReportNode.Kind.self)
    json.letters("kind", nodes.map(\.kind.place))
    json.vocabulary("roles", Role.self)
    json.letters("role", nodes.map { $0.role?.place ?? Role.allCases.count })
    json.key("tints")
    json.array(Picture.Tint.allCases) { $0.value($1.rawValue) }
    json.letters("tint", nodes.map { Picture.Tint.allCases.firstIndex(of: Picture.Tint($0)) ?? 0 })
    // Of the product, of tests, others' copied or generated code, and outside.
    json.letters("code", nodes.map { $0.ownership != .project ? 3 : $0.notJudged != nil ? 2 : $0.isTest ? 1 : 0 })
    json.numbers("file", nodes.map { node in node.site.map { files.number(of: $0.file) } ?? -1 })
    json.numbers("line", nodes.map { $0.site?.line ?? -1 })
    writeOwners(to: &json)
  }

  /// What tells most of a type, and can be computed of a saved report too.
  private static let metrics: Set<String> = [
    "depth", "fan-in", "fan-out", "hard-coded-share", "needs", "protocol-typed", "singleton-reach", "testability",
  ]

  private func writeMetrics(to json: inout JSONWriter) {
    let rows = Measurements(report).types
    let metrics = Metrics.all.filter { Self.metrics.contains($0.identifier) }
    var columns: [(metric: Metric, values: [Int], isShare: Bool)] = []
    for metric in metrics {
      var values = [Int](repeating: -1, count: report.nodes.count)
      var (isKnown, isShare) = (false, false)
      for row in rows {
        switch (row.node, metric.value(of: row)) {
        case (let node?, .count(let count)?): (values[node], isKnown) = (count, true)
        case (let node?, .share(let share)?):
          (values[node], isKnown, isShare) = (Int((share * 100).rounded()), true, true)
        default: continue
        }
      }
      if isKnown { columns.append((metric, values, isShare)) }
    }
    json.lines(columns) { json, column in
      json.member("id", column.metric.identifier)
      json.member("title", column.metric.title)
      json.member("meaning", column.metric.meaning)
      json.member("share", column.isShare)
      json.member("ascending", column.metric.isAscending)
      json.numbers("values", column.values)
    }
  }
}

extension JSONWriter {
  /// A key with an object.
  mutating func section(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key, onNewLine: true)
    object(body)
  }

  /// A key with numbers.
  mutating func numbers(_ key: String, _ numbers: some Collection<Int>) {
    self.key(key)
    array(numbers) { $0.value($1) }
  }

  /// A key with one letter for each number: `A` for 0.
  mutating func letters(_ key: String, _ places: [Int]) {
    member(key, String(decoding: places.map { UInt8(ascii: "A") + UInt8($0) }, as: UTF8.self))
  }

  /// A key with the words of a vocabulary.
  mutating func vocabulary<Word: Vocabulary>(_ key: String, _ kind: Word.Type) {
    self.key(key)
    array(Array(Word.allCases)) { $0.value($1.rawValue) }
  }
}
