extension BuiltInTexts {
  static let gameKit: StaticString = #"""
    //: framework GameKit, prefix GK

    // UIKit and WatchKit
    //: GKGameCenterViewController  view interface
    //: GKMatchmakerViewController  view interface

    // Games
    //: GKAccessPoint.shared            singleton system GameCenterProviding
    //: GKAchievement.loadAchievements  static system GameCenterProviding
    //: GKAchievement.report            static system GameCenterProviding
    //: GKLeaderboard.loadLeaderboards  static system GameCenterProviding
    //: GKLeaderboard.submitScore       static system GameCenterProviding
    //: GKLocalPlayer.local             singleton system GameCenterProviding
    //: GKLocalPlayer.localPlayer       singleton system GameCenterProviding
    //: GKLocalPlayer                   service system GameCenterProviding
    //: GKMatchmaker.shared             singleton system GameCenterProviding
    //: GKMatchmaker                    service system GameCenterProviding
    //: GKTurnBasedMatch.find           static system GameCenterProviding
    //: GKTurnBasedMatch.load           static system GameCenterProviding
    //: GKTurnBasedMatch.loadMatches    static system GameCenterProviding
    //: GKTurnBasedMatch                glue value
    """#
}
