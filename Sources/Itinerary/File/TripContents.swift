/// The fields of a trip file. Every item is a block of its own lines, and all lines between two items are alike, so a
/// move changes only the lines of what moved, also at both ends of the list.
struct TripContents: Sendable {
  private var format = TripFile.format
  private var version = TripFile.version
  private var id = ""
  private var header = TripHeader.blank
  private var items: [ListedItem] = []
  private var deleted: [Tombstone]?
  private var dismissed: [Dismissal]?
  private var changes: [RecordedChange]?

  private struct ListedItem: Sendable {
    let item: Item
    var offset = 0
  }

  private static let fields = FieldList(
    TripContents(),
    [
      .required("format", \.format, formatName),
      .required("version", \.version, knownVersion),
      .required("id", \.id, .nonEmptyString),
      .required("name", \.header.name, .string),
      .required("startDate", \.header.startDate, .date),
      .required("dayCount", \.header.dayCount, .dayCount),
      .required("modifiedAt", \.header.modifiedAt, .timestamp),
      .required("items", \.items, itemList),
      .optional("deleted", \.deleted, blocks(Tombstone.fields)),
      .optional("dismissed", \.dismissed, blocks(Dismissal.fields)),
      .optional("changes", \.changes, blocks(RecordedChange.fields)),
      .optional("schedule", \.header.schedule, .object(ScheduleLink.fields)),
    ], extra: { \.header.extra })

  private init() {}

  // MARK: Reading

  static func trip(from json: inout JSONReader) throws(ReadFailure) -> Trip {
    let start = json.nextValue()
    do throws(ReadFailure) {
      return try fields.read(from: &json).trip(in: json)
    } catch {
      if case .missing = error.reason, error.field == "format" { throw json.failure(.notATrip, at: start) }
      throw error
    }
  }

  /// Reads the fields before the items from the first bytes of a trip file, if they are there.
  static func heading(from json: inout JSONReader) -> TripHeading? {
    let (contents, names) = fields.readPrefix(from: &json)
    // The first bytes may end in the middle of a value; where items follow, all values before them are whole.
    guard ["format", "id", "name", "startDate", "dayCount", "items"].allSatisfy(names.contains) else { return nil }
    let header = contents.header
    return TripHeading(id: contents.id, name: header.name, startDate: header.startDate, dayCount: header.dayCount)
  }

  private func trip(in json: JSONReader) throws(ReadFailure) -> Trip {
    for listed in items { try json.check(listed.item, isIn: 1...header.dayCount, at: listed.offset) }
    var trip = Trip(id: id, header, items: items.map(\.item))
    (trip.deleted, trip.dismissed, trip.changes) = (deleted ?? [], dismissed ?? [], changes ?? [])
    return trip
  }

  // MARK: Writing

  static func text(of trip: Trip) -> String {
    var contents = TripContents()
    (contents.id, contents.header) = (trip.id, TripHeader(trip))
    (contents.items, contents.deleted) = (trip.items.map { ListedItem(item: $0) }, trip.deleted)
    contents.dismissed = trip.dismissed.isEmpty ? nil : trip.dismissed
    contents.changes = trip.changes.isEmpty ? nil : trip.changes
    return "{\n  " + fields.texts(of: contents).joined(separator: ",\n  ") + "\n}\n"
  }

  static func text(of item: Item) -> String {
    let texts = Item.fields.texts(of: item)
    return ([texts.prefix(4).joined(separator: ", ")] + texts.dropFirst(4)).joined(separator: ",\n    ")
  }

  // MARK: The types of fields

  private static let formatName = FieldType.string.refusing { text, _ in text == TripFile.format ? nil : .notATrip }
  private static let knownVersion = FieldType.wholeNumber.from(1, "a version number").refusing { version, _ in
    version > TripFile.version ? .newerVersion(version) : nil
  }

  private static let itemList = FieldType<[ListedItem]>(
    read: { json throws(ReadFailure) in
      var (items, ids): ([ListedItem], Set<String>) = ([], [])
      try json.array { json throws(ReadFailure) in
        let start = json.nextValue()
        let item = try Item.fields.read(from: &json)
        if !ids.insert(item.id.text).inserted {
          throw json.failure(.repeatedID(item.id.text), at: json.offset(of: "id", inObjectAt: start))
        }
        items.append(ListedItem(item: item, offset: start))
      }
      return items
    }, text: { blocks($0.map { text(of: $0.item) }) })

  private static func blocks<Object>(_ fields: FieldList<Object>) -> FieldType<[Object]> {
    FieldType(
      read: { json throws(ReadFailure) in try fields.readAll(from: &json) },
      text: { blocks($0.map { fields.texts(of: $0).joined(separator: ", ") }) })
  }

  private static func blocks(_ objects: [String]) -> String {
    objects.isEmpty ? "[]" : "[{\n    " + objects.joined(separator: "\n  }, {\n    ") + "\n  }]"
  }
}

extension JSONReader {
  func check(_ item: Item, isIn days: ClosedRange<Int>, at start: Int) throws(ReadFailure) {
    if days.contains(item.day) { return }
    let reason = TripFileError.Reason.expected("a day from 1 to \(days.upperBound)", found: "\(item.day)")
    throw failure(reason, at: offset(of: "day", inObjectAt: start))
  }

  /// The offset of the value of a field in an object that was read, and begins at an offset.
  fileprivate func offset(of name: String, inObjectAt start: Int) -> Int {
    var (json, offset) = (self, start)
    json.move(to: start)
    _ = try? json.object([name]) { json, _ throws(ReadFailure) in
      offset = json.nextValue()
      throw json.failure(.ends)
    }
    return offset
  }
}

extension ExtraFields {
  var texts: [String] { named.map { JSONText.field($0.name, $0.json) } }

  var named: [(name: String, json: String)] { fields.map { ($0.name, $0.json) } }
}
