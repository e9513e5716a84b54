import Disk
import Interchange
import ItineraryCore
import Paths
import Presenting
import Settings
import TripStore
import UserFiles

/// A trip that a command works on, with its file.
struct OpenTrip {
  let path: FilePath
  var trip: Trip
  private(set) var wording: Wording
  private let loaded: LoadedTrip

  /// - Parameters:
  ///   - argument: TRIP as the user gave it.
  ///   - flags: settings of the command line.
  init(_ argument: FilePath, flags: Flags = Flags()) throws {
    (path, loaded) = try Home().load(trip: argument)
    trip = loaded.trip
    let zones = Home().zones.load(for: trip)
    let presentation = Presentation(ofAnswersBy: Home().settings(flags), repertoire: Output.repertoire)
    wording = presentation.wording(zones: zones, cities: trip.cityNames)
    wording.doubleHeaders = DoubleHeaders(trip.itinerary)
  }

  var constraints: ItineraryConstraints { ItineraryConstraints(trip.itinerary) }

  /// Where the item stands that the user names by its id or the start of it.
  func index(of argument: String) throws(Failure) -> ItemIndex {
    if let exact = trip.itinerary.index(of: ItemID(argument)) { return exact }
    let wanted = argument.lowercased()
    let itinerary = trip.itinerary
    let matches =
      wanted.isEmpty ? [] : itinerary.indices.filter { itinerary[$0].id.text.lowercased().hasPrefix(wanted) }
    guard let first = matches.first else {
      throw unknown(argument)
    }
    if matches.count > 1 { throw ambiguous(argument, matches.map { itinerary[$0] }) }
    return first
  }

  /// The refusal of an id that no item has: perhaps it is misspelt, or the name of an item.
  private func unknown(_ argument: String) -> Failure {
    let items = trip.itinerary.items
    let ids = NearMiss.names(meantBy: argument, among: items.map(\.id.text), slips: 1)
    let names = ids.isEmpty ? NearMiss.names(meantBy: argument, among: items.map(wording.name)) : []
    let meant = items.filter { ids.contains($0.id.text) || names.contains(wording.name(of: $0)) }
    let question = NearMiss.question(meant.prefix(3).map(described))
    return Failure("no item \(JSONText.quoted(argument)) in \(trip.name)\(question)")
  }

  /// `b2-d (Dinner)`.
  private func described(_ item: Item) -> String {
    "\(ShortIDs(trip.itinerary.items.map(\.id.text)).short(item.id.text)) (\(wording.name(of: item)))"
  }

  private func ambiguous(_ argument: String, _ items: [Item]) -> Failure {
    let few = 3
    var names = items.prefix(few).map(described)
    if items.count > few { names.append("\(items.count - few) more") }
    return Failure("\(JSONText.quoted(argument)) could be \(names.joined(separator: " or "))")
  }

  /// Merges the trip as it is now into the file.
  func save(to files: TripFiles = Home().tripFilesWithCopies) throws {
    if let reason = loaded.readOnlyReason { throw Failure("\(path): \(reason)") }
    let saved = try files.save(trip, to: path, replacing: .thisTrip(known: loaded.trip, upTo: loaded.file))
    Output.report(saved.notices, about: path)
  }
}
