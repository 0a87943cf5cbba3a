/// All commands, sorted by name.
package enum Commands {
  package static let all: [Command] = [
    .affected,
    .baseline,
    .check,
    .completions,
    .config,
    .containers,
    .cycles,
    .depth,
    .diff,
    .explain,
    .graph,
    .help,
    .history,
    .`init`,
    .metrics,
    .modules,
    .plan,
    .refactor,
    .render,
    .rules,
    .scan,
    .version,
    .why,
  ]
}
