import Itinerary
import TestSupport
import Testing

/// Games that come and go by hand, and the legs that follow.
struct GameChoiceTests {
  private let now = TripSketch.moment(1000)

  private func game(_ city: String, day: Int, hour: Int = 13) -> GameChoice.NewGame {
    let date = date("2026-07-03").adding(days: day - 1)
    let start = OffsetDateTime(date: date, secondOfDay: hour * 3600, offsetSeconds: -5 * 3600)
    return GameChoice.NewGame(
      Game(
        gameID: "new-\(city)-\(day)", away: "Guests", home: city, city: city, start: .at(start),
        timeZone: "America/Chicago"), on: date)
  }

  private let legDefaults = LegDefaults(between: ["Chicago", "Detroit", "Toledo", "Home"]) { _, _ in
    LegEstimate(distanceMeters: 1000, durationSeconds: 60)
  }

  @Test(
    arguments: [("Gary", "Gary", "Gary"), ("Chicago", nil, "Home"), ("detroit", "Home", nil)]
      as [(String, String?, String?)])
  func `adds legs from and to home, unless games are there`(home: String, start: String?, end: String?) throws {
    var trip = TripSketch.trip("@Chicago | @Detroit")
    expect(TripEnds(home: home, in: trip.itinerary), TripEnds(start: start, end: end))
    expect(trip.isHome(home), false)
    try trip.apply(.setHome(home, .none), at: TripSketch.moment(5))
    expect([home.uppercased(), "Home", "Toledo"].map(trip.isHome), [true, true, false])
    let legs = trip.itinerary.items.compactMap(\.leg).map { "\($0.from)>\($0.to)" }
    expect(legs, [start.map { "\($0)>Chicago" }, end.map { "Detroit>\($0)" }].compactMap { $0 })
  }

  @Test(arguments: [(nil, 3), ("2026-07-05", 2)] as [(String?, Int)])
  func `a new leg goes to the last day between its games that is not a day off`(off: String?, day: Int) throws {
    var trip = TripSketch.trip("@Chicago | | | @Detroit")
    trip.schedule = ScheduleLink()
    trip.schedule?.daysOff = off.map { [$0] }
    try trip.apply(.addLegs(.none), at: TripSketch.moment(5))
    expect(trip.itinerary.items.first { $0.leg != nil }?.position.day, day)
  }

  /// Eight hours that begin after the game would pause for the night.
  @Test func `a new leg goes where its drive needs no pause`() throws {
    var trip = TripSketch.trip("@Chicago | | @Detroit")
    let long = LegDefaults(between: ["Chicago", "Detroit"]) { _, _ in
      LegEstimate(distanceMeters: 800_000, durationSeconds: 8 * 3600)
    }
    try trip.apply(.addLegs(long), at: now)
    expect(trip.itinerary.items.first { $0.leg != nil }?.position.day, 2)
  }

  @Test func `lists added and removed games, and removed and moved legs`() throws {
    let old = TripSketch.trip("@Chicago | | Chicago>Detroit | @Detroit Detroit>Toledo | @Toledo")
      .changing("Detroit>Toledo") { $0.changeLeg { $0.generated = true } }
    let choice = GameChoice(
      adding: [game("Detroit", day: 2)], removing: [ItemID("@Detroit"), ItemID("@Toledo")], legDefaults: legDefaults)
    var new = old
    try new.apply(.chooseGames(choice), at: now)
    let told = TripFollowUp(of: .chooseGames(choice), from: old, to: new, zones: TestZones.all, rules: .standard)
    let legs = told.changes.dropFirst(3).map { "\($0.kind) \($0.from ?? "") to \($0.to ?? "")" }
    expect(told.changes.prefix(3).map(\.kind), [.removed, .removed, .added])
    expect(legs, ["legRemoved Detroit → Toledo to ", "legMoved Day 3 to Day 2"])
  }

  @Test func `a game goes to its day in time order and brings its legs`() throws {
    var trip = TripSketch.trip("@Chicago | Chicago>Detroit | | @Detroit")
    trip = trip.changing("Chicago>Detroit") { $0.changeLeg { $0.generated = true } }
    try trip.apply(.chooseGames(GameChoice(adding: [game("Toledo", day: 3)], legDefaults: legDefaults)), at: now)
    let rows = trip.itinerary.items.map { $0.leg.map { "\($0.from)>\($0.to)" } ?? $0.game?.city ?? "" }
    expect(rows, ["Chicago", "Chicago>Toledo", "Toledo", "Toledo>Detroit", "Detroit"])
    #expect(trip.itinerary.items.compactMap(\.leg).allSatisfy { $0.generated == true && $0.durationSeconds == 60 })
  }

  @Test func `a removed game takes its legs along, and is not added again`() throws {
    var trip = TripSketch.trip("@Chicago | | @Detroit")
    trip.schedule = ScheduleLink(sources: ["a.csv"], follows: ["Detroit"])
    try trip.apply(.addLegs(legDefaults), at: now)
    expect(trip.itinerary.count, 3)
    try trip.apply(.chooseGames(GameChoice(removing: [ItemID("@Detroit")])), at: now)
    expect(TripSketch.outline(trip), "@Chicago | |")
    expect(trip.schedule?.excludes, ["Detroit"])
    trip.schedule?.excludes = ["Toledo", "new-Detroit-3"]
    try trip.apply(.chooseGames(GameChoice(adding: [game("Detroit", day: 3)])), at: now)
    expect(trip.schedule?.excludes, ["Toledo"])
    #expect(trip.modifiedAt > TripSketch.made)
  }

  @Test func `refuses games outside the dates and existing ones`() throws {
    var trip = TripSketch.trip("@Chicago | |")
    let (early, late) = (game("Toledo", day: 0), game("Toledo", day: 4))
    for wrong in [early, late] {
      #expect(throws: Refusal.gameOutsideDates(wrong.game, wrong.date)) {
        try trip.apply(.chooseGames(GameChoice(adding: [wrong])), at: now)
      }
    }
    try trip.apply(.chooseGames(GameChoice(adding: [game("Toledo", day: 3)], sources: ["b.csv"])), at: now)
    expect(trip.schedule?.source, "b.csv")
    #expect(throws: Refusal.gameExists(game("Toledo", day: 3).game)) {
      try trip.apply(.chooseGames(GameChoice(adding: [game("Toledo", day: 3)])), at: now)
    }
    #expect(throws: Refusal.noSuchItem(ItemID("nobody"))) {
      try trip.apply(.chooseGames(GameChoice(removing: [ItemID("nobody")])), at: now)
    }
  }

  @Test func `legs from and to home are added and removed`() throws {
    var trip = TripSketch.trip("| @Chicago | @Detroit |")
    try trip.apply(.addLegs(legDefaults), at: now)
    let without = trip.itinerary
    try expect(trip.apply(.addLegs(legDefaults), at: now), .unchanged)
    try trip.apply(.setHome("Toledo", legDefaults), at: now)
    let legs = trip.itinerary.items.compactMap(\.leg).map { "\($0.from)>\($0.to)" }
    expect(legs, ["Toledo>Chicago", "Chicago>Detroit", "Detroit>Toledo"])
    expect(trip.schedule?.home, "Toledo")
    try expect(trip.apply(.setHome("Toledo", legDefaults), at: now), .unchanged)
    try trip.apply(.setHome("Flint", .none), at: now)
    expect(trip.itinerary.items.compactMap(\.leg).map(\.from), ["Flint", "Chicago", "Detroit"])
    try trip.apply(.setHome(nil, .none), at: now)
    expect(trip.itinerary, without)
    #expect(trip.schedule?.home == nil)
    var day = TripSketch.trip("@Chicago")
    try day.apply(.setHome("Toledo", legDefaults), at: now)
    expect(day.itinerary.items.map { $0.leg?.from ?? "game" }, ["Toledo", "game", "Chicago"])
  }

  @Test func `a home with games of the trip is called Home`() throws {
    var trip = TripSketch.trip("@Detroit | @Chicago | @Toledo")
    try trip.apply(.setHome("Chicago", legDefaults), at: now)
    expect(trip.itinerary.items.compactMap(\.leg).map { "\($0.from)>\($0.to)" }, ["Home>Detroit", "Toledo>Home"])
  }

  @Test func `the first games of a trip with a home add legs from and to home`() throws {
    var trip = TripSketch.trip(" | | ")
    try trip.apply(.setHome("Toledo", .none), at: now)
    try trip.apply(.chooseGames(GameChoice(adding: [game("Chicago", day: 2)], legDefaults: legDefaults)), at: now)
    expect(trip.itinerary.items.compactMap(\.leg).map { "\($0.from)>\($0.to)" }, ["Toledo>Chicago", "Chicago>Toledo"])
  }

  @Test func `the first edit of a leg ends its generated state`() throws {
    var trip = TripSketch.trip("@Chicago | | @Detroit")
    try trip.apply(.addLegs(legDefaults), at: now)
    let item = try #require(trip.itinerary.items.first { $0.leg != nil })
    var leg = try #require(item.leg)
    #expect(leg.isGenerated)
    try expect(trip.apply(.changeLeg(item.id, to: leg), at: TripSketch.moment(2000)), .unchanged)
    for generated in [nil, true] {
      var (other, train) = (trip, leg)
      (train.mode, train.generated) = (.train, generated)
      try other.apply(.changeLeg(item.id, to: train), at: now)
      expect(other.itinerary.item(item.id)?.leg?.generated, generated)
    }
    (leg.durationSeconds, leg.estimated, leg.from) = (7200, nil, "Elsewhere")
    try expect(trip.apply(.changeLeg(item.id, to: leg), at: TripSketch.moment(2000)), .changed)
    let changed = try #require(trip.itinerary.item(item.id))
    expect(changed.leg?.isGenerated, false)
    #expect(changed.leg?.generated == nil)
    expect(changed.leg?.from, "Chicago")
    expect(changed.position, item.position)
    expect(changed.modifiedAt, TripSketch.moment(2000))
    #expect(throws: Refusal.self) { try trip.apply(.changeLeg(ItemID("@Chicago"), to: leg), at: now) }
  }
}
