import DigraphKnowledge

extension Catalogue {
  /// Adds the names that linking must notice to a program.
  func enter(_ program: inout Program) {
    for entry in entries {
      switch entry.key {
      case .function(let name): program.mark(program.symbols.intern(name), .platformFunction)
      case .instanceMember(let name): program.mark(program.symbols.intern(name), .platformMember)
      default: continue
      }
    }
    for group in CatalogueEntry.Group.allCases {
      if let name = group.sourceName { _ = program.symbols.intern(name) }
    }
    for name in Self.registrationNames { program.mark(program.symbols.intern(name), .registration) }
    for name in Self.navigationNames { program.mark(program.symbols.intern(name), .navigation) }
    for name in Self.provisionNames { program.mark(program.symbols.intern(name), .provision) }
    for (wrapper, root) in Self.wrapperRoots {
      program.wrapperRoots[program.symbols.intern(wrapper)] = program.symbols.intern(root)
    }
    program.factoryTypes = [program.symbols.intern("Factory"), program.symbols.intern("ParameterFactory")]
    for name in Self.sharedNames { program.mark(program.symbols.intern(name), .shared) }
    enterLabels(&program)
  }

  /// `calendar: .current` can only mean `Calendar`, `photoLibrary: .shared()` the library of photos. Labels and members
  /// that no file has are left out, and so are bundles: with `bundle:` it is mostly texts and images that are looked up.
  private func enterLabels(_ program: inout Program) {
    for entry in entries where entry.kind == .singleton && !entry.isPackage && entry.group != .bundle {
      guard case .member(let type, let member) = entry.key else { continue }
      let (value, own) = (program.symbols.find(member), program.symbols.find(type))
      guard value != 0 else { continue }
      if own != 0 { program.sharedMembers.insert(LabelledMember(label: own, member: value)) }
      // `URLSession`, `UserDefaults`, `PHPhotoLibrary` give `urlSession`, `userDefaults`, `photoLibrary`.
      let prefix = max(type.prefix { $0.isUppercase }.count - 1, 0)
      let rest = type.dropFirst(prefix)
      let bare = program.symbols.find(rest.prefix(1).lowercased() + rest.dropFirst())
      let whole = program.symbols.find(type.prefix(max(prefix, 1)).lowercased() + type.dropFirst(max(prefix, 1)))
      // The type of just this name goes before one with a prefix.
      let key = LabelledMember(label: bare, member: value)
      if bare != 0, prefix == 0 || program.sharedByLabel[key] == nil {
        program.sharedByLabel[key] = program.symbols.intern(type)
      }
      if whole != 0 {
        program.sharedByLabel[LabelledMember(label: whole, member: value)] = program.symbols.intern(type)
      }
    }
  }
}
