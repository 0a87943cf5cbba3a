import DigraphQueries
import TextOutput

extension TestNeeds {
  /// `151 of 737 types (20%) cannot be tested without the network (103) or the clock (52), reached directly or through
  /// others.`
  ///
  /// - Parameter isLeast: whether there may be more, as much of the code could not be resolved.
  func sentence(isLeast: Bool) -> String {
    if bound == 0 {
      let all = types == 1 ? "The only type" : "All \(DisplayText.grouped(types)) types"
      return "\(all) can be tested without \(Self.list(Self.groups.map(\.name), "and"))."
    }
    let needed = zip(Self.groups, counts).filter { $0.1 > 0 }
    let names = needed.map { needed.count == 1 ? $0.0.name : "\($0.0.name) (\(DisplayText.grouped($0.1)))" }
    let share = types > bound ? " (\(max((bound * 200 + types) / (2 * types), 1))%)" : ""
    let what = "\(DisplayText.grouped(bound)) of \(DisplayText.count(types, "type"))\(share)"
    // So few are good news.
    let only = isLeast ? "At least " : bound * Self.few < types ? "Only " : ""
    return "\(only)\(what) cannot be tested without \(Self.list(names, "or")), reached directly or through others."
  }

  /// How that compares with other applications; nil where nothing is bound, and for a handful of types.
  ///
  /// - Parameter unresolved: the share of references in percent behind which more may be hidden, where it is large.
  func standing(unresolved: Double?) -> String? {
    guard bound > 0, types >= Self.few else { return nil }
    let (low, middle, high) = Self.quartiles
    let others = "\(Self.measured) open-source applications"
    let scale = "median \(middle)%, middle half \(low)% to \(high)%"
    let share = bound * 100
    let hidden = unresolved.map { unresolved in
      let whole = Double(bound * 100) / Double(types) / (1 - min(unresolved, 99) / 100)
      let share = DisplayText.decimal(unresolved, digits: 1)
      let rounded = "\(Int(whole.rounded()))%"
      return " If the \(share)% of references that are unresolved are like the others, it is about \(rounded)."
    }
    let caution = types < Self.comparable ? " Of so few types that says little." : hidden ?? ""
    switch share {
    case ...(low * types):
      let urgent = bound * Self.few < types ? " Nothing here is urgent." : caution
      return "That is low for \(others) (\(scale)).\(urgent)"
    case (middle - Self.close) * types...(middle + Self.close) * types:
      return "That is average for \(others) (\(scale)).\(caution)"
    case ...(middle * types): return "That is lower than in most of \(others) (\(scale)).\(caution)"
    case ...(high * types): return "That is higher than in most of \(others) (\(scale)).\(caution)"
    default: return "That is high for \(others) (\(scale)).\(caution)"
    }
  }

  /// The share of types in percent that cannot be tested alone: a quarter of the applications measured has at most the
  /// first, half of them at most the second, three quarters at most the third. `Scripts/shares` measures them anew.
  private static let quartiles = (20, 27, 34)
  /// So many percent from the middle are no difference.
  private static let close = 2
  /// How many applications were measured.
  private static let measured = 47
  /// As many types as the smallest of them has.
  private static let comparable = 50

  /// One type in as many.
  private static let few = 20

  /// `a, b or c`.
  static func list(_ names: [String], _ last: String) -> String {
    guard names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) \(last) \(names[names.count - 1])"
  }
}
