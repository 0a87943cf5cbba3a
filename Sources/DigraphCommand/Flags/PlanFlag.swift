extension Flag {
  static let plan = Flag(
    "plan", value: Value("N"),
    summary: "Carry out the first N steps of the plan",
    details: """
      No consumer is named then; each step is a patch of its own, behind a line with its number and what it does.
      """,
    group: .refactoring
  ) { (settings, value) throws(CommandError) in
    settings.planned = try Self.steps(value, of: "plan")
  }
}
