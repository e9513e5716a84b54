import Base

/// The objects of a trip file whose fields are looked at when names are damaged.
enum NamedObject {
  case trip, item, tombstone

  /// The objects within it, by their paths, with the names of their fields: those that each must have, and all others.
  fileprivate var parts: [(path: [String], needed: [String], others: [String])] {
    switch self {
    case .trip:
      let optional: [TripField] = [.deleted, .dismissed, .changes, .schedule]
      return [([], names(TripField.allCases.filter { !optional.contains($0) }), names(optional))]
    case .tombstone: return [([], names([TombstoneField.id, .deletedAt]), names(TombstoneField.allCases))]
    case .item:
      let (game, leg, custom) = (
        [GameField.gameID, .away, .home, .city, .start], [LegField.from, .to], [CustomField.title, .category]
      )
      return [
        ([], names(ItemField.allCases), []), (["kind"], [], names(KindField.allCases)),
        (["kind", "game"], names(game), names(GameField.allCases)),
        (["kind", "travel"], names(leg), names(LegField.allCases)),
        (["kind", "custom"], names(custom), names(CustomField.allCases)),
        (["kind", "custom", "location"], [], names(LocationField.allCases)),
      ]
    }
  }

  private func names<Field: FileField>(_ fields: [Field]) -> [String] { fields.map(\.rawValue.description) }
}

extension LooseValue {
  /// Gives fields their names back that one character too many, too few or wrong has made unknown: `ti,tle`.
  ///
  /// A name is restored only if the object lacks that field. An optional field gets its name back only if the damaged
  /// name is none that anybody would choose: a newer version may have `times` beside `time`.
  ///
  /// - Parameter note: called with what was done and the offset of the value.
  mutating func restoreNames(of object: NamedObject, note: (TripRepair.What, Int) -> Void) {
    for (path, needed, others) in object.parts {
      change(at: path[...]) { $0.restoreNames(needed, others, note) }
    }
  }

  private mutating func restoreNames(_ needed: [String], _ others: [String], _ note: (TripRepair.What, Int) -> Void) {
    guard case .object(var members) = kind else { return }
    var missing = (needed + others).filter { name in !members.contains { $0.name == name } }
    for index in members.indices {
      let member = members[index]
      if needed.contains(member.name) || others.contains(member.name) { continue }
      let meant = missing.filter { known in
        (needed.contains(known) || !FieldPath.isWord(member.name)) && Self.differ(member.name, known)
      }
      guard meant.count == 1 else { continue }
      note(.renamedField(member.name, to: meant[0]), member.value.offset)
      members[index] = Member(name: meant[0], value: member.value)
      missing.removeAll { $0 == meant[0] }
    }
    kind = .object(members)
  }

  /// Changes the value at a path of field names, if there is one.
  private mutating func change(at path: ArraySlice<String>, _ body: (inout LooseValue) -> Void) {
    guard let name = path.first else { return body(&self) }
    guard case .object(var members) = kind, let index = members.firstIndex(where: { $0.name == name }) else { return }
    members[index].value.change(at: path.dropFirst(), body)
    kind = .object(members)
  }

  /// Whether two names differ in one character, which one of them may lack.
  private static func differ(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
    guard abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return max(a.count, b.count) - start - end == 1
  }
}
