import DigraphReport
import TextOutput

extension TextPage {
  /// What is reached, a group and its chain on a line.
  mutating func effects(_ effects: [ReportEffect], _ title: String) {
    guard !effects.isEmpty else { return }
    heading(title)
    for effect in effects {
      paragraph(
        indent: 2, label: DisplayText.spelled(effect.group.rawValue), labelWidth: 15,
        effect.chain.joined(separator: " → "))
    }
  }
}
