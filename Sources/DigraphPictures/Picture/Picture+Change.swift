extension Picture {
  /// What became of a box or a line between two states of the code.
  package enum Change: String, Sendable, CaseIterable {
    case gained, lost
    /// It is there in both states, and something about it is not the same.
    case altered
    case kept

    /// What stands before its name; empty for what is as it was.
    package var sign: String {
      switch self {
      case .gained: "+ "
      case .lost: "− "
      case .altered: "± "
      case .kept: ""
      }
    }

    /// What the legend calls it.
    package var title: String {
      switch self {
      case .gained: "new (+)"
      case .lost: "gone (−)"
      case .altered: "obtained in another way (±)"
      case .kept: "as before"
      }
    }
  }
}
