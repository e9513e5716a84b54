/// The names of all fields of the trip file, in the order in which they are written.
enum TripField: String, FileField {
  case format, version, id, name, startDate, dayCount, modifiedAt, items, deleted, schedule
  static let table = FieldTable<TripField>()
}

enum ItemField: String, FileField {
  case id, day, sortOrder, modifiedAt, kind
  static let table = FieldTable<ItemField>()
}

enum KindField: String, FileField {
  case game, travel, custom
  static let table = FieldTable<KindField>()
}

enum GameField: String, FileField {
  case gameID = "gameId"
  case league, away, home, venue, city, start, timeZone, status
  static let table = FieldTable<GameField>()
}

enum LegField: String, FileField {
  case from, to, visit, distanceMeters, durationSeconds, estimated
  static let table = FieldTable<LegField>()
}

enum CustomField: String, FileField {
  case title, category, time, location, notes
  static let table = FieldTable<CustomField>()
}

enum LocationField: String, FileField {
  case name, latitude, longitude
  static let table = FieldTable<LocationField>()
}

enum TombstoneField: String, FileField {
  case id, deletedAt
  static let table = FieldTable<TombstoneField>()
}

enum ScheduleField: String, FileField {
  case source, follows, assumedZone, home
  static let table = FieldTable<ScheduleField>()
}
