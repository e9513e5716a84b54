import Base

/// The parameters that several commands take.
enum Arguments {
  static let trip: Parameter<FilePath> = .argument(
    "trip", help: "Trip: a path, or a name or ID (a unique prefix is enough).", completion: .trip)

  static let item = item(.items)

  /// The parameter ITEM of commands that change the item; a shell offers the items that allow it.
  static func item(_ subject: Completion.Subject) -> Parameter<String> {
    .argument("item", help: "Item ID (a unique prefix is enough).", completion: .known(subject))
  }

  static let by: Parameter<Leg.Mode?> = .option(
    "--by", value: "mode", help: "Mode of travel of the trip's legs (default: drive).",
    choices: Leg.Mode.allCases.map(\.rawValue)
  ) { Leg.Mode(rawValue: $0) }

  static let json: Parameter<Bool> = .flag("--json", help: "Print JSON.")
}

extension Completion {
  static let trip = Completion.known(.trips, orFiles: ["json"])
  static let tripFile = Completion.files(["json"])
}
