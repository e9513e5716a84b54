import Itinerary

/// Items with positions and moments of their own.
extension TripSketch {
  /// The first day of the trips.
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
    return item(id, day, sortOrder, modified, .game(game))
  }

  package static func leg(
    _ id: String = "leg", _ from: String, _ to: String, visit: Int? = nil, day: Int = 1, _ sortOrder: Double = 1,
    modified: Int = 0
  ) -> Item {
    item(id, day, sortOrder, modified, .travel(Leg(from: from, to: to, visit: visit)))
  }

  package static func custom(_ id: String, day: Int, _ sortOrder: Double = 1, modified: Int = 0) -> Item {
    item(id, day, sortOrder, modified, .custom(CustomItem(title: id, category: .note)))
  }

  package static func trip(days: Int, _ items: [Item]) -> Trip {
    Trip(id: "trip", name: "Trip", startDate: firstDay, dayCount: days, modifiedAt: made, items: items)
  }

  private static func item(_ id: String, _ day: Int, _ sortOrder: Double, _ modified: Int, _ kind: ItemKind) -> Item {
    Item(
      id: ItemID(id), position: Position(day: day, sortOrder: sortOrder), modifiedAt: moment(modified), kind: kind)
  }
}

extension Trip {
  /// The ids of a day's rows, in list order.
  package func ids(onDay day: Int) -> [String] { itinerary.range(ofDay: day).map { itinerary[$0].id.text } }

  /// Everything needed to write a failing trip down again.
  package var listing: String { "\(dayCount) days\n" + itinerary.items.map(\.listing).joined(separator: "\n") }
}

extension Item {
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
