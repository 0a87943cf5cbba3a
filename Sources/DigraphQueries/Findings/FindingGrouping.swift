/// What findings are grouped by where people read them.
package enum FindingGrouping: String, Sendable, CaseIterable {
  case dependency, consumer, rule, folder, module, owner
}
