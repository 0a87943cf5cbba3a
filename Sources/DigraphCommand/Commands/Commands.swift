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
    .`init`,
    .metrics,
    .render,
    .rules,
    .scan,
    .version,
  ]
}
