/// Makes a trip of the values of a damaged file: each part is given to the strict reader, and what that refuses is corrected, left
/// out, or costs the item.
struct TripRepairer {
  private var root: PlacedValue
  private(set) var repairs: [(offset: Int, sentence: String)]
  /// Whether the end of the file was not read.
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
    let standing = items.map { placed($0, in: trip) }
    trip.itinerary = ItemList(standing, dayCount: trip.dayCount)
    trip.deleted = deleted
    return trip
  }

  private func isString(_ value: PlacedValue?, _ text: String) -> Bool {
    if case .string(text) = value?.kind { true } else { false }
  }

  private mutating func note(_ sentence: String, _ offset: Int) { repairs.append((offset, sentence)) }

  private func quoted(_ text: String) -> String { TripFileError.excerpt(text) }

  private mutating func noteFilled(_ field: String, _ why: String, with value: String, instead: String?, _ offset: Int)
  {
    let old = instead.map { " instead of \(TripRepair.cut($0))" } ?? ""
    note("The field \(field) was set to \(TripRepair.cut(value))\(old): \(why).", offset)
  }

  private mutating func noteDropped(_ field: String, _ why: String, _ value: String, _ offset: Int) {
    note("The field \(field), \(TripRepair.cut(value)), was removed: \(why).", offset)
  }

  // MARK: The trip's own fields

  private mutating func header() -> Trip? {
    if root["items"]?.elements == nil {
      noteFilled("items", "missing", with: "[]", instead: root["items"]?.text, root.offset)
    }
    if let deleted = root["deleted"], deleted.elements == nil {
      noteDropped("deleted", "not an array", deleted.text, deleted.offset)
    }
    root.set(["items"], to: .array([]))
    root.set(["deleted"], to: nil)
    return strict(root, fill: Self.headerFill(items)) { json throws(ReadFailure) in try TripReader.trip(from: &json) }
  }

  private static func headerFill(_ items: [Item]) -> ([String]) -> Fill {
    { path in
      switch path.first {
      case "format": .value(.string(TripFile.format))
      case "version": .value(.number("1"))
      case "id": .value(.string("repaired-trip"))
      case "name": .value(.string("Repaired trip"))
      case "startDate": .value(.string(startDate(items).description))
      case "dayCount":
        .value(.number(String(min(max(items.map(\.position.day).max() ?? 1, 1), TripFile.longestTrip))))
      case "modifiedAt": .value(.string(Timestamp(microseconds: 0).description))
      default: .nothing
      }
    }
  }

  private static func startDate(_ items: [Item]) -> CivilDate {
    for item in items {
      guard let game = item.game else { continue }
      return game.start.date.adding(days: 1 - min(max(item.position.day, 1), TripFile.longestTrip))
    }
    return CivilDate(dayNumber: 0)
  }

  // MARK: Items

  private mutating func readItem(_ value: PlacedValue) {
    let item = strict(value, fill: itemFill()) { json throws(ReadFailure) in try ItemReader.item(from: &json).0 }
    guard let item else { return }
    if offsets[item.id] != nil { return addSecond(item, value.offset) }
    items.append(item)
    offsets[item.id] = value.offset
  }

  private func itemFill() -> ([String]) -> Fill {
    let last = items.last?.position ?? Position(day: 1, sortOrder: 0)
    let number = items.count + 1
    return { path in
      switch path {
      case ["id"]: .value(.string("repaired-\(number)"))
      case ["day"]: .value(.number(String(last.day)))
      case ["sortOrder"]: .value(.number((last.sortOrder + 1).description))
      case ["modifiedAt"]: .value(.string(Timestamp(microseconds: 0).description))
      case ["kind", "game", "gameId"]: .value(.string("repaired-\(number)"))
      case ["kind", "game", "away"], ["kind", "game", "home"]: .value(.string("Unknown"))
      case ["kind", "custom", "title"]: .value(.string("Untitled"))
      case ["kind", "custom", "category"]: .value(.string(CustomItem.Category.note.rawValue))
      case [], ["kind"], ["kind", "game"], ["kind", "travel"], ["kind", "custom"], ["kind", "game", "city"],
        ["kind", "game", "start"], ["kind", "travel", "from"], ["kind", "travel", "to"]:
        .givenUp
      default: .nothing
      }
    }
  }

  /// Adds an item whose id is taken. Games and legs cannot be deleted by hand, so one of two is kept; of custom items
  /// both.
  private mutating func addSecond(_ item: Item, _ offset: Int) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    let first = items[index]
    if item.custom == nil || first.custom == nil || item.kind == first.kind {
      if first.modifiedAt < item.modifiedAt { items[index] = item }
      return note("Duplicate ID \(quoted(item.id.text)): only the newer item was kept.", offset)
    }
    var number = 2
    while offsets[ItemID("\(item.id.text)-\(number)")] != nil { number += 1 }
    let renamed = Item(
      id: ItemID("\(item.id.text)-\(number)"), position: item.position, modifiedAt: item.modifiedAt, kind: item.kind,
      extra: item.extra, kindExtra: item.kindExtra)
    items.append(renamed)
    offsets[renamed.id] = offset
    note("Duplicate ID \(quoted(item.id.text)): the second item is now \(quoted(renamed.id.text)).", offset)
  }

  private mutating func placed(_ item: Item, in trip: Trip) -> Item {
    if (1...trip.dayCount).contains(item.position.day) { return item }
    var placed = item
    let gameDay = item.game.map { $0.start.date.dayNumber - trip.startDate.dayNumber + 1 }
    let day = gameDay.flatMap { (1...trip.dayCount).contains($0) ? $0 : nil } ?? item.position.day
    placed.position.day = min(max(day, 1), trip.dayCount)
    note(
      "The item \(quoted(item.id.text)) was on Day \(item.position.day) and was moved to Day \(placed.position.day).",
      offsets[item.id] ?? root.offset)
    return placed
  }

  private mutating func tombstone(_ value: PlacedValue) -> Tombstone? {
    strict(value, fill: { _ in .givenUpMark }) { json throws(ReadFailure) in
      try Tombstone.fields.read(from: &json)
    }
  }

  // MARK: The strict reader

  /// An answer to a field that the strict reader refuses.
  enum Fill {
    case value(PlacedValue.Kind)
    /// Leave the field out: the reader can do without it.
    case nothing
    /// Drop the item: the field is required, and its value cannot be guessed.
    case givenUp
    case givenUpMark
  }

  /// Reads a value with the strict reader, repairing it until that accepts it; nil if it cannot be repaired.
  private mutating func strict<Value>(
    _ damaged: PlacedValue, fill: ([String]) -> Fill,
    _ read: (inout JSONReader) throws(ReadFailure) -> Value
  ) -> Value? {
    var value = damaged
    // Each round repairs one field.
    for _ in 0..<64 {
      var json = JSONReader(Array(value.text.utf8))
      do throws(ReadFailure) {
        return try read(&json)
      } catch {
        let complaint = FieldError(error, in: json.bytes)
        if case .newerVersion = complaint.reason { return nil }
        guard fix(&value, complaint, fill(complaint.path)) else { return nil }
      }
    }
    return nil
  }

  private mutating func fix(_ value: inout PlacedValue, _ complaint: FieldError, _ fill: Fill) -> Bool {
    let path = complaint.path
    let field = path.joined(separator: ".")
    let found = value.value(at: path[...])
    let offset = found?.offset ?? value.offset
    switch fill {
    case .value(let new):
      value.set(path[...], to: new)
      let filled = PlacedValue(kind: new, offset: 0).text
      noteFilled(field, complaint.text, with: filled, instead: found?.text, offset)
    case .nothing where found != nil && !path.isEmpty:
      value.set(path[...], to: nil)
      noteDropped(field, complaint.text, found?.text ?? "", offset)
    case .nothing, .givenUp:
      let why = field.isEmpty ? complaint.text : "\(field): \(complaint.text)"
      note("The item \(value.itemName.map(quoted) ?? "here") was dropped: \(why).", offset)
      return false
    case .givenUpMark:
      note("The deletion of \(value.itemName.map(quoted) ?? "an item") was dropped: \(complaint.text).", offset)
      return false
    }
    return true
  }
}

private struct FieldError: Error {
  let path: [String]
  let reason: TripFileError.Reason
  var text: String { reason.description }

  init(_ failure: ReadFailure, in bytes: [UInt8]) {
    reason = failure.reason
    path = failure.path(in: bytes).names
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
