import Itinerary
import Store

/// What a trip should be after all that was done to it, kept the plain way: every item as its last edit left it, and when
/// it was deleted. Knows the rules of placement in the words of the contract, and nothing of how the editor does them.
struct NaiveTrip {
  private(set) var items: [ItemID: Item] = [:]
  private(set) var deleted: [ItemID: Timestamp] = [:]
  var dayCount: Int

  init(_ trip: Trip) {
    for item in trip.itinerary.items { items[item.id] = item }
    dayCount = trip.dayCount
  }

  /// Records an edit of a writer who has not seen others' edits since `seen`: what differs from that, or from the writer's
  /// own version before, is as the writer left it, all else as others did; nothing of an item that others deleted.
  mutating func edit(_ item: Item, from before: Item? = nil, seen: Item? = nil) {
    guard let before, let seen, let known = items[item.id], isAlive(known) else { return items[item.id] = item }
    items[item.id] = item.keeping(known) { field in field(item) == field(before) && field(item) == field(seen) }
  }

  mutating func delete(_ id: ItemID, at now: Timestamp) { deleted[id] = now }

  private func isAlive(_ item: Item) -> Bool { deleted[item.id].map { $0 < item.modifiedAt } ?? true }

  /// The rows in order: items whose last edit is newer than their deletion.
  var rows: [Item] {
    items.values.filter(isAlive).sorted { a, b in
      if a.position.day != b.position.day { return a.position.day < b.position.day }
      if a.position.sortOrder != b.position.sortOrder { return a.position.sortOrder < b.position.sortOrder }
      return a.modifiedAt != b.modifiedAt ? a.modifiedAt < b.modifiedAt : a.id < b.id
    }
  }

  /// Takes over what a merge may have fixed, each time a microsecond later, where an edit would be a
  /// millisecond later or more; and nothing else.
  ///
  /// - Returns: the first item that is another for no such reason.
  mutating func adoptRepairs(of trip: Trip) -> ItemID? {
    for item in trip.itinerary.items where items[item.id] != item {
      guard let known = items[item.id],
        (1..<1000).contains(item.modifiedAt.microseconds - known.modifiedAt.microseconds),
        item.kind == known.kind, item.game == nil || item.position == known.position
      else { return item.id }
      items[item.id] = item
    }
    return nil
  }

  /// Whether a leg is where it can be: after every game of the stay it leaves, before every game of the one it reaches.
  static func isPlacedWell(_ leg: Leg, _ id: ItemID, in rows: [Item]) -> Bool {
    guard let place = rows.firstIndex(where: { $0.id == id }) else { return false }
    let games = rows.indices.filter { rows[$0].game.map { $0.status == .scheduled || $0.status == .timeTBD } ?? false }
    let city = { (row: Int) in rows[row].game?.city ?? "" }
    var stays: [[Int]] = []
    for row in games {
      if let last = stays.last?.last, city(last) == city(row) {
        stays[stays.count - 1].append(row)
      } else {
        stays.append([row])
      }
    }
    let journeys = zip(stays, stays.dropFirst()).filter { city($0[0]) == leg.from && city($1[0]) == leg.to }
    let number = (leg.visit ?? 1) - 1
    let departures = number < journeys.count ? journeys[number].0 : games.filter { city($0) == leg.from }
    let arrivals = number < journeys.count ? journeys[number].1 : games.filter { city($0) == leg.to }
    return departures.allSatisfy { $0 < place } && arrivals.allSatisfy { place < $0 }
  }

  /// Whether a leg may be deleted by hand: it makes no journey between two games, or another leg makes it too.
  static func isLegToSpare(_ item: Item, in rows: [Item]) -> Bool {
    guard let leg = item.leg else { return false }
    let cities = rows.compactMap(\.game).filter { $0.status == .scheduled || $0.status == .timeTBD }.map(\.city)
    let joins = zip(cities, cities.dropFirst()).count { $0 == leg.from && $1 == leg.to }
    return joins < leg.visit ?? 1 || rows.contains { $0.id != item.id && $0.leg.map { sameJourney($0, leg) } ?? false }
  }

  private static func sameJourney(_ a: Leg, _ b: Leg) -> Bool {
    a.from == b.from && a.to == b.to && a.visit ?? 1 == b.visit ?? 1
  }

  static func misplacedLegs(in rows: [Item]) -> Set<ItemID> {
    Set(rows.filter { row in row.leg.map { !isPlacedWell($0, row.id, in: rows) } ?? false }.map(\.id))
  }
}

extension Item {
  /// This version, with another one's values of the fields that satisfy a condition.
  fileprivate func keeping(_ other: Item, where isOpen: ((Item) -> AnyHashable?) -> Bool) -> Item {
    var retained = self
    if isOpen({ [$0.position.day, $0.position.sortOrder] as [AnyHashable] }) { retained.position = other.position }
    switch (kind, other.kind) {
    case (.custom(var new), .custom(let theirs)):
      func keep<Value: Equatable>(_ field: WritableKeyPath<CustomItem, Value>) {
        if isOpen({ item in item.custom.map { "\($0[keyPath: field])" } }) {
          new[keyPath: field] = theirs[keyPath: field]
        }
      }
      for field in [\CustomItem.icon, \.url, \.notes, \.reference, \.phone] { keep(field) }
      keep(\.title)
      keep(\.category)
      keep(\.cost)
      keep(\.deadline)
      keep(\.location)
      keep(\.time)
      keep(\.durationMinutes)
      keep(\.nights)
      keep(\.done)
      retained.kind = .custom(new)
    case (.game(var new), .game(let theirs)):
      if isOpen({ "\($0.game?.ticket as Any)" }) { new.ticket = theirs.ticket }
      retained.kind = .game(new)
    default: if isOpen({ "\($0.kind)" }) { retained.kind = other.kind }
    }
    return retained
  }
}
