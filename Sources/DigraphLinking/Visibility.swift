import DigraphFacts

/// What a file sees. Source: The Swift Programming Language, "Access Control"; members of a module that another file of
/// the same module imports are seen as well, which the compiler's `MemberImportVisibility` alone forbids.
extension Program {
  /// How far away a declaration is; nearer ones hide farther ones.
  enum Visibility {
    static let file = 0
    static let module = 1
    /// In a module that compiles the file too, but not in the one that the file is counted to.
    static let otherModule = 2
    /// By an import of its own: `import class Kit.Store`.
    static let importedByName = 3
    static let imported = 4
    static let platform = 5
    /// In a module that the file does not import, as far as can be seen.
    static let elsewhere = 6
  }

  /// How near a top-level declaration is to a file; nil where it cannot be seen from there.
  ///
  /// - Parameters:
  ///   - light: the module in whose light the file is read, -1 for all that compile it.
  ///   - only: one of the modules of the name that stands in front of the declaration's.
  ///   - platforms: what the branch of `#if` is built for that speaks of it.
  func visibility(
    of id: DeclarationID, from file: Int, light: Int32 = -1, inModule only: Int32? = nil,
    platforms: BuildPlatforms = .all
  ) -> Int? {
    let declaration = declarations[id]
    let other = Int(declaration.file)
    if let only, !isCalled(only, other) { return nil }
    if declaration.platforms != .all, !isBuilt(declaration.platforms.intersection(platforms), for: file, light) {
      return nil
    }
    if other == file { return Visibility.file }
    if other == platformFile {
      guard id >= firstPackageDeclaration, let modules = packageModules[id] else {
        return Visibility.platform
      }
      return modules.isDisjoint(with: importNames[file]) ? nil : Visibility.imported
    }
    if declaration.access == .file { return nil }
    let relation = views.relation(from: file, light: light, to: other)
    switch relation {
    case .none: return nil
    case .own:
      return light >= 0 || views.compiles(Int32(moduleOfFile[file]), other) ? Visibility.module : Visibility.otherModule
    case .loaded, .loose:
      let isNamed = importsByName(file, id)
      if isNamed || imports(file, id, light: light) {
        let isOpen = relation == .loose || declaration.access == .exported || isTestable(other, from: file)
        return isOpen ? (isNamed ? Visibility.importedByName : Visibility.imported) : nil
      }
      return relation == .loose || areLoose(file, other) ? Visibility.elsewhere : nil
    }
  }

  /// Whether the code of a file may use a member, however it came by the type that it belongs to.
  func isSeen(_ id: DeclarationID, from file: Int, light: Int32 = -1) -> Bool {
    let declaration = declarations[id]
    let other = Int(declaration.file)
    if declaration.platforms != .all, !isBuilt(declaration.platforms, for: file, light) { return false }
    if other == file || other == platformFile { return true }
    switch views.relation(from: file, light: light, to: other) {
    case .none: return false
    // Of one's own module, what is private is found where nothing else fits: initializers that nobody wrote have it.
    case .own, .loose: return true
    case .loaded: return declaration.access == .exported || isTestable(other, from: file)
    }
  }

  /// The type that a file means by one that another file spoke of: itself, or, where the file's modules do not have it,
  /// the one that they have by its name.
  func seen(_ entity: EntityID, from file: Int, light: Int32) -> EntityID {
    guard entity.isDeclared else { return entity }
    let known = entities[entity]
    if known.isPlatform { return entity }
    let home = Int(declarations[known.declaration].file)
    if home == file || views.relation(from: file, light: light, to: home) != .none { return entity }
    return twin(of: entity, from: file, light: light) ?? entity
  }

  /// Whether a type may take part in the code of a file at all.
  func mayReach(_ entity: EntityID, from file: Int, light: Int32) -> Bool {
    guard entity.isDeclared, !entities[entity].isPlatform else { return true }
    let home = Int(declarations[entities[entity].declaration].file)
    return home == file || views.relation(from: file, light: light, to: home) != .none
  }

  private func twin(of entity: EntityID, from file: Int, light: Int32) -> EntityID? {
    let known = entities[entity]
    if let outer = known.parent {
      guard outer.isDeclared, let parent = twin(of: outer, from: file, light: light),
        case .entity(let nested)? = nestedType(known.name, in: parent, from: file, light: light)
      else { return nil }
      return nested
    }
    var next = members.first(MemberTable.topLevel, known.name)
    while let id = next {
      if declarations[id].kind.isNominal {
        let home = Int(declarations[id].file)
        let relation = views.relation(from: file, light: light, to: home)
        if relation == .own || relation == .loaded && isCalled(known.module, home) {
          return declarations[id].entity
        }
      }
      next = members.following(id)
    }
    return nil
  }

  // MARK: Modules

  /// The module of the run that code calls by a name; nil where there is none.
  func module(named name: Symbol) -> Int32? { moduleByName[name] }

  /// All modules that compile a file, the one it is counted to first.
  package func modules(ofFile file: Int) -> [Int32] { views.modules(ofFile: file) }

  /// Whether the code of a module may reach what a file declares.
  package func sees(_ file: Int, from module: Int32) -> Bool {
    views.compiles(module, file) || views.modules(ofFile: file).contains { views.loads(module, $0) }
  }

  /// Whether a file has several modules.
  package func isShared(_ file: Int) -> Bool { views.isShared(file) }

  /// Whether two files are compiled together in some module; those of an app that a widget takes are at home in both.
  package func isSameModule(_ first: Int, _ second: Int) -> Bool { views.areTogether(first, second) }

  /// Whether a file belongs to a module of the same name as this one.
  func isCalled(_ module: Int32, _ file: Int) -> Bool {
    let name = namesakes[Int(module)]
    if namesakes[moduleOfFile[file]] == name { return true }
    return views.isShared(file) && views.modules(ofFile: file).contains { namesakes[Int($0)] == name }
  }

  /// Whether a file imports a module of a declaration.
  private func imports(_ file: Int, _ id: DeclarationID, light: Int32) -> Bool {
    let other = Int(declarations[id].file)
    let imported = importsOfFile[file]
    return views.isShared(other)
      ? imported.contains { views.compiles($0, other) && (light < 0 || views.loads(light, $0)) }
      : Self.contains(imported, Int32(moduleOfFile[other]))
        && (light < 0 || views.loads(light, Int32(moduleOfFile[other])))
  }

  /// Whether sorted numbers hold one. O(log count).
  private static func contains(_ sorted: [Int32], _ number: Int32) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == number
  }

  /// `import class Kit.Store`, which goes before what whole modules bring.
  private func importsByName(_ file: Int, _ id: DeclarationID) -> Bool {
    let single = declarationsImportedByFile[file]
    return !single.isEmpty
      && single.contains { $0.name == declarations[id].name && views.compiles($0.module, Int(declarations[id].file)) }
  }

  private func isTestable(_ other: Int, from file: Int) -> Bool {
    testableImportsOfFile[file].contains { views.compiles($0, other) }
  }

  private func areLoose(_ file: Int, _ other: Int) -> Bool {
    modules[moduleOfFile[file]].origin == .folder && modules[moduleOfFile[other]].origin == .folder
  }

  /// Whether a branch of `#if` can be for a file's platforms.
  private func isBuilt(_ platforms: BuildPlatforms, for file: Int, _ light: Int32) -> Bool {
    if light >= 0 { return modules[Int(light)].platforms.overlaps(platforms) }
    return views.modules(ofFile: file).contains { modules[Int($0)].platforms.overlaps(platforms) }
  }

  /// Whether some module that compiles a branch of `#if` in a file has what its code refers to.
  ///
  /// - Parameters:
  ///   - platforms: what the branch is built for.
  ///   - declaration: of the target, where it is known.
  func isCompiled(
    _ platforms: BuildPlatforms, in file: Int, light: Int32, reaching target: EntityID, _ declaration: DeclarationID?
  ) -> Bool {
    if light >= 0 { return modules[Int(light)].platforms.overlaps(platforms) }
    var homes = declaration.map { [Int(declarations[$0].file)] } ?? []
    if target.isDeclared { homes.append(Int(declarations[entities[target].declaration].file)) }
    return views.modules(ofFile: file).contains { module in
      modules[Int(module)].platforms.overlaps(platforms)
        && homes.allSatisfy { home in
          home == file || home == platformFile || views.relation(from: file, light: module, to: home) != .none
        }
    }
  }
}
