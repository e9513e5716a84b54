import Base
import Preferences

/// The parameters of a command that prints something about a trip and changes nothing: the trip, whether the answer is
/// JSON, and the settings of its wording.
struct TripArguments: Parameters {
  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    json(\.isJSON)
    settings(\.flags, .wording)
  }

  var trip: FilePath = ""
  var isJSON = false
  var flags = Flags()

  /// Loads the trip.
  func open(in surroundings: CommandContext) throws -> OpenTrip {
    try OpenTrip(trip, flags: flags, in: surroundings)
  }
}
