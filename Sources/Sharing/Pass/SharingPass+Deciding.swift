import Base
import TripCore

/// Decides on the steps after the place has been read.
extension SharingPass {
  mutating func decideAll(_ given: [ResourceName: SharedResource]) {
    let place = read(given)
    state.unused = place.unused
    if place.isTorn { wantsRound = true }
    noteHandEdits(place.undated)
    // Changes taken into the trip may cause repairs, which are written to the place in the same pass.
    for attempt in 1...4 {
      let standings = standings(with: place)
      let steps = standings.mapValues(decide)
      if attempt == 1, isTooMuch(steps, place) { return ask(steps) }
      if !takeIn(steps, standings) || attempt == 4 {
        prepareWrites(steps, standings, place)
        break
      }
    }
    askForWrites()
  }

  private func standings(with place: PlaceReader<Codec>) -> [String: EntryStanding] {
    let here = trip.sharedEntries
    let deleted = Dictionary(trip.deleted.map { ($0.id.text, $0.deletedAt) }, uniquingKeysWith: max)
    var standings: [String: EntryStanding] = [:]
    for id in Set(here.keys).union(state.entries.keys).union(place.placed.keys).subtracting(place.unclear) {
      var standing = EntryStanding(here: here[id], seen: nil, there: place.placed[id]?.entry, deletedAt: deleted[id])
      if standing.there == nil { standing.seen = place.vanished(id) ?? here[id].flatMap { seenAs($0) } }
      if standing.here == nil, let there = standing.there, there.modifiedAt == standing.deletedAt {
        // The item left the trip only because it was gone from the place.
        standing.there = there.dated(there.modifiedAt.justAfter)
      }
      standings[id] = standing
    }
    return standings
  }

  /// The entry as it was last seen, for the case that only its time of change is known.
  private func seenAs(_ entry: SharedEntry) -> SharedEntry? {
    state.entries[entry.id].map { entry.dated($0.modifiedAt) }
  }

  private mutating func noteHandEdits(_ items: [Item]) {
    if items.isEmpty { return }
    for item in items { changes.note(.item(item), isNews: true) }
    trip = changes.applied(to: trip)
  }
}

// MARK: Taking in

extension SharingPass {
  /// Takes newer versions into the trip and removes entries that are gone. Returns whether there were any.
  private mutating func takeIn(_ steps: [String: EntryStep], _ standings: [String: EntryStanding]) -> Bool {
    var hasNews = false
    for (id, standing) in standings.sorted(by: { $0.key < $1.key }) {
      switch steps[id] {
      case .take:
        guard let there = standing.there else { continue }
        hasNews = true
        remember(id)
        if let here = standing.here { replace(here, wasDeleted: false) }
        changes.note(there, isNews: true)
        report.pulledIDs.insert(id)
      case .drop:
        guard let item = standing.here?.item else { continue }
        hasNews = true
        remember(id)
        replace(.item(item), wasDeleted: true)
        changes.noteRemoval(of: item)
        report.deletedHere += 1
      default:
        if let there = standing.there { changes.note(there, isNews: false) }
      }
    }
    if hasNews { trip = changes.applied(to: trip) }
    return hasNews
  }

  private mutating func remember(_ id: String) {
    if before[id] == nil { before[id] = .some(state.entries[id]) }
  }

  /// Keeps a version that is being replaced.
  func version(_ entry: SharedEntry, wasDeleted: Bool) -> ReplacedVersion {
    ReplacedVersion(
      id: entry.id, modifiedAt: entry.modifiedAt, replacedAt: now, wasDeleted: wasDeleted,
      body: codec.body(of: entry, over: nil))
  }

  mutating func replace(_ entry: SharedEntry, wasDeleted: Bool) {
    state.replaced.add(version(entry, wasDeleted: wasDeleted))
  }

  /// Whether so much is gone from the place that it is probably a mistake: at least five items and more than half of
  /// the trip, or everything at once, including the trip's own entry.
  private func isTooMuch(_ steps: [String: EntryStep], _ place: PlaceReader<Codec>) -> Bool {
    if wishes.allowsRemovals { return false }
    let dropped = steps.values.count { $0 == .drop }
    let isEmptied = dropped > 0 && place.placed.isEmpty && state.entries[trip.id] != nil
    return isEmptied || dropped >= 5 && dropped * 2 > trip.itinerary.count
  }

  private mutating func ask(_ steps: [String: EntryStep]) {
    report.askToRemove(steps.values.count { $0 == .drop }, of: trip.itinerary.count)
    finish()
  }
}
