/// Where what nobody claims is mended.
final class Workshop {
  private let tools: any Tooling
  private let lamp: any Lighting
  private let price: any Pricing

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
  func raise()
}

struct PriceList: Pricing {
  private let ledger: any Recording

  init(ledger: any Recording) { self.ledger = ledger }

  func raise() { ledger.record("price") }
}

protocol Sweeping {
  func sweep()
}

final class Broom: Sweeping {
  private var strokes = 0

  func sweep() { strokes += 1 }
}
