/// All flags, sorted by name.
package enum Flags {
  /// All flags, including one for the output in each format.
  package static func all(formats: [String]) -> [Flag] {
    (fixed + formats.map(Flag.formatOutput)).sorted { $0.name < $1.name }
  }

  private static let fixed: [Flag] = [
    .all,
    .allowStale,
    .apply,
    .baseline,
    .baselineCommit,
    .collapse,
    .color,
    .config,
    .dependency,
    .doubles,
    .effect,
    .exclude,
    .failOn,
    .failOnUnresolved,
    .focus,
    .focusDepth,
    .format,
    .help,
    .include,
    .includeVendored,
    .jobs,
    .kinds,
    .layout,
    .linkScheme,
    .linkTemplate,
    .modules,
    .noCache,
    .only,
    .output,
    .plan,
    .protocolChoice,
    .protocolName,
    .quiet,
    .reaches,
    .root,
    .shrink,
    .skip,
    .sort,
    .strict,
    .style,
    .timings,
    .top,
    .verbose,
    .version,
  ]
}
