import Base

extension Trip {
  /// Removes unknown fields that the damage has made: nothing shows what is in them.
  var withoutHiddenFields: Trip {
    var trip = self
    trip.extra = extra.withoutHidden
    if let schedule { trip.schedule?.extra = schedule.extra.withoutHidden }
    trip.itinerary = Itinerary(itinerary.items.map(\.withoutHiddenFields), dayCount: dayCount)
    trip.deleted = deleted.map { tombstone in
      var tombstone = tombstone
      tombstone.extra = tombstone.extra.withoutHidden
      return tombstone
    }
    return trip
  }
}

extension Item {
  fileprivate var withoutHiddenFields: Item {
    var item = self
    item.extra = extra.withoutHidden
    item.kindExtra = kindExtra.withoutHidden
    switch kind {
    case .game(var game):
      game.extra = game.extra.withoutHidden
      item.kind = .game(game)
    case .travel(var leg):
      leg.extra = leg.extra.withoutHidden
      item.kind = .travel(leg)
    case .custom(var custom):
      custom.extra = custom.extra.withoutHidden
      if let location = custom.location { custom.location?.extra = location.extra.withoutHidden }
      item.kind = .custom(custom)
    }
    return item
  }
}

extension ExtraFields {
  /// The fields that do not look like remains of damage: their names, and those nested in them, look deliberate and are
  /// not names of known fields elsewhere, and their values contain no parts of a trip.
  fileprivate var withoutHidden: ExtraFields {
    if fields.isEmpty { return self }
    return ExtraFields(
      fields.filter { field in
        FieldPath.isWord(field.name) && !TextWords.fieldNames.contains(field.name)
          && !ExtraFields.marks.contains { field.json.contains($0) }
          && ExtraFields.names(in: field.json).allSatisfy(FieldPath.isWord)
      })
  }

  /// The names of all fields nested in a value, as written.
  private static func names(in json: String) -> [String] {
    let bytes = Array(json.utf8)
    var (names, start): ([String], Int?) = ([], nil)
    var index = 0
    while index < bytes.count {
      switch (bytes[index], start) {
      case (UInt8(ascii: "\\"), .some): index += 1
      case (UInt8(ascii: "\""), let opening?):
        let next = bytes[(index + 1)...].first { $0 > 0x20 }
        if next == UInt8(ascii: ":") { names.append(String(decoding: bytes[opening..<index], as: UTF8.self)) }
        start = nil
      case (UInt8(ascii: "\""), nil): start = index + 1
      default: break
      }
      index += 1
    }
    return names
  }

  private static let marks = [
    "\"id\":", "\"kind\":", "\"custom\":", "\"title\":", "\"gameId\":", "\"from\":", "\"name\":", "\"deletedAt\":",
  ]
}
