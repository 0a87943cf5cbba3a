import DigraphCommand
import Testing

/// What holds for every flag, whatever it does.
@Suite struct FlagListTests {
  let flags = Flags.all(formats: ["json", "text"])

  @Test func isSortedWithoutRepetition() {
    #expect(flags.map(\.name) == Set(flags.map(\.name)).sorted())
    let letters = flags.compactMap(\.short)
    #expect(letters.count == Set(letters).count)
  }

  @Test func hasWellFormedNames() {
    for flag in flags {
      #expect(flag.name.allSatisfy { $0.isLowercase || $0 == "-" } && flag.name.first != "-" && flag.name.count > 1)
      #expect(flag.short.map { $0.isASCII && $0.isLetter } ?? true)
      if let value = flag.value { #expect(value.placeholder.allSatisfy { $0.isUppercase }, "\(flag.name)") }
    }
  }

  @Test func isDescribed() {
    for flag in flags {
      #expect(flag.summary.first?.isUppercase == true && !flag.summary.hasSuffix("."), "\(flag.name)")
      #expect(flag.details.isEmpty || flag.details.hasSuffix("."), "\(flag.name)")
    }
  }

  /// Whoever asks about code says in the same way where it is, how much of it is meant, and which findings. Facts have
  /// no findings.
  @Test func commonOnesAreTakenByWhateverReadsCode() {
    for command in Commands.all where command.groups.contains(.reading) && command.name != "facts" {
      #expect(command.groups.isSuperset(of: [.general, .locating, .running, .selecting]), "\(command.name)")
    }
  }

  @Test func isTakenBySomeCommand() {
    for flag in flags {
      #expect(Commands.all.contains { $0.groups.contains(flag.group) }, "\(flag.name)")
    }
  }
}
