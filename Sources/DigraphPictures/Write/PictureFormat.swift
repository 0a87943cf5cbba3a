package import TextOutput

/// What a picture can be written as, by the names of the formats.
package enum PictureFormat: String, Sendable, CaseIterable {
  case d2, dot, mermaid, pdf, plantuml, png, svg
}

/// What the caller may choose about how a picture is written.
package struct DrawingOptions: Sendable {
  /// How places become links; nil for no links.
  package var links: LinkTemplate?
  /// How boxes and lines find their places.
  package var layout = LayoutOptions()
  /// Its colours, widths and fonts.
  package var style = PictureStyle()

  package init(
    links: LinkTemplate? = nil, layout: LayoutOptions = LayoutOptions(), style: PictureStyle = PictureStyle()
  ) {
    self.links = links
    self.layout = layout
    self.style = style
  }
}

/// A picture that was written.
package struct Drawing: Sendable, Equatable {
  /// The whole of it.
  package var bytes: [UInt8]
  /// What the user should be told beside it, each on one line.
  package var notes: [String] = []
  /// Why there is nothing; nil where there is something.
  package var failure: String?
}

extension Picture {
  /// Writes it; the same picture and options give the same bytes.
  package func drawn(as format: PictureFormat, _ options: DrawingOptions) -> Drawing {
    switch format {
    case .d2: Drawing(bytes: D2Writer.bytes(self, options))
    case .dot: Drawing(bytes: DOTWriter.bytes(self, options))
    case .mermaid: MermaidWriter.drawing(self, options)
    case .plantuml: Drawing(bytes: PlantUMLWriter.bytes(self, options))
    case .pdf: PictureLayout.drawing(self, as: .pdf, options)
    case .png: PictureLayout.drawing(self, as: .png, options)
    case .svg: PictureLayout.drawing(self, as: .svg, options)
    }
  }
}
