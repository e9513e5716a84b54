/// Makes a trip of a damaged file: what the strict reader refuses of a part is corrected, left out, or costs the item.
struct TripRepairer {
  private var root: PlacedValue
  private(set) var repairs: [(offset: Int, sentence: String)]
  private let isCutShort: Bool
  private var items: [Item] = []
  private var offsets: [ItemID: Int] = [:]

  init(_ root: PlacedValue, findings: [(offset: Int, sentence: String)], isCutShort: Bool) {
    (self.root, repairs, self.isCutShort) = (root, findings, isCutShort)
  }

  mutating func trip() -> Trip? {
    let values = root["items"]?.elements ?? []
    let isTrip = isString(root["format"], TripFile.format) || values.contains { $0["kind"] != nil }
    // If nothing is read up to the first item, the last good copy is better.
    guard isTrip, !values.isEmpty || !isCutShort else { return nil }
    for value in values { readItem(value) }
    let deleted = (root["deleted"]?.elements ?? []).compactMap { tombstone($0) }
    guard var trip = header() else { return nil }
    let placedItems = items.map { placed($0, in: trip) }
    trip.itinerary = ItemList(placedItems, dayCount: trip.dayCount)
    trip.deleted = deleted
    return trip
  }

  private func isString(_ value: PlacedValue?, _ text: String) -> Bool {
    if case .string(text) = value?.kind { true } else { false }
  }

  private mutating func record(_ sentence: String, _ offset: Int) { repairs.append((offset, sentence)) }

  private func quoted(_ text: String) -> String { TripFileError.excerpt(text) }

  private mutating func recordFilled(
    _ field: String, _ why: String, with value: String, instead: String?, _ offset: Int
  ) {
    let old = instead.map { " instead of \(TripRepair.cut($0))" } ?? ""
    record("The field \(field) was set to \(TripRepair.cut(value))\(old): \(why).", offset)
  }

  private mutating func recordDropped(_ field: String, _ why: String, _ value: String, _ offset: Int) {
    record("The field \(field), \(TripRepair.cut(value)), was removed: \(why).", offset)
  }

  private mutating func recordDropped(_ value: PlacedValue, _ what: (noun: String, unnamed: String), _ why: String) {
    record("The \(what.noun) \(value.itemName.map(quoted) ?? what.unnamed) was dropped: \(why).", value.offset)
  }

  // MARK: The trip's own fields

  private mutating func header() -> Trip? {
    if root["items"]?.elements == nil {
      recordFilled("items", "missing", with: "[]", instead: root["items"]?.text, root.offset)
    }
    if let deleted = root["deleted"], deleted.elements == nil {
      recordDropped("deleted", "not an array", deleted.text, deleted.offset)
    }
    root.set(["items"], to: .array([]))
    root.set(["deleted"], to: nil)
    let lastDay = items.map(\.position.day).max() ?? 1
    let fills: [String: PlacedValue.Kind] = [
      "format": .string(TripFile.format), "version": .number("1"), "id": .string("repaired-trip"),
      "name": .string("Repaired trip"), "startDate": .string(Self.startDate(items).description),
      "dayCount": .number("\(min(max(lastDay, 1), TripFile.longestTrip))"), "modifiedAt": Self.unknownTime,
    ]
    return strict(root, fills) { json throws(ReadFailure) in try TripContents.trip(from: &json) }
  }

  private static var unknownTime: PlacedValue.Kind { .string(Timestamp(microseconds: 0).description) }

  private static func startDate(_ items: [Item]) -> CivilDate {
    for item in items {
      guard let game = item.game else { continue }
      return game.start.date.adding(days: 1 - min(max(item.position.day, 1), TripFile.longestTrip))
    }
    return CivilDate(dayNumber: 0)
  }

  // MARK: Items

  private mutating func readItem(_ value: PlacedValue) {
    let last = items.last?.position ?? Position(day: 1, sortOrder: 0)
    let id = PlacedValue.Kind.string("repaired-\(items.count + 1)")
    let fills: [String: PlacedValue.Kind] = [
      "id": id, "day": .number("\(last.day)"), "sortOrder": .number("\(last.sortOrder + 1)"),
      "modifiedAt": Self.unknownTime, "kind.game.gameId": id, "kind.game.away": .string("Unknown"),
      "kind.game.home": .string("Unknown"), "kind.custom.title": .string("Untitled"),
      "kind.custom.category": .string(CustomItem.Category.note.rawValue),
    ]
    let item = strict(value, fills) { json throws(ReadFailure) in try Item.fields.read(from: &json) }
    guard let item else { return }
    if offsets[item.id] != nil { return addSecond(item, value.offset) }
    items.append(item)
    offsets[item.id] = value.offset
  }

  /// Adds an item whose id is taken. Of games and legs, which nobody can delete, one is kept; of custom items both.
  private mutating func addSecond(_ item: Item, _ offset: Int) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    let first = items[index]
    if item.custom == nil || first.custom == nil || item.kind == first.kind {
      let (retained, lost) = first.modifiedAt < item.modifiedAt ? (item, first) : (first, item)
      items[index] = retained
      let contents = [retained, lost].map { Item.fields.texts(of: $0).dropFirst(4).joined(separator: ", ") }
      let removed = contents[0] == contents[1] ? "" : "; removed: \(TripRepair.cut(contents[1]))"
      return record("Duplicate ID \(quoted(item.id.text)): only the newer item was kept\(removed).", offset)
    }
    var number = 2
    while offsets[ItemID("\(item.id.text)-\(number)")] != nil { number += 1 }
    let renamed = Item(
      id: ItemID("\(item.id.text)-\(number)"), position: item.position, modifiedAt: item.modifiedAt, kind: item.kind,
      extra: item.extra, kindExtra: item.kindExtra)
    items.append(renamed)
    offsets[renamed.id] = offset
    record("Duplicate ID \(quoted(item.id.text)): the second item is now \(quoted(renamed.id.text)).", offset)
  }

  private mutating func placed(_ item: Item, in trip: Trip) -> Item {
    if (1...trip.dayCount).contains(item.position.day) { return item }
    var placed = item
    let gameDay = item.game.map { $0.start.date.dayNumber - trip.startDate.dayNumber + 1 }
    let day = gameDay.flatMap { (1...trip.dayCount).contains($0) ? $0 : nil } ?? item.position.day
    placed.position.day = min(max(day, 1), trip.dayCount)
    record(
      "The item \(quoted(item.id.text)) was on Day \(item.position.day) and was moved to Day \(placed.position.day).",
      offsets[item.id] ?? root.offset)
    return placed
  }

  private mutating func tombstone(_ value: PlacedValue) -> Tombstone? {
    strict(value, [:], ("deletion of", "an item")) { json throws(ReadFailure) in try Tombstone.fields.read(from: &json)
    }
  }

  // MARK: The strict reader

  /// Reads a value with the strict reader, repairing it until that accepts it; nil if it cannot be repaired. Fields that the
  /// reader needs get the values of `fills`; others that it refuses are left out.
  private mutating func strict<Value>(
    _ damaged: PlacedValue, _ fills: [String: PlacedValue.Kind],
    _ what: (noun: String, unnamed: String) = ("item", "here"),
    _ read: (inout JSONReader) throws(ReadFailure) -> Value
  ) -> Value? {
    var value = damaged
    // Each round repairs one field.
    for _ in 0..<64 {
      var json = JSONReader(Array(value.text.utf8))
      do throws(ReadFailure) {
        return try read(&json)
      } catch {
        if case .newerVersion = error.reason { return nil }
        let path = error.path(in: json.bytes).names
        let new = fills[path.joined(separator: ".")]
        guard fix(&value, at: path, error.reason.description, with: new, what) else { return nil }
      }
    }
    recordDropped(value, what, "more than 64 fields are damaged")
    return nil
  }

  /// Sets a refused field to another value, or removes it; notes that the whole is dropped where neither is possible.
  private mutating func fix(
    _ value: inout PlacedValue, at path: [String], _ why: String, with new: PlacedValue.Kind?,
    _ what: (noun: String, unnamed: String)
  ) -> Bool {
    let field = path.joined(separator: ".")
    let found = value.value(at: path[...])
    let offset = found?.offset ?? value.offset
    if new == nil, found == nil || path.isEmpty {
      recordDropped(value, what, field.isEmpty ? why : "\(field): \(why)")
      return false
    }
    value.set(path[...], to: new)
    if let new {
      recordFilled(field, why, with: PlacedValue(kind: new, offset: 0).text, instead: found?.text, offset)
    } else {
      recordDropped(field, why, found?.text ?? "", offset)
    }
    return true
  }
}

extension PlacedValue {
  fileprivate var itemName: String? {
    for value in [value(at: ["kind", "custom", "title"]), self["id"]] {
      if case .string(let text) = value?.kind { return text }
    }
    return nil
  }
}
