import Base

/// Reads one item: a game, a leg or a custom item, with its position.
enum ItemReader {
  /// The offsets of the fields that are checked against other parts of the trip.
  struct Places {
    var id = 0
    var day = 0
  }

  static func item(from json: inout JSONReader) throws(ReadFailure) -> (Item, Places) {
    let start = json.nextValue()
    var places = Places()
    var id: String?
    var day: Int?
    var sortOrder: Double?
    var modifiedAt: Timestamp?
    var kind: (Item.Kind, ExtraFields)?
    let extra = try json.object(ItemField.self) { json, field throws(ReadFailure) in
      switch field {
      case .id:
        places.id = json.nextValue()
        id = try json.nonEmptyString()
      case .day:
        places.day = json.nextValue()
        day = try json.wholeNumber()
      case .sortOrder: sortOrder = try json.number()
      case .modifiedAt: modifiedAt = try json.timestamp()
      case .kind: kind = try Self.kind(from: &json)
      }
    }
    let position = Position(
      day: try day.required(ItemField.day, at: start), sortOrder: try sortOrder.required(ItemField.sortOrder, at: start)
    )
    let (payload, kindExtra) = try kind.required(ItemField.kind, at: start)
    let item = Item(
      id: ItemID(try id.required(ItemField.id, at: start)), position: position,
      modifiedAt: try modifiedAt.required(ItemField.modifiedAt, at: start), kind: payload, extra: extra,
      kindExtra: kindExtra)
    return (item, places)
  }

  private static func kind(from json: inout JSONReader) throws(ReadFailure) -> (Item.Kind, ExtraFields) {
    let start = json.nextValue()
    var kind: Item.Kind?
    var count = 0
    let extra = try json.object(KindField.self) { json, field throws(ReadFailure) in
      count += 1
      switch field {
      case .game: kind = .game(try game(from: &json))
      case .travel: kind = .travel(try leg(from: &json))
      case .custom: kind = .custom(try custom(from: &json))
      }
    }
    guard let kind, count == 1 else { throw json.failure(.kinds(count), at: start) }
    return (kind, extra)
  }

  private static func game(from json: inout JSONReader) throws(ReadFailure) -> Game {
    let start = json.nextValue()
    var gameID: String?
    var away: String?
    var home: String?
    var city: String?
    var begin: Game.Start?
    var game = Game(gameID: "", away: "", home: "", city: "", start: .on(CivilDate(dayNumber: 0)))
    game.extra = try json.object(GameField.self) { json, field throws(ReadFailure) in
      switch field {
      case .gameID: gameID = try json.nonEmptyString()
      case .league: game.league = try json.optionalString()
      case .away: away = try json.string()
      case .home: home = try json.string()
      case .venue: game.venue = try json.optionalString()
      case .city: city = try json.string()
      case .start: begin = try json.plannedMoment("start")
      case .timeZone: game.timeZone = try json.optionalString()
      case .status:
        game.status = try json.ifPresent { json throws(ReadFailure) in try json.word(Game.Status.self) } ?? .scheduled
      }
    }
    game.gameID = try gameID.required(GameField.gameID, at: start)
    game.away = try away.required(GameField.away, at: start)
    game.home = try home.required(GameField.home, at: start)
    game.city = try city.required(GameField.city, at: start)
    game.start = try begin.required(GameField.start, at: start)
    return game
  }

  private static func leg(from json: inout JSONReader) throws(ReadFailure) -> Leg {
    let start = json.nextValue()
    var from: String?
    var to: String?
    var leg = Leg(from: "", to: "")
    leg.extra = try json.object(LegField.self) { json, field throws(ReadFailure) in
      switch field {
      case .from: from = try json.string()
      case .to: to = try json.string()
      case .visit: leg.visit = try json.ifPresent { json throws(ReadFailure) in try count(from: &json) }
      case .mode: leg.mode = try json.ifPresent { json throws(ReadFailure) in try json.word(Leg.Mode.self) }
      case .departs:
        leg.departs = try json.ifPresent { json throws(ReadFailure) in try json.plannedMoment("departure") }
      case .arrives:
        leg.arrives = try json.ifPresent { json throws(ReadFailure) in try json.plannedMoment("time of arrival") }
      case .distanceMeters:
        leg.distanceMeters = try json.ifPresent { json throws(ReadFailure) in try size(from: &json) }
      case .durationSeconds:
        leg.durationSeconds = try json.ifPresent { json throws(ReadFailure) in try size(from: &json) }
      case .estimated: leg.estimated = try json.ifPresent { json throws(ReadFailure) in try json.bool() }
      case .carrier: leg.carrier = try json.ifPresent { json throws(ReadFailure) in try json.string() }
      case .notes: leg.notes = try json.ifPresent { json throws(ReadFailure) in try json.string() }
      case .generated: leg.generated = try json.ifPresent { json throws(ReadFailure) in try json.bool() }
      case .movedFrom: leg.movedFrom = try json.ifPresent { json throws(ReadFailure) in try position(from: &json) }
      }
    }
    leg.from = try from.required(LegField.from, at: start)
    leg.to = try to.required(LegField.to, at: start)
    return leg
  }

  static func position(from json: inout JSONReader) throws(ReadFailure) -> Position {
    let start = json.nextValue()
    var day: Int?
    var sortOrder: Double?
    _ = try json.object(PositionField.self) { json, field throws(ReadFailure) in
      switch field {
      case .day: day = try json.wholeNumber(in: 1...Int.max, "a whole number from 1")
      case .sortOrder: sortOrder = try json.number()
      }
    }
    return Position(
      day: try day.required(PositionField.day, at: start),
      sortOrder: try sortOrder.required(PositionField.sortOrder, at: start))
  }

  private static func count(from json: inout JSONReader) throws(ReadFailure) -> Int {
    try json.wholeNumber(in: 1...Int.max, "a whole number from 1")
  }

  /// A distance or a duration.
  private static func size(from json: inout JSONReader) throws(ReadFailure) -> Double {
    try json.number(in: 0...Double.greatestFiniteMagnitude, "a number from 0")
  }
}

// MARK: Custom items

extension ItemReader {
  private static func custom(from json: inout JSONReader) throws(ReadFailure) -> CustomItem {
    let start = json.nextValue()
    var title: String?
    var category: CustomItem.Category?
    var custom = CustomItem(title: "", category: .note)
    custom.extra = try json.object(CustomField.self) { json, field throws(ReadFailure) in
      switch field {
      case .title: title = try json.string()
      case .category: category = try json.word(CustomItem.Category.self)
      case .icon: custom.icon = try json.ifPresent { json throws(ReadFailure) in try json.icon() }
      case .time: custom.time = try json.ifPresent { json throws(ReadFailure) in try json.clockTime() }
      case .durationMinutes:
        custom.durationMinutes = try json.ifPresent { json throws(ReadFailure) in try count(from: &json) }
      case .location: custom.location = try json.ifPresent { json throws(ReadFailure) in try location(from: &json) }
      case .url: custom.url = try json.ifPresent { json throws(ReadFailure) in try json.string() }
      case .notes: custom.notes = try json.ifPresent { json throws(ReadFailure) in try json.string() }
      }
    }
    custom.title = try title.required(CustomField.title, at: start)
    custom.category = try category.required(CustomField.category, at: start)
    return custom
  }

  private static func location(from json: inout JSONReader) throws(ReadFailure) -> CustomItem.Location {
    var location = CustomItem.Location()
    location.extra = try json.object(LocationField.self) { json, field throws(ReadFailure) in
      switch field {
      case .name: location.name = try json.ifPresent { json throws(ReadFailure) in try json.string() }
      case .latitude:
        location.latitude = try json.ifPresent { json throws(ReadFailure) in try degrees(from: &json, to: 90) }
      case .longitude:
        location.longitude = try json.ifPresent { json throws(ReadFailure) in try degrees(from: &json, to: 180) }
      }
    }
    return location
  }

  private static func degrees(from json: inout JSONReader, to limit: Int) throws(ReadFailure) -> Double {
    try json.number(in: -Double(limit)...Double(limit), "degrees from -\(limit) to \(limit)")
  }
}
