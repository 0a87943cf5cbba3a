/// What the consumer knows of the dependency.
package enum Abstraction: String, Vocabulary {
  case `protocol`, concrete, closure
}

/// How sure the scan is of an edge's target.
package enum Certainty: String, Vocabulary {
  case exact
  case byName = "by-name"
  case guessed
}

/// What an edge is for, where that keeps it from being a finding.
package enum EdgeRole: String, Vocabulary {
  case navigation, handOver
}

/// Where an edge comes from that has no reference in the consumer's own text.
package enum EdgeOrigin: String, Vocabulary {
  case inheritance, conformance, container, locator, `default`
}

/// Where all places of an edge of the product stand, if that is not the code of the consumer's own module.
package enum EdgeScope: String, Vocabulary {
  /// In tests, which extend the consumer.
  case test
  /// In what shows the consumer to those who write it.
  case preview
  /// In extensions that another module makes to the consumer.
  case `extension`
}
