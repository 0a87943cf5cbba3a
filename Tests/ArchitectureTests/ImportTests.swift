import Testing

/// Who may import whom. Folder names are the pipeline, and each stage knows only what lies below it.
@Suite struct ImportTests {
  private static let system: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// Modules that all files of a target may import.
  static let allowed: [String: Set<String>] = [
    "CAllocator": [],
    "CYAML": [],
    "ChildProcesses": [],
    "CompilerIndex": [],
    "DigraphAnalysis": [
      "CompilerIndex", "DigraphContainers", "DigraphEffects", "DigraphFacts", "DigraphGraph", "DigraphKnowledge",
      "DigraphLinking", "DigraphQueries", "DigraphRefactoring", "DigraphReport", "DigraphRules", "WorkerThreads",
    ],
    "DigraphChanges": ["DigraphPictures", "DigraphQueries", "DigraphReport", "DigraphReporting", "TextOutput"],
    "DigraphCommand": [
      "CompilerIndex", "DigraphAnalysis", "DigraphChanges", "DigraphExtraction", "DigraphFacts", "DigraphGate",
      "DigraphGraph", "DigraphKnowledge", "DigraphPictures", "DigraphQueries", "DigraphRefactoring", "DigraphReport",
      "DigraphReporting", "DigraphRules", "DigraphServer", "FactFiles", "FileAccess", "SourceEditing",
      "Synchronization", "TextOutput", "YAMLDocuments",
    ],
    "DigraphContainers": ["DigraphEffects", "DigraphFacts", "DigraphKnowledge", "DigraphLinking", "DirectedGraph"],
    "DigraphEffects": [
      "DigraphFacts", "DigraphKnowledge", "DigraphLinking", "DigraphReport", "DirectedGraph", "WorkerThreads",
    ],
    "DigraphExtraction": [
      "DigraphFacts", "DigraphSyntax", "FileAccess", "Synchronization", "WorkerThreads", "YAMLDocuments",
    ],
    "DigraphFacts": [],
    "DigraphGate": ["DigraphFacts", "DigraphReport"],
    "DigraphGraph": [
      "DigraphContainers", "DigraphEffects", "DigraphFacts", "DigraphKnowledge", "DigraphLinking", "DigraphReport",
      "DirectedGraph", "WorkerThreads",
    ],
    "DigraphImports": ["DigraphFacts", "DigraphLinking"],
    "DigraphKnowledge": ["DigraphFacts"],
    "DigraphLinking": ["DigraphFacts", "DigraphKnowledge", "DigraphReport", "WorkerThreads"],
    "DigraphPictures": ["DigraphFacts", "DigraphQueries", "DigraphReport", "DirectedGraph", "TextOutput"],
    "DigraphQueries": ["DigraphFacts", "DigraphReport", "DirectedGraph"],
    "DigraphRefactoring": [
      "DigraphEffects", "DigraphFacts", "DigraphGraph", "DigraphImports", "DigraphKnowledge", "DigraphLinking",
      "DigraphReport", "DigraphRules", "DigraphSyntax", "SourceEditing", "SourceUses", "TestDoubles",
    ],
    "DigraphReport": ["DigraphFacts"],
    "DigraphReporting": [
      "DigraphFacts", "DigraphGate", "DigraphPictures", "DigraphQueries", "DigraphReport", "DirectedGraph", "PageTexts",
      "TextOutput",
    ],
    "DigraphRules": [
      "DigraphContainers", "DigraphEffects", "DigraphFacts", "DigraphGraph", "DigraphKnowledge", "DigraphLinking",
      "DigraphReport",
    ],
    "DigraphServer": ["DigraphReport", "FileAccess", "TextOutput"],
    "DigraphSyntax": [],
    "DirectedGraph": [],
    "FactFiles": ["DigraphFacts", "Synchronization", "WorkerThreads"],
    "FileAccess": [],
    "PageTexts": [],
    "SourceEditing": ["DigraphSyntax"],
    "SourceUses": ["DigraphSyntax", "SourceEditing"],
    "TestDoubles": ["DigraphImports"],
    "TextOutput": ["DigraphFacts", "DigraphReport"],
    "WorkerThreads": ["Synchronization"],
    "YAMLDocuments": ["CYAML"],
    "digraph": ["DigraphCommand", "Darwin", "Glibc", "Musl"],
  ]

  /// Modules that one folder or file of a target may import beside.
  static let exceptions: [(path: String, modules: Set<String>)] = [
    ("Sources/DigraphGate/BaselineFormat.swift", ["Foundation", "FoundationEssentials"]),
    ("Sources/ChildProcesses/", system.union(["Foundation", "FoundationEssentials", "Synchronization"])),
    ("Sources/CompilerIndex/", system),
    ("Sources/DigraphCommand/Console/", system),
    ("Sources/DigraphCommand/Console/Allocator.swift", ["CAllocator"]),
    ("Sources/DigraphCommand/Files/", system),
    ("Sources/DigraphCommand/Servers/FileDescriptorSource.swift", system),
    ("Sources/DigraphServer/JSON/JSONValue+Bytes.swift", ["Foundation", "FoundationEssentials"]),
    ("Sources/DigraphCommand/Files/TemporaryFile.swift", ["ChildProcesses"]),
    ("Sources/DigraphCommand/Pipeline/Pipeline+Build.swift", ["ChildProcesses"]),
    (
      "Sources/DigraphCommand/Environment+Build.swift",
      system.union(["ChildProcesses", "Foundation", "FoundationEssentials", "WorkerThreads"])
    ),
    ("Sources/DigraphCommand/Git/", ["ChildProcesses"]),
    ("Sources/DigraphExtraction/Files/", system),
    // Comparing memory is the C library's.
    ("Sources/DigraphFacts/NameTable.swift", system),
    (
      "Sources/DigraphPictures/Graphviz/",
      system.union(["ChildProcesses", "Foundation", "Synchronization"])
    ),
    ("Sources/TextOutput/ReportReader.swift", ["Foundation", "FoundationEssentials"]),
    ("Sources/DigraphKnowledge/Reading/", system),
    // Searching and growing memory are the C library's.
    ("Sources/DigraphSyntax/GrowableBuffer.swift", system),
    ("Sources/DigraphSyntax/Lexer/Lexer+Trivia.swift", system),
    ("Sources/FileAccess/", system),
    ("Sources/WorkerThreads/", system),
  ]

  @Test func pointsDownwards() {
    // In texts, an import is data.
    for file in Repository.sources(below: "Sources") where !file.isText {
      guard let target = file.folders.dropFirst().first, let modules = Self.allowed[String(target)] else {
        Issue.record("\(file.path) belongs to no target of the table")
        continue
      }
      let more = Self.exceptions.filter { file.path.hasPrefix($0.path) }.flatMap(\.modules)
      for module in Self.imports(of: file) where !modules.contains(module) && !more.contains(module) {
        Issue.record("\(file.path) must not import \(module)")
      }
    }
  }

  @Test func readsEveryFormOfImport() {
    let lines: [Substring] = [
      "import A", "package import B", "  @preconcurrency internal import struct C.D", "// import E", "important()",
      "import E.F",
    ]
    #expect(Self.imports(of: .init(path: "a/b.swift", lines: lines)) == ["A", "B", "C", "E"])
  }

  static func imports(of file: Repository.SourceFile) -> [String] {
    let modifiers: Set<Substring> = ["fileprivate", "internal", "package", "private", "public"]
    let kinds: Set<Substring> = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    return file.lines.compactMap { line in
      // So far from the margin it stands in the text of an example.
      if line.hasPrefix("        ") { return nil }
      var words = line.split(separator: " ")[...]
      words = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
      guard words.popFirst() == "import" else { return nil }
      if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
      return words.first?.split(separator: ".").first.map(String.init)
    }
  }
}
