package import DigraphFacts

/// What the branches of `#if` around a place ask of a build.
struct BuildBranch: Sendable {
  var platforms = BuildPlatforms.all
  /// Where ``terms`` counts.
  var file: Int32 = 0
  /// What must hold beside the platforms, see ``FileFacts/terms(_:)``.
  var terms: Int32 = 0

  /// Every build has the place.
  var isOpen: Bool { platforms == .all && terms == 0 }
}

/// Which builds have what stands in branches of `#if`: platforms, `canImport` and the flags of projects are known of each
/// module, and what one branch needs no other has that needs the opposite.
extension Program {
  /// The branches around a declaration. O(1).
  func branch(of id: DeclarationID) -> BuildBranch {
    let declaration = declarations[id]
    guard declaration.flags.contains(.isConditional) else { return BuildBranch() }
    return BuildBranch(platforms: declaration.platforms, file: declaration.file, terms: fact(id).terms)
  }

  /// Whether some module in whose light a file is read has two branches at once.
  func isBuilt(_ own: BuildBranch, with other: BuildBranch = BuildBranch(), for file: Int, _ light: Int32) -> Bool {
    if own.terms != 0, other.terms != 0, contradict(own, other) { return false }
    let platforms = own.platforms.intersection(other.platforms)
    func has(_ module: Int32) -> Bool {
      modules[Int(module)].platforms.overlaps(platforms) && finds(own, in: module) && finds(other, in: module)
    }
    return light >= 0 ? has(light) : views.modules(ofFile: file).contains(where: has)
  }

  /// Whether a branch needs the opposite of what another one needs. O(terms of both).
  func contradict(_ one: BuildBranch, _ other: BuildBranch) -> Bool {
    let others = files[Int(other.file)].terms(other.terms)
    return files[Int(one.file)].terms(one.terms).contains { term in
      let name = symbols.symbol(file: Int(one.file), term.name)
      return others.contains {
        $0.isNegated != term.isNegated && $0.isImport == term.isImport
          && symbols.symbol(file: Int(other.file), $0.name) == name
      }
    }
  }

  /// Whether a module has the flags of a branch, and the modules that it asks for by `canImport`, as far as is known.
  private func finds(_ branch: BuildBranch, in module: Int32) -> Bool {
    guard branch.terms != 0, !builds.isEmpty else { return true }
    let file = Int(branch.file)
    return files[file].terms(branch.terms).allSatisfy { term in
      let question = BuildQuestion(module, symbols.symbol(file: file, term.name), isImport: term.isImport)
      return builds[question] != term.isNegated
    }
  }

  /// Whether a module has the branches of `#if` around an import in one of its files.
  package func isBuilt(_ fact: ImportFact, _ file: Int, _ module: Int32) -> Bool {
    finds(BuildBranch(file: Int32(file), terms: fact.terms), in: module)
  }

  /// Whether some module that compiles a branch of `#if` in a file has what its code refers to.
  ///
  /// - Parameter declaration: of the target, where it is known.
  func isCompiled(
    _ branch: BuildBranch, in file: Int, light: Int32, reaching target: EntityID, _ declaration: DeclarationID?
  ) -> Bool {
    if light >= 0 { return isBuilt(branch, for: file, light) }
    var homes = declaration.map { [Int(declarations[$0].file)] } ?? []
    if target.isDeclared { homes.append(Int(declarations[entities[target].declaration].file)) }
    return views.modules(ofFile: file).contains { module in
      isBuilt(branch, for: file, module)
        && homes.allSatisfy { home in
          home == file || home == platformFile || views.relation(from: file, light: module, to: home) != .none
        }
    }
  }
}

/// `canImport` of a module, or a flag, asked in the code of a module.
struct BuildQuestion: Sendable, Hashable {
  let module: Int32
  let name: Symbol
  let isImport: Bool

  init(_ module: Int32, _ name: Symbol, isImport: Bool) {
    (self.module, self.name, self.isImport) = (module, name, isImport)
  }
}
