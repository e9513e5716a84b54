/// The identity of an item: any non-empty string, unique within a trip.
public struct ItemID: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The text of the id.
  public let text: String

  /// Makes an id of a text, which must not be empty.
  public init(_ text: String) {
    self.text = text
  }

  /// Makes an id of a literal, which must not be empty.
  public init(stringLiteral text: String) { self.init(text) }

  /// The text of the id.
  public var description: String { text }

  /// Compares by Unicode scalars, so that every program breaks ties alike.
  public static func < (a: ItemID, b: ItemID) -> Bool {
    a.text.unicodeScalars.lexicographicallyPrecedes(b.text.unicodeScalars)
  }
}

/// A row of the itinerary: a game, a leg or a custom item, with its position.
public struct Item: Equatable, Sendable {
  /// The identity, unique within the trip.
  public package(set) var id: ItemID
  /// The day and the order within it.
  public var position: Position
  /// The moment at which content or position last changed; never runs backwards.
  public var modifiedAt: Timestamp
  /// The content: a game, a leg or a custom item.
  public var kind: ItemKind
  /// Fields of the file that this version does not know, kept unchanged.
  package var extra: ExtraFields
  package var kindExtra: ExtraFields

  /// Makes an item.
  public init(
    id: ItemID, position: Position, modifiedAt: Timestamp, kind: ItemKind, extra: ExtraFields = .none,
    kindExtra: ExtraFields = .none
  ) {
    (self.id, self.position, self.modifiedAt) = (id, position, modifiedAt)
    (self.kind, self.extra, self.kindExtra) = (kind, extra, kindExtra)
  }
}

/// The content of an item. The payload is boxed, which keeps a long list of items small and cheap to reorder.
public indirect enum ItemKind: Equatable, Sendable {
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

  /// The day, 1…N.
  public var day: Int { position.day }
  /// The order within the day; see ``Position/sortOrder``.
  public var sortOrder: Double { position.sortOrder }
  /// Whether the item can move: games can't.
  public var isReorderable: Bool { if case .game = kind { false } else { true } }

  /// The game; nil for other items.
  public var game: Game? {
    if case .game(let game) = kind { game } else { nil }
  }

  /// The leg; nil for other items.
  public var leg: Leg? {
    if case .travel(let leg) = kind { leg } else { nil }
  }

  /// The custom item; nil for other items.
  public var custom: CustomItem? {
    if case .custom(let custom) = kind { custom } else { nil }
  }

  /// The value of `modifiedAt` after a change at `now`: just past the old value where the clock lags behind it.
  package func modificationTime(at now: Timestamp) -> Timestamp {
    max(now, modifiedAt.next)
  }
}

/// The position of an item: a day of the trip and an order within that day.
///
/// One value, changed and merged as a whole; never a row index, so it survives every reload.
public struct Position: Hashable, Sendable {
  /// The day, 1…N.
  public var day: Int
  /// The order within the day, finite. Rows of a day are sorted by it.
  public var sortOrder: Double

  /// Makes a position of a day from 1 and a finite order.
  public init(day: Int, sortOrder: Double) {
    self.day = day
    self.sortOrder = sortOrder
  }
}

extension Position: Comparable {
  /// Compares days, then orders.
  public static func < (a: Position, b: Position) -> Bool {
    a.day != b.day ? a.day < b.day : a.sortOrder < b.sortOrder
  }
}

extension ItemID: JSONRepresentable { package var json: JSONValue { .string(text) } }
