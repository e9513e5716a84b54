/// Makes a trip of the values of a damaged file: each part is given to the strict reader, and what that refuses is corrected, left
/// out, or costs the item.
struct TripRepairer {
  private var root: PlacedValue
  private(set) var repairs: [(offset: Int, what: TripRepair.RepairKind)]
  private var items: [Item] = []
  private var offsets: [ItemID: Int] = [:]

  init(_ root: PlacedValue, findings: [(offset: Int, what: TripRepair.RepairKind)]) {
    self.root = root
    repairs = findings
  }

  /// Makes the trip; nil if the values are not a trip.
  mutating func trip() -> Trip? {
    let values = root["items"]?.elements ?? []
    let isTrip = isString(root["format"], TripFile.format) || values.contains { $0["kind"] != nil }
    // If nothing is read up to the first item, the last good copy is better.
    guard isTrip, !values.isEmpty || !repairs.contains(where: \.what.isEnd) else { return nil }
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

  private mutating func note(_ what: TripRepair.RepairKind, _ offset: Int) { repairs.append((offset, what)) }

  // MARK: The trip's own fields

  private mutating func header() -> Trip? {
    if root["items"]?.elements == nil {
      note(.filledField("items", "missing", value: "[]", instead: root["items"]?.text), root.offset)
    }
    if let deleted = root["deleted"], deleted.elements == nil {
      note(.droppedField("deleted", "not an array", value: deleted.text), deleted.offset)
    }
    root.set(["items"], to: .array([]))
    root.set(["deleted"], to: nil)
    return strict(root, fill: Self.headerFill(items)) { json throws(ReadFailure) in try TripReader.trip(from: &json) }
  }

  /// The value that replaces a required field, for each path.
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

  /// The start date that follows from the first game and its day.
  private static func startDate(_ items: [Item]) -> CivilDate {
    for item in items {
      guard let game = item.game else { continue }
      return game.localDate.adding(days: 1 - min(max(item.position.day, 1), TripFile.longestTrip))
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
      return note(.droppedSecondItem(id: item.id.text), offset)
    }
    var number = 2
    while offsets[ItemID("\(item.id.text)-\(number)")] != nil { number += 1 }
    let renamed = Item(
      id: ItemID("\(item.id.text)-\(number)"), position: item.position, modifiedAt: item.modifiedAt, kind: item.kind,
      extra: item.extra, kindExtra: item.kindExtra)
    items.append(renamed)
    offsets[renamed.id] = offset
    note(.renamedSecondItem(id: item.id.text, newID: renamed.id.text), offset)
  }

  private mutating func placed(_ item: Item, in trip: Trip) -> Item {
    if (1...trip.dayCount).contains(item.position.day) { return item }
    var placed = item
    let gameDay = item.game.map { $0.localDate.dayNumber - trip.startDate.dayNumber + 1 }
    let day = gameDay.flatMap { (1...trip.dayCount).contains($0) ? $0 : nil } ?? item.position.day
    placed.position.day = min(max(day, 1), trip.dayCount)
    note(
      .movedToDay(item: item.id.text, from: item.position.day, to: placed.position.day),
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
      note(
        .filledField(field, complaint.text, value: PlacedValue(kind: new, offset: 0).text, instead: found?.text), offset
      )
    case .nothing where found != nil && !path.isEmpty:
      value.set(path[...], to: nil)
      note(.droppedField(field, complaint.text, value: found?.text ?? ""), offset)
    case .nothing, .givenUp:
      note(.droppedItem(value.itemName, field.isEmpty ? complaint.text : "\(field): \(complaint.text)"), offset)
      return false
    case .givenUpMark:
      note(.droppedTombstone(value.itemName, complaint.text), offset)
      return false
    }
    return true
  }
}

/// A complaint of the strict reader, with the path of the field.
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
  /// The title of a custom item, or else the id.
  fileprivate var itemName: String? {
    for value in [value(at: ["kind", "custom", "title"]), self["id"]] {
      if case .string(let text) = value?.kind { return text }
    }
    return nil
  }
}

extension Game {
  fileprivate var localDate: CivilDate {
    switch start {
    case .at(let start): start.date
    case .on(let date): date
    }
  }
}
