import DigraphFacts
import DigraphKnowledge
import Testing

/// Texts of knowledge, as they are read.
@Suite struct KnowledgeReaderTests {
  // MARK: Symbols

  @Test func readsEachFormOfSymbol() {
    let knowledge = Knowledge([
      """
      //: framework Test
      //: Date()                      static clock DateProviding
      //: Date(timeIntervalSinceNow:) static clock
      //: Data(_:)                    glue value
      //: Session(*)                  construct network HTTPClient, info
      //: Calendar.current            singleton calendar  // the device's
      //: NSHomeDirectory             function files
      //: .shuffled                   member random
      //: Data#write                  member files
      //: @AppStorage                 wrapper storage
      //: URL                         glue value
      """
    ])
    #expect(knowledge.errors == [])
    #expect(
      knowledge.symbols.map { "\(knowledge.pattern(of: $0)) \($0.kind?.rawValue ?? "-")" }.sorted() == [
        ".shuffled member", "@AppStorage wrapper", "Calendar.current singleton", "Data#write member", "Data(_:) glue",
        "Date() static", "Date(timeIntervalSinceNow:) static", "NSHomeDirectory function", "Session(*) construct",
        "URL glue",
      ])
    let session = knowledge[.anyConstruction, knowledge.name("Session"), 0]
    #expect(session?.traits == .info && session?.group == .network)
    #expect(session.map { knowledge.names[$0.facts.protocolName] } == "HTTPClient")
  }

  @Test func readsEachFormOfDeclaration() {
    let knowledge = Knowledge([
      """
      //: framework Test
      class Session {  //: service network
        static let shared: Session  //: singleton network
        class func make() -> Session  //: static network
        @discardableResult public func `open`(_ url: URL) throws -> Bool  //: member network
        init()  //: construct network
        init?<T>(_ value: T)  //: construct network
        init(label: Int)  //: construct network
        private(set) var count: Int { get }  //: member network
        enum State { case on, off }
        struct Inner { //: glue value
          static var one: Inner { get }  //: glue value
        }
        var last: Int { get }  //: member network
      }
      extension Session {
        static var other: Session { get }  //: singleton network
      }
      func now() -> Int  //: function clock
      typealias Name = String  //: glue value
      """
    ])
    #expect(knowledge.errors == [])
    #expect(
      knowledge.symbols.map(knowledge.pattern).sorted() == [
        "Inner", "Inner.one", "Name", "Session", "Session#count", "Session#last", "Session#open", "Session()",
        "Session(_:)", "Session(label:)", "Session.make", "Session.other", "Session.shared", "now",
      ])
    let interface = String(decoding: knowledge.interface, as: UTF8.self)
    #expect(!interface.contains("//"))
    #expect(interface.hasPrefix("class Session {\nstatic let shared: Session\n"))
  }

  @Test func readsWhatIsKnownBesideTheKind() {
    let knowledge = Knowledge([
      """
      //: package Test, prefix TE, tests
      //: Date        glue value, source clock, makes data value
      //: @Injected   injection injection, keys Container
      //: .register   registers
      //: Cell        made by list
      //: TE*View     makes view
      //: App#open    as URLOpening
      //: Date()      static clock, called now
      //: Cloud       service storage, effects storage network
      //: Undo(name:) configurable
      //: Undo        service application, effects none
      """,
      """
      //: names
      //: Store   service, role store
      //: .shared shared, clear
      """,
    ])
    #expect(knowledge.errors == [])
    #expect(knowledge.source(of: .clock) == knowledge.name("Date"))
    #expect(knowledge[.type, knowledge.name("Date"), 0]?.traits == [.makesData, .makesValue])
    #expect(knowledge[.attribute, knowledge.name("Injected"), 0]?.facts.keys == knowledge.name("Container"))
    #expect(knowledge[.member, knowledge.name("register"), 0]?.traits == .registers)
    #expect(knowledge[.type, knowledge.name("Cell"), 0]?.traits == .madeByList)
    #expect(knowledge[.word, knowledge.name("Store"), 0]?.facts.role == .store)
    #expect(knowledge[.member, knowledge.name("shared"), 0]?.traits == [.shared, .clear])
    #expect(knowledge[.type, knowledge.name("Cloud"), 0]?.effects == [.network, .storage])
    #expect(knowledge[.type, knowledge.name("Undo"), 0]?.effects == [])
    #expect(knowledge[.construction, knowledge.name("Undo"), knowledge.name("name")]?.traits == .configurable)
    #expect(knowledge.testModules == ["Test"])
    let traits = Array("TEListView".utf8).withUnsafeBufferPointer { knowledge.traits(ofTypesCalled: $0) }
    #expect(traits == .makesView)
  }

  /// What every file sees stands before what files see by way of an import, whichever text came first.
  @Test func ordersInterfacesByWhoSeesThem() {
    let knowledge = Knowledge([
      "//: package A\nimport A\nclass InA {}", "//: package B\nclass InB {}", "//: framework C\nclass InC {}",
    ])
    #expect(
      String(decoding: knowledge.interface, as: UTF8.self) == "class InB {}\nclass InC {}\nimport A\nclass InA {}\n")
  }

  // MARK: Errors

  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: StaticString
    let error: String
    var testDescription: String { "\(text)" }

    init(_ text: StaticString, _ error: String) { (self.text, self.error) = (text, error) }
  }

  static let mistakes = [
    Mistake("", "1:1: an empty text; a text begins with '//: framework NAME', '//: package NAME' or '//: names'"),
    Mistake("class A {}", "1:1: a text begins with '//: framework NAME', '//: package NAME' or '//: names'"),
    Mistake("//: framework", "1:5: a text begins with '//: framework NAME', '//: package NAME' or '//: names'"),
    Mistake("//: framework A, loud", "1:18: 'loud' says nothing of a module"),
    Mistake("//: framework A\n//: Date() magic clock", "2:12: 'magic' says nothing here"),
    Mistake("//: framework A\n//: Date() static", "2:12: behind static stands what it gives access to, as storage"),
    Mistake(
      "//: framework A\n//: Date() static noon", "2:19: behind static stands what it gives access to, as storage"),
    Mistake("//: framework A\n//: Date() static clock dates", "2:25: 'dates' is no name of a type"),
    Mistake("//: framework A\n//: Date() static clock A info", "2:27: a comma is missing before 'info'"),
    Mistake(
      "//: framework A\n//: Date() singleton clock", "2:12: a symbol of this form cannot be of the kind singleton"),
    Mistake("//: framework A\n//: Date(now) static clock", "2:5: 'Date(now)' is no symbol"),
    Mistake("//: framework A\n//: Date", "2:9: nothing is said of it"),
    Mistake("//: framework A\n//:", "2:4: no symbol"),
    Mistake("//: framework A\n//: A makes tea", "2:13: behind 'makes' stands what it makes of a type, as view"),
    Mistake("//: framework A\n//: A effects tea", "2:15: behind 'effects' stands what it does, as storage"),
    Mistake("//: framework A\n//: A made", "2:7: behind 'made' stands something more"),
    Mistake("//: framework A\nimport A", "2:1: only a package is seen by way of its imports"),
    Mistake("//: framework A\nclass A {", "2:1: a brace is not closed"),
    Mistake("//: framework A\n}", "2:1: a brace that nothing opened"),
    Mistake("//: framework A\n}  //: glue value", "2:1: no declaration that something could be said of"),
    Mistake("//: framework A\n//: B glue value\n//: B glue value", "3:1: the symbol stands in line 2 already"),
    Mistake("//: names\nclass A {}", "2:1: words are no declarations"),
    Mistake("//: names\n//: Store role magic", "2:16: behind 'role' stands a role, as client"),
  ]

  @Test(arguments: mistakes)
  func saysWhatIsWrongAndWhere(mistake: Mistake) {
    let errors = Knowledge([mistake.text]).errors.map { "\($0.line):\($0.column): \($0.message)" }
    #expect(errors == [mistake.error])
  }
}
