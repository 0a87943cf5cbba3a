extension BuiltInTexts {
  static let financeKit: StaticString = #"""
    //: framework FinanceKit

    //: FinanceStore.shared  singleton commerce FinanceProviding
    """#
}
