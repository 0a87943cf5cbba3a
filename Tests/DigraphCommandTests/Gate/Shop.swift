/// A small application that some findings are known of.
enum Shop {
  static let session = """
    final class Session {
      static let shared = Session()
      var user: String?
      func start() {}
      func end() {}
    }

    """

  static let login = """
    final class LoginModel {
      var name = ""

      func signIn() {
        Session.shared.start()
      }

      func signOut() {
        Session.shared.end()
      }
    }

    """

  static let card = """
    final class CardModel {
      private let api: any Ordering

      init(api: any Ordering) {
        self.api = api
      }

      func pay() { api.order() }
    }

    """

  static let menu = """
    final class MenuModel {
      private let api = OrderingAPI()

      func refresh() { api.order() }
      func clear() {}
    }

    """

  static let api = """
    protocol Ordering { func order() }

    final class OrderingAPI: Ordering {
      func order() {}
      func cancel() {}
    }

    """

  static let analytics = """
    final class Analytics {
      static let shared = Analytics()
      func track(_ event: String) {}
    }

    """

  static let assembly = """
    final class AppAssembly {
      func card() -> CardModel { CardModel(api: OrderingAPI()) }
    }

    """

  static let files = [
    "App/AppAssembly.swift": assembly,
    "App/Card.swift": card,
    "App/Login.swift": login,
    "App/Menu.swift": menu,
    "Services/API.swift": api,
    "Services/Analytics.swift": analytics,
    "Services/Session.swift": session,
    ".gitignore": "Generated/\n",
  ]

  // Its findings.
  static let loginReachesSession = "singleton-access: LoginModel -> Session (singleton)"
  static let menuConstructsAPI = "hard-coded-construction: MenuModel -> OrderingAPI (construct)"
  static let sessionIsShared = "singleton-declaration: Session.shared (declaration)"
  static let analyticsIsShared = "singleton-declaration: Analytics.shared (declaration)"
}
