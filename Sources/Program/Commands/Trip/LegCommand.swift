import Base
import Preferences
import Store
import TripCore

struct LegCommand: Command {
  private static let leg = Arguments.item(.items)

  private static func field(_ name: String, _ value: String, _ help: String, choices: [String] = []) -> Parameter<
    String?
  > {
    .option("--\(name)", value: value, takes: .oneOfAnyLook, help: help, choices: choices) { $0 }
  }

  private static let mode = field("mode", "mode", "Mode of travel.", choices: Leg.Mode.allCases.map(\.rawValue))
  private static let parts = field(
    "parts", "P", "Parts of a journey with changes: 'ferry Holyhead 8:05-11:30; train 12:15-15:55'.")
  private static let departs = field(
    "departs", "T", "Departure in local time: 10:40am, 'jul 5 10:40', or a date.")
  private static let arrives = field("arrives", "T", "Arrival in local time.")
  private static let duration = field("duration", "4h30m", "Duration, if the times are unknown.")
  private static let distance = field("distance", "MI", "Distance in miles or your units; or 450km.")
  private static let carrier = field("carrier", "C", "Carrier and number: 'AA 1234'.")
  private static let reference = field("reference", "R", "Booking number.")
  private static let seat = field("seat", "S", "Seat.")
  private static let cost = field("cost", "129.00 USD", "Cost: an amount and a currency.")
  private static let notes = field("notes", "N", "Notes.")

  static let syntax = CommandSyntax(
    "leg", "Edit a leg: mode, times, distance, carrier and booking.",
    discussion: """
      Fields not given stay unchanged. A new mode brings its own estimate, unless you entered the figures. An empty value clears a field. A leg you have edited stays, with a warning, \
      when its games are removed.
      """,
    examples: [
      "barnstorm leg rust 902B --mode flight --departs 10:40am --arrives 1:05pm --carrier 'AA 1234'",
      "barnstorm leg rust 902B --duration 4h30m --distance 280",
    ]
  ) {
    Arguments.trip
    leg
    mode
    parts
    departs
    arrives
    distance
    duration
    carrier
    reference
    seat
    cost
    notes
    SettingOptions.wording.parameters
  }

  private let trip: FilePath
  private let leg: String
  private let entry: LegEntry
  private let flags: Flags

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    leg = try line[Self.leg]
    var entry = LegEntry()
    entry[.mode] = try line[Self.mode]
    entry[.parts] = try line[Self.parts]
    entry[.departs] = try line[Self.departs]
    entry[.arrives] = try line[Self.arrives]
    entry[.distance] = try line[Self.distance]
    entry[.duration] = try line[Self.duration]
    entry[.carrier] = try line[Self.carrier]
    entry[.reference] = try line[Self.reference]
    entry[.seat] = try line[Self.seat]
    entry[.cost] = try line[Self.cost]
    entry[.notes] = try line[Self.notes]
    self.entry = entry
    flags = try SettingOptions.wording.flags(of: line)
    try line.end()
    if entry.isEmpty { throw .refused("pass at least one field to change") }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, flags: flags, in: surroundings)
    let index = try open.index(of: leg)
    let item = open.trip.itinerary[index]
    guard let leg = item.leg else { throw Failure(open.wording.sentence(.trip(.notALeg(item))).asReason) }
    let around = open.legSurroundings(of: leg, onDay: item.position.day, surroundings.home)
    let changed: Leg
    do throws(LegEntry.Problem) {
      changed = try entry.applied(to: leg, around)
    } catch {
      throw Failure(error.sentence.asReason)
    }
    if try open.apply(.changeLeg(item.id, to: changed)) == .unchanged {
      return outcome.answer(lines: ["Nothing changed: \(open.wording.journey(of: leg)) already has these values."])
    }
    try open.save(&outcome)
    outcome.report(
      .lines(
        ["Saved \(open.wording.line(of: changed)).\(open.wording.placesAssumed(in: changed))"] + open.causedProblems))
  }
}

extension OpenTrip {
  /// The clocks of the leg's two cities, by which its times are read.
  fileprivate func legSurroundings(of leg: Leg, onDay day: Int, _ home: UserStorage) -> LegEntry.LegContext {
    LegEntry.LegContext(leg, onDay: day, of: trip, wording) { city in
      trip.timeZone(ofLegEnd: city).flatMap(home.zones.rules)
    }
  }
}
