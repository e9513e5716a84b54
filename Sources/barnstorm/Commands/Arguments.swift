import ArgumentParser
import Settings

/// The arguments of commands that look at a trip.
struct TripArgument: ParsableArguments {
  @Argument(help: "A path, the name of a trip, or the start of its id.", completion: .tripFile)
  var trip: String
}

/// The arguments of commands that look at one item.
struct ItemArguments: ParsableArguments {
  @Argument(help: "A path, the name of a trip, or the start of its id.", completion: .tripFile)
  var trip: String

  @Argument(help: "The id of an item, or the start of it.")
  var item: String

  /// The trip, and where the item stands in it.
  func open(flags: Flags = Flags()) throws -> (trip: OpenTrip, index: Int) {
    let trip = try OpenTrip(self.trip, flags: flags)
    return (trip, try trip.index(of: item))
  }
}

struct JSONFlag: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Answer for programs, as JSON.")
  var isOn = false
}
