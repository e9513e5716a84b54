extension TripChanges {
  package enum Change: Equatable, Sendable {
    case moved(Move)
    case edited(Item)
    case added(Item)
    case deleted(Item)
    case renamed(String)
    case otherDates
    case otherSchedule
  }

  /// The changes one by one: the trip's own first, then items as they are listed.
  package var all: [Change] {
    let own = [newName.map(Change.renamed), hasOtherDates ? .otherDates : nil, hasOtherSchedule ? .otherSchedule : nil]
    return own.compactMap { $0 } + added.map(Change.added) + moved.map(Change.moved) + edited.map(Change.edited)
      + deleted.map(Change.deleted)
  }
}

extension TripChanges.Change {
  /// The name in answers for programs.
  package var name: String {
    switch self {
    case .moved: "moved"
    case .edited: "edited"
    case .added: "added"
    case .deleted: "deleted"
    case .renamed: "renamed"
    case .otherDates: "dates"
    case .otherSchedule: "schedule"
    }
  }

  package var item: Item? {
    switch self {
    case .moved(let move): move.item
    case .edited(let item), .added(let item), .deleted(let item): item
    case .renamed, .otherDates, .otherSchedule: nil
    }
  }
}

extension Wording {
  /// A sentence on what a merge brought in: `Moved Chicago → Detroit to Day 3.`
  package func sentence(_ change: TripChanges.Change) -> String {
    switch change {
    case .moved(let move) where move.item.position.day == move.fromDay:
      "Moved \(name(of: move.item)) within Day \(move.fromDay)."
    case .moved(let move): "Moved \(name(of: move.item)) to Day \(move.item.position.day)."
    case .edited(let item): "Changed \(name(of: item)) on Day \(item.position.day)."
    case .added(let item): "Added \(name(of: item)) to Day \(item.position.day)."
    case .deleted(let item): "Deleted \(name(of: item)) from Day \(item.position.day)."
    case .renamed(let name): "Renamed the trip to \(name)."
    case .otherDates: "Changed the dates of the trip."
    case .otherSchedule: "Changed the schedule of the trip."
    }
  }

  /// Names, in one sentence, the version of an item that a merge did not take from the other copy.
  package func sentence(_ superseded: Superseded) -> String {
    let lost = name(of: superseded.lost)
    guard let kept = superseded.kept.map(name) else {
      return "\(lost) stays deleted: the other copy has an older version."
    }
    let other = kept == lost ? "" : ", \(lost),"
    return "Kept \(kept): the version in the other copy\(other) is older."
  }
}
