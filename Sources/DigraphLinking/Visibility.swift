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
    /// Imported, but not for the module that the file is counted to.
    static let importedForOthers = 6
    /// In a module that the file does not import, as far as can be seen.
    static let elsewhere = 7
  }

  /// How near a top-level declaration is to a file; nil where it cannot be seen from there.
  ///
  /// - Parameters:
  ///   - light: the module in whose light the file is read, -1 for all that compile it.
  ///   - only: one of the modules of the name that stands in front of the declaration's.
  ///   - branch: the branches of `#if` around the place that speaks of it.
  func visibility(
    of id: DeclarationID, from file: Int, light: Int32 = -1, inModule only: Int32? = nil,
    branch: BuildBranch = BuildBranch()
  ) -> Int? {
    let declaration = declarations[id]
    let other = Int(declaration.file)
    if let only, !isCalled(only, other) { return nil }
    if declaration.flags.contains(.isConditional), !isBuilt(self.branch(of: id), with: branch, for: file, light) {
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
        guard relation == .loose || isOpen(declaration, to: file) else { return nil }
        if isNamed { return Visibility.importedByName }
        if light >= 0 || !views.isShared(file) || imports(file, id, light: Int32(moduleOfFile[file])) {
          return Visibility.imported
        }
        return Visibility.importedForOthers
      }
      // What an import may bring of a package that is not scanned goes before what nothing but a folder tells of.
      if areLoose(file, other) { return importsStrangers[file] ? nil : Visibility.elsewhere }
      return relation == .loose ? Visibility.elsewhere : nil
    }
  }

  /// Whether the code of a file may use a member, however it came by the type that it belongs to.
  func isSeen(_ id: DeclarationID, from file: Int, light: Int32 = -1) -> Bool {
    let declaration = declarations[id]
    let other = Int(declaration.file)
    if declaration.flags.contains(.isConditional), !isBuilt(branch(of: id), for: file, light) { return false }
    if other == file || other == platformFile { return true }
    switch views.relation(from: file, light: light, to: other) {
    case .none: return false
    // Of one's own module, what is private is found where nothing else fits: initializers that nobody wrote have it.
    case .own, .loose: return true
    case .loaded: return isOpen(declaration, to: file)
    }
  }

  /// Whether code of another module may use what a file declares.
  private func isOpen(_ declaration: Declaration, to file: Int) -> Bool {
    let other = Int(declaration.file)
    switch declaration.access {
    case .exported: return true
    case .package where packageOfFile(file) == packageOfFile(other): return true
    default: return isTestable(other, from: file)
    }
  }

  /// Where no manifest tells, all is one package.
  private func packageOfFile(_ file: Int) -> String? { modules[moduleOfFile[file]].packageFolder }

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

  /// How a type may take part in the code of a file.
  func relation(to entity: EntityID, from file: Int, light: Int32) -> ModuleRelation {
    guard entity.isDeclared, !entities[entity].isPlatform else { return .own }
    let home = Int(declarations[entities[entity].declaration].file)
    let relation = home == file ? .own : views.relation(from: file, light: light, to: home)
    // What is imported is meant for sure, though no manifest tells of either module.
    return relation == .loose && importsOfFile[file].contains(Int32(moduleOfFile[home])) ? .loaded : relation
  }

  /// What a type as a file of several modules writes it is in the other ones: theirs by its name.
  package func twins(of entity: EntityID, in file: Int) -> [EntityID] {
    guard views.isShared(file), isOneOfTwins(entity) else { return [] }
    var found = [entity]
    for light in views.modules(ofFile: file).dropFirst() {
      let own = seen(entity, from: file, light: light)
      if relation(to: own, from: file, light: light) != .none, !found.contains(own) { found.append(own) }
    }
    return Array(found.dropFirst())
  }

  /// Whether the name of a type, or of one that it is nested in, may mean something else in another module of a file.
  func isOneOfTwins(_ entity: EntityID) -> Bool {
    var next: EntityID? = entity
    while let type = next, type.isDeclared {
      if entities[type].parent == nil { return traits(of: entities[type].name).contains(.twin) }
      next = entities[type].parent
    }
    return false
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
}
