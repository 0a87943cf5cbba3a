import DigraphPictures
import DigraphReport
import DigraphReporting
import Foundation
import TextOutput

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Shows a report of whoever wrote it in every format. Whatever stands in it, what comes out is a report or one line that
/// says what is wrong.
package struct ReportAttack {
  package enum Outcome: Equatable {
    case shown
    /// With what was said.
    case refused(String)
    /// What should not have happened.
    case failed(String)
  }

  private let formats: [any ReportFormat]
  private let options: RenderOptions

  /// - Parameter leavingOut: identifiers of formats. Pictures in pixels need a library that is not the reader's matter.
  package init(leavingOut others: Set<String> = ["pdf", "png"]) {
    formats = ReportFormats.all.filter { !others.contains($0.identifier) }
    var options = RenderOptions()
    options.layout.layout = .rows
    options.linkTemplate = try? LinkTemplate("https://example.com/{file}#L{line}")
    self.options = options
  }

  package func attack(_ bytes: [UInt8]) -> Outcome {
    let report: Report
    do {
      report = try ReportReader.read(bytes, root: "/nowhere")
    } catch let failure as ReportReader.Failure {
      let text = failure.description
      return text.contains(where: \.isNewline) || text.isEmpty ? .failed("not one line: \(text)") : .refused(text)
    } catch {
      return .failed("\(error)")
    }
    for format in formats {
      // Others show the same.
      for isVerbose in ["text", "markdown"].contains(format.identifier) ? [false, true] : [false] {
        var options = options
        options.isVerbose = isVerbose
        let rendering = format.render(report, options)
        if let fault = Self.fault(rendering.bytes, format) { return .failed("\(format.identifier): \(fault)") }
        if let fault = Self.hidden(rendering.jobSummary ?? []) { return .failed("job summary: \(fault)") }
      }
    }
    return .shown
  }

  private static func fault(_ bytes: [UInt8], _ format: any ReportFormat) -> String? {
    switch format.identifier {
    case "codeclimate", "dependency-cruiser", "gitlab", "jgf", "json", "sarif", "sonar":
      return (try? JSONSerialization.jsonObject(with: Data(bytes))) == nil ? "no valid JSON" : nil
    case "checkstyle", "gexf", "graphml", "junit", "svg":
      return hidden(bytes) ?? (XMLParser(data: Data(bytes)).parse() ? nil : "no valid XML")
    default: return hidden(bytes)
    }
  }

  /// What a reader cannot see, or sees in another order than it stands in.
  private static func hidden(_ bytes: [UInt8]) -> String? {
    let plain = bytes.allSatisfy { $0 < 0x7F && ($0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09) }
    if plain { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else { return "no valid UTF-8" }
    for scalar in text.unicodeScalars where !(0x20..<0x7F).contains(scalar.value) {
      switch scalar.properties.generalCategory {
      case .control where scalar == "\n" || scalar == "\r" || scalar == "\t": continue
      case .format where scalar.value == 0x200D: continue
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        return "a raw U+\(String(scalar.value, radix: 16, uppercase: true))"
      default: continue
      }
    }
    return nil
  }
}
