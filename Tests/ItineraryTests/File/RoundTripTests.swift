import TestSupport
import Testing

@testable import Itinerary

@Suite struct RoundTripTests {
  @Test func `a file written by Barnstorm is rewritten byte for byte`() throws {
    expect(encode(try decode(fullFile)), fullFile)
  }

  @Test func `reads every field of items`() throws {
    let trip = try decode(fullFile)
    expect(trip.name, "Rust Belt Swing")
    expect(trip.dayCount, 5)
    expect(trip.startDate.description, "2026-07-03")
    expect(trip.itinerary.items.map(\.id.text), ["g1", "l1", "g2", "c1"])
    let game = try #require(trip.itinerary[0].game)
    expect(game.matchup, "St. Louis Cardinals @ Chicago Cubs")
    expect(game.knownStart?.description, "2026-07-03T13:20:00-05:00")
    expect(game.timeZone, "America/Chicago")
    expect(game.ticket?.cost?.description, "45.50 USD")
    expect(trip.itinerary[0].seat, "23 F")
    let leg = try #require(trip.itinerary[1].leg)
    expect(leg.visit, 1)
    expect(leg.distanceMeters, 455_000)
    expect(leg.durationSeconds, 16_200.25)
    expect(leg.estimated, true)
    expect(leg.means, .flight)
    expect(leg.departs?.time?.description, "2026-07-04T08:15:00-05:00")
    expect(leg.arrives, .on(try #require(CivilDate("2026-07-04"))))
    expect(leg.carrier, "AA 1234")
    expect(leg.notes, "aisle")
    expect(trip.itinerary[1].reference, "PNR7")
    expect(leg.movedFrom, Position(day: 4, sortOrder: 0.5))
    expect(trip.itinerary[2].game?.status, .timeTBD)
    let dinner = try #require(trip.itinerary[3].custom)
    expect(dinner.time?.description, "22:30")
    expect(dinner.location?.latitude, 42.33)
    expect(dinner.icon, "👩🏽‍🍳")
    expect(dinner.durationMinutes, 90)
    expect(dinner.nightCount, 2)
    expect(dinner.isDone, true)
    expect(dinner.url, "https://example.org/#menu")
    expect(trip.costs.map(\.description), ["89 EUR", "44.00 USD"])
    expect(dinner.notes, "line\nbreak\t\u{1B}[2J\u{7F}\u{85}\u{2028}")
  }

  @Test func `reads every other field`() throws {
    let trip = try decode(fullFile)
    expect(trip.deleted.map(\.id.text), ["x1"])
    expect(trip.deleted[0].position, Position(day: 2, sortOrder: -1))
    expect(trip.dismissed.map(\.reason), ["Chicago, IL; Detroit, MI", nil])
    expect(trip.changes.map(\.isSeen), [true, false])
    expect(trip.changes.map(\.item), [ItemID("g1"), nil])
    expect(trip.schedule?.follows, ["CHC", "DET"])
  }

  @Test func `unknown fields are kept at every level`() throws {
    let trip = try decode(fullFile)
    expect(trip.extra.fields, [.init(name: "theme", json: "[true,false,null]")])
    expect(trip.itinerary[0].game?.extra.fields, [.init(name: "attendance", json: "41649")])
    expect(trip.itinerary[1].leg?.extra.fields, [.init(name: "via", json: #"["Gary","Toledo"]"#)])
    expect(trip.itinerary[1].kindExtra.fields, [.init(name: "colour", json: #""gold""#)])
    let item = trip.itinerary[3]
    expect(item.extra.fields.map(\.name), ["photo", ""])
    expect(item.extra.fields[0].json, #"{"width":10,"tags":[],"more":{},"number":1.500e+3,"text":"a\"b"}"#)
    expect(item.custom?.extra.fields, [.init(name: "mood", json: "5")])
    expect(item.custom?.location?.extra.fields, [.init(name: "floor", json: "-0.0")])
    expect(trip.deleted[0].extra.fields, [.init(name: "by", json: #""me""#)])
    expect(trip.schedule?.extra.fields, [.init(name: "etag", json: "12345678901234567890")])
  }

  /// A failure prints the part of the page as it must be. Descriptions are those that the page has.
  @Test func `the schema describes every field of an item`() {
    let page = String(decoding: Repository.file("docs/trip.schema.json"), as: UTF8.self)
    func check<Object>(_ fields: FieldList<Object>) {
      let part = page.split(separator: "\n    \"\(fields.name)\": {").last?.split(separator: "\n    }").first ?? ""
      let lines = fields.fields.map { field in
        let start = "        \"\(field.name)\": {"
        let line = part.split(separator: "\n").first { $0.hasPrefix(start) } ?? ""
        let description = line.firstRange(of: ", \"description\": ").map { line[$0.lowerBound...].prefix { $0 != "}" } }
        return start + (field.isRequired ? field.schema : orNull(field.schema)) + (description ?? "") + "}"
      }
      let names = fields.fields.filter(\.isRequired).map { "\"\($0.name)\"" }.joined(separator: ", ")
      let required = names.isEmpty ? "" : "      \"required\": [\(names)],\n"
      let expected = "\(required)      \"properties\": {\n\(lines.joined(separator: ",\n"))\n      }"
      #expect(part.hasSuffix(expected), "\(fields.name):\n\(expected)")
    }
    _ = (check(Game.fields), check(Ticket.fields), check(Leg.fields), check(LegPart.fields), check(CustomItem.fields))
    _ = (check(CustomItem.Location.fields), check(Money.fields), check(Position.fields))
  }

  private func orNull(_ schema: String) -> String {
    guard schema.hasPrefix("\"type\": ") else { return "\"oneOf\": [{\(schema)}, {\"type\": \"null\"}]" }
    let type = schema.dropFirst(8).prefix { $0 != "," }
    return "\"type\": [\(type), \"null\"]" + schema.dropFirst(8 + type.count)
  }

  @Test(arguments: Leg.Mode.allCases) func `every mode of travel makes the round trip`(_ mode: Leg.Mode) throws {
    let file = fullFile.replacing(#""mode": "flight","#, with: #""mode": "\#(mode)","#)
    expect(encode(try decode(file)), file)
    try expect(decode(file).itinerary[1].leg?.mode, mode)
  }

  @Test func `an empty trip is written in few lines`() throws {
    let expected = """
      {
        "format": "barnstorm-trip",
        "version": 1,
        "id": "t",
        "name": "",
        "startDate": "2026-07-03",
        "dayCount": 5,
        "modifiedAt": "2026-06-01T12:00:00.000Z",
        "items": [],
        "deleted": []
      }

      """
    expect(encode(try decode(emptyTrip)), expected)
  }

  @Test func `field order and white space do not matter`() throws {
    let text = """
      \u{FEFF}{"items" : [ {"kind":{"custom":{"category":"hotel","title":"Inn"}},"modifiedAt":"2026-06-01T14:00:00+02:00",\
      "sortOrder":1.0e2,"day":5.0,"id":"a"} ]\t,\r
      "modifiedAt":"2026-06-01T12:00:00Z","dayCount":5,"startDate":"2026-07-03","n\\u0061me":"\\u00e9\\ud83c\\udf2d\\/",
      "id":"t","version":1,"format":"barnstorm-trip"}

      """
    let trip = try decode(text)
    expect(trip.name, "é🌭/")
    expect(trip.itinerary[0].position, Position(day: 5, sortOrder: 100))
    expect(trip.itinerary[0].modifiedAt, trip.modifiedAt)
  }

  @Test func `null in an optional field means no field`() throws {
    let nulls =
      #""deleted": null, "schedule": null, "items": [{"id": "a", "day": 1, "sortOrder": 1, "#
      + #""modifiedAt": "2026-06-01T12:00:00Z", "kind": {"travel": {"from": "A", "to": "B", "visit": null, "#
      + #""distanceMeters": null, "durationSeconds": null, "estimated": null, "mode": null, "departs": null, "#
      + #""arrives": null, "carrier": null, "notes": null}}}]"#
    let trip = try decode(emptyTrip.replacing(#""items": []"#, with: nulls))
    expect(trip.itinerary[0].leg, Leg(from: "A", to: "B"))
    #expect(trip.deleted.isEmpty)
    #expect(trip.schedule == nil)
  }

  @Test func `rows out of order are written in list order`() throws {
    let items = TripSketch.rows("2 b", "1:7 a", "1:-3 c")
    let trip = try decode(encode(try trip(of: items)))
    expect(trip.itinerary.items.map(\.id.text), ["c", "a", "b"])
  }

  @Test(arguments: [
    0, -0.0, 100, -1, 0.1, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.30000000000000004, 123456789.125,
    -0x1p63,
  ])
  func `every number makes the round trip`(_ number: Double) throws {
    let trip = try decode(encode(try trip(of: [TripSketch.custom("a", day: 1, number)])))
    expect(trip.itinerary[0].position.sortOrder.bitPattern, number.bitPattern)
  }

  @Test func `integers have no fraction`() throws {
    #expect(encode(try trip(of: TripSketch.rows("1:100 a"))).contains(#""sortOrder": 100, "#))
  }

  private func trip(of items: [Item]) throws -> Trip {
    var trip = try decode(emptyTrip)
    trip.itinerary = ItemList(items, dayCount: 5)
    return trip
  }
}
