package import DigraphFacts

/// A declaration of the run: the declarations of all files are numbered through, file by file.
package typealias DeclarationID = ID<Declaration>

/// What linking needs of a declaration at hand; the rest is in its file's facts.
package struct Declaration: Sendable {
  package var kind: DeclarationFact.Kind
  package var flags: DeclarationFact.Flags
  package var name: Symbol
  package var label: Symbol
  /// The enclosing declaration, nil at the top of a file.
  @OptionalID package var parent: DeclarationID?
  /// Behind the last descendant.
  var end: DeclarationID
  package var file: Int32
  /// Of a type: itself. Of an extension: what it extends. Of anything else: the type it is a member of.
  @OptionalID package var entity: EntityID?
  /// From where it is seen, with what it has of the extension, protocol or enumeration around it.
  var access: Access = .module
  /// What it is built for, by the branches of `#if` around it.
  var platforms: BuildPlatforms = .all

  enum Access: UInt8, Sendable {
    case file, module, package, exported
  }

  /// The same, or a type that nobody names where there is none.
  @inlinable
  package var type: EntityID { entity ?? .unnamed }
}

/// A type the run declares.
package struct Entity: Sendable {
  package var name: Symbol
  package var kind: DeclarationFact.Kind
  /// Its own declaration, extensions left out.
  package var declaration: DeclarationID
  /// The type it is nested in.
  @OptionalID var parent: EntityID?
  package var module: Int32
  /// It stands in the platform's interface, not in the project.
  package var isPlatform: Bool
  /// The same, and it belongs to a package rather than to the platform.
  package var isPackage: Bool
}

/// What `import struct Module.Name` makes visible.
struct ImportedDeclaration: Sendable {
  var module: Int32
  var name: Symbol
}

/// Everything that is declared in the run, and what is known of its types. Stages of linking fill it one after the
/// other; from then on it is only read, from several threads.
package struct Program: Sendable {
  /// The project's files and, last, the platform's interface.
  package var files: [FileFacts]
  package var moduleOfFile: [Int]
  package var modules: [ModuleFact]
  /// What modules see of each other, and all modules of the files that belong to several.
  var views: ModuleViews
  /// Of each module the first one of the same name.
  var namesakes: [Int32] = []
  /// For each file whether it belongs to tests: its module does, it lies in a folder of tests, or it imports a test
  /// framework.
  package var isTestFile: [Bool]
  /// For each file why it is not judged; nil for the project's own code.
  package var otherCode: [OtherCode?]
  /// For each file the modules it imports, of those in the run.
  var importsOfFile: [[Int32]]
  /// For each file the single declarations that it imports: the module and the name.
  var declarationsImportedByFile: [[ImportedDeclaration]]
  /// For each file whether it may see what is internal to those modules.
  var testableImportsOfFile: [[Int32]]
  /// For each file whether it imports what is neither in the run nor the platform's.
  var importsStrangers: [Bool] = []
  /// What `canImport` and flags are in modules of the run, where they are asked for and known.
  var builds: [BuildQuestion: Bool] = [:]
  /// The modules by the name under which code imports them.
  var moduleByName: [Symbol: Int32] = [:]
  package var symbols: SymbolTable
  package var identifiers: KnownIdentifiers
  /// The first declaration of each file.
  package var bases: [DeclarationID]
  package var declarations: IDTable<DeclarationID, Declaration>
  package var entities: IDTable<EntityID, Entity>
  package var members: MemberTable
  package var types = TypeArena()
  /// Of each entity: what it inherits from and conforms to, extensions included.
  package var inherited: IDTable<EntityID, [TypeID]> = IDTable()
  /// Of each entity: what it inherits members from, nearest first, as far as ``InheritanceLinker`` follows; itself left
  /// out.
  package var ancestors: IDTable<EntityID, [EntityID]> = IDTable()
  /// Of types that an extension in a file of several modules may mean by one name: the others.
  var twins: [EntityID: [EntityID]] = [:]
  /// Of each entity: its generic parameters, those of the types it is nested in first.
  package var generics: IDTable<EntityID, [DeclarationID]> = IDTable()
  /// Of each declaration: the type of a property or parameter, the result of a function, the target of an alias, the
  /// bound of a generic parameter.
  package var declaredTypes: IDTable<DeclarationID, TypeID> = IDTable()
  /// Of declarations with a `where` clause, and of extensions for certain arguments: what holds inside of them for
  /// parameters and associated types that others declare.
  var bounds: [DeclarationID: [Bound]] = [:]
  /// Of types that meet a protocol without naming its associated types: what those are, as seen by the type.
  var witnessedTypes: [WitnessKey: TypeID] = [:]
  package var wellKnown = WellKnownTypes()
  /// Of top-level declarations of packages, which stand at the end of the platform's interface: the modules one of which
  /// a file must import to see it.
  var packageModules: [DeclarationID: Set<Symbol>] = [:]
  /// The first of them.
  var firstPackageDeclaration = DeclarationID(number: .max)
  /// Of each file the names of all modules it imports, also through modules of the run that export them.
  var importNames: [Set<Symbol>] = []
  /// What is known of symbols that the project does not declare.
  package var known = KnownNames()
  /// By name, as far as any is marked.
  var symbolTraits: [SymbolTraits] = []
  /// For property wrappers that take a key path: the type whose property it names.
  package var wrapperRoots: [Symbol: Symbol] = [:]
  /// Generic types of containers whose last argument is what they make.
  package var factoryTypes: Set<Symbol> = []
  /// Attributes of functions that a tool of the build declares, and that ask a container for what they give.
  var accessorAttributes: Set<Symbol> = []
  /// Members by which types of the platform hand out a shared instance, by the name of the type.
  var sharedMembers: Set<LabelledMember> = []
  /// For labels that are the name of a type of the platform, and members by which it hands out a shared instance: the
  /// type.
  var sharedByLabel: [LabelledMember: Symbol] = [:]

  /// Index of the file that holds the platform's interface.
  package var platformFile: Int { files.count - 1 }

  @inlinable
  package func fact(_ declaration: DeclarationID) -> DeclarationFact {
    let file = Int(declarations[declaration].file)
    return files[file].declarations[declaration - bases[file]]
  }

  /// The enclosing declaration, nil at the top of a file.
  package func parent(of declaration: Declaration) -> Declaration? { declaration.parent.map { declarations[$0] } }

  /// The declarations of a file of the project.
  package func declarations(ofFile file: Int) -> IDRange<DeclarationID> {
    IDRange(from: bases[file], to: bases[file + 1])
  }

  /// The declaration at the top of a file in which another one stands, or is.
  func outermost(_ declaration: DeclarationID) -> DeclarationID {
    var outermost = declaration
    while let parent = declarations[outermost].parent { outermost = parent }
    return outermost
  }

  package func isSharedName(_ name: Symbol) -> Bool { traits(of: name).contains(.shared) }

  /// The declarations right inside another.
  package func children(of declaration: DeclarationID) -> Children {
    Children(
      declarations: declarations, position: declaration + 1, end: declarations[declaration].end)
  }

  /// It is an enumeration, or extends one.
  func isEnumeration(_ declaration: Declaration) -> Bool {
    declaration.type.isDeclared && entities[declaration.type].kind == .enum
  }

  /// The parameters of a function, initializer, subscript or enum case.
  package func parameters(of declaration: DeclarationID) -> [DeclarationID] {
    children(of: declaration).filter { declarations[$0].kind == .parameter }
  }

  /// The last component of a type's name.
  @inlinable
  package func symbol(of entity: EntityID) -> Symbol {
    entity.externalName ?? entities[entity].name
  }

  /// The last component of a type's name, as text.
  package func simpleName(_ entity: EntityID) -> String { symbols[symbol(of: entity)] }

  /// A type's name, qualified by the types it is nested in.
  package func qualifiedName(_ entity: EntityID) -> String {
    var name = simpleName(entity)
    guard entity.isDeclared else { return name }
    var parent = entities[entity].parent
    while let outer = parent {
      name = "\(simpleName(outer)).\(name)"
      parent = outer.isDeclared ? entities[outer].parent : nil
    }
    return name
  }

  package struct Children: Sequence, IteratorProtocol {
    let declarations: IDTable<DeclarationID, Declaration>
    var position: DeclarationID
    let end: DeclarationID

    package mutating func next() -> DeclarationID? {
      guard position < end else { return nil }
      defer { position = declarations[position].end }
      return position
    }
  }
}

/// What a generic parameter or an associated type is, or conforms to.
struct Bound: Sendable {
  var type: TypeID
  var bound: TypeID
}

/// A type and the name of an associated type.
struct WitnessKey: Sendable, Hashable {
  var entity: EntityID
  var name: Symbol
}

/// Types of the standard library that syntax itself refers to.
package struct WellKnownTypes: Sendable {
  var array = EntityID.unnamed
  var bool = EntityID.unnamed
  var character = EntityID.unnamed
  var closedRange = EntityID.unnamed
  var dictionary = EntityID.unnamed
  var double = EntityID.unnamed
  var error = EntityID.unnamed
  var int = EntityID.unnamed
  var keyPath = EntityID.unnamed
  /// `KeyPath` and those that can be written through.
  package var keyPaths: [EntityID] = []
  package var optional = EntityID.unnamed
  var range = EntityID.unnamed
  var string = EntityID.unnamed
  var void = TypeArena.unknown
}
