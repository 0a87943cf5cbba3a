/// A PDF of Graphviz's without the time at which it was made, so that the same picture is the same bytes.
enum PDFDocument {
  private static let key = Array("/CreationDate (D:".utf8)

  /// Sets the digits of the date to zero but for the year, month and day, which are those of 1970. Nothing moves, as
  /// the file counts bytes.
  ///
  /// - Complexity: O(bytes).
  static func bytes(_ pdf: [UInt8]) -> [UInt8] {
    var pdf = pdf
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    for start in pdf.indices where pdf[start] == key[0] && pdf[start...].starts(with: key) {
      var day = Array("19700101".utf8)[...]
      var position = start + key.count
      while position < pdf.count, pdf[position] != UInt8(ascii: ")") {
        if digits.contains(pdf[position]) { pdf[position] = day.popFirst() ?? digits.lowerBound }
        position += 1
      }
    }
    return pdf
  }
}
