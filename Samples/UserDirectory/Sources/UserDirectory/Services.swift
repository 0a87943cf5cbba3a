protocol UserStoring {
  func load()
}

final class UserRepository: UserStoring {
  private let audit: any Auditing
  private var loads = 0

  init(audit: any Auditing) { self.audit = audit }

  func load() {
    loads += 1
    audit.note("load")
  }
}

protocol Searching {
  func find(_ name: String)
}

final class UserSearch: Searching {
  private let users: any UserStoring
  private let query: any Querying

  init(users: any UserStoring, query: any Querying) {
    self.users = users
    self.query = query
  }

  func find(_ name: String) {
    query.append(name)
    users.load()
  }
}

protocol Querying {
  func append(_ word: String)
}

final class Query: Querying {
  private var words: [String] = []

  func append(_ word: String) { words.append(word) }
}

protocol Session {
  func visit(_ name: String)
}

final class UserSession: Session {
  private let audit: any Auditing
  private var visited: [String] = []

  init(audit: any Auditing) { self.audit = audit }

  func visit(_ name: String) {
    visited.append(name)
    audit.note(name)
  }
}

protocol Auditing {
  func note(_ text: String)
}

final class Audit: Auditing {
  private var lines: [String] = []

  func note(_ text: String) { lines.append(text) }
}
