import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking

/// Who passes the real one.
extension RecipeFinder {
  /// Who creates a consumer.
  func owner(of consumer: NodeID) -> Recipe.Owner {
    let owners = results.makers(of: consumer)
    if !owners.isEmpty {
      let named = owners.prefix(owners.count > 3 ? 2 : 3)
      return .creators(Array(named), others: owners.count - named.count)
    }
    // Of several types of its name, nobody is sure to make this one.
    guard results.owners(of: consumer).isEmpty else { return .unknown }
    return ownSingleton(of: consumer).map { .ownSingleton($0) } ?? .unknown
  }

  /// The member by which a consumer hands out an instance of itself.
  func ownSingleton(of consumer: NodeID) -> String? {
    guard let entity = results.graph.nodes[consumer].key.entity, entity.isDeclared,
      let singleton = results.singletons.own(of: entity), results.makes(singleton)
    else { return nil }
    let program = results.program
    return "\(program.qualifiedName(entity)).\(singleton.member(in: program))"
  }
}

extension Results {
  /// The type makes what it hands out itself, rather than passing on what another type made or others put there.
  fileprivate func makes(_ singleton: SingletonDeclaration) -> Bool {
    let declared = program.declarations[singleton.declaration]
    if declared.kind.isNominal { return true }
    guard declared.kind == .function || declared.flags.contains(.isComputed) else {
      return isComposing(singleton.declaration)
        || program.fact(singleton.declaration).value >= 0 && !mayBeNil(singleton.declaration)
    }
    let places = [program.entities[singleton.instance].declaration, declared.parent].compactMap(\.self)
    return Set(places).contains { place in
      program.children(of: place).contains { id in
        let kept = program.declarations[id]
        return kept.kind == .property && kept.flags.contains(.isStatic) && !kept.flags.contains(.isComputed)
          && program.nominals(in: program.declaredTypes[id]).contains(singleton.instance)
      }
    }
  }

  /// Those of the product who construct a type, as far as its name tells.
  ///
  /// A module may have several types of one name, in files of which each platform compiles one. The name means the one
  /// that lies nearest to where it stands; where two are as near, nobody knows. O(constructions of all of them).
  func makers(of node: NodeID) -> [NodeID] {
    let twins = twins(of: node)
    guard !twins.isEmpty else { return Array(owners(of: node)) }
    let own = path(of: node)
    let others = twins.map(path)
    let found = ([node] + twins).flatMap { made in
      owners(of: made).filter { owner in
        edges(from: owner, to: made).map { graph.edges[$0] }.filter { $0.flags.contains(.isConstruction) }
          .flatMap(graph.sites).contains { site in
            let place = program.files[Int(site.file)].path
            let distance = Self.shared(place, own)
            return others.allSatisfy { Self.shared(place, $0) < distance }
          }
      }
    }
    return Set(found).sorted()
  }

  private func path(of node: NodeID) -> String { program.files[Int(graph.nodes[node].file)].path }

  /// How many folders two paths begin with together; a file has all of its own and itself.
  private static func shared(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
