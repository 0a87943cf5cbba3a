extension BuiltInTexts {
  static let spriteKit: StaticString = #"""
    //: framework SpriteKit, prefix SK

    // UIKit and WatchKit
    //: SKCameraNode   view interface
    //: SKEmitterNode  view interface
    //: SKLabelNode    view interface
    //: SKNode         view interface
    //: SKScene        view interface
    //: SKShapeNode    view interface
    //: SKSpriteNode   view interface
    //: SKTileMapNode  view interface
    //: SKView         view interface

    // Types
    //: SKAction       glue interface
    //: SKPhysicsBody  glue interface
    //: SKTexture      glue interface

    // By name
    //: SK*Layer  makes view
    //: SK*Node   makes view
    """#
}
