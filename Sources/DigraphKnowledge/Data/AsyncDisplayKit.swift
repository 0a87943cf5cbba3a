extension BuiltInTexts {
  static let asyncDisplayKit: StaticString = #"""
    //: package AsyncDisplayKit

    import UIKit

    //: AS*Layout  makes view
    //: AS*Node    makes view

    class ASDKViewController: UIViewController {}  //: view interface
    class ASViewController: UIViewController {}  //: view interface
    """#
}
