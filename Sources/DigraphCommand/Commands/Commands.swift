/// All commands there are, sorted by name.
package enum Commands {
  package static let all: [Command] = [
    .baseline,
    .check,
    .cycles,
    .depth,
    .graph,
    .help,
    .metrics,
    .rules,
    .scan,
    .version,
    .why,
  ]
}
