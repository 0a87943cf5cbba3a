import DigraphReport
import Testing

/// A project's type is followed through what the platform's interface declares: containers, closures, hierarchies.
///
/// Each line of code is the body of a consumer that uses a member of `Item` and never names it.
@Suite struct FollowingTests {
  static let shelf = """
    struct Item: Codable, Hashable, Identifiable { var id = 0; var name = ""; var parts: [Item] = []; var next: Box? ; func mark() {} }
    final class Box { var item = Item() }
    enum Kind: String, CaseIterable { case large, small; var item: Item { Item() } }
    struct Sizes: OptionSet { let rawValue: Int; static let wide = Sizes(rawValue: 1) }
    struct Pile: Sequence { func makeIterator() -> AnyIterator<Item> { AnyIterator { nil } } }
    final class Shelf {
      var items: [Item] = []
      var byName: [String: Item] = [:]
      var unique: Set<Item> = []
      var nested: [[Item]] = []
      var maybe: Item?
      var result: Result<Item, Error> = .success(Item())
      var stream: AsyncStream<Item>
      var failing: AsyncThrowingStream<Item, Error>
      var subject = PassthroughSubject<Item, Never>()
      var current = CurrentValueSubject<[Item], Error>([])
      var publisher: AnyPublisher<Item, Error>
      var lock: OSAllocatedUnfairLock<Item>
      var cache: NSCache<NSString, Box>
      var context: NSManagedObjectContext
      var request: NSFetchRequest<Item>
      var model: ModelContext
      var descriptor: FetchDescriptor<Item>
      var source: UITableViewDiffableDataSource<String, Item>
      var binding: Binding<Item>
      var pile = Pile()
      func load() async throws -> Item { Item() }
      func type() -> Item.Type { Item.self }
    }
    """

  static let bodies = [
    // Sequences and collections
    "for item in shelf.items { item.mark() }",
    "shelf.items.forEach { $0.mark() }",
    "shelf.items.map { $0.parts }.first?.first?.mark()",
    "shelf.items.flatMap(\\.parts).last?.mark()",
    "shelf.items.compactMap { $0.next }.first?.item.mark()",
    "shelf.items.filter { $0.name.isEmpty }",
    "shelf.items[0].mark()",
    "shelf.items.first(where: { $0.id == 1 })?.mark()",
    "shelf.items.sorted { $0.name < $1.name }",
    "shelf.items.lazy.map(\\.name)",
    "shelf.items.enumerated().forEach { index, item in item.mark() }",
    "shelf.items.reversed().dropFirst().prefix(2).first?.mark()",
    "shelf.items.reduce(into: [String: Int]()) { counts, item in counts[item.name] = 1 }",
    "shelf.items.contains { $0.name.isEmpty }",
    "for item in shelf.pile { item.mark() }",
    "shelf.items.map(\\.id).max(); shelf.items.first!.mark()",
    "shelf.items.min { $0.id < $1.id }?.mark()",
    "shelf.items.removeAll { $0.name.isEmpty }",
    "zip(shelf.items, shelf.items).forEach { a, b in b.mark() }",
    "for (index, item) in shelf.items.enumerated() { item.mark() }",
    "Array(shelf.unique).first?.mark()",
    "Set(shelf.nested.joined()).first?.mark()",
    "shelf.unique.union([]).first?.mark()",
    "shelf.byName[\"a\"]?.mark()",
    "shelf.byName[\"a\", default: shelf.items[0]].mark()",
    "shelf.byName.values.first?.mark()",
    "for (name, item) in shelf.byName { item.mark() }",
    "shelf.byName.mapValues { $0.parts }",
    "shelf.byName.filter { $0.value.name.isEmpty }",
    "Dictionary(grouping: shelf.items, by: \\.name)[\"a\"]?.first?.mark()",
    "Dictionary(grouping: shelf.items) { $0.name }",
    "Dictionary(uniqueKeysWithValues: shelf.items.map { ($0.id, $0) })[1]?.mark()",
    "max(shelf.items[0], shelf.items[1]).mark()",
    "sequence(first: shelf.items[0]) { $0.next?.item }.forEach { $0.mark() }",
    "Kind.allCases.map(\\.item).first?.mark()",
    // Optionals, results
    "shelf.maybe.map { $0.mark() }",
    "shelf.maybe.flatMap { $0.next }?.item.mark()",
    "if let item = shelf.maybe { item.mark() }",
    "(try? shelf.result.get())?.mark()",
    "if case .success(let item) = shelf.result { item.mark() }",
    "shelf.result.map { $0.mark() }",
    // Concurrency
    "for await item in shelf.stream { item.mark() }",
    "for try await item in shelf.failing { item.mark() }",
    "let first = await shelf.stream.first { $0.name.isEmpty }",
    "let item = try await Task { try await shelf.load() }.value; item.mark()",
    "let parts = await MainActor.run { shelf.items }; parts.first?.mark()",
    "shelf.lock.withLock { $0.mark() }",
    "NSLock().withLock { shelf.items }.first?.mark()",
    "DispatchQueue.main.sync { shelf.items }.first?.mark()",
    // Combine
    "shelf.subject.sink { $0.mark() }",
    "shelf.publisher.sink { _ in } receiveValue: { $0.mark() }",
    "shelf.current.value.first?.mark()",
    "shelf.publisher.map(\\.parts).replaceError(with: []).sink { $0.first?.mark() }",
    "shelf.publisher.flatMap { Just($0.parts).setFailureType(to: Error.self) }.eraseToAnyPublisher()",
    "shelf.subject.combineLatest(shelf.subject).map { a, b in b.mark() }",
    "Publishers.CombineLatest(shelf.subject, shelf.subject).sink { a, b in b.mark() }",
    "shelf.publisher.receive(on: DispatchQueue.main).handleEvents(receiveOutput: { $0.mark() })",
    "Future<Item, Error> { promise in promise(.success(shelf.items[0])) }.sink { _ in } receiveValue: { $0.mark() }",
    // Foundation
    "(try? JSONDecoder().decode(shelf.type(), from: Data()))?.mark()",
    "shelf.cache.object(forKey: \"a\")?.item.mark()",
    // Persistence
    "try shelf.context.fetch(shelf.request).first?.mark()",
    "shelf.context.performAndWait { shelf.items }.first?.mark()",
    "try shelf.model.fetch(shelf.descriptor).first?.mark()",
    // Interface
    "shelf.source.snapshot().itemIdentifiers.first?.mark()",
    "shelf.binding.wrappedValue.mark()",
    "ForEach(shelf.items) { item in Text(item.name) }",
    "ForEach(shelf.items, id: \\.id) { Text($0.name) }",
    "List(shelf.items) { item in Text(item.name) }",
    "VStack { Text(\"\") }.padding().frame(width: 1).onReceive(shelf.subject) { $0.mark() }",
    "Text(\"\").font(.body).sheet(item: shelf.maybe) { $0.mark() }",
    "withAnimation { shelf.items }.first?.mark()",
  ]

  static let consumers: Set<String> = {
    var text = shelf
    for (index, body) in bodies.enumerated() {
      text += "\nstruct Consumer\(index) { func use(_ shelf: Shelf) async throws { \(body) } }"
    }
    let report = SmallProgram(text).report()
    let names = Dictionary(uniqueKeysWithValues: report.nodes.map { ($0.id, $0.name) })
    return Set(report.edges.filter { names[$0.target] == "Item" }.compactMap { names[$0.source] })
  }()

  @Test(arguments: bodies.indices)
  func reaches(index: Int) {
    #expect(Self.consumers.contains("Consumer\(index)"), "\(Self.bodies[index])")
  }

  /// What a project declares with a name of the platform is the project's.
  @Test func projectHidesPlatform() {
    let report = SmallProgram(
      """
      struct Section { var title = "" ; func mark() {} }
      final class Menu { let sections: [Section] = []; func use() { sections.first?.mark() } }
      """
    ).report()
    let names = Dictionary(uniqueKeysWithValues: report.nodes.map { ($0.id, $0.name) })
    #expect(report.edges.contains { names[$0.source] == "Menu" && names[$0.target] == "Section" })
  }

  /// Who inherits from a class of the platform is what that class is.
  @Test(arguments: [
    ("final class Page: UITableViewController {}", "viewController"), ("final class Badge: UILabel {}", "view"),
    ("struct Card: View {}", "view"), ("final class Note: NSManagedObject {}", "model"),
    ("enum Failure: LocalizedError { case lost }", "error"), ("final class PageTests: XCTestCase {}", "test"),
  ])
  func inheritsRole(text: String, role: String) throws {
    let report = SmallProgram(text).report()
    let node = try #require(report.nodes.first { $0.site != nil })
    #expect(node.role?.rawValue == role)
  }
}
