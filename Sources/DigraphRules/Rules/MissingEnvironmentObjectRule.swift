import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports views that take an object from their surroundings which nobody puts there.
struct MissingEnvironmentObjectRule: Rule {
  static let entry = RuleEntry(
    identifier: "missing-environment-object",
    title: "A view takes an object from the environment that nobody provides",
    severity: .error,
    rationale: """
      SwiftUI looks for the object by its type when the view is shown, and ends the program where there is none. Nothing \
      of this is compiled, and a preview may provide what the application forgot.
      """,
    limits: [
      "An object that is provided anywhere in the application counts, whether above the view or not.",
      "Nothing is said in packages without an application, of views that only previews construct, and where something is provided whose type the code does not show.",
      "An optional object may be missing.",
      "A warning where no code is seen to ask the object for anything.",
    ],
    reported: [
      RuleExample(
        """
        import SwiftUI
        final class Store: ObservableObject { @Published var count = 0 }
        @main struct Shop: App { var body: some Scene { WindowGroup { Shelf() } } }
        struct Shelf: View {
          @EnvironmentObject private var ↓store: Store
          var body: some View { Text("\\(store.count)") }
        }
        struct Shelf_Previews: PreviewProvider {
          static var previews: some View { Shelf().environmentObject(Store()) }
        }
        """),
      RuleExample(
        """
        import SwiftUI
        @Observable final class Store { var count = 0 }
        @Observable final class Basket { var count = 0 }
        @main struct Shop: App {
          @State private var basket = Basket()
          var body: some Scene { WindowGroup { Shelf().environment(basket).environment(\\.locale, .current) } }
        }
        struct Shelf: View {
          @Environment(Store.self) private var ↓store
          @Environment(Basket.self) private var basket
          var body: some View { Text("\\(store.count)") }
        }
        #Preview { Shelf().environment(Store()) }
        """),
    ],
    ignored: [
      RuleExample(
        """
        import SwiftUI
        final class Store: ObservableObject { @Published var count = 0 }
        @main struct Shop: App {
          @StateObject private var store = Store()
          var body: some Scene { WindowGroup { Shelf().environmentObject(store) } }
        }
        struct Shelf: View {
          @EnvironmentObject private var store: Store
          var body: some View { Text("\\(store.count)") }
        }
        """),
      RuleExample(
        """
        import SwiftUI
        @Observable final class Store { var count = 0 }
        @main struct Shop: App { var body: some Scene { WindowGroup { Shelf() } } }
        struct Shelf: View {
          @Environment(Store.self) private var store: Store?
          @Environment(\\.locale) private var locale
          var body: some View { Text("\\(store?.count ?? 0)") }
        }
        """),
      // SwiftUI hands on the delegates that it makes.
      RuleExample(
        """
        import SwiftUI
        final class Delegate: NSObject, UIApplicationDelegate, ObservableObject { @Published var count = 0 }
        final class Helper: NSObject, NSApplicationDelegate, ObservableObject { @Published var count = 0 }
        @main struct Shop: App {
          @UIApplicationDelegateAdaptor var delegate: Delegate
          @NSApplicationDelegateAdaptor(Helper.self) private var helper
          var body: some Scene { WindowGroup { Shelf() } }
        }
        struct Shelf: View {
          @EnvironmentObject private var delegate: Delegate
          @EnvironmentObject private var helper: Helper
          var body: some View { Text("\\(delegate.count) \\(helper.count)") }
        }
        """),
      // Who shows it stands elsewhere.
      RuleExample(
        """
        import SwiftUI
        public final class Store: ObservableObject { @Published var count = 0 }
        public struct Shelf: View {
          @EnvironmentObject private var store: Store
          public init() {}
          public var body: some View { Text("\\(store.count)") }
        }
        public struct Room: View { public var body: some View { Shelf() } }
        """),
      // What is provided is the caller's to say.
      RuleExample(
        """
        import SwiftUI
        final class Store: ObservableObject { @Published var count = 0 }
        extension View { func providing<Object: ObservableObject>(_ object: Object) -> some View { environmentObject(object) } }
        @main struct Shop: App { var body: some Scene { WindowGroup { Shelf().providing(Store()) } } }
        struct Shelf: View {
          @EnvironmentObject private var store: Store
          var body: some View { Text("\\(store.count)") }
        }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let unread = results.environment.unread
    return ContainerFindings(results: results, entry: entry).findings(
      results.environment.missing, kind: .environment,
      severity: { unread.contains($0.function) ? min(entry.severity, .warning) : entry.severity },
      words: { consumer, object, call in
        let end: Phrase =
          unread.contains(call.function)
          ? "so the program ends as soon as `\(consumer)` asks it for something"
          : "so the program ends when `\(consumer)` is shown"
        return (
          "`\(consumer)` takes a `\(object)` from the environment, where nobody puts one.",
          "No code but that of previews and tests provides a `\(object)`, \(end).",
          .provide
        )
      })
  }
}
