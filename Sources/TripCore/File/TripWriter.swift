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
      ScheduleLink.fields.write(schedule, to: &out)
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

  private mutating func write(_ kind: ItemKind, extra: ExtraFields) {
    var fields = openObject()
    switch kind {
    case .game(let game):
      name(KindField.game, &fields)
      Game.fields.write(game, to: &out)
    case .travel(let leg):
      name(KindField.travel, &fields)
      Leg.fields.write(leg, to: &out)
    case .custom(let custom):
      name(KindField.custom, &fields)
      CustomItem.fields.write(custom, to: &out)
    }
    write(extra, &fields)
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
      Position.fields.write(position, to: &out)
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
}

/// A separator between the fields of an object: nothing before the first.
struct Separator {
  private var isFirst = true
  var next: StaticString

  init(_ next: StaticString = ", ") { self.next = next }

  mutating func write(to out: inout ByteWriter) {
    if !isFirst { out.append(next) }
    isFirst = false
  }

  /// Appends unknown fields.
  mutating func append(_ extra: ExtraFields, to out: inout ByteWriter) {
    for field in extra.fields {
      write(to: &out)
      JSONText.append(field.name, to: &out)
      out.append(": ")
      out.append(text: field.json)
    }
  }
}

/// An array of objects, each on lines of its own: `[{`, the fields, `}, {`, the fields, `}]`.
struct Blocks {
  private var isEmpty = true

  mutating func begin(in out: inout ByteWriter) {
    out.append(isEmpty ? "[{\n    " : "\n  }, {\n    ")
    isEmpty = false
  }

  func end(in out: inout ByteWriter) {
    out.append(isEmpty ? "[]" : "\n  }]")
  }
}

/// The functions that take a field are inlined, so that its name is a constant to them.
extension TripWriter {
  mutating func openObject() -> Separator {
    out.append(UInt8(ascii: "{"))
    return Separator()
  }

  mutating func closeObject() {
    out.append(UInt8(ascii: "}"))
  }

  mutating func name(_ field: some FileField, _ fields: inout Separator) {
    fields.write(to: &out)
    out.append(UInt8(ascii: "\""))
    out.append(field.rawValue.constant)
    out.append("\": ")
  }

  /// Writes a field; nothing for nil.
  mutating func write(_ field: some FileField, _ text: String?, _ fields: inout Separator) {
    guard let text else { return }
    name(field, &fields)
    JSONText.append(text, to: &out)
  }

  /// Writes a field; nothing for nil.
  mutating func write<Moment: DigitFormatted>(
    _ field: some FileField, _ moment: Moment?, _ fields: inout Separator
  ) {
    guard let moment else { return }
    name(field, &fields)
    JSONText.append(moment, to: &out)
  }

  /// Writes a field; nothing for nil.
  mutating func write(_ field: some FileField, _ number: Double?, _ fields: inout Separator) {
    guard let number else { return }
    name(field, &fields)
    JSONText.append(number, to: &out)
  }

  /// Writes a field; nothing for nil.
  mutating func write(_ field: some FileField, _ flag: Bool?, _ fields: inout Separator) {
    guard let flag else { return }
    name(field, &fields)
    out.append(flag ? "true" : "false")
  }

  mutating func write(_ extra: ExtraFields, _ fields: inout Separator) { fields.append(extra, to: &out) }
}
