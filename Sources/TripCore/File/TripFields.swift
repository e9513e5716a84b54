import Base

/// The names of all fields of the trip file, in the order in which they are written.
enum TripField: FieldName, FileField {
  case format, version, id, name, startDate, dayCount, modifiedAt, items, deleted, dismissed, changes, schedule
  static let table = FieldTable<TripField>()
}

enum ItemField: FieldName, FileField {
  case id, day, sortOrder, modifiedAt, kind
  static let table = FieldTable<ItemField>()
}

enum KindField: FieldName, FileField {
  case game, travel, custom
  static let table = FieldTable<KindField>()
}

enum GameField: FieldName, FileField {
  case gameID = "gameId"
  case league, away, home, venue, city, start, timeZone, status
  static let table = FieldTable<GameField>()
}

enum LegField: FieldName, FileField {
  case from, to, visit, mode, departs, arrives, distanceMeters, durationSeconds, estimated, carrier, notes, generated,
    movedFrom
  static let table = FieldTable<LegField>()
}

enum PositionField: FieldName, FileField {
  case day, sortOrder
  static let table = FieldTable<PositionField>()
}

enum CustomField: FieldName, FileField {
  case title, category, icon, time, durationMinutes, location, url, notes
  static let table = FieldTable<CustomField>()
}

enum LocationField: FieldName, FileField {
  case name, latitude, longitude
  static let table = FieldTable<LocationField>()
}

enum TombstoneField: FieldName, FileField {
  case id, deletedAt, position
  static let table = FieldTable<TombstoneField>()
}

enum DismissalField: FieldName, FileField {
  case item, kind, reason, dismissedAt
  static let table = FieldTable<DismissalField>()
}

enum ChangeField: FieldName, FileField {
  case change, item, message, notedAt, seen
  static let table = FieldTable<ChangeField>()
}

enum ScheduleField: FieldName, FileField {
  case source, follows, assumedZone, club, home, excludes
  static let table = FieldTable<ScheduleField>()
}
