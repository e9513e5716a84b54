import Itinerary
import TestSupport
import Testing

@Suite struct RefusalsTests {
  /// A trip of one item whose fields are on the second line.
  private func withItem(_ item: String) -> String {
    emptyTrip.replacing(#""items": []"#, with: "\"items\": [\n\(item)]")
  }

  private func item(_ kind: String, _ fields: String, day: Int = 1) -> String {
    #"{"id": "a", "day": \#(day), "sortOrder": 1, "modifiedAt": "2026-06-01T12:00:00Z", "kind": {"\#(kind)": {\#(fields)}}}"#
  }

  @Test(arguments: [
    ("", "line 1, column 1: unexpected end of file"),
    ("  [1]", "line 1, column 3: expected an object, found an array"),
    ("nul", #"line 1, column 1: expected an object, found "n""#),
    ("{}", "line 1, column 1: not a Barnstorm trip"),
    ("{\"a\": 1,}", #"line 1, column 9: expected a field name, found "}""#),
    ("{\"a\" 1}", "line 1, column 6: a: expected a colon, found a number"),
    ("{\"a\": [1 2]}", #"line 1, column 10: a[0]: expected a comma or "]", found a number"#),
    ("{\"a\": \u{7}}", "line 1, column 7: a: expected a value, found an unexpected character"),
    ("{\"a\": \"\n\"}", "line 1, column 8: a: control character in a string; write it as an escape sequence"),
    ("{\"a\": \"\\x\"}", "line 1, column 8: a: unknown escape sequence"),
    ("{\"a\": \"\\u12G4\"}", "line 1, column 8: a: unknown escape sequence"),
    ("{\"a\": \"é\\ud800\"}", "line 1, column 9: a: incomplete surrogate pair"),
    ("{\"a\": \"\\udc00\"}", "line 1, column 8: a: incomplete surrogate pair"),
    ("{\"a\": \"\\ud800\\u0041\"}", "line 1, column 8: a: incomplete surrogate pair"),
    ("{\"a\": 01}", "line 1, column 7: a: malformed number"),
    ("{\"a\": 1.}", "line 1, column 7: a: malformed number"),
    ("{\"a\": -}", "line 1, column 7: a: malformed number"),
    ("{\"a\": 1e+}", "line 1, column 7: a: malformed number"),
    ("{\"a\": {\"b c\": [0, {\"d\": 1, \"d\": 2}]}}", #"line 1, column 28: a["b c"][1].d: given twice"#),
    ("{\"a\": 1, \"a\": 2}", "line 1, column 10: a: given twice"),
    ("{\"id\": \"1\", \"\\u0069d\": \"2\"}", "line 1, column 13: id: given twice"),
    ("{\"format\": \"trip\"}", "line 1, column 12: format: not a Barnstorm trip"),
    ("{\"version\": 2}", "line 1, column 13: version: made by a newer Barnstorm (format version 2)"),
    ("{\"version\": 0}", "line 1, column 13: version: expected a version number, found 0"),
    ("{\"version\": \"1\"}", "line 1, column 13: version: expected a number, found a string"),
    ("{\"dayCount\": 0}", "line 1, column 14: dayCount: expected a number from 1 to 100000, found 0"),
    ("{\"dayCount\": 100001}", "line 1, column 14: dayCount: expected a number from 1 to 100000, found 100001"),
    ("{\"dayCount\": 1.5}", "line 1, column 14: dayCount: expected a whole number, found 1.5"),
    (
      "{\"startDate\": \"2026-02-30\"}",
      #"line 1, column 15: startDate: expected a date like 2026-07-03, found "2026-02-30""#
    ),
    ("{\"id\": \"\"}", "line 1, column 8: id: must not be empty"),
    ("{\"id\": null}", "line 1, column 8: id: expected a string, found null"),
    ("{\"schedule\": {\"follows\": [true]}}", "line 1, column 27: schedule.follows[0]: expected a string, found true"),
    ("{\"deleted\": [{\"id\": \"a\"}]}", "line 1, column 14: deleted[0].deletedAt: missing"),
  ])
  func `refuses invalid fields of the trip`(_ text: String, _ sentence: String) {
    expect(refusal(text), sentence)
  }

  @Test(arguments: [
    (#"{"id": "a"}"#, "line 3, column 1: items[0].day: missing"),
    (
      #"{"id": "a", "day": 1, "sortOrder": "1"}"#,
      "line 3, column 36: items[0].sortOrder: expected a number, found a string"
    ),
    (#"{"sortOrder": 1e999}"#, "line 3, column 15: items[0].sortOrder: the number is too large"),
    (
      #"{"modifiedAt": "yesterday"}"#,
      #"line 3, column 16: items[0].modifiedAt: expected a timestamp like 2026-06-01T12:00:00.000Z, found "yesterday""#
    ),
    (#"{"kind": {}}"#, "line 3, column 10: items[0].kind: expected exactly one of game, travel and custom"),
    (
      #"{"kind": {"flight": 1}}"#,
      "line 3, column 10: items[0].kind: expected exactly one of game, travel and custom"
    ),
    (
      #"{"kind": {"travel": {"from": "A", "to": "B"}, "custom": {"title": "", "category": "note"}}}"#,
      "line 3, column 10: items[0].kind: expected exactly one of game, travel and custom"
    ),
    (#"{"kind": {"travel": {"from": "A"}}}"#, "line 3, column 21: items[0].kind.travel.to: missing"),
    (
      #"{"kind": {"travel": {"visit": 0}}}"#,
      "line 3, column 31: items[0].kind.travel.visit: expected a whole number from 1, found 0"
    ),
    (
      #"{"kind": {"travel": {"distanceMeters": -1}}}"#,
      "line 3, column 40: items[0].kind.travel.distanceMeters: expected a number from 0, found -1"
    ),
    (
      #"{"kind": {"travel": {"mode": "bike"}}}"#,
      "line 3, column 30: items[0].kind.travel.mode: expected one of drive, flight, train, bus, ferry, walk, other, "
        + #"found "bike""#
    ),
    (
      #"{"kind": {"travel": {"departs": "8:15"}}}"#,
      "line 3, column 33: items[0].kind.travel.departs: expected a departure like 2026-07-03T13:20:00-05:00 or "
        + #"2026-07-03, found "8:15""#
    ),
    (
      #"{"kind": {"travel": {"arrives": true}}}"#,
      "line 3, column 33: items[0].kind.travel.arrives: expected a string, found true"
    ),
    (
      #"{"kind": {"travel": {"estimated": 1}}}"#,
      "line 3, column 35: items[0].kind.travel.estimated: expected true or false, found a number"
    ),
  ])
  func `refuses invalid fields of an item`(_ item: String, _ sentence: String) {
    expect(refusal(withItem(item)), sentence)
  }

  @Test(arguments: [
    (#""title": "A""#, "line 3, column 96: items[0].kind.custom.category: missing"),
    (
      #""category": "flight""#,
      #"line 4, column 13: items[0].kind.custom.category: expected one of restaurant, hotel, activity, note, found "flight""#
    ),
    (#""time": "24:00""#, #"line 4, column 9: items[0].kind.custom.time: expected a time like 22:30, found "24:00""#),
    (
      #""location": {"latitude": 90.5}"#,
      "line 4, column 26: items[0].kind.custom.location.latitude: expected degrees from -90 to 90, found 90.5"
    ),
    (
      #""location": {"longitude": -181}"#,
      "line 4, column 27: items[0].kind.custom.location.longitude: expected degrees from -180 to 180, found -181"
    ),
    (
      #""durationMinutes": 0"#,
      "line 4, column 20: items[0].kind.custom.durationMinutes: expected a whole number from 1, found 0"
    ),
    (
      #""icon": "ab""#, #"line 4, column 9: items[0].kind.custom.icon: expected one character, found "ab""#
    ),
    (#""icon": """#, #"line 4, column 9: items[0].kind.custom.icon: expected one character, found """#),
    (
      #""cost": {"amount": "12,5", "currency": "USD"}"#,
      #"line 4, column 20: items[0].kind.custom.cost.amount: expected an amount like 129.00, found "12,5""#
    ),
    (
      #""cost": {"amount": "12.5", "currency": "usd"}"#,
      #"line 4, column 40: items[0].kind.custom.cost.currency: expected a currency like USD, found "usd""#
    ),
    (#""cost": {"amount": "12.5"}"#, "line 4, column 9: items[0].kind.custom.cost.currency: missing"),
    (#""nights": 0"#, "line 4, column 11: items[0].kind.custom.nights: expected a whole number from 1, found 0"),
    (#""url": 7"#, "line 4, column 8: items[0].kind.custom.url: expected a string, found a number"),
    (#""location": "here""#, "line 4, column 13: items[0].kind.custom.location: expected an object, found a string"),
  ])
  func `refuses invalid fields of a custom item`(_ fields: String, _ sentence: String) {
    expect(refusal(withItem(item("custom", "\n" + fields))), sentence)
  }

  @Test(arguments: [
    (
      #""start": "2026-07-32""#,
      #"line 4, column 10: items[0].kind.game.start: expected a start like 2026-07-03T13:20:00-05:00 or 2026-07-03, found "2026-07-32""#
    ),
    (#""start": 5"#, "line 4, column 10: items[0].kind.game.start: expected a string, found a number"),
    (
      #""status": "on\u001b""#,
      #"line 4, column 11: items[0].kind.game.status: expected one of scheduled, timeTBD, postponed, cancelled, found "on\u001b""#
    ),
    (#""gameId": "g", "home": "H", "away": "A", "city": "C""#, "line 3, column 94: items[0].kind.game.start: missing"),
  ])
  func `refuses invalid fields of a game`(_ fields: String, _ sentence: String) {
    expect(refusal(withItem(item("game", "\n" + fields))), sentence)
  }

  @Test func `reports a day outside the trip wherever the number of days is`() {
    let late = withItem(item("custom", #""title": "", "category": "note""#, day: 6))
    expect(refusal(late), "line 3, column 20: items[0].day: expected a day from 1 to 5, found 6")
    let text = late.replacing(#", "dayCount": 5"#, with: "").dropLast() + #", "dayCount": 5}"#
    expect(refusal(String(text)), "line 3, column 20: items[0].day: expected a day from 1 to 5, found 6")
  }

  @Test func `refuses a repeated item`() {
    let item = item("custom", #""title": "", "category": "note""#)
    expect(refusal(withItem(item + ",\n" + item)), #"line 4, column 8: items[1].id: duplicate id "a""#)
  }

  @Test func `refuses text after the trip`() {
    expect(refusal(emptyTrip + "\n{}"), "line 3, column 1: more text after the end of the trip")
  }

  @Test func `refuses bytes that are not UTF-8`() {
    let bytes = Array("{\"a\": \"é".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    expect(refusal(bytes), "line 1, column 9: a: not valid UTF-8")
    expect(refusal([0xFF, 0xFE]), "line 1, column 1: expected an object, found an unexpected character")
  }

  @Test func `a field name cannot control the terminal`() {
    let name = String(repeating: "x", count: 50)
    expect(refusal("{\"\u{9B}2J\": ?}"), #"line 1, column 9: ["\u009b2J"]: expected a value, found "?""#)
    expect(refusal("{\"\(name)\": ?}"), "line 1, column 56: [\"\(name.prefix(40))…\"]: expected a value, found \"?\"")
  }

  @Test func `refuses nesting that is too deep`() {
    func nested(_ depth: Int) -> String {
      let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return emptyTrip.replacing(#""items": []"#, with: "\"items\": [], \"x\": \(value)")
    }
    #expect(refusal(nested(511)) == nil)
    expect(refusal(nested(512))?.hasSuffix(": nested deeper than 512 levels"), true)
    expect(refusal(nested(100_000))?.hasSuffix(": nested deeper than 512 levels"), true)
    let open = String(repeating: "{\"a\":", count: 100_000)
    expect(refusal("{\"x\": " + open)?.hasSuffix("a…: nested deeper than 512 levels"), true)
  }
}
