import Itinerary

extension TripSketch {
  package static let firstDay = CivilDate(dayNumber: 20_637)

  /// A moment some milliseconds after ``made``.
  package static func moment(_ milliseconds: Int) -> Timestamp {
    Timestamp(microseconds: made.microseconds + Int64(milliseconds) * 1000)
  }

  package static func game(
    _ id: String, _ city: String, day: Int, _ sortOrder: Double = 100, _ status: Game.Status = .scheduled,
    modified: Int = 0
  ) -> Item {
    let game = Game(
      gameID: "g-\(id)", away: "Visitors", home: "Hosts", city: city, start: .on(firstDay), status: status)
    return item(id, day: day, order: sortOrder, modified: modified, .game(game))
  }

  package static func leg(
    _ id: String = "leg", _ from: String, _ to: String, visit: Int? = nil, day: Int = 1, _ sortOrder: Double = 1,
    modified: Int = 0
  ) -> Item {
    item(id, day: day, order: sortOrder, modified: modified, .travel(Leg(from: from, to: to, visit: visit)))
  }

  package static func custom(_ id: String, day: Int, _ sortOrder: Double = 1, modified: Int = 0) -> Item {
    item(id, day: day, order: sortOrder, modified: modified, .custom(CustomItem(title: id, category: .note)))
  }

  package static func trip(days: Int, _ items: [Item]) -> Trip {
    Trip(id: "trip", name: "Trip", startDate: firstDay, dayCount: days, modifiedAt: made, items: items)
  }

  /// Items by texts: `1 dinner` is a custom item of day 1, `1:100.5 a Chicago` a game, `2 leg Chicago>Gary#2` a leg.
  package static func rows(_ texts: String...) -> [Item] { texts.map(row) }

  package static func trip(days: Int, _ rows: String...) -> Trip { trip(days: days, rows.map(row)) }

  private static func row(_ text: String) -> Item {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    let place = words[0].split(separator: ":").map { Double($0) ?? .nan }
    let (day, order) = (Int(place[0]), place.count > 1 ? place[1] : nil)
    guard words.count > 2 else { return custom(words[1], day: day, order ?? 1) }
    let ends = words[2].split(separator: ">").map(String.init)
    guard ends.count > 1 else { return game(words[1], words[2], day: day, order ?? 100) }
    let to = ends[1].split(separator: "#").map(String.init)
    return leg(words[1], ends[0], to[0], visit: to.count > 1 ? Int(to[1]) : nil, day: day, order ?? 1)
  }

  package static func item(_ id: String, day: Int = 1, order: Double = 1, modified: Int = 0, _ kind: ItemKind) -> Item {
    Item(id: ItemID(id), position: Position(day: day, sortOrder: order), modifiedAt: moment(modified), kind: kind)
  }
}

extension Trip {
  package func advisories(_ zones: Zones = TestZones.all) -> [Advisory] {
    Advisories(of: self, under: ItineraryConstraints(itinerary), zones: zones, rules: .standard).all
  }

  @discardableResult
  package mutating func apply(_ edit: Edit, at now: Timestamp) throws(Refusal) -> Edit.Outcome {
    var edited = EditedTrip(self)
    let outcome = try edited.apply(edit, at: now)
    self = edited.trip
    return outcome
  }

  @discardableResult
  package mutating func moveItem(
    at index: ItemIndex, toSlot slot: SlotNumber, now: Timestamp
  ) throws(Refusal) -> Edit.Outcome {
    try apply(.move(itinerary[index].id, to: slot), at: now)
  }

  package func ids(onDay day: Int) -> [String] { itinerary.range(ofDay: day).map { itinerary[$0].id.text } }

  package var listing: String { "\(dayCount) days\n" + itinerary.items.map(\.listing).joined(separator: "\n") }
}

extension Item {
  package mutating func changeCustom(_ change: (inout CustomItem) -> Void) {
    guard case .custom(var custom) = kind else { return }
    change(&custom)
    kind = .custom(custom)
  }

  package mutating func changeLeg(_ change: (inout Leg) -> Void) {
    guard case .travel(var leg) = kind else { return }
    change(&leg)
    kind = .travel(leg)
  }

  package mutating func changeGame(_ change: (inout Game) -> Void) {
    guard case .game(var game) = kind else { return }
    change(&game)
    kind = .game(game)
  }

  package var listing: String {
    let what =
      switch kind {
      case .game(let game): "game in \(game.city.debugDescription), \(game.status)"
      case .travel(let leg): "leg \(leg.from.debugDescription) to \(leg.to.debugDescription), visit \(leg.visit ?? -1)"
      case .custom(let custom): "custom \(custom.title.debugDescription)"
      }
    return "  \(id): day \(position.day), sortOrder \(position.sortOrder), modifiedAt \(modifiedAt), \(what)"
  }
}
