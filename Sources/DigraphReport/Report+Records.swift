extension Report {
  /// Which program made the report.
  package struct Tool: ReportRecord {
    package var name = ""
    package var version = ""
    /// Version of the catalogue of platform symbols; a newer one may see more.
    package var catalogue = ""

    /// Of what the catalogue says; empty where it is not known. Not part of the JSON form.
    package var digest = ""

    package init() {}

    package init(name: String, version: String, catalogue: String, digest: String = "") {
      self.name = name
      self.version = version
      self.catalogue = catalogue
      self.digest = digest
    }

    package static var fields: [RecordField<Tool>] {
      [
        .text("name", \.name, "Always `digraph`.", words: ["digraph"]),
        .text("version", \.version, "Version of the program."),
        .text(
          "catalogue", \.catalogue, "Version of the catalogue of platform symbols; a newer one may see more.",
          .usually),
      ]
    }
  }

  /// The counts people ask for first.
  package struct Summary: ReportRecord {
    package var files = 0
    package var lines = 0
    /// Project types (class, struct, enum, actor, protocol).
    package var types = 0
    package var edges = 0
    package var findings = 0
    /// The length of the longest dependency chain, in edges.
    package var depth = 0
    package var cycles = 0
    /// Singleton declarations of the project, without holders and loggers.
    package var singletons = 0
    package var vendoredFiles = 0
    package var generatedFiles = 0
    package var scriptFiles = 0
    /// Classes, structs, enums and actors of the product.
    package var implementations = 0
    /// How many of them no test can keep away from something.
    package var needNetwork = 0
    package var needClock = 0
    package var needStorage = 0
    package var needSharedState = 0

    package init() {}

    package static var fields: [RecordField<Summary>] {
      [
        .count("files", \.files, "Swift files of the project's own code.", .usually),
        .count("lines", \.lines, "Lines in them.", .usually),
        .count(
          "types", \.types, "Types of the project: classes, structs, enums, actors, protocols.", .usually),
        .count("edges", \.edges, "Entries of `edges`.", .usually),
        .count("findings", \.findings, "Entries of `findings`.", .usually),
        .count("depth", \.depth, "Length of the longest dependency chain, in edges.", .usually),
        .count("cycles", \.cycles, "Entries of `cycles`.", .usually),
        .count(
          "singletons", \.singletons, "Singleton declarations of the project, without holders and loggers.",
          .usually),
        .count("vendoredFiles", \.vendoredFiles, "Files that others wrote, read and not judged.", .usually),
        .count("generatedFiles", \.generatedFiles, "Files that programs wrote, read and not judged.", .usually),
        .count("scriptFiles", \.scriptFiles, "Files that are no part of a product, read and not judged.", .usually),
        .count(
          "implementations", \.implementations, "Types of the product, without protocols, tests and test doubles.",
          .usually),
        .count("needNetwork", \.needNetwork, "Those of them that cannot be tested without the network.", .usually),
        .count("needClock", \.needClock, "Those that cannot be tested without the clock.", .usually),
        .count(
          "needStorage", \.needStorage, "Those that cannot be tested without what is stored on the device.", .usually),
        .count(
          "needSharedState", \.needSharedState,
          "Those that cannot be tested without static and global variables that change.", .usually),
      ]
    }
  }

  /// How many references to types the scan could tie to a declaration, and how surely.
  package struct Resolution: ReportRecord {
    package var references = 0
    package var exact = 0
    package var byName = 0
    package var guessed = 0
    /// References to types of the platform or of packages that are not scanned.
    package var external = 0
    package var unknown = 0

    /// The share of all references that is tied to nothing; 0 where there are none.
    package var unknownPercent: Double { references == 0 ? 0 : Double(unknown) * 100 / Double(references) }

    package init() {}

    package static var fields: [RecordField<Resolution>] {
      [
        .count("references", \.references, "All references to types."),
        .count("exact", \.exact, "Tied to one declaration by the rules of the language."),
        .count("byName", \.byName, "Tied to the only declaration of that name."),
        .count("guessed", \.guessed, "Tied to the likeliest of several."),
        .count("external", \.external, "To types of the platform or of packages that are not scanned."),
        .count("unknown", \.unknown, "Tied to nothing."),
      ]
    }
  }

  /// The outcome of comparing the findings with a baseline.
  package struct GateSummary: ReportRecord {
    package var new = 0
    package var known = 0
    /// Identities the baseline lists and the code no longer has, sorted.
    package var stale: [String] = []

    package init() {}

    package init(new: Int, known: Int, stale: [String]) {
      self.new = new
      self.known = known
      self.stale = stale
    }

    package static var fields: [RecordField<GateSummary>] {
      [
        .count("new", \.new, "Findings the baseline does not know."),
        .count("known", \.known, "Findings the baseline knows."),
        .texts(
          "stale", \.stale, "Identity of a finding.",
          "Identities the baseline lists and the code no longer has, sorted."),
      ]
    }
  }
}
