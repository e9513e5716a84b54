import ItineraryCore

/// Writes a trip for people and for version control.
///
/// Every item is a block of its own lines, and the lines between two items are all alike, so a move changes only the
/// lines of what moved, also at both ends of the list.
struct TripWriter {
  private(set) var out: [UInt8] = []

  mutating func write(_ trip: Trip) {
    let items = trip.itinerary.items
    out.reserveCapacity(1024 + items.count * 400)
    out.append("{\n  ")
    var fields = Separator(",\n  ")
    write(TripField.format, TripFile.format, &fields)
    name(TripField.version, &fields)
    JSONText.append(TripFile.version, to: &out)
    write(TripField.id, trip.id, &fields)
    write(TripField.name, trip.name, &fields)
    write(TripField.startDate, trip.startDate.description, &fields)
    name(TripField.dayCount, &fields)
    JSONText.append(trip.dayCount, to: &out)
    write(TripField.modifiedAt, trip.modifiedAt.description, &fields)
    name(TripField.items, &fields)
    blocks(items) { $0.write($1) }
    name(TripField.deleted, &fields)
    blocks(trip.deleted) { $0.write($1) }
    if let schedule = trip.schedule {
      name(TripField.schedule, &fields)
      write(schedule)
    }
    write(trip.extra, &fields)
    out.append("\n}\n")
  }

  private mutating func write(_ item: Item) {
    var fields = Separator()
    write(ItemField.id, item.id.text, &fields)
    name(ItemField.day, &fields)
    JSONText.append(item.position.day, to: &out)
    write(ItemField.sortOrder, item.position.sortOrder, &fields)
    write(ItemField.modifiedAt, item.modifiedAt.description, &fields)
    fields.next = ",\n    "
    name(ItemField.kind, &fields)
    object { writer, fields in
      switch item.kind {
      case .game(let game):
        writer.name(KindField.game, &fields)
        writer.write(game)
      case .travel(let leg):
        writer.name(KindField.travel, &fields)
        writer.write(leg)
      case .custom(let custom):
        writer.name(KindField.custom, &fields)
        writer.write(custom)
      }
      writer.write(item.kindExtra, &fields)
    }
    write(item.extra, &fields)
  }

  private mutating func write(_ game: Game) {
    object { writer, fields in
      writer.write(GameField.gameID, game.gameID, &fields)
      writer.write(GameField.league, game.league, &fields)
      writer.write(GameField.away, game.away, &fields)
      writer.write(GameField.home, game.home, &fields)
      writer.write(GameField.venue, game.venue, &fields)
      writer.write(GameField.city, game.city, &fields)
      switch game.start {
      case .at(let start): writer.write(GameField.start, start.description, &fields)
      case .on(let date): writer.write(GameField.start, date.description, &fields)
      }
      writer.write(GameField.timeZone, game.timeZone, &fields)
      writer.write(GameField.status, game.status.rawValue, &fields)
      writer.write(game.extra, &fields)
    }
  }

  private mutating func write(_ leg: Leg) {
    object { writer, fields in
      writer.write(LegField.from, leg.from, &fields)
      writer.write(LegField.to, leg.to, &fields)
      writer.write(LegField.visit, leg.visit.map(Double.init), &fields)
      writer.write(LegField.distanceMeters, leg.distanceMeters, &fields)
      writer.write(LegField.durationSeconds, leg.durationSeconds, &fields)
      if let estimated = leg.estimated {
        writer.name(LegField.estimated, &fields)
        writer.out.append(estimated ? "true" : "false")
      }
      writer.write(leg.extra, &fields)
    }
  }

  private mutating func write(_ custom: CustomItem) {
    object { writer, fields in
      writer.write(CustomField.title, custom.title, &fields)
      writer.write(CustomField.category, custom.category.rawValue, &fields)
      writer.write(CustomField.time, custom.time?.description, &fields)
      if let location = custom.location {
        writer.name(CustomField.location, &fields)
        writer.object { writer, fields in
          writer.write(LocationField.name, location.name, &fields)
          writer.write(LocationField.latitude, location.latitude, &fields)
          writer.write(LocationField.longitude, location.longitude, &fields)
          writer.write(location.extra, &fields)
        }
      }
      writer.write(CustomField.notes, custom.notes, &fields)
      writer.write(custom.extra, &fields)
    }
  }

  private mutating func write(_ tombstone: Tombstone) {
    var fields = Separator()
    write(TombstoneField.id, tombstone.id.text, &fields)
    write(TombstoneField.deletedAt, tombstone.deletedAt.description, &fields)
    write(tombstone.extra, &fields)
  }

  private mutating func write(_ schedule: ScheduleLink) {
    object { writer, fields in
      writer.write(ScheduleField.source, schedule.source, &fields)
      if let follows = schedule.follows {
        writer.name(ScheduleField.follows, &fields)
        writer.write(follows)
      }
      writer.write(ScheduleField.assumedZone, schedule.assumedZone, &fields)
      writer.write(ScheduleField.home, schedule.home, &fields)
      writer.write(schedule.extra, &fields)
    }
  }
}

// MARK: Parts

/// What stands between the fields of an object: nothing before the first.
private struct Separator {
  private var isFirst = true
  var next: String

  init(_ next: String = ", ") { self.next = next }

  mutating func write(to out: inout [UInt8]) {
    if !isFirst { out.append(text: next) }
    isFirst = false
  }
}

extension TripWriter {
  private mutating func object(_ write: (inout TripWriter, inout Separator) -> Void) {
    var fields = Separator()
    out.append(UInt8(ascii: "{"))
    write(&self, &fields)
    out.append(UInt8(ascii: "}"))
  }

  /// An array of objects, each on lines of its own: `[{`, the fields, `}, {`, the fields, `}]`.
  private mutating func blocks<Element>(_ elements: [Element], _ write: (inout TripWriter, Element) -> Void) {
    if elements.isEmpty { return out.append("[]") }
    var separator = "[{\n    "
    for element in elements {
      out.append(text: separator)
      write(&self, element)
      separator = "\n  }, {\n    "
    }
    out.append("\n  }]")
  }

  private mutating func write(_ strings: [String]) {
    var separator = Separator()
    out.append(UInt8(ascii: "["))
    for string in strings {
      separator.write(to: &out)
      JSONText.append(string, to: &out)
    }
    out.append(UInt8(ascii: "]"))
  }

  private mutating func name(_ field: some FileField, _ fields: inout Separator) {
    fields.write(to: &out)
    out.append(UInt8(ascii: "\""))
    out.append(text: field.rawValue)
    out.append("\": ")
  }

  /// Nothing for nil.
  private mutating func write(_ field: some FileField, _ text: String?, _ fields: inout Separator) {
    guard let text else { return }
    name(field, &fields)
    JSONText.append(text, to: &out)
  }

  /// Nothing for nil.
  private mutating func write(_ field: some FileField, _ number: Double?, _ fields: inout Separator) {
    guard let number else { return }
    name(field, &fields)
    JSONText.append(number, to: &out)
  }

  private mutating func write(_ extra: ExtraFields, _ fields: inout Separator) {
    for field in extra.fields {
      fields.write(to: &out)
      JSONText.append(field.name, to: &out)
      out.append(": ")
      out.append(text: field.json)
    }
  }
}
