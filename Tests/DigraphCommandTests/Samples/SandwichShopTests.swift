import DigraphReport
import Testing

/// What the sandwich shop is there to show.
@Suite
struct SandwichShopTests {
  /// Consumers and what is hard-coded in them, as `Dependency (kind)`.
  func hardCoded(in sample: String) throws -> [String: Set<String>] {
    let report = try RealProgram.report(on: "SandwichShop/\(sample)")
    return report.findings.reduce(into: [:]) { result, finding in
      guard EdgeKind(rawValue: finding.kind)?.isHardCoded == true, let dependency = finding.dependency else { return }
      result[finding.consumer, default: []].insert("\(dependency) (\(finding.kind))")
    }
  }

  static let models = ["Account", "CreditCard", "Month", "Order", "OrderRequest", "Sandwich"]

  @Test func isHardCodedBefore() throws {
    let found = try hardCoded(in: "Before")
    #expect(found["LoginViewModel"] == ["OrderingAPI (construct)", "Session (singleton)"])
    #expect(
      found["ChooseSandwichViewModel"] == [
        "OrderingAPI (construct)", "Session (singleton)", "UserDefaults (singleton)",
      ])
    #expect(
      found["ChooseCardViewModel"] == [
        "Calendar (singleton)", "Date (static)", "OrderingAPI (construct)", "Session (singleton)",
      ])
    for type in Self.models + ["ConfirmationViewModel"] { #expect(found[type] == nil, "\(type)") }
  }

  @Test func isInjectedAfter() throws {
    let found = try hardCoded(in: "After")
    #expect(found.keys.filter { $0.hasSuffix("ViewModel") }.isEmpty)
    for type in Self.models { #expect(found[type] == nil, "\(type)") }
  }
}
