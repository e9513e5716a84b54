/// Writes a trip for people and for version control.
///
/// Every item is a block of its own lines, and the lines between two items are all alike, so a move changes only the
/// lines of what moved, also at both ends of the list.
enum TripWriter {
  static func text(of trip: Trip) -> String {
    var fields = [
      field(TripField.format, JSONText.quoted(TripFile.format)),
      field(TripField.version, "\(TripFile.version)"),
      field(TripField.id, JSONText.quoted(trip.id)),
      field(TripField.name, JSONText.quoted(trip.name)),
      field(TripField.startDate, JSONText.quoted(trip.startDate.description)),
      field(TripField.dayCount, "\(trip.dayCount)"),
      field(TripField.modifiedAt, JSONText.quoted(trip.modifiedAt.description)),
      field(TripField.items, blocks(trip.itinerary.items.map(text))),
      field(TripField.deleted, blocks(Tombstone.fields, trip.deleted)),
    ]
    if !trip.dismissed.isEmpty { fields.append(field(TripField.dismissed, blocks(Dismissal.fields, trip.dismissed))) }
    if !trip.changes.isEmpty { fields.append(field(TripField.changes, blocks(NotedChange.fields, trip.changes))) }
    if let schedule = trip.schedule { fields.append(field(TripField.schedule, ScheduleLink.fields.text(of: schedule))) }
    return "{\n  " + (fields + trip.extra.texts).joined(separator: ",\n  ") + "\n}\n"
  }

  static func text(of item: Item) -> String {
    let place = [
      field(ItemField.id, JSONText.quoted(item.id.text)),
      field(ItemField.day, "\(item.position.day)"),
      field(ItemField.sortOrder, JSONText.number(item.position.sortOrder)),
      field(ItemField.modifiedAt, JSONText.quoted(item.modifiedAt.description)),
    ].joined(separator: ", ")
    let content =
      switch item.kind {
      case .game(let game): field(KindField.game, Game.fields.text(of: game))
      case .travel(let leg): field(KindField.travel, Leg.fields.text(of: leg))
      case .custom(let custom): field(KindField.custom, CustomItem.fields.text(of: custom))
      }
    let kind = JSONText.object([content] + item.kindExtra.texts)
    return ([place, field(ItemField.kind, kind)] + item.extra.texts).joined(separator: ",\n    ")
  }

  private static func field(_ field: some FileField, _ value: String) -> String {
    JSONText.field(field.rawValue, value)
  }

  private static func blocks<Object>(_ fields: FieldList<Object>, _ objects: [Object]) -> String {
    blocks(objects.map { fields.texts(of: $0).joined(separator: ", ") })
  }

  private static func blocks(_ objects: [String]) -> String {
    objects.isEmpty ? "[]" : "[{\n    " + objects.joined(separator: "\n  }, {\n    ") + "\n  }]"
  }
}

extension ExtraFields {
  var texts: [String] { named.map { JSONText.field($0.name, $0.json) } }

  var named: [(name: String, json: String)] { fields.map { ($0.name, $0.json) } }
}
