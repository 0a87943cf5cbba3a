/// All metrics there are, in the order of their columns.
package enum Metrics {
  package static let all: [Metric] = [
    .types,
    .fanIn,
    .fanOut,
    .depth,
    .needs,
    .instability,
    .abstractness,
    .distance,
    .hardCodedShare,
    .testability,
    .volatileReach,
    .singletonReach,
    .lines,
    .churn,
    .age,
  ]
}
