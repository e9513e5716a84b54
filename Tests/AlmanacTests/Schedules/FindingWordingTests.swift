import Almanac
import Testing

/// The sentence of each finding, once.
struct FindingWordingTests {
  private static let days = (CivilDate(dayNumber: 0), CivilDate(dayNumber: 2))
  private static let ore = ScheduleFinding.Place.Region(name: "Ore.", zone: "America/Los_Angeles", isOfAll: false)
  private static let iowa = ScheduleFinding.Place.Region(name: "Iowa", zone: "America/Chicago", isOfAll: true)

  private static let sentences: KeyValuePairs<ScheduleFinding, String> = [
    .file(.empty): "the schedule is empty", .file(.unlisted(3)): "3 further warnings are not listed",
    .file(.notUTF8): "text is not UTF-8: assuming Windows-1252",
    .file(.longLine(limit: 9)): "line longer than 9 bytes: the rest is skipped",
    .file(.longField(limit: 9)): "field longer than 9 bytes: the rest is skipped",
    .file(.tooManyEntries(limit: 9)): "more than 9 entries: the rest is skipped",
    .file(.endsInLine): "the file ends in the middle of a line: line skipped, games may be missing",
    .file(.endsInEvent): "the file ends in the middle of an event: event skipped, games may be missing",
    .file(.endsInCalendar): "the file ends before the calendar does: games may be missing",
    .file(.unclosedQuote): "a quote is not closed: assuming that quotes end with their line",
    .file(.lineWithoutName(isRest: true)): "line without a property name: assuming it continues the text before it",
    .file(.lineWithoutName(isRest: false)): "line without a property name: ignored",
    .file(.eventWithoutEnd): "event without END: assuming it ends where the next begins",
    .file(.encoding("EUC-JP")): "text is not UTF-8: assuming EUC-JP; set another with --encoding",
    .file(.unusedColumn("x")): "unknown column \"x\": ignored",
    .file(.twoTables): "two tables side by side: the second is ignored",
    .date(.missing("x")): "no valid date in \"x\": skipped", .date(.missing(nil)): "no date: skipped",
    .date(.eitherOrder(isDayFirst: true, .form)):
      "ambiguous dates: assuming day/month; to change it, pass --month-first",
    .date(.eitherOrder(isDayFirst: false, .venues)):
      "ambiguous dates, by the venues: assuming month/day; to change it, pass --day-first",
    .date(.eitherOrder(isDayFirst: true, .closeness)):
      "ambiguous dates, by their closeness: assuming day/month; to change it, pass --month-first",
    .date(.eitherOrder(isDayFirst: false, .locale)):
      "ambiguous dates, by the locale: assuming month/day; to change it, pass --day-first",
    .date(.yearByWeekdays(2026)): "dates without a year, by their weekdays: assuming 2026",
    .date(.yearByTitle(2026, title: "x")): "dates without a year, by \"x\": assuming 2026",
    .date(.nextYear(2027)): "dates without a year: assuming 2027 from here on",
    .date(.yearOfLeap(2026)): "dates without a year jump ahead: assuming still 2026",
    .date(.dayAbove): "rows without a date: assuming the day above",
    .date(.otherWeekday): "the weekday does not match the date: assuming the date",
    .date(.mayBeMoved("x")): "\"x\" may mean another day: assuming the date next to it",
    .date(.mayBeNextDay("x")): "\"x\" may mean the next day: assuming the date next to it",
    .date(.otherThanTime(days.0, time: days.1)):
      "the date 1970-01-01 and the time on 1970-01-03 do not match: assuming 1970-01-03",
    .date(.several("x")): "several days in \"x\": assuming the first",
    .date(.unknownRule): "unsupported recurrence rule: only the first date is read",
    .date(.longSeries(9)): "recurring event: only its first 9 dates are read",
    .date(.costlySeries(1)): "recurring events with too many dates: only one date of this one is read",
    .date(.costlySeries(9)): "recurring events with too many dates: only 9 dates of this one are read",
    .time(.missing("x")): "no time in \"x\": treated as TBD",
    .time(.second("x")): "two times in \"x\": assuming the first",
    .time(.other("x", date: "y")): "\"x\" is not the time in \"y\": assuming the latter",
    .time(.withoutHalves(areAfternoon: true)): "times without AM or PM: assuming PM from 1:00 to 10:59",
    .time(.withoutHalves(areAfternoon: false)): "times without AM or PM, none after 12:59: assuming 24-hour times",
    .time(.zoneByTitle("ET", title: "x")): "no time zone but in \"x\": assuming ET",
    .time(.mostAtMidnight): "most games start at 00:00 UTC: assuming TBD at those times",
    .time(.localAndUTCDiffer): "the local start and the start in UTC differ: assuming UTC",
    .time(.zone(unknown: nil, assumed: .zoneOfVenue)): "no time zone: assuming the venue's",
    .time(.zone(unknown: "x", assumed: .zone("UTC"))): "unknown time zone \"x\": assuming UTC",
    .time(.zone(unknown: nil, assumed: .zoneInFileName("UTC"))): "no time zone but in the file name: assuming UTC",
    .time(.zone(unknown: nil, assumed: .utc)):
      "no time zone and an unknown venue: showing UTC; set it with --assume-zone",
    .team(.missing("x")): "no two teams in \"x\": skipped", .team(.missing(nil)): "no two teams: skipped",
    .team(.clubUnknown("x")): "no two teams in \"x\": skipped; set the club with --club",
    .team(.unknown("x")): "unknown team \"x\": assuming the name as written",
    .team(.allUnknown): "the teams are in no known league: assuming their names as written",
    .team(.undetermined): "a team is TBD",
    .team(.leagueAway("MLB", ["x", "y"])): "\"x\" and \"y\" far from home: assuming MLB",
    .team(.event("x", series: "F1")): "no two teams in \"x\": assuming F1 at an event",
    .team(.visitorsAtHome("x", team: "y")): "\"x\" is the venue of the visitors, y: assuming it is right",
    .team(.sideUnknown("", club: "y")): "unknown whether y is at home: assuming a home game",
    .team(.sideUnknown("x", club: "y")): "\"x\" does not say whether y is at home: assuming a home game",
    .place(.noVenue): "no venue: assuming the home team's",
    .place(.venueUndetermined): "the venue is TBD: assuming the home team's city",
    .place(.noPlace(home: "x")): "no venue, and the city of \"x\" is unknown: set it with --venue-city \"x=CITY\"",
    .place(.unknownAnswer("x")): "unknown city \"x\": its time zone and distances are unknown",
    .place(.unknownCity("x, Ore.", name: "x", region: ore)):
      "unknown city \"x, Ore.\", assuming America/Los_Angeles from most of Ore.: set one nearby with --venue-city \"x=CITY\"",
    .place(.unknownVenue("x", region: iowa)):
      "unknown city of \"x\", assuming America/Chicago from Iowa: set it with --venue-city \"x=CITY\"",
    .place(.venueInRegion("x")): "unknown city of \"x\"",
    .place(.severalVenues("x", cities: ["A", "B"])):
      "the venue \"x\" may be in A or B: set it with --venue-city \"x=CITY\"",
    .place(.severalCities("x", cities: ["A", "B"], assumed: "A")): "\"x\" may be A or B: assuming A",
    .place(.severalCities("x", cities: ["A", "B"], assumed: nil)):
      "\"x\" may be A or B: set it with --venue-city \"x=CITY\"",
    .place(.cityOrRegion("x", city: "A", isAssumed: true)): "\"x\" may be A or the region: assuming A",
    .place(.cityOrRegion("x", city: "A", isAssumed: false)):
      "\"x\" may be A or the region: set it with --venue-city \"x=CITY\"",
    .place(.assumedCity("x", city: "A")): "\"x\": assuming A; set another with --venue-city \"x=CITY\"",
    .place(.assumedVenue("x", city: "A")):
      "\"x\" with unknown teams: assuming the one in A; set another with --venue-city \"x=CITY\"",
    .place(.namesake("x", elsewhere: "B", city: "A")):
      "the known \"x\" is in B: assuming the home team's city, A; set another with --venue-city \"x=CITY\"",
    .place(.assumedHome(.venue("x"), city: "A", name: "x")):
      "unknown venue \"x\": assuming the home team's, in A; set another with --venue-city \"x=CITY\"",
    .place(.assumedOther(.city("x"), .clubInTrip("T"), city: "A")):
      "unknown city \"x\": assuming A, where the trip has the games of T",
    .place(.assumedOther(.place, .venueInSchedule, city: "A")):
      "no place: assuming A, where the schedule has other games there",
    .place(.assumedOther(.place, .clubInSchedule("T"), city: "A")):
      "no place: assuming A, where the schedule has the games of T",
    .place(.assumedZone("ET", city: "A")): "unknown time zone of \"A\": assuming ET",
    .place(.unknownZone(clock: "UTC", city: "A")): "unknown time zone of \"A\": showing the start in UTC",
  ]

  @Test func `each finding has a sentence`() {
    for (finding, sentence) in Self.sentences { #expect(finding.description == sentence) }
  }

  @Test func `a finding has the assumption and its reason, or the question`() {
    let assumed = ScheduleFinding.date(.eitherOrder(isDayFirst: true, .venues)).meaning
    #expect(
      assumed.kind == .dateOrder && assumed.value == "day/month" && assumed.reason == "ambiguous dates, by the venues")
    let open = ScheduleFinding.place(.unknownVenue("x", region: nil)).meaning
    #expect(open.kind == .venue && open.value == nil)
    #expect(
      Set(Self.sentences.map(\.key.meaning.kind)).isSuperset(of: [
        .row, .zone, .year, .team, .city, .encoding, .column,
      ]))
  }
}
