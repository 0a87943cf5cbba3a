extension BuiltInTexts {
  static let quartzCore: StaticString = #"""
    //: framework QuartzCore, prefix CA

    class CALayer: NSObject {  //: view interface
      var sublayers: [CALayer]? { get set }
      func addSublayer(_ layer: CALayer)
    }
    class CAShapeLayer: CALayer {}  //: view interface
    class CAGradientLayer: CALayer {}  //: view interface
    class CATextLayer: CALayer {}  //: view interface

    // Time that passes
    //: CACurrentMediaTime  function clock MonotonicTimeProviding

    // Timers
    //: CADisplayLink(*)  construct timer TimerScheduling

    // Values
    //: CADisplayLink  glue plumbing

    // UIKit and WatchKit
    //: CAEmitterCell      view interface
    //: CAEmitterLayer     view interface
    //: CAMetalLayer       view interface
    //: CAReplicatorLayer  view interface
    //: CAScrollLayer      view interface
    //: CATiledLayer       view interface
    //: CATransformLayer   view interface

    // Types
    //: CAAnimation            glue interface
    //: CAAnimationGroup       glue interface
    //: CABasicAnimation       glue interface
    //: CAKeyframeAnimation    glue interface
    //: CAMediaTimingFunction  glue interface
    //: CASpringAnimation      glue interface
    //: CATransaction          glue interface
    //: CATransform3D          glue interface
    //: CATransition           glue interface

    // By name
    //: CA*Layer  makes view
    """#
}
