/// The texts of the page that `--format html` writes, which run in a browser: they know the data that stands in the page,
/// and nothing of the program that wrote it. One text a file.
package enum PageTexts {
  /// What stands in the page before anything is shown.
  package static var body: String { "\(bodyText)" }

  /// How the page looks, but for the colours of pictures.
  package static var style: String { "\(styleText)" }

  /// What runs in the page: its parts, one behind the other, that see one another and nothing else sees.
  package static var script: String {
    let parts = [
      dataPart, statePart, elementsPart, stretchPart, scenePart, canvasPart, picturePart, panelPart, tablePart,
      typePart,
      listsPart, searchPart, startPart,
    ]
    return "(() => {\n\"use strict\";\n\(parts.map { "\($0)" }.joined(separator: "\n"))\n})();\n"
  }
}
