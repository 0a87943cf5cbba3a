import DigraphFacts
package import DigraphLinking

/// Finds the registrations that a resolution may mean.
package struct RegistrationTable: Sendable {
  /// What a container says when it is asked.
  package enum Answer: Sendable {
    /// Registered by the very type and name: indices of ``Containers/registrations``.
    case registered([Int])
    /// By the type, and perhaps by the name: the code does not show all names.
    case perhaps
    /// By the type, but by other names alone; without a name is one of them.
    case otherNames([ContainerCall.Name])
    /// By no name at all.
    case nowhere
  }

  private struct Key: Hashable {
    let family: Containers.Family
    let service: EntityID
  }

  private struct Entry {
    let registration: Int
    let name: ContainerCall.Name
  }

  private var entries: [Key: [Entry]] = [:]

  package init(_ registrations: [Containers.Registration]) {
    for (index, registration) in registrations.enumerated() {
      for key in registration.call.keys {
        entries[Key(family: registration.family, service: key.service), default: []].append(
          Entry(registration: index, name: key.name))
      }
    }
  }

  /// Whether something is registered by a type and perhaps a name.
  package func knows(_ key: ContainerCall.Alias, of family: Containers.Family) -> Bool {
    entries[Key(family: family, service: key.service)]?.contains { $0.name.mayBe(key.name) } ?? false
  }

  package func answer(to resolution: Containers.Resolution) -> Answer {
    guard let service = resolution.call.service,
      let known = entries[Key(family: resolution.family, service: service)]
    else { return .nowhere }
    let name = resolution.call.name
    if name == .unknown || known.contains(where: { $0.name == .unknown }) { return .perhaps }
    let same = known.filter { $0.name == name }.map(\.registration)
    if !same.isEmpty { return .registered(same) }
    if known.contains(where: { $0.name.mayBe(name) }) { return .perhaps }
    // Dip takes what has no tag where nothing has the tag.
    let untagged = known.filter { $0.name == .none }.map(\.registration)
    if resolution.family.name == "Dip", !untagged.isEmpty { return .registered(untagged) }
    return .otherNames(known.map(\.name))
  }
}

extension ContainerCall.Name {
  /// Whether two may be the same when the code runs.
  package func mayBe(_ other: Self) -> Bool {
    switch (self, other) {
    case (.unknown, _), (_, .unknown), (.text, .member), (.member, .text): true
    default: self == other
    }
  }
}
