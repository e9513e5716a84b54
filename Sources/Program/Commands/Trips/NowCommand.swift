import Itinerary
import Store

struct NowCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "now", "Print what is on, what comes next, and when to leave.",
    discussion: """
      One line, for a status bar. The exit status is 1 outside the dates of the trip. With --follow, prints a line \
      whenever it changes, until it is stopped.
      """,
    examples: ["barnstorm now", "barnstorm now rust --at 2026-07-03T18:00", "barnstorm now --follow"])

  static var parameters: [Parameter<Self>] {
    argument(\.trip, "trip", help: "Trip: a path, or a name or ID (default: the last trip).", completion: .trip)
    json
    moment(\.time)
    flag(\.isFollowing, "--follow", help: "Print a line whenever it changes; with --at, as if that were now.")
    settings(\.flags, .timeline)
  }

  private var trip: FilePath?
  private var time: String?
  private var isFollowing = false
  private var flags = Flags()

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    guard let path = try trip ?? context.storage.library().lastTrip() else {
      throw Failure("no last trip; pass a trip")
    }
    let open = try OpenTrip(path, flags: flags, in: context)
    let today = context.now().wholeSeconds
    let now = try time.map(open.moment(typed:)) ?? today
    if isFollowing { return try follow(path, from: now - today, in: context) }
    guard let moment = open.timeline.moment(now, in: open.trip) else {
      let runs = "\(open.trip.name) is on \(open.wording.dates(of: open.trip))"
      guard let deadline = NowOutput.deadline(of: open, at: now) else { throw Failure(runs) }
      outcome.output(
        in: context,
        json: ["trip": open.trip.id, "deadline": NowOutput.json(deadline), "message": deadline.line],
        lines: [deadline.line])
      outcome.status = 1
      return outcome.report(runs)
    }
    let output = NowOutput(open: open, moment: moment, now: now)
    outcome.output(in: context, json: output.json, lines: [output.line])
  }

  /// Prints a line whenever it changes, until nobody reads, as if it were some seconds later.
  private func follow(_ path: FilePath, from offset: Int64, in context: CommandContext) throws {
    var last: String?
    repeat {
      let now = context.now().wholeSeconds + offset
      // While another program writes the file, the last line stays.
      guard let open = try? OpenTrip(path, flags: flags, in: context) else { continue }
      let moment = open.timeline.moment(now, in: open.trip)
      let line =
        moment.map { NowOutput(open: open, moment: $0, now: now, isCounting: true).line }
        ?? NowOutput.deadline(of: open, at: now)?.line
        ?? "\(open.trip.name) is on \(open.wording.dates(of: open.trip))"
      if line != last, !context.lineStream.print(line) { return }
      last = line
    } while context.lineStream.wait(1000)
  }
}

private struct NowOutput {
  let open: OpenTrip
  let moment: TripMoment
  let now: Int64
  var isCounting = false

  /// The next date to book or cancel by, as a line: `by Sun, Mar 1: Sheraton`.
  static func deadline(of open: OpenTrip, at now: Int64) -> (item: Item, date: CivilDate, line: String)? {
    let clock = open.timeline.clock(at: now, in: open.trip) ?? open.timeline.clock(ofDay: 1)
    return open.trip.nextDeadline(from: clock.reading(at: now).date).map { item, date in
      (item, date, "by \(open.wording.fullDate(date)): \(open.wording.name(of: item))")
    }
  }

  static func json(_ deadline: (item: Item, date: CivilDate, line: String)?) -> JSONValue {
    deadline.map { ["item": $0.item.id, "date": $0.date] } ?? .null
  }

  private var date: CivilDate { open.trip.date(ofDay: moment.day) }

  private func row(_ index: ItemIndex) -> TimelineRow { open.timeline[index] }
  private func name(_ index: ItemIndex) -> String { open.wording.name(of: open.trip.itinerary[index]) }

  var json: JSONValue {
    let departure = moment.departure
    return [
      "trip": open.trip.id, "day": moment.day, "date": date, "now": id(moment.current),
      "until": moment.current.flatMap { row($0).localEnd }, "next": id(moment.next),
      "start": moment.next.flatMap { row($0).localStart }, "open": id(moment.open), "stop": stop?.place?.city,
      "stopUntil": stop?.localEnd, "leave": id(departure?.leg),
      "leaveBy": departure.flatMap { row($0.leg).clock?.reading(at: $0.moment) },
      "leaveInSeconds": departure.map { Int($0.moment - now) },
      "deadline": Self.json(Self.deadline(of: open, at: now)), "message": line,
    ]
  }

  private func id(_ index: ItemIndex?) -> ItemID? { index.map { open.trip.itinerary[$0].id } }

  /// The line: `Day 2: Chicago → Detroit until ~1:30 PM · next 7:10 PM Cubs @ Tigers`.
  var line: String {
    let wording = open.wording
    let untimed = moment.open.map { "\(name($0)) at a time TBD" }
    var parts = ([current] + pause + [untimed, next]).compactMap { $0 }
    if let departure = moment.departure {
      let rest = wording.durationText(seconds: Double(departure.moment - now))
      if departure.isGiven, departure.leg == moment.next {
        if isCounting { parts.append("in \(rest)") }
      } else if let time = row(departure.leg).clock?.reading(at: departure.moment) {
        parts.append("leave by \(wording.text(time, on: date)) (in \(rest))")
      }
    }
    if let deadline = Self.deadline(of: open, at: now) { parts.append(deadline.line) }
    let place = "Day \(moment.day)"
    return parts.isEmpty ? "\(place): nothing more" : "\(place): \(parts.joined(separator: wording.separator))"
  }

  private var stop: TimelineRow.Stop? {
    moment.current.flatMap { row($0).stops.first { $0.start <= now && now < $0.end } }
  }

  private var pause: [String] {
    guard let index = moment.current else { return [] }
    let times = row(index)
    return zip(times.stops, open.wording.stops(of: times)).filter { now < $0.0.end }.map(\.1)
  }

  private var current: String? {
    guard let index = moment.current else { return nil }
    return "\(name(index))\(open.wording.arrival(of: row(index), on: date).map { " until \($0)" } ?? "")"
  }

  private var next: String? {
    guard let index = moment.next else { return nil }
    return ["next", open.wording.start(of: row(index), on: date), name(index)].compactMap { $0 }.joined(separator: " ")
  }
}
