import CommandLineSyntax
import Paths
import Settings

/// What several commands take.
enum Arguments {
  static let trip: Parameter<FilePath> = .argument(
    "trip", help: "A path, or the name or the id of a trip, or the beginning of one.", completion: .tripFile)

  static let item: Parameter<String> = .argument("item", help: "The id of an item, or the start of it.")

  static let json: Parameter<Bool> = .flag("--json", help: "Answer for programs, as JSON.")
}

extension Completion {
  static let tripFile = Completion.files(["json"])
}

extension Invocation {
  /// The trip that the line names.
  func openTrip(flags: Flags = Flags()) throws -> OpenTrip {
    try OpenTrip(self[Arguments.trip], flags: flags)
  }

  /// The trip that the line names, and where the item stands in it.
  func openItem(flags: Flags = Flags()) throws -> (trip: OpenTrip, index: Int) {
    let trip = try openTrip(flags: flags)
    return (trip, try trip.index(of: self[Arguments.item]))
  }
}
