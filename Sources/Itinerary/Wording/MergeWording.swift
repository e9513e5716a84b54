extension Wording {
  /// What a merge brought in, the trip's own changes first: the name for programs, the item, and a sentence.
  package func events(of changes: TripChanges) -> [(name: String, item: Item?, sentence: String)] {
    ownChanges(changes).map { ($0.name, nil, "\($0.clause.withCapital).") }
      + changes.added.map { ("added", $0, "Added \(name(of: $0)) to Day \($0.position.day).") }
      + changes.moved.map { ("moved", $0.item, "Moved \(name(of: $0.item)) \(place(of: $0)).") }
      + changes.edited.map { ("edited", $0, "Changed \(name(of: $0)) on Day \($0.position.day).") }
      + changes.deleted.map { ("deleted", $0, "Deleted \(name(of: $0)) from Day \($0.position.day).") }
  }

  private func ownChanges(_ changes: TripChanges) -> [(name: String, clause: String)] {
    [
      changes.newName.map { ("renamed", "renamed the trip to \($0)") },
      changes.hasOtherDates ? ("dates", "changed the dates of the trip") : nil,
      changes.hasOtherSchedule ? ("schedule", "changed the schedule of the trip") : nil,
    ].compactMap { $0 }
  }

  private func place(of move: TripChanges.Move) -> String {
    let day = move.item.position.day
    return day == move.fromDay ? "within Day \(day)" : "to Day \(day)"
  }

  /// Names, in one sentence, the version of an item that a merge did not take from the other copy.
  package func sentence(_ superseded: Superseded) -> String {
    let lost = name(of: superseded.lost)
    guard let retained = superseded.retained.map(name) else {
      return "\(lost) stays deleted: the other copy has an older version."
    }
    let other = retained == lost ? "" : ", \(lost),"
    return "Kept \(retained): the version in the other copy\(other) is older."
  }

  /// A sentence on what another program did to the trip:
  /// `Another program moved Chicago → Detroit to Day 3 and added 2 items.` Nil if no visible change was made.
  package func sentence(_ changes: TripChanges) -> String? {
    clauses(on: changes).map { "Another program \($0)." }
  }

  /// What changed: `moved Chicago → Detroit to Day 3 and added 2 items`; nil without a visible change.
  func clauses(on changes: TripChanges) -> String? {
    let clauses =
      [
        clause("moved", changes.moved.map(\.item), detail: changes.moved.first.map(place)),
        clause("changed", changes.edited),
        clause("added", changes.added, detail: changes.added.first.map { "to Day \($0.position.day)" }),
        clause("deleted", changes.deleted),
      ].compactMap { $0 } + ownChanges(changes).map(\.clause)
    return clauses.isEmpty ? nil : clauses.listed
  }

  /// A clause on some items: `moved Chicago → Detroit to Day 3`, or `moved 2 items`; nil for no items.
  private func clause(_ verb: String, _ items: [Item], detail: String? = nil) -> String? {
    guard let first = items.first else { return nil }
    if items.count > 1 { return "\(verb) \(items.count) items" }
    return [verb, name(of: first), detail].compactMap { $0 }.joined(separator: " ")
  }
}
