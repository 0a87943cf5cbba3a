package import DigraphReport
import TextOutput

/// The modules as understood, and what told of each.
package struct ModulesAnswer: Answer {
  private let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  // MARK: Text

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    let counts = ReportModule.Origin.allCases.compactMap { origin -> String? in
      let count = report.modules.count { $0.origin == origin }
      return count == 0 ? nil : "\(DisplayText.grouped(count)) \(Self.told(of: origin))"
    }
    page.line([("\(DisplayText.count(report.modules.count, "module")): \(counts.joined(separator: ", ")).", .heading)])
    for module in report.modules {
      page.blank()
      page.cells(
        indent: 0,
        [(module.name, .heading), (module.isTest ? "tests" : "", .info), (Self.told(of: module.origin), .faint)])
      if module.importName != module.name { page.fact("Imported as", module.importName) }
      page.fact("Folder", module.directory.isEmpty ? "." : module.directory)
      let shared =
        module.sharedFiles > 0 ? ", \(DisplayText.grouped(module.sharedFiles)) of them also in other modules" : ""
      page.fact(
        "Contains", "\(DisplayText.count(module.files, "file")), \(DisplayText.count(module.lines, "line"))\(shared)")
      if let dependencies = module.dependencies {
        page.fact(
          "May import", dependencies.isEmpty ? "nothing from the project" : dependencies.joined(separator: ", "))
      }
    }
    return page.buffer.bytes
  }

  private static func told(of origin: ReportModule.Origin) -> String {
    switch origin {
    case .manifest: "from a manifest"
    case .project: "from an Xcode project"
    case .folder: "by folder"
    }
  }

  // MARK: JSON

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.key("modules", onNewLine: true)
      json.lines(report.modules) { json, module in
        json.member("name", module.name)
        json.member("importName", module.importName)
        json.member("origin", module.origin)
        json.member("directory", module.directory)
        json.member("test", module.isTest)
        if let dependencies = module.dependencies {
          json.key("dependencies")
          json.array(dependencies) { $0.value($1) }
        }
        json.member("files", module.files)
        json.member("lines", module.lines)
        if module.sharedFiles > 0 { json.member("sharedFiles", module.sharedFiles) }
      }
    }
  }
}

extension TextPage {
  fileprivate mutating func fact(_ label: String, _ text: String) {
    paragraph(indent: 2, label: label, labelWidth: 13, text)
  }
}
