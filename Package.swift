// swift-tools-version: 6.2
import Foundation
import PackageDescription

// One section for each target and its tests, leaves first; each argument one line; arrays sorted.

/// The toolchain's own SwiftSyntax modules lie beside the compiler that builds this package.
let hostModules: String = {
  let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let compilers = search.map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath().path }
  let toolchain = compilers.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/swiftc"
  return URL(fileURLWithPath: toolchain)
    .deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
}()

/// Some versions of SwiftPM refuse dependencies with flags that they cannot judge. Dependencies are checked out into
/// folders of this name, in which nobody works on digraph; all that the flags do is save time and space.
let isDependency = Context.packageDirectory.split(separator: "/").contains("checkouts")

func flags(_ flags: [String], _ configuration: BuildConfiguration) -> [SwiftSetting] {
  isDependency ? [] : [.unsafeFlags(flags, .when(configuration: configuration))]
}

/// A target is compiled in one piece in builds for tests too, which takes half of the time; the toolchain's modules need
/// no index.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + flags(
    [
      "-whole-module-optimization", "-num-threads", "1", "-index-ignore-system-modules", "-index-ignore-clang-modules",
    ], .debug)

/// For what tests run most: they save more time than optimizing it takes.
let base = strict + flags(["-O"], .debug)

/// For tests: not optimizing them saves most of their compile time.
let cold = strict + flags(["-Onone"], .release)

/// For what takes little of a run's time and makes up most of the program.
let small = strict + flags(["-Osize"], .release)

/// The same for what tests run most.
let smallBase = small + flags(["-O"], .debug)

/// For the parser and linking: this pass takes a third of their compile time and makes them no faster.
let hot =
  base
  + [BuildConfiguration.debug, .release].flatMap {
    flags(["-Xllvm", "-sil-disable-pass=redundant-load-elimination"], $0)
  }

/// For the tests that compare our parser with the toolchain's; no product needs the host modules.
let host = cold + [.unsafeFlags(["-I", hostModules])]

let hostLibraries: [LinkerSetting] = [
  .unsafeFlags([
    "-L", hostModules, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", hostModules,
  ])
]

let package = Package(
  name: "digraph",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "digraph", targets: ["digraph"])
  ],
  targets: [
    .target(
      name: "ChildProcesses",
      swiftSettings: small),

    .target(
      name: "SeededNumbers",
      path: "Tests/SeededNumbers",
      swiftSettings: cold),

    .target(
      name: "DirectedGraph",
      swiftSettings: base),
    .testTarget(
      name: "DirectedGraphTests",
      dependencies: ["DirectedGraph", "SeededNumbers"],
      swiftSettings: cold),

    .target(
      name: "DigraphFacts",
      swiftSettings: base),

    .target(
      name: "DigraphKnowledge",
      dependencies: ["DigraphFacts"],
      swiftSettings: base),

    .target(
      name: "DigraphReport",
      dependencies: ["DigraphFacts"],
      swiftSettings: base),

    .target(
      name: "DigraphQueries",
      dependencies: ["DigraphReport", "DirectedGraph"],
      swiftSettings: small),
    .testTarget(
      name: "DigraphQueriesTests",
      dependencies: ["DigraphFacts", "DigraphQueries", "DigraphReport"],
      swiftSettings: cold),

    .target(
      name: "DigraphGate",
      dependencies: ["DigraphFacts", "DigraphReport"],
      swiftSettings: small),
    .testTarget(
      name: "DigraphGateTests",
      dependencies: ["DigraphFacts", "DigraphGate", "DigraphReport"],
      swiftSettings: cold),

    .target(
      name: "TextOutput",
      dependencies: ["DigraphFacts", "DigraphReport"],
      swiftSettings: base),

    .target(
      name: "FileAccess",
      swiftSettings: small),

    .target(
      name: "WorkerThreads",
      swiftSettings: strict),
    .testTarget(
      name: "WorkerThreadsTests",
      dependencies: ["WorkerThreads"],
      swiftSettings: cold),

    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "YAMLDocuments",
      dependencies: ["CYAML"],
      swiftSettings: small),

    .target(
      name: "DigraphSyntax",
      swiftSettings: hot),
    .testTarget(
      name: "DigraphSyntaxTests",
      dependencies: ["DigraphSyntax", "DigraphSyntaxReference", "SeededNumbers"],
      exclude: ["HardCases"],
      swiftSettings: host),
    .target(
      name: "DigraphSyntaxReference",
      dependencies: ["DigraphSyntax"],
      path: "Tests/DigraphSyntaxReference",
      swiftSettings: host,
      linkerSettings: hostLibraries),
    .executableTarget(
      name: "answer-graphs",
      dependencies: ["DirectedGraph"],
      path: "Tests/answer-graphs",
      swiftSettings: cold),
    .executableTarget(
      name: "compare-parsers",
      dependencies: ["DigraphSyntax", "DigraphSyntaxReference"],
      path: "Tests/compare-parsers",
      swiftSettings: host),
    .executableTarget(
      name: "benchmark-parser",
      dependencies: ["DigraphSyntax", "WorkerThreads"],
      path: "Benchmarks/benchmark-parser",
      swiftSettings: strict),

    .target(
      name: "DigraphExtraction",
      dependencies: ["DigraphFacts", "DigraphSyntax", "FileAccess", "WorkerThreads", "YAMLDocuments"],
      swiftSettings: strict),
    .testTarget(
      name: "DigraphExtractionTests",
      dependencies: ["DigraphExtraction", "DigraphFacts", "DigraphSyntax"],
      swiftSettings: cold),

    .target(
      name: "FactFiles",
      dependencies: ["DigraphFacts", "WorkerThreads"],
      swiftSettings: smallBase),
    .testTarget(
      name: "FactFilesTests",
      dependencies: [
        "DigraphAnalysis", "DigraphExtraction", "DigraphFacts", "DigraphKnowledge", "DigraphReport", "DigraphSyntax",
        "FactFiles", "SeededNumbers",
      ],
      swiftSettings: cold),

    .target(
      name: "CompilerIndex",
      swiftSettings: smallBase),

    .target(
      name: "DigraphLinking",
      dependencies: ["DigraphFacts", "DigraphKnowledge", "DigraphReport", "WorkerThreads"],
      swiftSettings: hot),

    .target(
      name: "DigraphEffects",
      dependencies: [
        "DigraphFacts", "DigraphKnowledge", "DigraphLinking", "DigraphReport", "DirectedGraph", "WorkerThreads",
      ],
      swiftSettings: base),

    .target(
      name: "DigraphContainers",
      dependencies: ["DigraphEffects", "DigraphFacts", "DigraphKnowledge", "DigraphLinking", "DirectedGraph"],
      swiftSettings: smallBase),

    .target(
      name: "DigraphGraph",
      dependencies: [
        "DigraphContainers", "DigraphEffects", "DigraphFacts", "DigraphKnowledge", "DigraphLinking", "DigraphReport",
        "DirectedGraph", "WorkerThreads",
      ],
      swiftSettings: smallBase),

    .target(
      name: "DigraphRules",
      dependencies: [
        "DigraphContainers", "DigraphEffects", "DigraphFacts", "DigraphGraph", "DigraphKnowledge", "DigraphLinking",
        "DigraphReport",
      ],
      swiftSettings: small),

    .target(
      name: "DigraphImports",
      dependencies: ["DigraphFacts", "DigraphLinking"],
      swiftSettings: small),

    .target(
      name: "SourceEditing",
      dependencies: ["DigraphSyntax"],
      swiftSettings: small),

    .target(
      name: "SourceUses",
      dependencies: ["DigraphSyntax", "SourceEditing"],
      swiftSettings: small),

    .target(
      name: "TestDoubles",
      dependencies: ["DigraphImports"],
      swiftSettings: small),

    .target(
      name: "DigraphRefactoring",
      dependencies: [
        "DigraphEffects", "DigraphFacts", "DigraphGraph", "DigraphImports", "DigraphKnowledge", "DigraphLinking",
        "DigraphReport", "DigraphRules", "DigraphSyntax", "SourceEditing", "SourceUses", "TestDoubles",
      ],
      swiftSettings: small),

    .target(
      name: "DigraphAnalysis",
      dependencies: [
        "CompilerIndex", "DigraphContainers", "DigraphEffects", "DigraphFacts", "DigraphGraph", "DigraphKnowledge",
        "DigraphLinking", "DigraphQueries", "DigraphRefactoring", "DigraphReport", "DigraphRules", "WorkerThreads",
      ],
      swiftSettings: small),
    .testTarget(
      name: "DigraphAnalysisTests",
      dependencies: [
        "CompilerIndex", "DigraphAnalysis", "DigraphEffects", "DigraphExtraction", "DigraphFacts", "DigraphGraph",
        "DigraphKnowledge",
        "DigraphLinking",
        "DigraphQueries", "DigraphRefactoring", "DigraphReport", "DigraphRules", "SourceEditing",
      ],
      swiftSettings: cold),

    .target(
      name: "PageTexts",
      swiftSettings: small),
    .target(
      name: "DigraphPictures",
      dependencies: [
        "ChildProcesses", "DigraphFacts", "DigraphQueries", "DigraphReport", "DirectedGraph", "TextOutput",
      ],
      swiftSettings: small),
    .target(
      name: "DigraphReporting",
      dependencies: [
        "DigraphFacts", "DigraphGate", "DigraphPictures", "DigraphQueries", "DigraphReport", "DirectedGraph",
        "PageTexts", "TextOutput",
      ],
      swiftSettings: small),
    .target(
      name: "DigraphServer",
      dependencies: ["DigraphReport", "FileAccess", "TextOutput"],
      swiftSettings: small),
    .testTarget(
      name: "DigraphServerTests",
      dependencies: ["DigraphReport", "DigraphServer"],
      swiftSettings: cold),

    .target(
      name: "DigraphChanges",
      dependencies: ["DigraphPictures", "DigraphQueries", "DigraphReport", "DigraphReporting", "TextOutput"],
      swiftSettings: small),

    .testTarget(
      name: "DigraphReportingTests",
      dependencies: [
        "DigraphChanges", "DigraphFacts", "DigraphGate", "DigraphPictures", "DigraphQueries", "DigraphReport",
        "DigraphReporting", "DirectedGraph", "ReportAttack", "SeededNumbers", "TextOutput",
      ],
      exclude: ["Snapshots"],
      swiftSettings: cold),
    .target(
      name: "ReportAttack",
      dependencies: [
        "DigraphGate", "DigraphPictures", "DigraphQueries", "DigraphReport", "DigraphReporting", "TextOutput",
      ],
      path: "Tests/ReportAttack",
      swiftSettings: base),
    .executableTarget(
      name: "attack-reports",
      dependencies: ["ReportAttack", "SeededNumbers"],
      path: "Tests/attack-reports",
      swiftSettings: cold),

    .systemLibrary(
      name: "CAllocator"),
    .target(
      name: "DigraphCommand",
      dependencies: [
        "CAllocator", "ChildProcesses", "CompilerIndex", "DigraphAnalysis", "DigraphChanges", "DigraphExtraction",
        "DigraphFacts",
        "DigraphGate",
        "DigraphGraph", "DigraphKnowledge", "DigraphPictures", "DigraphQueries", "DigraphRefactoring", "DigraphReport",
        "DigraphReporting", "DigraphRules", "DigraphServer", "FactFiles", "FileAccess", "SourceEditing",
        "TextOutput", "WorkerThreads", "YAMLDocuments",
      ],
      swiftSettings: small),
    .testTarget(
      name: "DigraphCommandTests",
      dependencies: [
        "DigraphAnalysis", "DigraphChanges", "DigraphCommand", "DigraphExtraction", "DigraphFacts", "DigraphGate",
        "DigraphGraph", "DigraphPictures", "DigraphQueries", "DigraphRefactoring", "DigraphReport", "DigraphReporting",
        "DigraphRules", "DigraphServer", "FileAccess", "SeededNumbers", "SourceEditing", "digraph",
      ],
      swiftSettings: cold),
    .executableTarget(
      name: "digraph",
      dependencies: ["DigraphCommand"],
      swiftSettings: strict),

    .target(
      name: "StepCounter",
      path: "Tests/StepCounter"),
    .executableTarget(
      name: "attack-mutations",
      dependencies: [
        "DigraphAnalysis", "DigraphExtraction", "DigraphFacts", "DigraphKnowledge", "DigraphReport",
        "DigraphReporting", "DigraphSyntax", "SeededNumbers", "StepCounter",
      ],
      path: "Tests/attack-mutations",
      swiftSettings: cold),
    .executableTarget(
      name: "follow-edits",
      dependencies: [
        "DigraphAnalysis", "DigraphExtraction", "DigraphFacts", "DigraphKnowledge", "DigraphReport",
        "DigraphReporting", "SeededNumbers",
      ],
      path: "Tests/follow-edits",
      swiftSettings: cold),
    .executableTarget(
      name: "count-steps",
      dependencies: ["DigraphCommand", "StepCounter"],
      path: "Tests/count-steps",
      swiftSettings: cold),

    .testTarget(
      name: "ArchitectureTests",
      swiftSettings: cold),
  ]
)
