import Base

/// The parameters that several commands have.
extension Parameters {
  static func tripArgument(_ property: Property<FilePath>) -> Parameter<Self> {
    argument(
      property, "trip", help: "Trip: a path, or a name or ID (a unique prefix is enough).", completion: .trip)
  }

  /// - Parameter subject: the items that a shell offers.
  static func itemArgument(_ property: Property<String>, _ subject: Completion.Subject) -> Parameter<Self> {
    argument(property, "item", help: "Item ID (a unique prefix is enough).", completion: .known(subject))
  }

  static func modeOfTravel<Value: ParameterValue>(_ property: Property<Value>) -> Parameter<Self>
  where Value.Single == Leg.Mode {
    choice(property, "--by", value: "mode", help: "Mode of travel of the trip's legs (default: drive).")
  }

  static func json(_ property: Property<Bool>) -> Parameter<Self> { flag(property, "--json", help: "Print JSON.") }

  static func dryRun(
    _ property: Property<Bool>, help: String = "Only print what would change."
  ) -> Parameter<Self> {
    flag(property, "--dry-run", help: help)
  }

  static func yes(_ property: Property<Bool>, help: String = "Don't ask for confirmation.") -> Parameter<Self> {
    flag(property, "--yes", help: help)
  }

  /// - Parameter omitted: what is meant without the option, for the help.
  static func schedules(
    _ property: Property<[FilePath]>, isRequired: Bool = false, omitted: String = ""
  ) -> Parameter<Self> {
    option(
      property, "--schedule",
      help: """
        Schedules: names of leagues (`barnstorm sources`), files, - for standard input, or addresses (https:, webcal:, \
        http:)\(omitted).
        """,
      isRequired: isRequired, dash: .standardInput, completion: .known(.leagues, orFiles: ["ics", "csv", "gz"]))
  }
}

extension Leg.Mode: ParameterValue { package typealias Single = Self }

extension Completion {
  static let trip = Completion.known(.trips, orFiles: ["json"])
  static let tripFile = Completion.files(["json"])
}
