/// Where what was found waits for its owner.
final class BackRoom {
  private let finder: any Finding
  private let label: any Labelling
  private let scale: any Weighing
  private let archive: any Archiving

  init(finder: any Finding, label: any Labelling, scale: any Weighing, archive: any Archiving) {
    self.finder = finder
    self.label = label
    self.scale = scale
    self.archive = archive
  }

  func tidy() {
    finder.find("umbrella")
    label.stick()
    scale.weigh("umbrella")
    archive.close()
  }
}

protocol Finding {
  func find(_ item: String)
}

final class Finder: Finding {
  private let matcher: any Matching
  private var searches = 0

  init(matcher: any Matching) { self.matcher = matcher }

  func find(_ item: String) {
    searches += 1
    matcher.match(item)
  }
}

protocol Matching {
  func match(_ item: String)
}

final class Matcher: Matching {
  private let finder: any Finding
  private var matches = 0

  init(finder: any Finding) { self.finder = finder }

  func match(_ item: String) {
    matches += 1
    finder.find(item)
  }
}

protocol Labelling {
  func stick()
}

final class Label: Labelling {
  private let shelf: Int
  private let item: String
  private var isOn = false

  init(shelf: Int, item: String) {
    self.shelf = shelf
    self.item = item
  }

  func stick() { isOn = true }
}

protocol Weighing {
  func weigh(_ item: String)
}

final class MockScale: Weighing {
  private var weighed: [String] = []

  func weigh(_ item: String) { weighed.append(item) }
}

protocol Archiving {
  func close()
}

final class Archive: Archiving {
  func close() {
    let ledger = Ledger()
    ledger.record("closed")
  }
}
