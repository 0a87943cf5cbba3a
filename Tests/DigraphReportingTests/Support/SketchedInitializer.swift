import DigraphReport

/// An initializer for a ``ReportSketch``.
struct SketchedInitializer {
  struct Parameter {
    var label: String?
    var name: String
    var type: String?
    var kind: String
    var defaultValue: String?
  }

  var site: ReportSite
  var parameters: [Parameter]

  func put(in row: inout Rows<ReportInitializer>) {
    row.put(.file, site.file)
    row.put(.line, site.line)
    row.put(.column, site.column)
    row.put(.isSynthesized, false)
    row.put(.parameters, parameters, of: ReportInitializer.Parameter.self) { row, parameter in
      row.put(.label, parameter.label)
      row.put(.name, parameter.name)
      row.put(.type, parameter.type)
      row.put(.kind, parameter.kind)
      row.put(.defaultValue, parameter.defaultValue)
    }
  }
}
