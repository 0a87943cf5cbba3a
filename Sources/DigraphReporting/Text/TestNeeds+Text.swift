import DigraphQueries
import TextOutput

extension TestNeeds {
  /// `151 of 737 types cannot be tested without the network (103), the clock (52) or shared state (115).`
  var sentence: String {
    if bound == 0 {
      let all = types == 1 ? "The only type" : "All \(DisplayText.grouped(types)) types"
      return "\(all) can be tested without \(Self.list(Self.groups.map(\.name), "and"))."
    }
    let needed = zip(Self.groups, counts).filter { $0.1 > 0 }
    let names = needed.map { needed.count == 1 ? $0.0.name : "\($0.0.name) (\(DisplayText.grouped($0.1)))" }
    let what = "\(DisplayText.grouped(bound)) of \(DisplayText.count(types, "type"))"
    return "\(what) cannot be tested without \(Self.list(names, "or"))."
  }

  /// `a, b or c`.
  private static func list(_ names: [String], _ last: String) -> String {
    guard names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) \(last) \(names[names.count - 1])"
  }
}
