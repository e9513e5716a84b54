import Itinerary

/// Random trips whose every text tries to be more than text.
package enum HostileTrip {
  /// Texts that mark up, run, end what is around them, or act on what shows them.
  package static let corpus: [String] = [
    "=1+1", "+1", "-1+cmd|' /C calc'!A0", "@SUM(A1:A9)", "＝1+1", "x;=1+1", "\"=1+1", "\t=1+1", "\r\n=1+1", "  =1+1",
    "a\"b", "a,b", "\"", "\"\"", "one\ntwo\r\nthree\u{2028}four", "\u{1B}[31mred", "\u{9B}7mH", "nul\u{0}bell\u{7}",
    "<script>alert(1)</script>", "<b>&amp;&#x3c;", "]]>", "<!--", "&lt;", "*bold* _it_ ~~no~~ `code`", "# head",
    "- item",
    "1. one", "[a](javascript:x)", "![x](http://e)", "[[wiki]]", "$x$", "| a | b |", "<http://e.example>", "\\", "\\*",
    "\u{202E}backwards\u{202C}", "\u{200F}\u{2067}x\u{2069}", "\u{FEFF}zero\u{200B}width", "\u{FFFE}\u{FFFF}",
    "BEGIN:VEVENT", "END:VCALENDAR", "a\\nb", "a;b:c", "東京ドーム", "é\u{301}", "👨‍👩‍👧‍👦 🏟️", "", " ", "a  b ",
    String(repeating: "long ", count: 60), "Rock & Roll", "~5", "%%x%%", "==x==", "^x",
  ]

  package static func make(_ random: inout SplitMix64) -> Trip {
    let days = 1 + random.below(6)
    let items = (0..<random.below(24)).map { index in
      Item(
        id: ItemID("item\(index)" + (random.once(in: 6) ? random.pick(corpus) : "")),
        position: Position(day: 1 + random.below(days), sortOrder: Double(random.below(9))),
        modifiedAt: TripSketch.moment(random.below(5)), kind: kind(&random))
    }
    var trip = TripSketch.trip(days: days, items)
    trip.name = random.pick(corpus)
    trip.id = "trip" + random.pick(corpus)
    return trip
  }

  private static func kind(_ random: inout SplitMix64) -> ItemKind {
    switch random.below(3) {
    case 0: .game(game(&random))
    case 1: .travel(leg(&random))
    default: .custom(custom(&random))
    }
  }

  private static func game(_ random: inout SplitMix64) -> Game {
    let zone = random.pick([nil, "America/Chicago", "Asia/Tokyo", "Nowhere/City", "America/New_York"])
    let status = random.pick(Game.Status.allCases)
    return Game(
      gameID: text(&random), league: random.pick([nil, "MLB", text(&random)]), away: text(&random), home: text(&random),
      venue: random.pick([nil, "Wrigley Field", "TBD", text(&random)]), city: city(&random), start: moment(&random),
      timeZone: zone, status: status,
      ticket: random.pick([nil, Ticket(seat: text(&random), reference: text(&random), cost: cost(&random))]))
  }

  private static func leg(_ random: inout SplitMix64) -> Leg {
    Leg(
      from: city(&random), to: city(&random), mode: random.pick([nil] + Leg.Mode.allCases),
      departs: random.once(in: 3) ? moment(&random) : nil, arrives: random.once(in: 3) ? moment(&random) : nil,
      distanceMeters: random.pick([nil, 0, 455_000, 1e300]), durationSeconds: random.pick([nil, 0, 16_200, 1e300, -5]),
      estimated: random.pick([nil, true]), carrier: random.pick([nil, text(&random)]),
      reference: random.pick([nil, text(&random)]), seat: random.pick([nil, text(&random)]), cost: cost(&random),
      notes: random.pick([nil, text(&random)]), parts: random.once(in: 3) ? [part(&random), part(&random)] : nil)
  }

  private static func part(_ random: inout SplitMix64) -> LegPart {
    LegPart(
      mode: random.pick([nil] + Leg.Mode.allCases), from: city(&random), to: city(&random),
      departs: random.once(in: 2) ? moment(&random) : nil, arrives: random.once(in: 2) ? moment(&random) : nil,
      carrier: random.pick([nil, text(&random)]), reference: random.pick([nil, text(&random)]),
      seat: random.pick([nil, text(&random)]))
  }

  private static func custom(_ random: inout SplitMix64) -> CustomItem {
    let place: CustomItem.Location? =
      switch random.below(4) {
      case 0: nil
      case 1: CustomItem.Location(name: text(&random))
      case 2:
        CustomItem.Location(latitude: random.pick([0, -90, 90, 41.9, 1e-7]), longitude: random.pick([180, -180, 0]))
      default: CustomItem.Location(name: text(&random), latitude: 41.8807, longitude: -87.6268)
      }
    return CustomItem(
      title: text(&random), category: random.pick(CustomItem.Category.allCases),
      time: random.pick([nil, ClockTime(hour: 0, minute: 0), ClockTime(hour: 22, minute: 30)]),
      durationMinutes: random.pick([nil, 1, 90, .max]), nights: random.pick([nil, 1, 3, .max]), location: place,
      url: random.pick([nil, "https://example.com/a b?c=\"<>&d", "javascript:alert(1)", text(&random)]),
      reference: random.pick([nil, text(&random)]), phone: random.pick([nil, text(&random)]), cost: cost(&random),
      notes: random.pick([nil, text(&random), text(&random) + "\n" + text(&random)]), done: random.pick([nil, true]))
  }

  private static func cost(_ random: inout SplitMix64) -> Money? {
    random.pick([nil, Money(amount: "999999999999.9999", currency: "USD"), Money(amount: "-0.5", currency: "JPY")])
  }

  private static func moment(_ random: inout SplitMix64) -> PlannedMoment {
    let date = TripSketch.firstDay.adding(days: random.below(7) - 1)
    if random.once(in: 4) { return .on(date) }
    return .at(
      OffsetDateTime(date: date, secondOfDay: random.below(86_400), offsetSeconds: random.pick([0, -18_000, 34_200])))
  }

  private static func city(_ random: inout SplitMix64) -> String {
    random.pick(["Chicago, IL", "Detroit, MI", "Tokyo, Japan", "Home", "Nowhere, XX", text(&random)])
  }

  private static func text(_ random: inout SplitMix64) -> String { random.pick(corpus) }
}
