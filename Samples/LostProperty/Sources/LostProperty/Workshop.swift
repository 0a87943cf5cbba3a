/// Where what nobody claims is mended.
final class Workshop {
  private let tools: any Tooling
  private let lamp: any Lighting
  private var price: any Pricing

  init(tools: any Tooling, lamp: any Lighting, price: any Pricing) {
    self.tools = tools
    self.lamp = lamp
    self.price = price
  }

  func mend() {
    lamp.turnOn()
    tools.use()
    price.raise()
  }
}

protocol Tooling {
  func use()
}

final class Toolbox: Tooling {
  private var uses = 0

  func use() { uses += 1 }
}

protocol Lighting {
  func turnOn()
}

final class Lamp: Lighting {
  private var isOn = false

  func turnOn() { isOn = true }
}

protocol Pricing {
  mutating func raise()
}

struct PriceList: Pricing {
  private let ledger: any Recording
  private var percent = 100

  init(ledger: any Recording) { self.ledger = ledger }

  mutating func raise() {
    percent += 5
    ledger.record("price")
  }
}

protocol Sweeping {
  func sweep()
}

final class Broom: Sweeping {
  private var strokes = 0

  func sweep() { strokes += 1 }
}
