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
    .initializerInjected,
    .protocolTyped,
    .runTimeSwappable,
    .overrideCost,
    .testability,
    .volatileReach,
    .nonMockableCost,
    .mutableStateReach,
    .singletonReach,
    .testOrder,
    .responsibilities,
    .lines,
    .churn,
    .age,
  ]
}
