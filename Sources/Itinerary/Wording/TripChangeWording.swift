extension Wording {
  /// A sentence on what another program did to the trip:
  /// `Another program moved Chicago → Detroit to Day 3 and added 2 items.` Nil if no visible change was made.
  package func sentence(_ changes: TripChanges) -> String? {
    clauses(on: changes).map { "Another program \($0)." }
  }

  /// What changed: `moved Chicago → Detroit to Day 3 and added 2 items`; nil without a visible change.
  func clauses(on changes: TripChanges) -> String? {
    let clauses = [
      clause(
        "moved", changes.moved.map(\.item),
        detail: changes.moved.first.map { move in
          let day = move.item.position.day
          return day == move.fromDay ? "within Day \(day)" : "to Day \(day)"
        }),
      clause("changed", changes.edited),
      clause("added", changes.added, detail: changes.added.first.map { "to Day \($0.position.day)" }),
      clause("deleted", changes.deleted),
      changes.newName.map { "renamed the trip to \($0)" },
      changes.hasOtherDates ? "changed the dates of the trip" : nil,
      changes.hasOtherSchedule ? "changed the schedule of the trip" : nil,
    ].compactMap { $0 }
    return clauses.isEmpty ? nil : Self.listed(clauses)
  }

  /// A clause on some items: `moved Chicago → Detroit to Day 3`, or `moved 2 items`; nil for no items.
  private func clause(_ verb: String, _ items: [Item], detail: String? = nil) -> String? {
    guard let first = items.first else { return nil }
    if items.count > 1 { return "\(verb) \(items.count) items" }
    return [verb, name(of: first), detail].compactMap { $0 }.joined(separator: " ")
  }

  /// A list: `a`, `a and b`, `a, b and c`.
  private static func listed(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
