import DigraphReport

extension Flag {
  static let effect = Flag(
    "effect", value: Value("GROUP", choices: { _ in EffectGroup.allCases.map(\.rawValue) }),
    summary: "Show why a type reaches the network, the clock, …",
    details: """
      With it, 'why' takes one type and shows the members that run one another until one of them uses what the group \
      stands for.
      """,
    group: .chaining
  ) { settings, value in settings.effect = EffectGroup(rawValue: value) }
}
