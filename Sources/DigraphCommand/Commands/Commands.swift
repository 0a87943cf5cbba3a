/// All commands there are, sorted by name.
package enum Commands {
  package static let all: [Command] = [
    .baseline,
    .check,
    .cycles,
    .depth,
    .explain,
    .graph,
    .help,
    .metrics,
    .modules,
    .rules,
    .scan,
    .version,
    .why,
  ]
}
