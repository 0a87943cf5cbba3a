/// All commands there are, sorted by name.
package enum Commands {
  package static let all: [Command] = [
    .baseline,
    .check,
    .completions,
    .cycles,
    .depth,
    .graph,
    .help,
    .metrics,
    .render,
    .rules,
    .scan,
    .version,
  ]
}
