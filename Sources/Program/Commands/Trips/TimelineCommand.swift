import Itinerary
import Preferences
import Screen

struct TimelineCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "timeline", "Print the timeline of a trip.",
    discussion: """
      Prints the local start and end of each row, the latest departure and time to spare of each leg, and where each \
      night is spent. Computed times have a ~.
      """,
    examples: ["barnstorm timeline rust", "barnstorm timeline rust --json"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    json(\.isJSON)
    settings(\.flags, .timeline)
  }

  private var trip: FilePath = ""
  private var isJSON = false
  private var flags = Flags()

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let answer = TimelineAnswer(try OpenTrip(trip, flags: flags, in: surroundings))
    if isJSON { outcome.answer(json: answer.json) } else { outcome.answer(lines: answer.lines) }
  }
}

/// The timeline of a trip, for people and for programs.
private struct TimelineAnswer {
  private let trip: Trip
  private let wording: Wording
  private let timeline: Timeline

  init(_ open: OpenTrip) {
    (trip, wording, timeline) = (open.trip, open.wording, open.timeline)
  }

  // MARK: For programs

  var json: JSONValue {
    [
      "rows": .array(trip.itinerary.indices.map(row)), "days": .array(trip.itinerary.days.map(day)),
      "nights": .array(timeline.nights.map(night)),
    ]
  }

  private func row(_ index: ItemIndex) -> JSONValue {
    let (item, row) = (trip.itinerary[index], timeline[index])
    var members: [JSONValue.Member] = []
    if let window = row.localWindow {
      let sides: JSONValue = ["start": .string(window.start.description), "end": .string(window.end.description)]
      members.append(JSONValue.Member("window", sides))
    }
    if !row.stops.isEmpty { members.append(JSONValue.Member("stops", .array(row.stops.map(stop)))) }
    let all: KeyValuePairs<String, JSONValue> = [
      "item": .string(item.id.text), "day": .int(item.position.day), "basis": .string(row.basis.rawValue),
      "start": JSONValue(row.localStart?.description), "end": JSONValue(row.localEnd?.description),
      "zone": JSONValue(row.clock?.zone), "endZone": JSONValue(row.endClock?.zone),
      "leaveBy": JSONValue(row.localLeaveBy?.description),
      "slackSeconds": row.slackSeconds.map { .int(Int($0)) } ?? .null, "pauses": .int(row.pauses),
    ]
    return .object(all.map { JSONValue.Member($0, $1) } + members)
  }

  private func stop(_ stop: TimelineRow.Stop) -> JSONValue {
    [
      "from": .string(stop.localStart.description), "to": .string(stop.localEnd.description),
      "place": JSONValue(stop.place?.city), "latitude": stop.place.map { .number($0.point.latitude) } ?? .null,
      "longitude": stop.place.map { .number($0.point.longitude) } ?? .null,
    ]
  }

  private func day(_ day: Int) -> JSONValue {
    let figures = timeline.days[day - 1]
    return [
      "day": .int(day), "date": .string(trip.date(ofDay: day).description),
      "drivingSeconds": .int(Int(figures.drivingSeconds)), "meters": .int(Int(figures.meters.rounded())),
    ]
  }

  private func night(_ night: Timeline.Night) -> JSONValue {
    var (item, isUnderWay): (ItemIndex?, Bool) = (nil, false)
    switch night.bed {
    case .hotel(let index): item = index
    case .underWay(let index): (item, isUnderWay) = (index, true)
    case .home, .open: break
    }
    return [
      "day": .int(night.day), "place": JSONValue(night.place),
      "item": JSONValue(item.map { trip.itinerary[$0].id.text }),
      "underWay": .bool(isUnderWay),
    ]
  }

  // MARK: For people

  var lines: [String] {
    var rows: [[String]] = []
    for day in trip.itinerary.days {
      if day > 1 { rows.append([]) }
      rows.append([wording.dayTitle(day, of: trip)])
      for index in trip.itinerary.range(ofDay: day) { rows.append(line(index)) }
      if day <= timeline.nights.count {
        rows.append(["", "", wording.text(timeline.nights[day - 1], in: trip)])
      }
    }
    return table(rows)
  }

  /// Lays out the rows with three cells as one table, with the titles of days between them.
  private func table(_ rows: [[String]]) -> [String] {
    let table = TextTable.lines(rows.map { $0.count == 3 ? $0 : ["", "", ""] }, indent: 2)
    return zip(rows, table).map { row, line in row.count == 3 ? line : row.first ?? "" }
  }

  private func line(_ index: ItemIndex) -> [String] {
    let (item, row) = (trip.itinerary[index], timeline[index])
    let date = trip.date(ofDay: item.position.day)
    if item.game?.isPlayed == false { return [wording.time(of: item, in: trip), "", wording.name(of: item)] }
    return [
      wording.span(of: row, on: date), row.localEnd == nil && row.localStart == nil ? "" : wording.zones(of: row),
      ([wording.name(of: item)] + wording.notes(on: row, on: date)).joined(separator: wording.separator),
    ]
  }
}
