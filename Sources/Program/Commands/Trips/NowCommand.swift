import Atlas
import Store
import Preferences
import Store
import TripCore
import Base

struct NowCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "now", "Print what is on, what comes next, and when to leave.",
    discussion: "One line, for a status bar. The exit status is 1 outside the dates of the trip.",
    examples: ["barnstorm now", "barnstorm now rust --at 2026-07-03T18:00"])

  static var parameters: [Parameter<Self>] {
    argument(\.trip, "trip", help: "Trip: a path, or a name or ID (default: the last trip).", completion: .trip)
    json(\.isJSON)
    option(
      \.time, "--at", value: "time",
      help: "Time, such as 2026-07-03T18:00, optionally with an offset (default: now).")
    settings(\.flags, .timeline)
  }

  private var trip: FilePath?
  private var isJSON = false
  private var time: String?
  private var flags = Flags()

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    guard let path = try trip ?? surroundings.home.library().lastTrip() else {
      throw Failure("no last trip; pass a trip")
    }
    let open = try OpenTrip(path, flags: flags, in: surroundings)
    let now = try time.map(open.moment(typed:)) ?? surroundings.now().microseconds / 1_000_000
    guard let moment = open.timeline.moment(now, in: open.trip) else {
      throw Failure("\(open.trip.name) is on \(open.wording.dates(of: open.trip))")
    }
    let answer = NowAnswer(open, moment, now)
    if isJSON { outcome.answer(json: answer.json) } else { outcome.answer(lines: [answer.line]) }
  }
}

/// A moment of a trip, for people and for programs.
private struct NowAnswer {
  private let open: OpenTrip
  private let moment: TripMoment
  private let now: Int64

  init(_ open: OpenTrip, _ moment: TripMoment, _ now: Int64) {
    (self.open, self.moment, self.now) = (open, moment, now)
  }

  private var date: CivilDate { open.trip.date(ofDay: moment.day) }

  private func row(_ index: ItemIndex) -> TimelineRow { open.timeline[index] }
  private func name(_ index: ItemIndex) -> String { open.wording.name(of: open.trip.itinerary[index]) }

  var json: JSONValue {
    let leaving = moment.leaving
    let latest = leaving.flatMap { leaving in row(leaving.leg).clock?.reading(at: leaving.moment).description }
    return [
      "trip": .string(open.trip.id), "day": .int(moment.day), "date": .string(date.description),
      "now": id(moment.current), "until": JSONValue(moment.current.flatMap { row($0).localEnd?.description }),
      "next": id(moment.next), "start": JSONValue(moment.next.flatMap { row($0).localStart?.description }),
      "open": id(moment.open), "stop": JSONValue(stop?.place?.city),
      "stopUntil": JSONValue(stop?.localEnd.description), "leave": id(leaving?.leg), "leaveBy": JSONValue(latest),
      "leaveInSeconds": leaving.map { .int(Int($0.moment - now)) } ?? .null, "message": .string(line),
    ]
  }

  private func id(_ index: ItemIndex?) -> JSONValue { JSONValue(index.map { open.trip.itinerary[$0].id.text }) }

  /// The line: `Day 2: Chicago → Detroit until ~1:30 PM · next 7:10 PM Cubs @ Tigers`.
  var line: String {
    let wording = open.wording
    let untimed = moment.open.map { "\(name($0)) at a time TBD" }
    var parts = ([current] + pause + [untimed, next]).compactMap { $0 }
    if let leaving = moment.leaving, !leaving.isGiven || leaving.leg != moment.next,
      let time = row(leaving.leg).clock?.reading(at: leaving.moment)
    {
      parts.append(
        "leave by \(wording.text(time, on: date)) (in \(wording.durationText(seconds: Double(leaving.moment - now))))")
    }
    let place = "Day \(moment.day)"
    return parts.isEmpty ? "\(place): nothing more" : "\(place): \(parts.joined(separator: wording.separator))"
  }

  /// The pause of the leg that is under way, if it pauses at the moment.
  private var stop: TimelineRow.Stop? {
    moment.current.flatMap { row($0).stops.first { $0.start <= now && now < $0.end } }
  }

  /// The pauses of the leg that is under way, in words, those that are not over.
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
