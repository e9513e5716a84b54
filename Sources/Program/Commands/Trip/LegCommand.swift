import Itinerary
import Preferences
import Store

struct LegCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "leg", "Edit a leg: mode, times, distance, carrier and booking.",
    discussion: """
      Fields not given stay unchanged. A new mode brings its own estimate, unless you entered the figures. An empty value clears a field. A leg you have edited stays, with a warning, \
      when its games are removed.
      """,
    examples: [
      "barnstorm leg rust 902B --mode flight --departs 10:40am --arrives 1:05pm --carrier 'AA 1234'",
      "barnstorm leg rust 902B --duration 4h30m --distance 280",
    ])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    itemArgument(\.leg, .items)
    field(.mode, "mode", "Mode of travel.", choices: Leg.Mode.allCases.map(\.rawValue))
    field(.parts, "P", "Parts of a journey with changes: 'ferry Holyhead 8:05-11:30; train 12:15-15:55'.")
    field(.departs, "T", "Departure in local time: 10:40am, 'jul 5 10:40', or a date.")
    field(.arrives, "T", "Arrival in local time.")
    field(.distance, "MI", "Distance in miles or your units; or 450km.")
    field(.duration, "4h30m", "Duration, if the times are unknown.")
    field(.carrier, "C", "Carrier and number: 'AA 1234'.")
    field(.reference, "R", "Booking reference.")
    field(.seat, "S", "Seat.")
    field(.cost, "129.00 USD", "Cost: an amount and a currency.")
    field(.notes, "N", "Notes.")
    settings(\.flags, .wording)
  }

  private static func field(
    _ field: LegEntry.Field, _ value: String, _ help: String, choices: [String] = []
  ) -> Parameter<Self> {
    option(
      \.entry[field], "--\(field.rawValue)", value: value, takes: .oneOfAnyLook, help: help, choices: choices
    ) { $0 }
  }

  private var trip: FilePath = ""
  private var leg = ""
  private var entry = LegEntry()
  private var flags = Flags()

  func check() throws(UsageError) {
    if entry.isEmpty { throw .refused("pass at least one field to change") }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, flags: flags, in: surroundings)
    let index = try open.index(of: leg)
    let item = open.trip.itinerary[index]
    guard let leg = item.leg else { throw open.refused(.trip(.notALeg(item))) }
    let around = open.legSurroundings(of: leg, onDay: item.position.day, surroundings.home)
    let changed: Leg
    do throws(LegEntry.Problem) {
      changed = try entry.applied(to: leg, around)
    } catch {
      throw UsageError.refused(error.sentence)
    }
    if try open.apply(.changeLeg(item.id, to: changed)) == .unchanged {
      let nothing = "Nothing changed: \(open.wording.journey(of: leg)) already has these values."
      return try open.finish(saying: [nothing], &outcome)
    }
    let saved = "Saved \(open.wording.line(of: changed)).\(open.wording.placesAssumed(in: changed))"
    try open.finish(saying: [saved], &outcome)
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
