import DigraphFacts

/// The targets that a build file of Bazel (`BUILD`, `BUILD.bazel`) declares, read from its text.
///
/// Sources: the documents of rules_swift and rules_apple, and Bazel's "BUILD files". Rules of one's own count where they
/// take Swift files and a name, as those do.
struct BazelPackage {
  private(set) var targets: [XcodeProject.Target] = []
  /// Whether it is a build file, and could not be read to its end.
  let isDamaged: Bool

  private let text: BuildFileText
  /// Relative to the root.
  private let folder: String
  /// The files of groups, by their names.
  private var groups: [String: BuildFileText.Value] = [:]
  /// Values that are looked at: names may stand for each other many times over.
  private var left = 100_000

  /// Whether a file of this name is a build file.
  static func isBuildFile(_ name: some StringProtocol) -> Bool { name == "BUILD" || name == "BUILD.bazel" }

  /// - Parameter folder: the one that the file stands in, relative to the root.
  init(_ bytes: [UInt8], in folder: String) {
    text = BuildFileText(bytes)
    isDamaged = !text.isWhole && text.hasCalls
    self.folder = folder
    for call in text.calls where call.name == "filegroup" {
      if case .text(let name)? = call["name"], let sources = call["srcs"] { groups[name] = sources }
    }
    for call in text.calls { add(call) }
    targets.sort { $0.name < $1.name }
  }

  private mutating func add(_ call: BuildFileText.Call) {
    guard let name = call["name"].flatMap({ texts(in: $0).first }), !name.isEmpty, call.name != "filegroup" else {
      return
    }
    var target = XcodeProject.Target(name: Self.label(folder, name))
    target.isLastResort = true
    for key in ["srcs", "hdrs"] { if let sources = call[key] { take(sources, into: &target) } }
    guard !target.files.isEmpty || !target.folders.isEmpty else { return }
    target.moduleName = call["module_name"].flatMap { texts(in: $0).first } ?? moduleName(name, rule: call.name)
    target.dependencies = ["deps", "private_deps", "test_host"].flatMap { key in
      call[key].map { texts(in: $0).map(dependency) } ?? []
    }
    target.dependencies = Set(target.dependencies).sorted()
    target.languageMode = Self.languageMode(call["copts"].map { texts(in: $0) } ?? [])
    let isTestOnly = call["testonly"].map { value in
      switch value {
      case .name(let name): name == "True"
      default: false
      }
    }
    target.kind = isTestOnly ?? false ? .tests : Self.kind(rule: call.name)
    target.isPartOfAnother = target.kind == .extension
    targets.append(target)
  }

  /// `swift_library` names a module after its label where nothing else is said, rules of one's own after the target.
  private func moduleName(_ name: String, rule: String) -> String {
    guard rule.hasPrefix("swift_") else { return name }
    return folder.isEmpty ? name : "\(folder.split(separator: "/").joined(separator: "_"))_\(name)"
  }

  /// `["-swift-version", "6"]`, the last word of the compiler's arguments; 0 for none. Where all belongs to the main
  /// actor, mode 6 is as mode 5.
  private static func languageMode(_ options: [String]) -> UInt8 {
    let words = options.flatMap { $0.split { " =".contains($0) } }
    func value(_ option: String) -> Substring? {
      words.lastIndex { $0 == option }.flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }
    let mode = value("-swift-version").flatMap { UInt8($0.prefix { $0 != "." }) } ?? 0
    return value("-default-isolation") == "MainActor" ? min(mode, 5) : mode
  }

  private static func kind(rule: String) -> TargetKind {
    let words = rule.split(separator: "_")
    if words.contains("ui") && words.last == "test" { return .uiTests }
    if words.last == "test" || words.last == "tests" { return .tests }
    if words.contains("extension") { return .extension }
    if words.contains("application") || words.last == "app" { return .application }
    if words.contains("framework") { return .framework }
    return words.contains("binary") ? .executable : .library
  }

  // MARK: Labels

  /// `//Kit:Kit` is `//Kit`.
  private static func label(_ folder: String, _ name: String) -> String {
    folder.split(separator: "/").last.map { $0 == name } ?? false ? "//\(folder)" : "//\(folder):\(name)"
  }

  /// The target that a label in this file means; of another repository, its name.
  private func dependency(_ label: String) -> String {
    let isForeign = label.hasPrefix("@") && !label.hasPrefix("@//")
    let parts = label.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let path = parts[0].split(separator: "/").map(String.init)
    if isForeign { return parts.count > 1 ? parts[1] : path.last ?? label }
    guard label.hasPrefix("//") || label.hasPrefix("@//") else { return Self.label(folder, parts.last ?? label) }
    let package = path.filter { $0 != "@" }
    return Self.label(package.joined(separator: "/"), parts.count > 1 ? parts[1] : package.last ?? "")
  }

  // MARK: Values

  /// The texts that a value is made of.
  private mutating func texts(in value: BuildFileText.Value, depth: Int = 0) -> [String] {
    left -= 1
    guard left > 0, depth < 32 else { return [] }
    switch value {
    case .text(let text): return [text]
    case .list(let values), .several(let values):
      return values.flatMap { texts(in: $0, depth: depth + 1) }
    case .name(let name): return text.values[name].map { texts(in: $0, depth: depth + 1) } ?? []
    case .call(let call) where call.name == "select":
      return call.arguments.first.map { texts(in: $0.value, depth: depth + 1) } ?? []
    case .call, .unknown: return []
    }
  }

  /// Adds the Swift files and headers that a list of sources names.
  private mutating func take(
    _ value: BuildFileText.Value, into target: inout XcodeProject.Target, depth: Int = 0
  ) {
    left -= 1
    guard left > 0, depth < 32 else { return }
    switch value {
    case .text(let source): take(source, into: &target, depth: depth)
    case .list(let values), .several(let values):
      for value in values { take(value, into: &target, depth: depth + 1) }
    case .name(let name):
      if let value = text.values[name] { take(value, into: &target, depth: depth + 1) }
    case .call(let call) where call.name == "glob":
      let included = (call.arguments.first { $0.name == nil }?.value ?? call["include"]).map { texts(in: $0) } ?? []
      let excluded = call["exclude"].map { texts(in: $0) } ?? []
      takeFiles(matching: included, but: excluded, into: &target)
    case .call(let call) where call.name == "select":
      if let first = call.arguments.first {
        take(first.value, into: &target, depth: depth + 1)
      }
    case .call, .unknown: return
    }
  }

  /// A file, or a group of files of this package.
  private mutating func take(_ source: String, into target: inout XcodeProject.Target, depth: Int) {
    let name = source.hasPrefix(":") ? String(source.dropFirst()) : source
    let path =
      source.hasPrefix("//")
      ? ModuleMap.join("", source.split(separator: ":").joined(separator: "/")) : ModuleMap.join(folder, name)
    if Self.isSource(path) {
      target.files.insert(path)
    } else if let sources = groups[name] {
      take(sources, into: &target, depth: depth + 1)
    }
  }

  private func takeFiles(matching included: [String], but excluded: [String], into target: inout XcodeProject.Target) {
    let leftOut = excluded.map { GlobPattern(ModuleMap.join(folder, $0)) }
    for pattern in included where Self.isSource(pattern) || pattern.hasSuffix("*") {
      let whole = ModuleMap.join(folder, pattern)
      let plain = whole.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }
      guard plain.count < whole.split(separator: "/").count else {
        target.files.insert(whole)
        continue
      }
      target.folders.append(
        XcodeProject.Folder(path: plain.joined(separator: "/"), excluded: leftOut, included: [GlobPattern(whole)]))
    }
  }

  private static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") || path.hasSuffix(".h") }

  // MARK: Packages in packages

  /// Patterns reach into no folder that has a build file of its own.
  ///
  /// - Parameter packages: all of the repository, by their folders.
  static func separated(
    _ packages: [(folder: String, targets: [XcodeProject.Target])]
  ) -> [(folder: String, targets: [XcodeProject.Target])] {
    let folders = Set(packages.map(\.folder))
    var inner: [String: Set<String>] = [:]
    for folder in folders where !folder.isEmpty {
      var outer = folder
      while !outer.isEmpty {
        outer = outer.lastIndex(of: "/").map { String(outer[..<$0]) } ?? ""
        if folders.contains(outer) {
          inner[outer, default: []].insert(folder)
          break
        }
      }
    }
    return packages.map { folder, targets in
      guard let own = inner[folder] else { return (folder, targets) }
      return (
        folder,
        targets.map { target in
          var target = target
          for place in target.folders.indices { target.folders[place].exceptions.formUnion(own) }
          return target
        }
      )
    }
  }
}
