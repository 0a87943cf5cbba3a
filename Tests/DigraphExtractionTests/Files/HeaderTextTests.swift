import DigraphExtraction
import DigraphFacts
import Testing

/// Headers of Objective-C as Swift sees them.
@Suite struct HeaderTextTests {
  /// The Swift text of a header without the spaces that keep columns and ends of lists.
  private func swift(_ header: String) -> String? {
    HeaderText(Array(header.utf8)).swift.map { text in
      String(decoding: text, as: UTF8.self).split(separator: "\n")
        .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }

  private func members(_ text: String) -> [String] {
    let lines = swift("@interface FilmManager : NSObject\n\(text)\n@end")?.split(separator: "\n").map(String.init) ?? []
    return lines.dropFirst().dropLast().map { String($0.dropLast()) }
  }

  @Test func readsClassesWithSuperclassesAndProtocols() {
    #expect(
      swift("@interface Film : Base <Loading, NSCopying> {\n  int _x;\n}\n@end")
        == "open class Film: Base, Loading, NSCopying {\n}")
    #expect(swift("@interface Root <Loading>\n@end") == "open class Root: Loading {\n}")
    #expect(swift("@interface List<__covariant Item> : Base<Item *>\n@end") == "open class List<Item>: Base {\n}")
  }

  @Test func readsCategoriesAndProtocols() {
    #expect(swift("@interface Film (Extras) <Loading>\n@end") == "extension Film: Loading {\n}")
    #expect(swift("@interface Film ()\n@end") == "extension Film {\n}")
    #expect(
      swift("@protocol Loading <NSObject>\n@required\n- (void)load;\n@end")
        == "public protocol Loading: NSObjectProtocol {\nfunc `load`();\n}")
    #expect(
      swift("@interface Film\n@end\n@protocol Film\n@end")
        == "open class Film {\n}\npublic protocol FilmProtocol {\n}")
  }

  @Test func takesNoAnnouncementForADeclaration() {
    #expect(swift("@class Film;\n@protocol Loading, Saving;\nid p = @protocol(Loading);") == nil)
    #expect(swift("int main(void);") == nil)
    #expect(swift("// @interface Film : NSObject\n/* @protocol X */\nchar *x = \"@interface\";") == nil)
  }

  @Test(arguments: [
    ("+ (instancetype)sharedManager;", "public static func `shared`() -> FilmManager"),
    ("+ (FilmManager *)sharedFilmManager;", "public static func `shared`() -> FilmManager"),
    ("+ (instancetype)sharedInstance;", "public static func `sharedInstance`() -> FilmManager"),
    (
      "+ (nullable instancetype)defaultManager NS_SWIFT_NAME(standard());",
      "public static func `standard`() -> FilmManager"
    ),
    ("+ (NSString *)sharedManager;", "public static func `sharedManager`()"),
    ("@property (class, nonatomic, readonly) FilmManager *sharedManager;", "public static let `shared`: FilmManager"),
    ("@property (class, strong) FilmManager *current NS_SWIFT_NAME(main);", "public static var `main`: FilmManager"),
    ("@property (class, readonly) NSString *title;", "public static let `title`: Any"),
  ])
  func readsSharedInstances(_ header: String, _ expected: String) {
    #expect(members(header) == [expected])
  }

  @Test(arguments: [
    ("- (instancetype)init;", "public init()"),
    ("- (instancetype)init NS_UNAVAILABLE;", "private init()"),
    ("- (instancetype)initWithTitle:(NSString *)title year:(int)year;", "public init(`title` p0: Any, `year` p1: Any)"),
    ("- (instancetype)initWithURL:(NSURL *)url error:(NSError **)error;", "public init(`url` p0: Any)"),
    ("+ (instancetype)managerWithPath:(NSString *)path;", "public init(`path` p0: Any)"),
    ("- (id)initWithBlock:(void (^)(int a, int b))block NS_DESIGNATED_INITIALIZER;", "public init(`block` p0: Any)"),
  ])
  func readsInitializers(_ header: String, _ expected: String) {
    #expect(members(header) == [expected])
  }

  @Test(arguments: [
    (
      "- (void)loadFilmWithTitle:(NSString *)title year:(int)year;",
      "public func `loadFilm`(`withTitle` p0: Any, `year` p1: Any)"
    ),
    ("- (void)add:(id)first :(id)second;", "public func `add`(_ p0: Any, _ p1: Any)"),
    ("- (void)initialize;", "public func `initialize`()"),
    ("- reload;", "public func `reload`()"),
    ("@property (nonatomic, copy, nullable) NSString *title;", "public var `title`: Any"),
    ("@property (copy) void (^completion)(Film *film);", "public var `completion`: Any"),
    ("@property NSArray<Film *> *films API_AVAILABLE(ios(13.0));", "public var `films`: Any"),
  ])
  func readsOtherMembers(_ header: String, _ expected: String) {
    #expect(members(header) == [expected])
  }

  @Test func hidesWhatCannotBeUsed() {
    #expect(members("+ (instancetype)new NS_UNAVAILABLE;\n- (void)old NS_SWIFT_UNAVAILABLE(\"no\");") == [])
  }

  @Test func takesTheNameThatIsForSwift() {
    #expect(
      swift("NS_SWIFT_NAME(Film)\n@interface ABCFilm : NSObject\n+ (ABCFilm *)sharedFilm;\n@end")
        == "open class Film: NSObject {\npublic static func `shared`() -> Film;\n}")
    #expect(
      swift("NS_SWIFT_NAME(Outer.Inner)\n@interface OuterInner : NSObject\n@end")
        == "extension Outer { open class Inner: NSObject {\n} }")
    #expect(swift("NS_SWIFT_NAME(x) int a;\n@interface Film : NSObject\n@end") == "open class Film: NSObject {\n}")
  }

  @Test func keepsLinesAndTheColumnsOfClasses() throws {
    let header = "// Film\n#import \"A.h\"\n\n  @interface Film : NSObject\n\n+ (instancetype)shared;\n@end\n"
    let text = try #require(HeaderText(Array(header.utf8)).swift)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 8)
    #expect(lines[0] == "// Film")
    #expect(lines[3].hasPrefix("  open class Film"))
    #expect(lines[5].contains("`shared`"))
  }

  @Test func tellsWhichHeadersAreTakenIn() {
    let header =
      "#import \"Folder/A.h\"\n#  include <Kit/B.h>\n#define X \"C.h\"\n// #import \"D.h\"\n@import Films;\n#import <E"
    #expect(HeaderText(Array(header.utf8)).includes == ["Folder/A.h", "Kit/B.h", "Films/"])
  }

  @Test(arguments: [
    "@interface", "@interface ", "@interface <", "@interface Film : ", "@interface Film (", "@interface Film {",
    "@interface Film <<<", "@protocol", "@protocol Film <", "@interface Film\n-", "@interface Film\n- (",
    "@interface Film\n+ (id)a:",
    "@interface Film\n@property", "@interface Film\n@property (", "@interface Film\n@property int;",
    "@interface 3D\n@end",
    "@interface Film\n@interface Other\n@end", "@interface Film\n- (void)a { b }\n@end", "@interface\"",
    "@interface Film /*",
    "#\\", "#import", "/* /* */ @interface Film\n@end", "NS_SWIFT_NAME @interface Film\n@end",
    "@interface Film\n- (id)a:(id)b NS_SWIFT_NAME(((;\n@end",
    "NS_SWIFT_NAME(.)\n@interface Film\n@end", "@interface F\u{0}\u{0}ilm\n@end",
    "@interface Film : NSObject\n- (id):(id)a;\n@end",
  ])
  func passesOverWhatItDoesNotUnderstand(_ header: String) {
    for cut in 0...header.utf8.count {
      let text = HeaderText(Array(header.utf8.prefix(cut))).swift
      #expect(text?.count { $0 == 0x0A } ?? 0 <= header.utf8.count { $0 == 0x0A })
    }
  }

  @Test func isReadBesideSwift() throws {
    var snapshot = SourceSnapshot()
    snapshot.addFile("App/Main.swift", Array("let film = Film()".utf8))
    snapshot.addFile("App/Film.h", Array("@interface Film : NSObject\n@end".utf8))
    snapshot.addFile("App/App-Swift.h", Array("@interface Film : NSObject\n@end".utf8))
    snapshot.addFile("App/c.h", Array("int f(void);".utf8))
    snapshot.addFile("Kit.xcframework/ios/Kit.framework/Headers/Kit.h", Array("@interface Kit : NSObject\n@end".utf8))
    var settings = ExtractionSettings(paths: ["/r"], root: "/r", jobs: 1)
    settings.snapshot = snapshot
    settings.findsUnread = true
    let result = try Extractor.extract(settings)
    #expect(result.facts.files.map(\.path) == ["App/Film.h", "App/Main.swift"])
    #expect(result.facts.files.map(\.isHeader) == [true, false])
    #expect(result.facts.unread == [])
    #expect(result.diagnostics.isEmpty)
    snapshot = SourceSnapshot()
    snapshot.addFile("App/Film.h", Array("@interface Film : NSObject\n@end".utf8))
    settings.snapshot = snapshot
    #expect(throws: ExtractionError.nothingToScan(["/r"])) { try Extractor.extract(settings) }
  }
}
