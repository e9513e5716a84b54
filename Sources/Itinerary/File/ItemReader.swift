enum ItemReader {
  /// The offsets of the fields that are checked against other parts of the trip.
  struct Places {
    var id = 0
    var day = 0
  }

  static func item(from json: inout JSONReader) throws(ReadFailure) -> (Item, Places) {
    let start = json.nextValue()
    var places = Places()
    var id: String?
    var day: Int?
    var sortOrder: Double?
    var modifiedAt: Timestamp?
    var kind: (ItemKind, ExtraFields)?
    let extra = try json.object(ItemField.self) { json, field throws(ReadFailure) in
      switch field {
      case .id:
        places.id = json.nextValue()
        id = try json.nonEmptyString()
      case .day:
        places.day = json.nextValue()
        day = try json.wholeNumber()
      case .sortOrder: sortOrder = try json.number()
      case .modifiedAt: modifiedAt = try json.timestamp()
      case .kind: kind = try Self.kind(from: &json)
      }
    }
    let position = Position(
      day: try day.required(ItemField.day, at: start), sortOrder: try sortOrder.required(ItemField.sortOrder, at: start)
    )
    let (payload, kindExtra) = try kind.required(ItemField.kind, at: start)
    let item = Item(
      id: ItemID(try id.required(ItemField.id, at: start)), position: position,
      modifiedAt: try modifiedAt.required(ItemField.modifiedAt, at: start), kind: payload, extra: extra,
      kindExtra: kindExtra)
    return (item, places)
  }

  private static func kind(from json: inout JSONReader) throws(ReadFailure) -> (ItemKind, ExtraFields) {
    let start = json.nextValue()
    var kind: ItemKind?
    var count = 0
    let extra = try json.object(KindField.self) { json, field throws(ReadFailure) in
      count += 1
      switch field {
      case .game: kind = .game(try Game.fields.read(from: &json))
      case .travel: kind = .travel(try Leg.fields.read(from: &json))
      case .custom: kind = .custom(try CustomItem.fields.read(from: &json))
      }
    }
    guard let kind, count == 1 else { throw json.failure(.kinds(count), at: start) }
    return (kind, extra)
  }
}
