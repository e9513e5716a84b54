import CommandLineSyntax
import ItineraryCore
import Paths
import Settings

/// What several commands take.
enum Arguments {
  static let trip: Parameter<FilePath> = .argument(
    "trip", help: "A path, or the name or the id of a trip, or the beginning of one.", completion: .trip)

  static let item = item(.items)

  /// What the commands take as ITEM that do something to it: ``item``, of which a shell offers those that allow it.
  static func item(_ subject: Completion.Subject) -> Parameter<String> {
    .argument("item", help: "The id of an item, or the start of it.", completion: .known(subject))
  }

  static let json: Parameter<Bool> = .flag("--json", help: "Answer for programs, as JSON.")
}

extension Completion {
  static let trip = Completion.known(.trips, orFiles: ["json"])
  static let tripFile = Completion.files(["json"])
}

extension Invocation {
  /// The trip that the line names.
  func openTrip(flags: Flags = Flags()) throws -> OpenTrip {
    try OpenTrip(self[Arguments.trip], flags: flags)
  }

  /// The trip that the line names, and where the item stands in it.
  func openItem(flags: Flags = Flags()) throws -> (trip: OpenTrip, index: ItemIndex) {
    let trip = try openTrip(flags: flags)
    return (trip, try trip.index(of: self[Arguments.item]))
  }
}
