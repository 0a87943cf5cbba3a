extension BuiltInTexts {
  static let pdfKit: StaticString = #"""
    //: framework PDFKit, prefix PDF

    class PDFView: UIView {}  //: view interface

    // UIKit and WatchKit
    //: PDFThumbnailView  view interface

    // Types
    //: PDFDocument  glue interface
    //: PDFPage      glue interface
    """#
}
