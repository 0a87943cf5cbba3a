extension BuiltInTexts {
  static let iAd: StaticString = #"""
    //: framework iAd

    // UIKit and WatchKit
    //: ADBannerView  view interface

    // Attestation and advertising
    //: ADClient.shared  singleton security TrackingAuthorizing
    """#
}
