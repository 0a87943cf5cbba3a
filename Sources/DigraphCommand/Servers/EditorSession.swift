import DigraphAnalysis
import DigraphExtraction
import DigraphGate
import DigraphQueries
import DigraphPictures
import DigraphRefactoring
import DigraphReport
import DigraphReporting
import DigraphServer
import FileAccess
import SourceEditing

/// The code of one folder as an editor sees it: the disk's, but for what is open.
final class EditorSession: CodeSession {
  private var context: CommandContext
  private let workspace: Workspace
  private let disk: SourceFiles
  private var scan: Scan
  private let known = KnownFiles()
  private var live: LiveAnalysis?
  /// What was found last, of the whole or in some files, and what files held then.
  private var analysis: (found: Analysis, paths: Set<String>?)?
  private var contents: [String: [UInt8]] = [:]
  private var baseline: (identity: String?, baseline: Baseline?)?

  init(_ folder: String, _ context: CommandContext) throws(SessionError) {
    var settings = context.settings
    settings.operands = [folder]
    var environment = context.environment
    // Whoever stays open for hours keeps nothing that is of no use any more.
    environment.keep = { _ in }
    self.context = context
    self.context.settings = settings
    self.context.environment = environment
    do throws(CommandError) {
      workspace = try Workspace(settings, in: environment)
    } catch {
      throw SessionError(error)
    }
    disk = SourceFiles(root: workspace.root)
    scan = Scan(self.context, workspace: workspace)
    scan.known = known
  }

  var root: String { workspace.root }

  func update(_ contents: [String: [UInt8]], readsDisk: Bool) throws(SessionError) {
    do throws(CommandError) {
      if try scan.update(&live, with: contents, readsDisk: readsDisk) { analysis = nil }
      if readsDisk { known.finishState() }
      self.contents = contents
    } catch {
      throw SessionError(error)
    }
  }

  func findings(in paths: Set<String>) throws(SessionError) -> Rows<ReportFinding> {
    do throws(CommandError) {
      // What is new and what has only another name is told by all types.
      if try baselineInUse() != nil { return try wholeAnalysis().report.findings }
      if analysis?.paths?.isSuperset(of: paths) != true, analysis == nil || analysis?.paths != nil {
        analysis = try analyzed(paths)
      }
      return analysis?.found.report.findings ?? Rows()
    } catch {
      throw SessionError(error)
    }
  }

  func report() throws(SessionError) -> Report {
    do throws(CommandError) { return try wholeAnalysis().report } catch { throw SessionError(error) }
  }

  private func wholeAnalysis() throws(CommandError) -> Analysis {
    if let analysis, analysis.paths == nil { return analysis.found }
    let whole = try analyzed(nil)
    analysis = whole
    return whole.found
  }

  private func analyzed(_ paths: Set<String>?) throws(CommandError) -> (found: Analysis, paths: Set<String>?) {
    guard let live, var found = try scan.analysis(of: live, in: paths) else {
      throw CommandError("the code has not been read yet")
    }
    found.report = context.settings.selection.applied(to: found.report)
    if paths == nil { found.report = try judged(found.report) }
    return (found, paths)
  }

  /// Told apart into what a baseline knows and what is new, where there is one.
  private func judged(_ report: Report) throws(CommandError) -> Report {
    guard let known = try baselineInUse() else { return report }
    return Gate().judge(
      report, against: known, policy: workspace.policy, scope: workspace.scope, selection: context.settings.selection,
      judgesStale: false
    ).report
  }

  /// Nil where there is none that says what is new.
  private func baselineInUse() throws(CommandError) -> Baseline? {
    let identity = FileSystem.identity(ofContentsAt: workspace.defaultBaseline)
    if baseline == nil || baseline?.identity != identity {
      baseline = (identity, try workspace.foundBaseline?.read())
      analysis = nil
    }
    // One that was recorded with less knowledge cannot say what is new.
    guard let known = baseline?.baseline, !known.isOutdated(for: context.environment.pipeline.tool) else { return nil }
    return known
  }

  func contents(of path: String) -> [UInt8]? { disk.bytes(of: path) }

  func handing(_ dependency: String, to consumer: Int) -> HandOver {
    guard let analysis else { return .refused("the code has not been read yet") }
    let read = { [contents, disk] path in contents[path] ?? disk.bytes(of: path) }
    var reason = "nothing is found there any more"
    // What changes no call comes first.
    for style in [RefactoringRequest.Style.default, .required] {
      var request = RefactoringRequest()
      request.dependencies = [dependency]
      request.style = style
      request.leaveOutDoubles()
      let refactoring = analysis.found.refactoring(of: consumer, request, read: read)
      if !refactoring.changes.isEmpty {
        return .changes(
          refactoring.changes.map { ($0.path, $0.after) }, notes: refactoring.outcomes.flatMap(\.notes))
      }
      if style == .default, let refusal = refactoring.outcomes.compactMap(\.refusal).first { reason = refusal }
    }
    return .refused(reason)
  }

  func picture(of type: String?) throws(SessionError) -> String {
    let report = try report()
    guard let svg = context.environment.pipeline.formats.first(where: { $0.identifier == "svg" }) else {
      throw SessionError("this version draws no SVG")
    }
    do throws(CommandError) {
      var settings = Settings()
      settings.focus.names = type.map { [$0] } ?? []
      let (part, picture) = try FocusedPart(report, settings).shown()
      var options = RenderOptions()
      options.picture = picture
      options.layout.executable = context.environment.executable
      let rendered = svg.render(part, options)
      return String(decoding: rendered.bytes, as: UTF8.self)
    } catch {
      throw SessionError(error)
    }
  }
}

extension SessionError {
  fileprivate init(_ error: CommandError) { self.init(error.messages.joined(separator: "; ")) }
}
