/// Reads a trip. Items are in ``ItemReader``.
struct TripReader {
  private var format: Void?
  private var version: Int?
  private var id: String?
  private var name: String?
  private var startDate: CivilDate?
  private var dayCount: Int?
  private var modifiedAt: Timestamp?
  private var items: UncheckedItems?
  private var deleted: [Tombstone]?
  private var dismissed: [Dismissal]?
  private var changes: [NotedChange]?
  private var schedule: ScheduleLink?

  static func trip(from json: inout JSONReader) throws(ReadFailure) -> Trip {
    let start = json.nextValue()
    var reader = TripReader()
    let extra = try reader.readFields(from: &json)
    return try reader.trip(extra, at: start, in: json)
  }

  /// Reads the fields before the items from the first bytes of a trip file, if they are there.
  static func heading(from json: inout JSONReader) -> TripHeading? {
    var reader = TripReader()
    _ = try? reader.readFields(from: &json)
    // The first bytes may end in the middle of a value; where items follow, all values before them are whole.
    guard reader.format != nil, reader.items != nil, let id = reader.id, let name = reader.name,
      let startDate = reader.startDate,
      let dayCount = reader.dayCount
    else { return nil }
    return TripHeading(id: id, name: name, startDate: startDate, dayCount: dayCount)
  }

  private mutating func readFields(from json: inout JSONReader) throws(ReadFailure) -> ExtraFields {
    try json.object(TripField.self) { json, field throws(ReadFailure) in
      switch field {
      case .format: format = try Self.readFormat(from: &json)
      case .version: version = try Self.readVersion(from: &json)
      case .id: id = try json.nonEmptyString()
      case .name: name = try json.string()
      case .startDate: startDate = try json.date()
      case .dayCount:
        dayCount = try json.wholeNumber(in: 1...TripFile.longestTrip, "a number from 1 to \(TripFile.longestTrip)")
      case .modifiedAt: modifiedAt = try json.timestamp()
      case .items:
        var list = UncheckedItems()
        // Including the items read before the end of the text.
        defer { items = list }
        try list.read(from: &json)
      case .deleted:
        deleted = try json.ifPresent { json throws(ReadFailure) in try Tombstone.fields.readAll(from: &json) }
      case .dismissed:
        dismissed = try json.ifPresent { json throws(ReadFailure) in try Dismissal.fields.readAll(from: &json) }
      case .changes:
        changes = try json.ifPresent { json throws(ReadFailure) in try NotedChange.fields.readAll(from: &json) }
      case .schedule:
        schedule = try json.ifPresent { json throws(ReadFailure) in try ScheduleLink.fields.read(from: &json) }
      }
    }
  }

  private func trip(_ extra: ExtraFields, at start: Int, in json: JSONReader) throws(ReadFailure) -> Trip {
    if format == nil { throw json.failure(.notATrip, at: start) }
    _ = try version.required(TripField.version, at: start)
    let days = try dayCount.required(TripField.dayCount, at: start)
    let list = try items.required(TripField.items, at: start)
    try list.checkDays(dayCount: days, in: json)
    var trip = Trip(
      id: try id.required(TripField.id, at: start), name: try name.required(TripField.name, at: start),
      startDate: try startDate.required(TripField.startDate, at: start), dayCount: days,
      modifiedAt: try modifiedAt.required(TripField.modifiedAt, at: start), items: list.items)
    (trip.deleted, trip.dismissed, trip.changes) = (deleted ?? [], dismissed ?? [], changes ?? [])
    (trip.schedule, trip.extra) = (schedule, extra)
    return trip
  }

  private static func readFormat(from json: inout JSONReader) throws(ReadFailure) {
    let start = json.nextValue()
    if try json.string() != TripFile.format { throw json.failure(.notATrip, at: start) }
  }

  private static func readVersion(from json: inout JSONReader) throws(ReadFailure) -> Int {
    let start = json.nextValue()
    let version = try json.wholeNumber(in: 1...Int.max, "a version number")
    if version > TripFile.version { throw json.failure(.newerVersion(version), at: start) }
    return version
  }
}

/// The items of a trip on their way in, each with the place of its day: the number of days may come behind them.
private struct UncheckedItems {
  private(set) var items: [Item] = []
  private var days: [(day: Int, offset: Int)] = []

  mutating func read(from json: inout JSONReader) throws(ReadFailure) {
    var ids: Set<String> = []
    try json.array { json throws(ReadFailure) in
      let (item, places) = try ItemReader.item(from: &json)
      if !ids.insert(item.id.text).inserted { throw json.failure(.repeatedID(item.id.text), at: places.id) }
      items.append(item)
      days.append((item.position.day, places.day))
    }
  }

  func checkDays(dayCount: Int, in json: JSONReader) throws(ReadFailure) {
    for (day, offset) in days where !(1...dayCount).contains(day) {
      throw json.failure(.expected("a day from 1 to \(dayCount)", found: "\(day)"), at: offset)
    }
  }
}
