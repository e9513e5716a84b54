import Almanac
import Testing

/// The sentence of each finding, once.
struct FindingWordingTests {
  private static let days = (CivilDate(dayNumber: 0), CivilDate(dayNumber: 2))
  private static let ore = (name: "Ore.", zone: "America/Los_Angeles", isOfAll: false)
  private static let iowa = (name: "Iowa", zone: "America/Chicago", isOfAll: true)

  private static let sentences: KeyValuePairs<ScheduleFinding, String> = [
    .emptySchedule: "the schedule is empty", .unlisted(3): "3 further warnings are not listed",
    .notUTF8: "text is not UTF-8: assuming Windows-1252",
    .longLine(limit: 9): "line longer than 9 bytes: the rest is skipped",
    .longField(limit: 9): "field longer than 9 bytes: the rest is skipped",
    .tooManyEntries(limit: 9): "more than 9 entries: the rest is skipped",
    .endsInLine: "the file ends in the middle of a line: line skipped, games may be missing",
    .endsInEvent: "the file ends in the middle of an event: event skipped, games may be missing",
    .endsInCalendar: "the file ends before the calendar does: games may be missing",
    .unclosedQuote: "a quote is not closed: assuming that quotes end with their line",
    .restOfLine: "line without a property name: assuming it continues the text before it",
    .lineWithoutName: "line without a property name: ignored",
    .eventWithoutEnd: "event without END: assuming it ends where the next begins",
    .encoding("EUC-JP"): "text is not UTF-8: assuming EUC-JP; set another with --encoding",
    .unusedColumn("x"): "unknown column \"x\": ignored",
    .twoTables: "two tables side by side: the second is ignored",
    .noDate(in: "x"): "no valid date in \"x\": skipped", .noDate(in: nil): "no date: skipped",
    .eitherOrder(isDayFirst: true, .form):
      "ambiguous dates: assuming day/month; to change it, pass --month-first",
    .eitherOrder(isDayFirst: false, .venues):
      "ambiguous dates, by the venues: assuming month/day; to change it, pass --day-first",
    .eitherOrder(isDayFirst: true, .closeness):
      "ambiguous dates, by their closeness: assuming day/month; to change it, pass --month-first",
    .eitherOrder(isDayFirst: false, .locale):
      "ambiguous dates, by the locale: assuming month/day; to change it, pass --day-first",
    .yearByWeekdays(2026): "dates without a year, by their weekdays: assuming 2026",
    .yearByTitle(2026, title: "x"): "dates without a year, by \"x\": assuming 2026",
    .nextYear(2027): "dates without a year: assuming 2027 from here on",
    .yearOfLeap(2026): "dates without a year jump ahead: assuming still 2026",
    .dayAbove: "rows without a date: assuming the day above",
    .otherWeekday: "the weekday does not match the date: assuming the date",
    .mayBeMoved("x"): "\"x\" may mean another day: assuming the date next to it",
    .mayBeNextDay("x"): "\"x\" may mean the next day: assuming the date next to it",
    .date(days.0, otherThanTime: days.1):
      "the date 1970-01-01 and the time on 1970-01-03 do not match: assuming 1970-01-03",
    .severalDays(in: "x"): "several days in \"x\": assuming the first",
    .unknownRule: "unsupported recurrence rule: only the first date is read",
    .longSeries(9): "recurring event: only its first 9 dates are read",
    .costlySeries(1): "recurring events with too many dates: only one date of this one is read",
    .costlySeries(9): "recurring events with too many dates: only 9 dates of this one are read",
    .noTime(in: "x"): "no time in \"x\": treated as TBD",
    .twoTimes(in: "x"): "two times in \"x\": assuming the first",
    .time("x", otherThanIn: "y"): "\"x\" is not the time in \"y\": assuming the latter",
    .assumedAfternoon: "times without AM or PM: assuming PM from 1:00 to 10:59",
    .assumed24Hours: "times without AM or PM, none after 12:59: assuming 24-hour times",
    .zoneByTitle("ET", title: "x"): "no time zone but in \"x\": assuming ET",
    .mostAtMidnight: "most games start at 00:00 UTC: assuming TBD at those times",
    .localAndUTCDiffer: "the local start and the start in UTC differ: assuming UTC",
    .zone(unknown: nil, assumed: ScheduleFinding.zoneOfVenue): "no time zone: assuming the venue's",
    .zone(unknown: "x", assumed: "UTC"): "unknown time zone \"x\": assuming UTC",
    .zone(unknown: nil, assumed: "UTC", isInFileName: true): "no time zone but in the file name: assuming UTC",
    .zone(unknown: nil, assumed: nil):
      "no time zone and an unknown venue: showing UTC; set it with --assume-zone",
    .noTeams(in: "x"): "no two teams in \"x\": skipped", .noTeams(in: nil): "no two teams: skipped",
    .unknownClub(in: "x"): "no two teams in \"x\": skipped; set the club with --club",
    .unknownTeam("x"): "unknown team \"x\": assuming the name as written",
    .allTeamsUnknown: "the teams are in no known league: assuming their names as written",
    .openTeam: "a team is TBD",
    .leagueAway("MLB", ["x", "y"]): "\"x\" and \"y\" far from home: assuming MLB",
    .event("x", series: "F1"): "no two teams in \"x\": assuming F1 at an event",
    .visitorsAtHome("x", team: "y"): "\"x\" is the venue of the visitors, y: assuming it is right",
    .unknownSide("", club: "y"): "unknown whether y is at home: assuming a home game",
    .unknownSide("x", club: "y"): "\"x\" does not say whether y is at home: assuming a home game",
    .noVenue: "no venue: assuming the home team's",
    .openVenue: "the venue is TBD: assuming the home team's city",
    .noPlace(home: "x"): "no venue, and the city of \"x\" is unknown: set it with --venue-city \"x=CITY\"",
    .unknownAnswer("x"): "unknown city \"x\": its time zone and distances are unknown",
    .unknownCity("x, Ore.", name: "x", region: ore):
      "unknown city \"x, Ore.\", assuming America/Los_Angeles from most of Ore.: set one nearby with --venue-city \"x=CITY\"",
    .unknownVenue("x", region: iowa):
      "unknown city of \"x\", assuming America/Chicago from Iowa: set it with --venue-city \"x=CITY\"",
    .venueInRegion("x"): "unknown city of \"x\"",
    .severalVenues("x", cities: ["A", "B"]):
      "the venue \"x\" may be in A or B: set it with --venue-city \"x=CITY\"",
    .severalCities("x", cities: ["A", "B"], assumed: "A"): "\"x\" may be A or B: assuming A",
    .severalCities("x", cities: ["A", "B"], assumed: nil):
      "\"x\" may be A or B: set it with --venue-city \"x=CITY\"",
    .cityOrRegion("x", city: "A", isAssumed: true): "\"x\" may be A or the region: assuming A",
    .cityOrRegion("x", city: "A", isAssumed: false):
      "\"x\" may be A or the region: set it with --venue-city \"x=CITY\"",
    .assumedCity("x", city: "A"): "\"x\": assuming A; set another with --venue-city \"x=CITY\"",
    .assumedVenue("x", city: "A"):
      "\"x\" with unknown teams: assuming the one in A; set another with --venue-city \"x=CITY\"",
    .namesake("x", elsewhere: "B", city: "A"):
      "the known \"x\" is in B: assuming the home team's city, A; set another with --venue-city \"x=CITY\"",
    .assumedHome((.venue, "x"), city: "A", name: "x"):
      "unknown venue \"x\": assuming the home team's, in A; set another with --venue-city \"x=CITY\"",
    .assumedOther((.city, "x"), city: "A", source: "where T is"): "unknown city \"x\": assuming A, where T is",
    .assumedOther((.venue, nil), city: "A", source: "where T is"): "no place: assuming A, where T is",
    .assumedZone("ET", city: "A"): "unknown time zone of \"A\": assuming ET",
    .unknownZone(clock: "UTC", city: "A"): "unknown time zone of \"A\": showing the start in UTC",
  ]

  @Test func `each finding has a sentence`() {
    for (finding, sentence) in Self.sentences { #expect(finding.description == sentence) }
  }

  @Test func `a finding contains the assumption and its reason, or the question`() {
    let assumed = ScheduleFinding.eitherOrder(isDayFirst: true, .venues)
    #expect(
      assumed.kind == .dateOrder && assumed.value == "day/month" && assumed.reason == "ambiguous dates, by the venues")
    let open = ScheduleFinding.unknownVenue("x", region: nil)
    #expect(open.kind == .venue && open.value == nil)
    #expect(
      Set(Self.sentences.map(\.key.kind)).isSuperset(of: [
        .row, .zone, .year, .team, .city, .encoding, .column,
      ]))
  }
}
