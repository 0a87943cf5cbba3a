/// Where visitors ask for what they lost.
final class FrontDesk {
  private let greeter: any Greeting
  private let printer: any Printing
  private let ledger: any Recording
  private let visitor: Visitor

  init(greeter: any Greeting, printer: any Printing, ledger: any Recording, visitor: Visitor) {
    self.greeter = greeter
    self.printer = printer
    self.ledger = ledger
    self.visitor = visitor
  }

  func open() {
    greeter.greet(visitor.name)
    ledger.record("umbrella")
    printer.printLine("1 umbrella")
  }
}

struct Visitor: Identifiable {
  let id: Int
  let name: String
}

protocol Greeting {
  func greet(_ name: String)
}

final class Greeter: Greeting {
  private let shift: any Counting

  init(shift: any Counting) { self.shift = shift }

  func greet(_ name: String) { shift.count() }
}

protocol Counting {
  func count()
}

/// Whom one shift has served; the next one begins anew.
final class Shift: Counting {
  private var served = 0

  func count() { served += 1 }
}

protocol Printing {
  func printLine(_ text: String)
}

final class ReceiptPrinter: Printing {
  private var lines: [String] = []

  func printLine(_ text: String) { lines.append(text) }
}

protocol Recording {
  func record(_ item: String)
}

final class Ledger: Recording {
  private var items: [String] = []

  func record(_ item: String) { items.append(item) }
}
