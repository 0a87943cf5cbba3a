import DigraphPictures
package import DigraphReport

/// The picture in the language of PlantUML.
package struct PlantUMLFormat: ReportFormat {
  package let identifier = "plantuml"
  package let title = "PlantUML"
  package let summary = "The picture for PlantUML and wikis that draw it."
  package let fileExtensions = ["puml", "plantuml"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    Rendering(report, as: .plantuml, options)
  }
}
