import Base
import Editor

/// The parameters that several commands take.
enum Arguments {
  static let trip: Parameter<FilePath> = .argument(
    "trip", help: "A path, or the name or the id of a trip, or the beginning of one.", completion: .trip)

  static let item = item(.items)

  /// The parameter ITEM of commands that change the item; a shell offers the items that allow it.
  static func item(_ subject: Completion.Subject) -> Parameter<String> {
    .argument("item", help: "The id of an item, or the start of it.", completion: .known(subject))
  }

  static let json: Parameter<Bool> = .flag("--json", help: "Answer for programs, as JSON.")
}

extension Completion {
  static let trip = Completion.known(.trips, orFiles: ["json"])
  static let tripFile = Completion.files(["json"])
}
