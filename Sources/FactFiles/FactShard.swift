package import DigraphFacts

/// The facts of a part of a tree, with all that linking needs to know of the rest: what a facts file holds.
package struct FactShard: Sendable {
  /// What is the same for every part of one tree.
  package struct Whole: Sendable, Equatable {
    /// The version of the program, and of what it knows of symbols that nobody declares.
    package var tool: String
    package var knowledge: String
    /// The name of the root folder.
    package var root: String
    /// The number of files of the tree, read or not.
    package var fileCount: Int
    /// The globs that chose the files.
    package var include: [String]
    package var exclude: [String]
    /// The configuration at the root, relative to it where it lies below; nil where there is none.
    package var configuration: Text?
    /// What a team says of other people's symbols.
    package var knowledgeTexts: [Text]

    package init(
      tool: String, knowledge: String, root: String, fileCount: Int, include: [String], exclude: [String],
      configuration: Text?, knowledgeTexts: [Text]
    ) {
      self.tool = tool
      self.knowledge = knowledge
      self.root = root
      self.fileCount = fileCount
      self.include = include
      self.exclude = exclude
      self.configuration = configuration
      self.knowledgeTexts = knowledgeTexts
    }
  }

  /// A file that is no Swift code, as it is.
  package struct Text: Sendable, Equatable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// One source file.
  package struct File: Sendable {
    package var facts: FileFacts
    /// Of what it held.
    package var hash: ContentHash
    /// The index of its module in ``FactShard/modules``.
    package var module: Int
    /// The indices of all of them, where there are several.
    package var sharedModules: [Int]
    /// Why it is not judged.
    package var otherCode: OtherCode?

    package init(facts: FileFacts, hash: ContentHash, module: Int, sharedModules: [Int], otherCode: OtherCode?) {
      self.facts = facts
      self.hash = hash
      self.module = module
      self.sharedModules = sharedModules
      self.otherCode = otherCode
    }
  }

  package var whole: Whole
  package var modules: [ModuleFact]
  /// By path.
  package var files: [File]
  package var diagnostics: [Diagnostic]
  package var unread: [UnreadSource]
  /// Configurations of packages below the root.
  package var configurations: [Text]
  /// Patterns of the configuration that leave nothing out.
  package var unusedExclusions: [String]

  package init(
    whole: Whole, modules: [ModuleFact], files: [File], diagnostics: [Diagnostic], unread: [UnreadSource],
    configurations: [Text], unusedExclusions: [String]
  ) {
    self.whole = whole
    self.modules = modules
    self.files = files
    self.diagnostics = diagnostics
    self.unread = unread
    self.configurations = configurations
    self.unusedExclusions = unusedExclusions
  }

  /// - Parameter hashes: of the files, in their order.
  package init(
    of base: FactBase, hashes: [ContentHash], diagnostics: [Diagnostic], whole: Whole, configurations: [Text],
    unusedExclusions: [String]
  ) {
    // Modules without a file of this part are of no use.
    var used: [Int: Int] = [:]
    var modules: [ModuleFact] = []
    func place(_ module: Int) -> Int {
      if let place = used[module] { return place }
      used[module] = modules.count
      modules.append(base.modules[module])
      return modules.count - 1
    }
    let files = base.files.indices.map { index in
      File(
        facts: base.files[index], hash: hashes[index], module: place(base.moduleOfFile[index]),
        sharedModules: (base.modulesOfSharedFile[index] ?? []).map(place), otherCode: base.otherCode[index])
    }
    self.init(
      whole: whole, modules: modules, files: files, diagnostics: diagnostics, unread: base.unread ?? [],
      configurations: configurations, unusedExclusions: unusedExclusions)
  }
}
