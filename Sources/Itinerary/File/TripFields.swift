/// The names of all fields of the trip file, in the order in which they are written.
enum TripField: String, FileField {
  case format, version, id, name, startDate, dayCount, modifiedAt, items, deleted, dismissed, changes, schedule
}

enum ItemField: String, FileField {
  case id, day, sortOrder, modifiedAt, kind
}

enum KindField: String, FileField {
  case game, travel, custom
}

// MARK: The fields of rows

extension Game {
  static let fields = FieldList(
    Game(gameID: "", away: "", home: "", city: "", start: .on(CivilDate(dayNumber: 0))),
    [
      .required("gameId", \.gameID, .nonEmptyString),
      .optional("league", \.league, .string),
      .optional("competition", \.competition, .string),
      .required("away", \.away, .string),
      .required("home", \.home, .string),
      .optional("venue", \.venue, .string, group: "venue"),
      .required("city", \.city, .string, group: "venue"),
      .required("start", \.start, .moment("start"), group: "start"),
      .optional("end", \.end, .moment("end"), group: "start"),
      .optional("timeZone", \.timeZone, .string, group: "start"),
      .optional("neutral", \.neutral, .flag, group: "venue"),
      .optional("homeFirst", \.homeFirst, .flag),
      .required("status", \.status, .word(), else: .scheduled, group: "start"),
      .optional("ticket", \.ticket, .object(Ticket.fields)),
    ], extra: \.extra)
}

extension Leg {
  static let fields = FieldList(
    Leg(from: "", to: ""),
    [
      .required("from", \.from, .string),
      .required("to", \.to, .string),
      .optional("visit", \.visit, .count),
      .optional("mode", \.mode, .word(), group: "figures"),
      .optional("departs", \.departs, .moment("departure"), group: "times"),
      .optional("arrives", \.arrives, .moment("time of arrival"), group: "times"),
      .optional("distanceMeters", \.distanceMeters, .size, group: "figures"),
      .optional("durationSeconds", \.durationSeconds, .size, group: "figures"),
      .optional("estimated", \.estimated, .flag, group: "figures"),
      .optional("carrier", \.carrier, .string),
      .optional("reference", \.reference, .string),
      .optional("seat", \.seat, .string),
      .optional("cost", \.cost, .object(Money.fields)),
      .optional("notes", \.notes, .string),
      .optional("parts", \.parts, .list(LegPart.fields), group: "times"),
      .optional("generated", \.generated, .flag),
      .optional("movedFrom", \.movedFrom, .object(Position.fields)),
    ], extra: \.extra)
}

extension LegPart {
  static let fields = FieldList(
    LegPart(from: "", to: ""),
    [
      .optional("mode", \.mode, .word()),
      .required("from", \.from, .string),
      .required("to", \.to, .string),
      .optional("departs", \.departs, .moment("departure")),
      .optional("arrives", \.arrives, .moment("time of arrival")),
      .optional("carrier", \.carrier, .string),
      .optional("reference", \.reference, .string),
      .optional("seat", \.seat, .string),
    ], extra: \.extra)
}

extension CustomItem {
  static let fields = FieldList(
    CustomItem(title: "", category: .note),
    [
      .required("title", \.title, .string),
      .required("category", \.category, .word()),
      .optional("icon", \.icon, .icon),
      .optional("time", \.time, .clockTime),
      .optional("durationMinutes", \.durationMinutes, .count),
      .optional("nights", \.nights, .count),
      .optional("location", \.location, .object(Location.fields)),
      .optional("url", \.url, .string),
      .optional("reference", \.reference, .string),
      .optional("phone", \.phone, .string),
      .optional("cost", \.cost, .object(Money.fields)),
      .optional("deadline", \.deadline, .date),
      .optional("notes", \.notes, .string),
      .optional("done", \.done, .flag),
    ], extra: \.extra)
}

extension Ticket {
  static let fields = FieldList(
    Ticket(),
    [
      .optional("seat", \.seat, .string),
      .optional("reference", \.reference, .string),
      .optional("cost", \.cost, .object(Money.fields)),
      .optional("notes", \.notes, .string),
    ], extra: \.extra)
}

extension Money {
  static let fields = FieldList(
    Money(amount: "0", currency: ""),
    [.required("amount", \.amount, .amount), .required("currency", \.currency, .currency)], extra: \.extra)
}

extension CustomItem.Location {
  static let fields = FieldList(
    CustomItem.Location(),
    [
      .optional("name", \.name, .string),
      .optional("latitude", \.latitude, .degrees(to: 90)),
      .optional("longitude", \.longitude, .degrees(to: 180)),
      .optional("approximate", \.approximate, .flag),
    ], extra: \.extra)
}

extension Position {
  static let fields = FieldList(
    Position(day: 1, sortOrder: 0), [.required("day", \.day, .count), .required("sortOrder", \.sortOrder, .number)])
}

extension ReadingAnswers {
  static let fields = FieldList(
    ReadingAnswers(),
    [
      .optional("columns", \.columns, .strings),
      .optional("cities", \.cities, .strings),
      .optional("encoding", \.encoding, .string),
      .optional("league", \.league, .string),
      .optional("year", \.year, .count),
    ], extra: \.extra)
}

extension ScheduleLink {
  static let fields = FieldList(
    ScheduleLink(),
    [
      .optional("source", \.source, .string),
      .optional("follows", \.follows, .strings),
      .optional("assumedZone", \.assumedZone, .string),
      .optional("club", \.club, .string),
      .optional("dayFirst", \.dayFirst, .flag),
      .optional("answers", \.answers, .object(ReadingAnswers.fields)),
      .optional("home", \.home, .string),
      .optional("excludes", \.excludes, .strings),
      .optional("preseason", \.preseason, .flag),
      .optional("buffer", \.buffer, .minutes),
      .optional("maxDriving", \.maxDriving, .count),
      .optional("drivingHours", \.drivingHours, .string),
      .optional("daysOff", \.daysOff, .strings),
    ], extra: \.extra)
}

extension Tombstone {
  static let fields = FieldList(
    Tombstone(id: ItemID(""), deletedAt: Timestamp(microseconds: 0)),
    [
      .required("id", \.id, .itemID),
      .required("deletedAt", \.deletedAt, .timestamp),
      .optional("position", \.position, .object(Position.fields)),
    ], extra: \.extra)
}

extension Dismissal {
  static let fields = FieldList(
    Dismissal(item: ItemID(""), kind: "", reason: nil, dismissedAt: Timestamp(microseconds: 0)),
    [
      .required("item", \.item, .itemID),
      .required("kind", \.kind, .nonEmptyString),
      .optional("reason", \.reason, .string),
      .required("dismissedAt", \.dismissedAt, .timestamp),
    ], extra: \.extra)
}

extension NotedChange {
  static let fields = FieldList(
    NotedChange(kind: "", item: nil, message: "", notedAt: Timestamp(microseconds: 0)),
    [
      .required("change", \.kind, .nonEmptyString),
      .optional("item", \.item, .itemID),
      .required("message", \.message, .string),
      .required("notedAt", \.notedAt, .timestamp),
      .optional("seen", \.seen, .flag),
    ], extra: \.extra)

  /// Whether the user has seen it, as the file has it: written only if so.
  private var seen: Bool? {
    get { isSeen ? true : nil }
    set { isSeen = newValue ?? false }
  }
}

// MARK: The types of fields

extension FieldType<ItemID> {
  static let itemID = FieldType(
    read: { json throws(ReadFailure) in ItemID(try json.nonEmptyString()) }, text: { JSONText.quoted($0.text) },
    compare: { $0.compare($1, $2) })
}

extension FieldType<Timestamp> {
  static let timestamp = FieldType(
    read: { json throws(ReadFailure) in try json.timestamp() }, text: { JSONText.quoted($0.description) },
    compare: { $0.compare($1, $2) })
}

extension FieldType<String> {
  static let string = text { json throws(ReadFailure) in try json.string() }
  static let nonEmptyString = text { json throws(ReadFailure) in try json.nonEmptyString() }
  static let icon = text("one character", CustomItem.isIcon)
  static let amount = text("an amount like 129.00", Money.isAmount)
  static let currency = text("a currency like USD", Money.isCurrency)

  private static func text(_ what: String, _ isValid: @escaping @Sendable (String) -> Bool) -> FieldType {
    text { json throws(ReadFailure) in try json.value(what) { isValid($0) ? $0 : nil } }
  }

  private static func text(
    _ read: @escaping @Sendable (inout JSONReader) throws(ReadFailure) -> String
  ) -> FieldType {
    FieldType(read: read, text: JSONText.quoted, compare: { $0.compare($1, $2) })
  }
}

extension FieldType<Double> {
  static let number = number { json throws(ReadFailure) in try json.number() }
  /// A distance or a duration.
  static let size = number { json throws(ReadFailure) in
    try json.number(in: 0...Double.greatestFiniteMagnitude, "a number from 0")
  }

  static func degrees(to limit: Int) -> FieldType {
    number { json throws(ReadFailure) in
      try json.number(in: -Double(limit)...Double(limit), "degrees from -\(limit) to \(limit)")
    }
  }

  private static func number(
    _ read: @escaping @Sendable (inout JSONReader) throws(ReadFailure) -> Double
  ) -> FieldType {
    FieldType(read: read, text: JSONText.number, compare: { $0.compare($1, $2) })
  }
}

extension FieldType<Int> {
  static let count = FieldType(
    read: { json throws(ReadFailure) in try json.wholeNumber(in: 1...Int.max, "a whole number from 1") },
    text: { "\($0)" }, compare: { $0.compare($1, $2) })

  static let minutes = FieldType(
    read: { json throws(ReadFailure) in try json.wholeNumber(in: 0...1440, "minutes from 0 to 1440") },
    text: { "\($0)" }, compare: { $0.compare($1, $2) })
}

extension FieldType<Bool> {
  static let flag = FieldType(
    read: { json throws(ReadFailure) in try json.bool() }, text: { $0 ? "true" : "false" },
    compare: { $0.compare($1 ? 1 : 0, $2 ? 1 : 0) })
}

extension FieldType<ClockTime> {
  static let clockTime = FieldType(
    read: { json throws(ReadFailure) in try json.value("a time like 22:30") { ClockTime($0) } },
    text: { JSONText.quoted($0.description) }, compare: { $0.compare($1.description, $2.description) })
}

extension FieldType<CivilDate> {
  static let date = FieldType(
    read: { json throws(ReadFailure) in try json.date() }, text: { JSONText.quoted($0.description) },
    compare: { $0.compare($1, $2) })
}

extension FieldType<PlannedMoment> {
  static func moment(_ what: String) -> FieldType {
    FieldType(
      read: { json throws(ReadFailure) in
        try json.value("a \(what) like 2026-07-03T13:20:00-05:00 or 2026-07-03") { text in
          OffsetDateTime(text).map(PlannedMoment.at) ?? CivilDate(text).map(PlannedMoment.on)
        }
      },
      text: { JSONText.quoted($0.text) }, compare: { $0.compare($1, $2) })
  }
}

extension PlannedMoment {
  /// The moment as trip files have it.
  var text: String { time?.description ?? date.description }
}

extension FieldType<[String]> {
  static let strings = FieldType(
    read: { json throws(ReadFailure) in
      var strings: [String] = []
      try json.array { json throws(ReadFailure) in strings.append(try json.string()) }
      return strings
    },
    text: { "[" + $0.map(JSONText.quoted).joined(separator: ", ") + "]" },
    compare: { $0.compare($1, $2) { $0.compare($1, $2) } })
}

extension FieldType {
  static func list<Element: Sendable>(_ fields: FieldList<Element>) -> FieldType where Value == [Element] {
    FieldType(
      read: { json throws(ReadFailure) in try fields.readAll(from: &json) },
      text: { "[" + $0.map(fields.text).joined(separator: ", ") + "]" },
      compare: { $0.compare($1, $2) { fields.compare($1, $2, in: &$0) } })
  }

  static func word() -> FieldType where Value: RawRepresentable<String> & CaseIterable & Sendable {
    FieldType(
      read: { json throws(ReadFailure) in
        try json.value("one of " + Value.allCases.map(\.rawValue).joined(separator: ", ")) { Value(rawValue: $0) }
      },
      text: { JSONText.quoted($0.rawValue) }, compare: { $0.compare($1.rawValue, $2.rawValue) })
  }

  static func object(_ fields: FieldList<Value>) -> FieldType where Value: Sendable {
    FieldType(
      read: { json throws(ReadFailure) in try fields.read(from: &json) }, text: fields.text,
      compare: { fields.compare($1, $2, in: &$0) })
  }
}
