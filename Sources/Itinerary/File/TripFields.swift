extension ObjectField<CustomItem> {
  fileprivate static func typed(_ field: CustomField) -> ObjectField { field.row.file(field.rawValue) }
}

extension ObjectField<Leg> {
  fileprivate static func typed(_ field: LegEntry.Field) -> ObjectField { field.row.file(field.rawValue) }
}

// MARK: The fields of rows

extension Item {
  static let fields = FieldList(
    Item(
      id: "", position: Position(day: 1, sortOrder: 0), modifiedAt: Timestamp(microseconds: 0),
      kind: .custom(CustomItem(title: "", category: .note))),
    [
      .required("id", \.id, .itemID),
      .required("day", \.position.day, .wholeNumber),
      .required("sortOrder", \.position.sortOrder, .number),
      .required("modifiedAt", \.modifiedAt, .timestamp),
      .required("kind", \.content, content),
    ], extra: { \.extra })

  private typealias Content = (kind: ItemKind, extra: ExtraFields)

  private var content: Content {
    get { (kind, kindExtra) }
    set { (kind, kindExtra) = newValue }
  }

  private static let content = FieldType<Content>(
    read: { json throws(ReadFailure) in
      let start = json.nextValue()
      var kinds: [ItemKind] = []
      let extra = try json.object(["game", "travel", "custom"]) { json, index throws(ReadFailure) in
        switch index {
        case 0: kinds.append(.game(try Game.fields.read(from: &json)))
        case 1: kinds.append(.travel(try Leg.fields.read(from: &json)))
        default: kinds.append(.custom(try CustomItem.fields.read(from: &json)))
        }
      }
      guard kinds.count == 1 else { throw json.failure(.kinds(kinds.count), at: start) }
      return (kinds[0], extra)
    },
    text: { content in
      let kind =
        switch content.kind {
        case .game(let game): JSONText.field("game", Game.fields.text(of: game))
        case .travel(let leg): JSONText.field("travel", Leg.fields.text(of: leg))
        case .custom(let custom): JSONText.field("custom", CustomItem.fields.text(of: custom))
        }
      return JSONText.object([kind] + content.extra.texts)
    })
}

extension Game {
  static let fields = FieldList(
    Game(gameID: "", away: "", home: "", city: "", start: .on(CivilDate(dayNumber: 0))), named: "game",
    [
      .required("gameId", \.gameID, .nonEmptyString, label: "game"),
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
    ], extra: { \.extra })
}

extension Leg {
  static let fields = FieldList(
    Leg(from: "", to: ""), named: "travel",
    [
      .required("from", \.from, .string),
      .required("to", \.to, .string),
      .optional("visit", \.visit, .count),
      .typed(.mode), .typed(.departs), .typed(.arrives), .typed(.distanceMeters), .typed(.durationSeconds),
      .optional("estimated", \.estimated, .flag, group: "figures", label: "distance and duration"),
      .typed(.carrier), .typed(.reference), .typed(.seat), .typed(.cost), .typed(.notes), .typed(.parts),
      .optional("generated", \.generated, .flag, label: "origin"),
      .optional("movedFrom", \.movedFrom, .object(Position.fields), label: "origin"),
    ], extra: { \.extra })
}

extension LegPart {
  static let fields = FieldList(
    LegPart(from: "", to: ""), named: "part",
    [
      .optional("mode", \.mode, .word()),
      .required("from", \.from, .string),
      .required("to", \.to, .string),
      .optional("departs", \.departs, .moment("departure")),
      .optional("arrives", \.arrives, .moment("time of arrival")),
      .optional("carrier", \.carrier, .string),
      .optional("reference", \.reference, .string),
      .optional("seat", \.seat, .string),
    ], extra: { \.extra })
}

extension CustomItem {
  static let fields = FieldList(
    CustomItem(title: "", category: .note), named: "custom",
    [
      .typed(.title), .typed(.category), .typed(.icon), .typed(.time), .typed(.durationMinutes), .typed(.nights),
      .typed(.location), .typed(.url), .typed(.reference), .typed(.phone), .typed(.cost), .typed(.deadline),
      .typed(.notes), .optional("done", \.done, .flag, label: "ticked off"),
    ], extra: { \.extra })
}

extension Ticket {
  static let fields = FieldList(
    Ticket(), named: "ticket",
    [
      .optional("seat", \.seat, .string),
      .optional("reference", \.reference, .string),
      .optional("cost", \.cost, .object(Money.fields)),
      .optional("notes", \.notes, .string),
    ], extra: { \.extra })
}

extension Money {
  static let fields = FieldList(
    Money(amount: "0", currency: ""), named: "money",
    [.required("amount", \.amount, .amount), .required("currency", \.currency, .currency)], extra: { \.extra })
}

extension CustomItem.Location {
  static let fields = FieldList(
    CustomItem.Location(), named: "location",
    [
      .optional("name", \.name, .string),
      .optional("latitude", \.latitude, .degrees(to: 90)),
      .optional("longitude", \.longitude, .degrees(to: 180)),
      .optional("approximate", \.approximate, .flag),
    ], extra: { \.extra })
}

extension Position {
  static let fields = FieldList(
    Position(day: 1, sortOrder: 0), named: "position",
    [.required("day", \.day, .count), .required("sortOrder", \.sortOrder, .number)])
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
    ], extra: { \.extra })
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
    ], extra: { \.extra })
}

extension Tombstone {
  static let fields = FieldList(
    Tombstone(id: ItemID(""), deletedAt: Timestamp(microseconds: 0)), named: "tombstone",
    [
      .required("id", \.id, .itemID),
      .required("deletedAt", \.deletedAt, .timestamp),
      .optional("position", \.position, .object(Position.fields)),
    ], extra: { \.extra })
}

extension Dismissal {
  static let fields = FieldList(
    Dismissal(item: ItemID(""), kind: "", reason: nil, dismissedAt: Timestamp(microseconds: 0)), named: "dismissal",
    [
      .required("item", \.item, .itemID),
      .required("kind", \.kind, .nonEmptyString),
      .optional("reason", \.reason, .string),
      .required("dismissedAt", \.dismissedAt, .timestamp),
    ], extra: { \.extra })
}

extension RecordedChange {
  static let fields = FieldList(
    RecordedChange(kind: "", item: nil, message: "", notedAt: Timestamp(microseconds: 0)), named: "change",
    [
      .required("change", \.kind, .nonEmptyString),
      .optional("item", \.item, .itemID),
      .required("message", \.message, .string),
      .required("notedAt", \.notedAt, .timestamp),
      .optional("seen", \.seen, .flag),
    ], extra: { \.extra })

  /// True if the user has seen the change; nil otherwise, so the file omits it.
  private var seen: Bool? {
    get { isSeen ? true : nil }
    set { isSeen = newValue ?? false }
  }
}

// MARK: The types of fields

extension FieldType {
  private static func quoted(
    _ what: String, _ schema: String, _ parse: @escaping @Sendable (String) -> Value?,
    _ text: @escaping @Sendable (Value) -> String
  ) -> FieldType {
    FieldType(
      schema: schema,
      read: { json throws(ReadFailure) in
        let start = json.nextValue()
        let found = try json.string()
        if let value = parse(found) { return value }
        throw json.failure(.expected(what, found: TripFileError.excerpt(found)), at: start)
      }, text: { JSONText.quoted(text($0)) })
  }

  private static func definition(_ name: String) -> String { "\"$ref\": \"#/$defs/\(name)\"" }

  private static func pattern(_ pattern: String) -> String { #""type": "string", "pattern": "\#(pattern)""# }

  static func word() -> FieldType where Value: RawRepresentable<String> & CaseIterable & Sendable {
    let words = Value.allCases.map(\.rawValue)
    let schema = #""enum": [\#(words.map(JSONText.quoted).joined(separator: ", "))]"#
    return quoted("one of " + words.joined(separator: ", "), schema, { Value(rawValue: $0) }) { $0.rawValue }
  }

  static func object(_ fields: FieldList<Value>) -> FieldType where Value: Sendable {
    FieldType(
      schema: definition(fields.name), read: { json throws(ReadFailure) in try fields.read(from: &json) },
      text: fields.text)
  }

  static func list<Element: Sendable>(_ fields: FieldList<Element>) -> FieldType where Value == [Element] {
    FieldType(
      schema: #""type": "array", "items": {\#(definition(fields.name))}"#,
      read: { json throws(ReadFailure) in try fields.readAll(from: &json) },
      text: { "[" + $0.map(fields.text).joined(separator: ", ") + "]" })
  }

  /// The values that a check lets pass.
  func refusing(
    schema: String = "", _ reason: @escaping @Sendable (Value, _ found: () -> String) -> TripFileError.Reason?
  ) -> FieldType where Value: Sendable {
    FieldType(
      schema: schema,
      read: { json throws(ReadFailure) in
        let start = json.nextValue()
        let value = try read(&json)
        guard let reason = reason(value, { json.excerpt(from: start) }) else { return value }
        throw json.failure(reason, at: start)
      }, text: text)
  }

  /// The values from one on, up to another one if there is a limit.
  func from(_ first: Value, to last: Value? = nil, _ what: String) -> FieldType where Value: Comparable & Sendable {
    let schema = "\(schema), \"minimum\": \(text(first))" + (last.map { ", \"maximum\": \(text($0))" } ?? "")
    return refusing(schema: schema) { value, found in
      value >= first && last.map { value <= $0 } ?? true ? nil : .expected(what, found: found())
    }
  }
}

extension FieldType<ItemID> {
  static let itemID = FieldType(
    schema: definition("id"),
    read: { json throws(ReadFailure) in ItemID(try FieldType<String>.nonEmptyString.read(&json)) },
    text: { JSONText.quoted($0.text) })
}

extension FieldType<Timestamp> {
  static let timestamp = quoted(
    "a timestamp like 2026-06-01T12:00:00.000Z", definition("moment"), { Timestamp($0) }
  ) { $0.description }
}

extension FieldType<CivilDate> {
  static let date = quoted("a date like 2026-07-03", definition("date"), { CivilDate($0) }) { $0.description }
}

extension FieldType<ClockTime> {
  static let clockTime = quoted(
    "a time like 22:30", pattern("^([01][0-9]|2[0-3]):[0-5][0-9]$"), { ClockTime($0) }
  ) { $0.description }
}

extension FieldType<PlannedMoment> {
  static func moment(_ what: String) -> FieldType {
    quoted(
      "a \(what) like 2026-07-03T13:20:00-05:00 or 2026-07-03",
      #""anyOf": [{\#(definition("moment"))}, {\#(definition("date"))}]"#
    ) { text in
      OffsetDateTime(text).map(PlannedMoment.at) ?? CivilDate(text).map(PlannedMoment.on)
    } _: {
      $0.text
    }
  }
}

extension PlannedMoment {
  /// The moment as trip files have it.
  var text: String { time?.description ?? date.description }
}

extension FieldType<String> {
  static let string = FieldType(
    schema: #""type": "string""#, read: { json throws(ReadFailure) in try json.string() }, text: JSONText.quoted)
  static let nonEmptyString = string.refusing(schema: "\(string.schema), \"minLength\": 1") { text, _ in
    text.isEmpty ? .empty : nil
  }
  static let icon = quoted("one character", nonEmptyString.schema, { CustomItem.isIcon($0) ? $0 : nil }) { $0 }
  static let amount = quoted(
    "an amount like 129.00", pattern("^-?[0-9]{1,12}([.][0-9]{1,4})?$"), { Money.isAmount($0) ? $0 : nil }
  ) { $0 }
  static let currency = quoted("a currency like USD", pattern("^[A-Z]{3}$"), { Money.isCurrency($0) ? $0 : nil }) { $0 }
}

extension FieldType<[String]> {
  static let strings = FieldType(
    read: { json throws(ReadFailure) in
      var strings: [String] = []
      try json.array { json throws(ReadFailure) in strings.append(try json.string()) }
      return strings
    },
    text: { "[" + $0.map(JSONText.quoted).joined(separator: ", ") + "]" })
}

extension FieldType<Double> {
  static let number = FieldType(
    schema: #""type": "number""#, read: { json throws(ReadFailure) in try json.number() }, text: JSONText.number)
  /// A distance or a duration.
  static let size = number.from(0, "a number from 0")

  static func degrees(to limit: Double) -> FieldType {
    number.from(-limit, to: limit, "degrees from -\(Int(limit)) to \(Int(limit))")
  }
}

extension FieldType<Int> {
  static let wholeNumber = FieldType(
    schema: #""type": "integer""#, read: { json throws(ReadFailure) in try json.wholeNumber() }, text: { "\($0)" })
  static let count = wholeNumber.from(1, "a whole number from 1")
  static let dayCount = wholeNumber.from(1, to: TripFile.longestTrip, "a number from 1 to \(TripFile.longestTrip)")
  static let minutes = wholeNumber.from(0, to: 1440, "minutes from 0 to 1440")
}

extension FieldType<Bool> {
  static let flag = FieldType(
    schema: #""type": "boolean""#, read: { json throws(ReadFailure) in try json.bool() },
    text: { $0 ? "true" : "false" })
}
