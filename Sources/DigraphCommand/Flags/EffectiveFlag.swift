extension Flag {
  static let effective = Flag(
    "effective",
    summary: "Print what holds for PATH, as a configuration",
    group: .configuring
  ) { settings, _ in settings.showsEffective = true }
}
