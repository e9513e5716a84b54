import TestSupport
import Testing

@Suite(.waits) struct PlacesTests {
  private let desk = Desk()

  @Test func `places are listed, the best first`() throws {
    let answer = try desk.answer("places", "wrigley f")
    #expect(answer.hasPrefix("Wrigley Field  venue  Chicago, IL  41.948"))
    expect(answer.split(separator: "\n").first?.hasSuffix("  America/Chicago"), true)
  }

  @Test func `places as JSON`() throws {
    let answer = try desk.answer("places", "wrigley field", "--json")
    let start = #"{"name": "Wrigley Field", "kind": "venue", "city": "Chicago, IL", "latitude": 41.94"#
    #expect(answer.contains(start))
    #expect(answer.contains(#""timeZone": "America/Chicago"}"#))
    try expect(
      Desk().answer("places", "zzzzzzz", "--json").split(whereSeparator: \.isWhitespace).joined(), #"{"places":[]}"#)
    try expect(desk.answer("places", "zzzzzzz"), "No places.\n")
  }

  @Test func `the nearer comes first`() throws {
    func first(_ arguments: String...) throws -> [Substring] {
      let line = try desk.run(["places"] + arguments).out.split(separator: "\n").first ?? ""
      return line.split(separator: " ", maxSplits: 2).map { $0.drop { $0 == " " } }
    }
    try expect(first("portland", "--near", "Boston").last?.hasPrefix("Portland, ME"), true)
    try expect(first("portland").last?.hasPrefix("Portland, OR"), true)
    try expect(
      Desk().refusal("places", "portland", "--near", "Nowhereville"),
      #"no city and no item in your trips called "Nowhereville""#)
  }

  @Test func `coordinates and links are read, a short link is refused`() throws {
    let answer = try desk.answer("places", "https://www.openstreetmap.org/?mlat=41.9484&mlon=-87.6553#map=1/1/1")
    #expect(answer.contains("Chicago, IL  41.9484,-87.6553  America/Chicago"))
    #expect(
      try desk.refusal("places", "https://maps.app.goo.gl/abc")
        == "Short link without coordinates: open it and paste the long address")
  }

  @Test func `every field of an item can be given`() throws {
    _ = try desk.answer(
      "add", "trip.json", "--day", "4", "--title", "Zoo", "--duration", "1h30", "--link", "https://example.com/z",
      "--icon", "★",
      "--at", "86HJW8XV+9V", "--time", "7p")
    let added = try desk.changes(since: smallTrip).added.joined()
    for field in [
      #""time": "19:00""#, #""durationMinutes": 90"#, #""url": "https://example.com/z""#, #""icon": "★""#,
      #""latitude": 41.94"#,
    ] {
      #expect(added.contains(field), "\(field)")
    }
  }
}
