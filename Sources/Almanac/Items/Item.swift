/// The identity of an item: any non-empty string, unique within a trip.
package struct ItemID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String { text }

  /// Compares by Unicode scalars, so that every program breaks ties alike.
  package static func < (a: ItemID, b: ItemID) -> Bool {
    a.text.unicodeScalars.lexicographicallyPrecedes(b.text.unicodeScalars)
  }
}

/// A row of the itinerary: a game, a leg or a custom item, with its position.
package struct Item: Equatable, Sendable {
  package let id: ItemID
  package var position: Position
  /// The moment at which content or position last changed; never runs backwards.
  package var modifiedAt: Timestamp
  package var kind: ItemKind
  /// Fields of the file that this version does not know, kept unchanged.
  package var extra: ExtraFields
  /// Unknown fields of the object around the game, leg or custom item.
  package var kindExtra: ExtraFields

  package init(
    id: ItemID, position: Position, modifiedAt: Timestamp, kind: ItemKind, extra: ExtraFields = .none,
    kindExtra: ExtraFields = .none
  ) {
    self.id = id
    self.position = position
    self.modifiedAt = modifiedAt
    self.kind = kind
    self.extra = extra
    self.kindExtra = kindExtra
  }
}

/// The content of an item. The payload is boxed, which keeps a long list of items small and cheap to reorder.
package indirect enum ItemKind: Equatable, Sendable {
  case game(Game)
  case travel(Leg)
  case custom(CustomItem)
}

extension Item {
  /// List order: by position, ties by `modifiedAt`, then by `id`.
  package static func precedes(_ a: Item, _ b: Item) -> Bool {
    if a.position != b.position { return a.position < b.position }
    if a.modifiedAt != b.modifiedAt { return a.modifiedAt < b.modifiedAt }
    return a.id < b.id
  }

  package var game: Game? {
    if case .game(let game) = kind { game } else { nil }
  }

  package var leg: Leg? {
    if case .travel(let leg) = kind { leg } else { nil }
  }

  package var custom: CustomItem? {
    if case .custom(let custom) = kind { custom } else { nil }
  }

  /// The value of `modifiedAt` after a change made at `now`: `now`, or just past the old value where the
  /// clock lags behind it.
  package func modificationTime(at now: Timestamp) -> Timestamp {
    max(now, modifiedAt.next)
  }
}

/// Fields of a trip file that this version does not know, at one level, in their order.
package struct ExtraFields: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package let name: String
    /// The value as compact JSON.
    package let json: String

    package init(name: String, json: String) {
      self.name = name
      self.json = json
    }
  }

  package var fields: [Field]

  package init(_ fields: [Field]) {
    self.fields = fields
  }

  package static let none = ExtraFields([])

  package var isEmpty: Bool { fields.isEmpty }
}

/// The position of an item: a day of the trip and an order within that day.
///
/// One value, changed and merged as a whole; never a row index, so it survives every reload.
package struct Position: Hashable, Sendable {
  /// The day, 1…N.
  package var day: Int
  /// The order within the day, finite. Rows of a day are sorted by it.
  package var sortOrder: Double

  package init(day: Int, sortOrder: Double) {
    self.day = day
    self.sortOrder = sortOrder
  }
}

extension Position: Comparable {
  package static func < (a: Position, b: Position) -> Bool {
    a.day != b.day ? a.day < b.day : a.sortOrder < b.sortOrder
  }
}
