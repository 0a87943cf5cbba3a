import DigraphFacts
import FileAccess

/// Tells code of the project from code that others wrote, that a program wrote, or that is no part of a product.
///
/// A manifest of its own makes nobody a stranger: applications consist of local packages.
struct OtherCodeFinder {
  /// Folders that hold other people's code.
  private static let vendoredFolders: Set<Substring> = [
    "Carthage", "Pods", "ThirdParty", "Vendor", "Vendored", "third-party", "third_party", "vendor",
  ]
  /// Folders of programs for those who develop the product, where no target owns their files.
  private static let scriptFolders: Set<Substring> = ["BuildScripts", "BuildTools", "Scripts", "scripts", "tools"]
  /// Folders of programs in which something was tried out, whoever builds them.
  private static let trialFolders: Set<Substring> = ["Experiments", "experiments"]

  private let firstParty: [GlobPattern]
  private let vendored: [GlobPattern]
  private let generated: [GlobPattern]
  /// The paths of the command line: whoever names a folder wants it judged.
  private let asked: [String]
  /// The licences of somebody else's, by folder.
  private let foreign: [String: Licence]

  /// - Parameters:
  ///   - licences: the paths of texts of licences, sorted.
  ///   - packages: folders with a manifest of a package.
  init(
    _ settings: ExtractionSettings, asked: [String], licences: [String], packages: Set<String>, in tree: any SourceTree
  ) {
    firstParty = settings.firstParty
    vendored = settings.vendored
    generated = settings.generated
    self.asked = asked
    var found: [String: Licence] = [:]
    for path in licences {
      let folder = FilePath.parent(of: path)
      guard folder.isEmpty || packages.contains(folder), found[folder] == nil else { continue }
      // A text that cannot be read says nothing.
      found[folder] = (try? tree.read(path)).map { Licence($0) }
    }
    // Whose project has no licence may have given one to a package of theirs.
    foreign = found.removeValue(forKey: "").map { own in found.filter { $1.isForeign(to: own) } } ?? [:]
  }

  /// Why a file is not judged; nil for the project's own code.
  ///
  /// - Parameter hasTarget: a manifest or a project says to which target it belongs.
  func reason(_ file: FileFacts, hasTarget: Bool) -> OtherCode? {
    let path = file.path
    if firstParty.contains(where: { $0.covers(path) }) { return nil }
    if let pattern = vendored.first(where: { $0.covers(path) }) {
      return OtherCode(
        .vendored, because: "the configuration names `\(pattern.text)`", at: pattern.text, isConfigured: true)
    }
    let components = path.split(separator: "/")
    for (index, name) in components.dropLast().enumerated() {
      let isScript =
        name == "fastlane" || Self.trialFolders.contains(name) || !hasTarget && Self.scriptFolders.contains(name)
      let isVendored = Self.vendoredFolders.contains(name)
      let isTried = name.hasSuffix(".playground")
      guard isScript || isTried || isVendored || name.hasSuffix(".xctemplate") || !foreign.isEmpty else { continue }
      let folder = components[...index].joined(separator: "/")
      if asked.contains(where: { $0 == folder || FilePath.relative($0, to: folder) != nil }) { continue }
      if isVendored { return OtherCode(.vendored, because: "it lies in `\(folder)`", at: folder) }
      if let licence = foreign[folder] {
        let whose = licence.holder.map { "a licence of \($0)" } ?? "another licence than the project"
        return OtherCode(.vendored, because: "`\(folder)` is under \(whose)", at: folder)
      }
      if name.hasSuffix(".xctemplate") { return OtherCode(.script, because: "Xcode makes files of it", at: folder) }
      if isTried { return OtherCode(.script, because: "it is a part of a playground", at: folder) }
      if isScript { return OtherCode(.script, because: "it lies in `\(folder)`", at: folder) }
    }
    if file.isGenerated {
      return OtherCode(
        .generated, because: "its header says so", at: path, isConfigured: generated.contains { $0.covers(path) })
    }
    if file.isScript { return OtherCode(.script, because: "its first line names the program that runs it", at: path) }
    if let name = components.last, Manifest.isManifest(name), file.declarations.contains(where: { $0.kind.isNominal }) {
      return OtherCode(.script, because: "SwiftPM runs it", at: path)
    }
    if components.last == "Dangerfile.swift" { return OtherCode(.script, because: "Danger runs it", at: path) }
    return nil
  }
}
