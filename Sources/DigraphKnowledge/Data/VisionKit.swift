extension BuiltInTexts {
  static let visionKit: StaticString = #"""
    //: framework VisionKit

    // Processors of pictures, deterministic but for the hardware
    //: DataScannerViewController.isAvailable       static device DocumentScanning
    //: DataScannerViewController.isSupported       static device DocumentScanning
    //: VNDocumentCameraViewController.isSupported  static device DocumentScanning

    // UIKit and WatchKit
    //: DataScannerViewController       view interface
    //: VNDocumentCameraViewController  view interface

    // Language and models
    //: ImageAnalyzer(*)           construct device ImageAnalyzing, info
    //: ImageAnalyzer.isSupported  static device ImageAnalyzing
    """#
}
