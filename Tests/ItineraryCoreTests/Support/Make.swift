import ItineraryCore

/// Short ways to write items and trips in tests.
enum Make {
  static let date = CivilDate(dayNumber: 20_637)
  static let start = Timestamp(microseconds: 1_780_315_200_000_000)

  /// A moment some milliseconds after ``start``.
  static func moment(_ milliseconds: Int) -> Timestamp {
    Timestamp(microseconds: start.microseconds + Int64(milliseconds) * 1000)
  }

  static func game(
    _ id: String, _ city: String, day: Int, _ sortOrder: Double = 100, _ status: Game.Status = .scheduled,
    modified: Int = 0
  ) -> Item {
    let game = Game(gameID: "g-\(id)", away: "Visitors", home: "Hosts", city: city, start: .on(date), status: status)
    return item(id, day, sortOrder, modified, .game(game))
  }

  static func leg(
    _ id: String = "leg", _ from: String, _ to: String, visit: Int? = nil, day: Int = 1, _ sortOrder: Double = 1,
    modified: Int = 0
  ) -> Item {
    item(id, day, sortOrder, modified, .travel(Leg(from: from, to: to, visit: visit)))
  }

  static func custom(_ id: String, day: Int, _ sortOrder: Double = 1, modified: Int = 0) -> Item {
    item(id, day, sortOrder, modified, .custom(CustomItem(title: id, category: .note)))
  }

  static func trip(days: Int, _ items: [Item]) -> Trip {
    Trip(id: "trip", name: "Trip", startDate: date, dayCount: days, modifiedAt: start, items: items)
  }

  private static func item(_ id: String, _ day: Int, _ sortOrder: Double, _ modified: Int, _ kind: Item.Kind) -> Item {
    Item(
      id: ItemID(id), position: Position(day: day, sortOrder: sortOrder), modifiedAt: moment(modified), kind: kind)
  }
}

extension Trip {
  /// The ids of a day's rows, in list order.
  func ids(onDay day: Int) -> [String] { itinerary.range(ofDay: day).map { itinerary[$0].id.text } }

  func item(_ id: String) -> Item? { itinerary.item(ItemID(id)) }

  /// Everything needed to write a failing trip down again.
  var listing: String { "\(dayCount) days\n" + itinerary.items.map(\.listing).joined(separator: "\n") }
}

extension Item {
  var listing: String {
    let what =
      switch kind {
      case .game(let game): "game in \(game.city.debugDescription), \(game.status)"
      case .travel(let leg): "leg \(leg.from.debugDescription) to \(leg.to.debugDescription), visit \(leg.visit ?? -1)"
      case .custom(let custom): "custom \(custom.title.debugDescription)"
      }
    return "  \(id): day \(position.day), sortOrder \(position.sortOrder), modifiedAt \(modifiedAt), \(what)"
  }
}
