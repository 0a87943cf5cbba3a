import Swinject

final class FrontDeskAssembly: Assembly {
  func assemble(container: Container) {
    container.register((any Counting).self) { _ in Shift() }.inObjectScope(.weak)
    // The greeter is there for good and keeps its first shift: captive-dependency.
    container.register((any Greeting).self) { r in Greeter(shift: r.resolve((any Counting).self)!) }
      .inObjectScope(.container)
    container.register((any Printing).self, name: "receipt") { _ in ReceiptPrinter() }
    // The archive makes another one: constructed-and-registered.
    container.register((any Recording).self) { _ in Ledger() }.inObjectScope(.container)
    // One visitor, forever: data-as-service.
    container.register(Visitor.self) { _ in Visitor(id: 1, name: "Kim") }
    container.register(FrontDesk.self) { r in
      FrontDesk(
        greeter: r.resolve((any Greeting).self)!,
        // misspelt-name
        printer: r.resolve((any Printing).self, name: "reciept")!,
        ledger: r.resolve((any Recording).self)!,
        visitor: r.resolve(Visitor.self)!)
    }
  }
}
