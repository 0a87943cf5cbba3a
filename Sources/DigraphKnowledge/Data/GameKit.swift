extension BuiltInTexts {
  static let gameKit: StaticString = #"""
    //: framework GameKit, prefix GK

    // UIKit and WatchKit
    //: GKGameCenterViewController  view interface
    //: GKMatchmakerViewController  view interface

    // Games
    //: GKAccessPoint.shared            singleton system GameCenterProviding, effects network
    //: GKAchievement.loadAchievements  static system GameCenterProviding, effects network
    //: GKAchievement.report            static system GameCenterProviding, effects network
    //: GKLeaderboard.loadLeaderboards  static system GameCenterProviding, effects network
    //: GKLeaderboard.submitScore       static system GameCenterProviding, effects network
    //: GKLocalPlayer.local             singleton system GameCenterProviding, effects network
    //: GKLocalPlayer.localPlayer       singleton system GameCenterProviding, effects network
    //: GKLocalPlayer                   service system GameCenterProviding, effects network
    //: GKMatchmaker.shared             singleton system GameCenterProviding, effects network
    //: GKMatchmaker                    service system GameCenterProviding, effects network
    //: GKTurnBasedMatch.find           static system GameCenterProviding, effects network
    //: GKTurnBasedMatch.load           static system GameCenterProviding, effects network
    //: GKTurnBasedMatch.loadMatches    static system GameCenterProviding, effects network
    //: GKTurnBasedMatch                glue value
    """#
}
