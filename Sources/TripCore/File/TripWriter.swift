import Base

/// Writes a trip for people and for version control.
///
/// Every item is a block of its own lines, and the lines between two items are all alike, so a move changes only the
/// lines of what moved, also at both ends of the list.
struct TripWriter: ~Copyable {
  var out: ByteWriter

  static func bytes(of trip: Trip) -> [UInt8] {
    var writer = TripWriter(out: ByteWriter(expected: 1024 + trip.itinerary.count * 400))
    writer.write(trip)
    return writer.out.bytes()
  }

  /// A single item in the format of trip files.
  static func bytes(of item: Item) -> [UInt8] {
    var writer = TripWriter(out: ByteWriter(expected: 400))
    writer.out.append(UInt8(ascii: "{"))
    writer.write(item)
    writer.closeObject()
    return writer.out.bytes()
  }

  private mutating func write(_ trip: Trip) {
    out.append("{\n  ")
    var fields = Separator(",\n  ")
    write(TripField.format, TripFile.format, &fields)
    name(TripField.version, &fields)
    JSONText.append(TripFile.version, to: &out)
    write(TripField.id, trip.id, &fields)
    write(TripField.name, trip.name, &fields)
    write(TripField.startDate, trip.startDate, &fields)
    name(TripField.dayCount, &fields)
    JSONText.append(trip.dayCount, to: &out)
    write(TripField.modifiedAt, trip.modifiedAt, &fields)
    name(TripField.items, &fields)
    write(trip.itinerary.items)
    name(TripField.deleted, &fields)
    write(trip.deleted)
    if !trip.dismissed.isEmpty {
      name(TripField.dismissed, &fields)
      write(trip.dismissed)
    }
    if !trip.changes.isEmpty {
      name(TripField.changes, &fields)
      write(trip.changes)
    }
    if let schedule = trip.schedule {
      name(TripField.schedule, &fields)
      write(schedule)
    }
    write(trip.extra, &fields)
    out.append("\n}\n")
  }

  private mutating func write(_ items: [Item]) {
    var blocks = Blocks()
    // In place: to copy an item takes a good part of the time of writing it.
    items.withUnsafeBufferPointer { items in
      for index in items.indices {
        blocks.begin(in: &out)
        write(items[index])
      }
    }
    blocks.end(in: &out)
  }

  private mutating func write(_ item: Item) {
    var fields = Separator()
    write(ItemField.id, item.id.text, &fields)
    name(ItemField.day, &fields)
    JSONText.append(item.position.day, to: &out)
    write(ItemField.sortOrder, item.position.sortOrder, &fields)
    write(ItemField.modifiedAt, item.modifiedAt, &fields)
    fields.next = ",\n    "
    name(ItemField.kind, &fields)
    write(item.kind, extra: item.kindExtra)
    write(item.extra, &fields)
  }

  private mutating func write(_ kind: Item.Kind, extra: ExtraFields) {
    var fields = openObject()
    switch kind {
    case .game(let game):
      name(KindField.game, &fields)
      write(game)
    case .travel(let leg):
      name(KindField.travel, &fields)
      write(leg)
    case .custom(let custom):
      name(KindField.custom, &fields)
      write(custom)
    }
    write(extra, &fields)
    closeObject()
  }

  private mutating func write(_ game: Game) {
    var fields = openObject()
    write(GameField.gameID, game.gameID, &fields)
    write(GameField.league, game.league, &fields)
    write(GameField.away, game.away, &fields)
    write(GameField.home, game.home, &fields)
    write(GameField.venue, game.venue, &fields)
    write(GameField.city, game.city, &fields)
    write(GameField.start, game.start, &fields)
    write(GameField.timeZone, game.timeZone, &fields)
    write(GameField.status, game.status.rawValue, &fields)
    write(game.extra, &fields)
    closeObject()
  }

  private mutating func write(_ leg: Leg) {
    var fields = openObject()
    write(LegField.from, leg.from, &fields)
    write(LegField.to, leg.to, &fields)
    write(LegField.visit, leg.visit.map(Double.init), &fields)
    write(LegField.mode, leg.mode?.rawValue, &fields)
    write(LegField.departs, leg.departs, &fields)
    write(LegField.arrives, leg.arrives, &fields)
    write(LegField.distanceMeters, leg.distanceMeters, &fields)
    write(LegField.durationSeconds, leg.durationSeconds, &fields)
    write(LegField.estimated, leg.estimated, &fields)
    write(LegField.carrier, leg.carrier, &fields)
    write(LegField.notes, leg.notes, &fields)
    write(LegField.generated, leg.generated, &fields)
    if let position = leg.movedFrom {
      name(LegField.movedFrom, &fields)
      write(position)
    }
    write(leg.extra, &fields)
    closeObject()
  }

  private mutating func write(_ position: Position) {
    var fields = openObject()
    name(PositionField.day, &fields)
    JSONText.append(position.day, to: &out)
    write(PositionField.sortOrder, position.sortOrder, &fields)
    closeObject()
  }

  private mutating func write(_ custom: CustomItem) {
    var fields = openObject()
    write(CustomField.title, custom.title, &fields)
    write(CustomField.category, custom.category.rawValue, &fields)
    write(CustomField.icon, custom.icon, &fields)
    write(CustomField.time, custom.time, &fields)
    write(CustomField.durationMinutes, custom.durationMinutes.map(Double.init), &fields)
    for location in custom.places {
      name(CustomField.location, &fields)
      write(location)
    }
    write(CustomField.url, custom.url, &fields)
    write(CustomField.notes, custom.notes, &fields)
    write(custom.extra, &fields)
    closeObject()
  }

  private mutating func write(_ location: CustomItem.Location) {
    var fields = openObject()
    write(LocationField.name, location.name, &fields)
    write(LocationField.latitude, location.latitude, &fields)
    write(LocationField.longitude, location.longitude, &fields)
    write(location.extra, &fields)
    closeObject()
  }

  private mutating func write(_ tombstones: [Tombstone]) {
    var blocks = Blocks()
    for tombstone in tombstones {
      blocks.begin(in: &out)
      write(tombstone)
    }
    blocks.end(in: &out)
  }

  private mutating func write(_ tombstone: Tombstone) {
    var fields = Separator()
    write(TombstoneField.id, tombstone.id.text, &fields)
    write(TombstoneField.deletedAt, tombstone.deletedAt, &fields)
    if let position = tombstone.position {
      name(TombstoneField.position, &fields)
      write(position)
    }
    write(tombstone.extra, &fields)
  }

  private mutating func write(_ dismissals: [Dismissal]) {
    var blocks = Blocks()
    for dismissal in dismissals {
      blocks.begin(in: &out)
      var fields = Separator()
      write(DismissalField.item, dismissal.item.text, &fields)
      write(DismissalField.kind, dismissal.kind, &fields)
      write(DismissalField.reason, dismissal.reason, &fields)
      write(DismissalField.dismissedAt, dismissal.dismissedAt, &fields)
      write(dismissal.extra, &fields)
    }
    blocks.end(in: &out)
  }

  private mutating func write(_ changes: [NotedChange]) {
    var blocks = Blocks()
    for change in changes {
      blocks.begin(in: &out)
      var fields = Separator()
      write(ChangeField.change, change.kind, &fields)
      write(ChangeField.item, change.item?.text, &fields)
      write(ChangeField.message, change.message, &fields)
      write(ChangeField.notedAt, change.notedAt, &fields)
      write(ChangeField.seen, change.isSeen ? true : nil, &fields)
      write(change.extra, &fields)
    }
    blocks.end(in: &out)
  }

  private mutating func write(_ schedule: ScheduleLink) {
    var fields = openObject()
    write(ScheduleField.source, schedule.source, &fields)
    if let follows = schedule.follows {
      name(ScheduleField.follows, &fields)
      write(follows)
    }
    write(ScheduleField.assumedZone, schedule.assumedZone, &fields)
    write(ScheduleField.club, schedule.club, &fields)
    write(ScheduleField.home, schedule.home, &fields)
    if let excludes = schedule.excludes {
      name(ScheduleField.excludes, &fields)
      write(excludes)
    }
    write(schedule.extra, &fields)
    closeObject()
  }
}
