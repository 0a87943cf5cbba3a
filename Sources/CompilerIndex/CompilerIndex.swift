/// Which types use which, as the compiler saw it when it last built the code.
package struct CompilerIndex: Sendable {
  /// A type that some file declares.
  package struct TypePlace: Sendable, Hashable {
    /// Relative to the root.
    package let file: String
    /// Of its name, 1-based.
    package let line: Int
    package let name: String

    package init(file: String, line: Int, name: String) {
      self.file = file
      self.line = line
      self.name = name
    }
  }

  /// A place at which the code of a type names another one, or a member of it.
  package struct Use: Sendable, Hashable {
    /// An index of ``types``; nil where the index does not say whose code it is.
    package let source: Int?
    /// The same.
    package let target: Int
    /// 1-based; columns count bytes.
    package let line: Int
    package let column: Int
    /// The compiler itself wrote the code.
    package let isImplicit: Bool

    package init(source: Int?, target: Int, line: Int, column: Int, isImplicit: Bool = false) {
      self.source = source
      self.target = target
      self.line = line
      self.column = column
      self.isImplicit = isImplicit
    }
  }

  /// What the index knows of a file.
  package struct File: Sendable {
    package internal(set) var uses: [Use] = []
    /// Those on which anything stands that was compiled.
    package internal(set) var lines: Set<Int> = []

    package init(uses: [Use] = [], lines: Set<Int> = []) {
      self.uses = uses
      self.lines = lines
    }
  }

  package internal(set) var types: [TypePlace] = []
  /// By path relative to the root. What changed since the build is left out.
  package internal(set) var files: [String: File] = [:]
  /// Files that changed since they were built, sorted.
  package internal(set) var outdated: [String] = []

  package init(types: [TypePlace] = [], files: [String: File] = [:], outdated: [String] = []) {
    self.types = types
    self.files = files
    self.outdated = outdated
  }

  /// Why there is no index.
  package struct Failure: Error, Equatable {
    package let message: String

    init(_ message: String) { self.message = message }
  }
}
