import DigraphReport
import DigraphReporting
import ReportAttack
import Testing

@Suite struct ReportAttackTests {
  private func bytes(_ report: Report) -> [UInt8] { JSONFormat().render(report, RenderOptions()).bytes }

  @Test func findsEveryValueOfAText() {
    let text = Array(#"{"a": [1, {"b\"": "x,]"}], "c": null}"#.utf8)
    let places = JSONPlaces(text).all
    #expect(places.map(\.path) == ["", "a", "a[0]", "a[1]", #"a[1].b\""#, "c"])
    #expect(String(decoding: text[places[4].value], as: UTF8.self) == #""x,]""#)
    #expect(
      places.dropFirst().map { String(decoding: JSONMutation.remove($0, in: text), as: UTF8.self) } == [
        #"{ "c": null}"#, #"{"a": [ {"b\"": "x,]"}], "c": null}"#, #"{"a": [1], "c": null}"#,
        #"{"a": [1, {}], "c": null}"#, #"{"a": [1, {"b\"": "x,]"}]}"#,
      ])
  }

  /// Of each field one value at least stands in these reports.
  private static let reports = [FixedReports.small, FixedReports.cycles, FixedReports.gateFailure]

  /// Whether no report before has the field.
  private func isNew(_ place: JSONPlaces.Place, _ index: Int) -> Bool {
    let field = place.path.prefix { $0 != "[" && $0 != "." }
    return switch field {
    case "cycles", "deepestChain": index == 1
    case "gate": index == 2
    default: index == 0 || field == "findings" && place.path.hasSuffix("status")
    }
  }

  @Test(arguments: reports.indices)
  func takesWhatIsNotChanged(_ index: Int) {
    #expect(ReportAttack().attack(bytes(Self.reports[index])) == .shown)
    #expect(ReportAttack().attack(bytes(FixedReports.hostile)) == .shown)
  }

  /// Every field with every hostile value: read, and shown in every format where it is taken.
  @Test(arguments: reports.indices)
  func survivesEveryValueInEveryField(_ index: Int) {
    let text = bytes(Self.reports[index])
    let attack = ReportAttack()
    var failures: [String] = []
    for place in JSONPlaces(text).distinct where isNew(place, index) {
      var changed = HostileJSON.values.map { JSONMutation.replace(place, with: $0, in: text) }
      changed += ["-1", "9223372036854775807", "null"].compactMap {
        JSONMutation.double(place, with: Array($0.utf8), in: text)
      }
      changed.append(JSONMutation.remove(place, in: text))
      changed.append(Array(text[..<place.value.lowerBound]))
      for bytes in changed {
        if case .failed(let reason) = attack.attack(bytes) { failures.append("\(place.path): \(reason)") }
      }
    }
    #expect(failures == [])
  }

  @Test func refusesWhatIsNestedWithoutEnd() {
    let text = bytes(FixedReports.workshop)
    for place in JSONPlaces(text).distinct.prefix(12) {
      for value in HostileJSON.deep {
        guard case .refused = ReportAttack().attack(JSONMutation.replace(place, with: value, in: text)) else {
          Issue.record("\(place.path) is taken")
          continue
        }
      }
    }
  }

  @Test func survivesEveryValueInABaseline() {
    let text = Array(
      """
      {"version": 1, "tool": "1", "catalogue": "1", "digest": "1f",
      "commit": "0123456789012345678901234567890123456789", "roots": ["."], "include": ["a"], "exclude": ["b"], "findings": [
      {"identity": "singleton-access: A -> B (singleton)", "count": 2}, {"identity": "dependency-cycle: A, B (cycle)"}],
      "types": [{"type": "A", "members": "0"}]}
      """.utf8)
    #expect(BaselineAttack.attack(text) == .shown)
    for place in JSONPlaces(text).all {
      for value in HostileJSON.values {
        if case .failed(let reason) = BaselineAttack.attack(JSONMutation.replace(place, with: value, in: text)) {
          Issue.record("\(place.path) = \(String(decoding: value, as: UTF8.self)): \(reason)")
        }
      }
    }
  }
}
