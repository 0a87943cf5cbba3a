/// All commands there are, sorted by name.
package enum Commands {
  package static let all: [Command] = [
    .baseline,
    .check,
    .completions,
    .graph,
    .help,
    .render,
    .rules,
    .scan,
    .version,
  ]
}
