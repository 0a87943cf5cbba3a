extension BuiltInTexts {
  static let gameplayKit: StaticString = #"""
    //: framework GameplayKit

    // Values
    //: GKRandomSource.sharedRandom            singleton random RandomProviding
    //: GKRandomSource(*)                      construct random RandomProviding
    //: GKARC4RandomSource()                   construct random RandomProviding
    //: GKLinearCongruentialRandomSource()     construct random RandomProviding
    //: GKMersenneTwisterRandomSource()        construct random RandomProviding
    //: GKRandomDistribution(*)                construct random RandomProviding
    //: GKRandomDistribution(randomSource:)    glue value
    //: GKRandomDistribution.d6                static random RandomProviding
    //: GKRandomDistribution.d20               static random RandomProviding
    //: GKGaussianDistribution(*)              construct random RandomProviding
    //: GKGaussianDistribution(randomSource:)  glue value
    //: GKShuffledDistribution(*)              construct random RandomProviding
    //: GKShuffledDistribution(randomSource:)  glue value
    //: GKRandomSource                         service random RandomProviding
    //: GKRandom                               service random RandomProviding

    // Types
    //: GKGraphNode  glue value
    //: GKGridGraph  glue value
    """#
}
