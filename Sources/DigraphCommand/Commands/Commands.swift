/// All commands there are, sorted by name.
package enum Commands {
  package static let all: [Command] = [
    .baseline,
    .check,
    .graph,
    .help,
    .`init`,
    .rules,
    .scan,
    .version,
  ]
}
