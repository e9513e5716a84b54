import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

/// A trip keeps the user's answers, and updates read with them.
struct RememberedAnswersTests {
  private static let text = """
    Wann,Um,Wir,Gegner,Wo
    05.08.,15:30,Plain United,Fancy Rovers,Plain Ham
    08.08.,18:30,Plain United,Odd City,Plain Ham

    """
  private static let answers: [ReadingSubject: String] = [
    .column("Wann"): "date", .column("Um"): "time", .column("Wir"): "home", .column("Gegner"): "away",
    .column("Wo"): "venue", .city("Plain Ham"): "Bath, England", .year: "2026", .dateOrder: "day/month",
    .league: "EFL", .encoding: "UTF-8", .zone: "Europe/London", .club: "Plain United",
  ]

  @Test func `a trip stores all answers, and the same schedule changes nothing`() throws {
    var options = ScheduleOptions()
    for (subject, answer) in Self.answers { options.take(answer, to: subject) }
    var new = NewTrip(
      name: "Plain", games: try read(Self.text, options).games, follows: ["Plain United"],
      assumedZone: options.assumedZone, club: options.club, dayFirst: options.isDayFirst)
    new.link.answers = ReadingAnswers(options)
    var ids = ItemIDSource(seed: 7)
    let trip = try Trip(json: new.trip(ids: &ids, now: Follower.start).json)
    let remembered = ScheduleOptions().remembering(trip)
    expect(remembered.answers, Self.answers)
    let again = try read(Self.text, remembered)
    expect(again.games.map(\.game.city), ["Bath, England", "Bath, England"])
    let update = try TripUpdate(of: trip, to: again, zones: TestZones.all, now: Follower.start)
    expect(update.changes, [])
  }

  @Test func `a new answer overrides that of the trip`() throws {
    var options = ScheduleOptions()
    options.take("NHL", to: .league)
    var trip = try Follower(["2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,Chicago"]).trip
    trip.schedule?.answers = ReadingAnswers(league: "MLB", year: 2026)
    expect(options.remembering(trip).answers, [.league: "NHL", .year: "2026"])
  }
}
