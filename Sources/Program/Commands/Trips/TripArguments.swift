import Base
import Preferences

/// The arguments of a command that prints something about a trip and changes nothing: the trip, whether the answer is
/// JSON, and the settings of its wording.
struct TripArguments {
  static var parameters: [ParameterSyntax] {
    [Arguments.trip.syntax, Arguments.json.syntax] + SettingOptions.wording.parameters
  }

  let isJSON: Bool
  private let trip: FilePath
  private let flags: Flags

  init(_ line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    isJSON = line[Arguments.json]
    flags = try SettingOptions.wording.flags(of: line)
  }

  /// Loads the trip.
  func open(in surroundings: CommandContext) throws -> OpenTrip {
    try OpenTrip(trip, flags: flags, in: surroundings)
  }
}
