import ArgumentParser
import Interchange
import ItineraryCore

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print a trip.",
    discussion: "Day by day, each item with the start of its id; or, with --json, as its file.")

  @OptionGroup var trip: TripArgument
  @OptionGroup var json: JSONFlag
  @OptionGroup var wording: WordingOptions

  func run() throws {
    let open = try OpenTrip(trip.trip, flags: wording.flags)
    if json.isOn {
      try Output.print(bytes: TripFile.encode(open.trip))
    } else {
      try Output.print(lines: Printout(of: open.trip, wording: open.wording).lines)
    }
  }
}
