import Exports
import Itinerary
import Screen
import Store

struct ShowCommand: TripCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "show", "Print a trip.",
    discussion: """
      Prints each day's items with their IDs; with --json, the trip file. With --costs, prints what each day and the \
      trip cost, by currency.
      """,
    examples: ["barnstorm show 'Rust Belt Swing'", "barnstorm show rust --json", "barnstorm show rust --costs"])

  static var parameters: [Parameter<Self>] {
    trip
    json
    settings(.wording)
    flag(\.showsCosts, "--costs", help: "Print the costs instead.")
  }

  var target = TripTarget()
  private var showsCosts = false

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let (trip, wording) = (open.trip, open.wording)
    if showsCosts { return outputCosts(of: trip, wording, open.context, &outcome) }
    if open.context.printsJSON {
      return outcome.output(.json(String(decoding: trip.json, as: UTF8.self)))
    }
    let rows = TextExport.rows(of: TripDocument(printing: trip, wording: wording, timeline: open.timeline))
    outcome.output(lines: rows.map(\.line), in: open.context) { number in
      rows[number].row.flatMap { trip.itinerary.item($0.id) }?.hyperlinks(in: wording.cities) ?? []
    }
  }

  private func outputCosts(
    of trip: Trip, _ wording: Wording, _ context: CommandContext, _ outcome: inout Outcome
  ) {
    func json(_ costs: [Money]) -> JSONValue { costs.json { ["amount": $0.amount, "currency": $0.currency] } }
    let total = trip.costs
    let days = trip.itinerary.days.map { (wording.dayTitle($0, of: trip), trip.costs(ofDay: $0)) }
    let rows = (days + [("Total", total)]).filter { !$0.1.isEmpty }
    outcome.output(
      in: context,
      json: [
        "days": trip.itinerary.days.json { ["day": $0, "costs": json(trip.costs(ofDay: $0))] }, "total": json(total),
      ], lines: TextTable.lines(rows.map { [$0.0, wording.text($0.1)] }, none: "No item has a cost."))
  }
}

struct CheckCommand: TripCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "check", "Report a trip's problems.",
    discussion: "Errors and warnings in the order of the list. The exit status is 1 if any is an error.",
    examples: ["barnstorm check rust"])

  static var parameters: [Parameter<Self>] {
    trip
    json
    settings(.wording)
  }

  var target = TripTarget()

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let (trip, wording) = (open.trip, open.wording)
    let advisories = Advisories(of: trip, under: open.constraints, zones: wording.zones, timeline: open.timeline).all
    let json = advisories.json(wording.json)
    let rows = advisories.map { ["Day \($0.day)", $0.severity.rawValue, wording.sentence($0, namesDay: false)] }
    outcome.output(
      // The second name is an older one.
      in: open.context, json: ["problems": json, "advisories": json],
      lines: TextTable.lines(rows, none: "\(trip.name): no problems."))
    let errors = advisories.count { $0.severity == .error }
    if errors > 0 { throw Failure("\(trip.name) has \(errors == 1 ? "one error" : "\(errors) errors")") }
  }
}

struct TimelineCommand: TripCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "timeline", "Print the timeline of a trip.",
    discussion: """
      Prints the local start and end of each row, the latest departure and time to spare of each leg, and where each \
      night is spent. Computed times have a ~.
      """,
    examples: ["barnstorm timeline rust", "barnstorm timeline rust --json"])

  static var parameters: [Parameter<Self>] {
    trip
    json
    settings(.timeline)
  }

  var target = TripTarget()

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let output = TimelineOutput(trip: open.trip, wording: open.wording, timeline: open.timeline)
    outcome.output(in: open.context, json: output.json, lines: output.lines)
  }
}

private struct TimelineOutput {
  let trip: Trip
  let wording: Wording
  let timeline: Timeline

  // MARK: For programs

  var json: JSONValue {
    [
      "rows": trip.itinerary.indices.map(row), "days": trip.itinerary.days.map(day),
      "nights": timeline.nights.map(night),
    ]
  }

  private func row(_ index: ItemIndex) -> JSONValue {
    let (item, row) = (trip.itinerary[index], timeline[index])
    var value: JSONValue = [
      "item": item.id, "day": item.position.day, "basis": row.basis.rawValue, "start": row.localStart,
      "end": row.localEnd, "zone": row.clock?.zone, "endZone": row.endClock?.zone, "leaveBy": row.localLeaveBy,
      "slackSeconds": row.slackSeconds.map { Int($0) }, "pauses": row.pauses,
    ]
    if let window = row.localWindow {
      value = value.adding(["window": ["start": window.start, "end": window.end] as JSONValue])
    }
    return row.stops.isEmpty ? value : value.adding(["stops": row.stops.map(stop)])
  }

  private func stop(_ stop: TimelineRow.Stop) -> JSONValue {
    [
      "from": stop.localStart, "to": stop.localEnd, "place": stop.place?.city,
      "latitude": stop.place?.point.latitude, "longitude": stop.place?.point.longitude,
    ]
  }

  private func day(_ day: Int) -> JSONValue {
    let figures = timeline.days[day - 1]
    return [
      "day": day, "date": trip.date(ofDay: day), "drivingSeconds": Int(figures.drivingSeconds),
      "meters": Int(figures.meters.rounded()),
    ]
  }

  private func night(_ night: Timeline.Night) -> JSONValue {
    var (item, isUnderWay): (ItemIndex?, Bool) = (nil, false)
    switch night.lodging {
    case .hotel(let index): item = index
    case .underWay(let index): (item, isUnderWay) = (index, true)
    case .home, .open: break
    }
    return ["day": night.day, "place": night.place, "item": item.map { trip.itinerary[$0].id }, "underWay": isUnderWay]
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
