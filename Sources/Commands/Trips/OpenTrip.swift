import Disk
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
  private let surroundings: Surroundings

  /// Loads a trip.
  ///
  /// - Parameters:
  ///   - argument: TRIP as the user gave it.
  ///   - flags: settings of the command line.
  init(_ argument: FilePath, flags: Flags = Flags(), in surroundings: Surroundings) throws {
    self.surroundings = surroundings
    (path, loaded) = try surroundings.home.load(trip: argument)
    trip = loaded.trip
    let zones = surroundings.home.zones.load(for: trip)
    wording = surroundings.presentation(flags).wording(zones: zones, cities: trip.cityNames)
    wording.doubleHeaders = DoubleHeaders(trip.itinerary)
  }

  var constraints: ItineraryConstraints { ItineraryConstraints(trip.itinerary) }

  /// The index of the item that the user names as ITEM.
  func index(of argument: String) throws(Failure) -> ItemIndex {
    try ItemArgument(in: trip, wording: wording).index(of: argument)
  }

  /// Words that also name the cities and zones of games and legs which are not in the trip, or not any more.
  func wording(naming games: [Game], _ legs: [Leg]) -> Wording {
    let games = games + trip.itinerary.items.compactMap(\.game)
    let legs = legs + trip.itinerary.items.compactMap(\.leg)
    var wording = wording
    wording.zones = surroundings.home.zones.load(names: Set(games.compactMap(\.timeZone)))
    wording.cities = CityNames(Set(games.map(\.city) + legs.flatMap { [$0.from, $0.to] }).sorted())
    return wording
  }

  /// Merges the trip as it is now into its file.
  ///
  /// - Parameter keepsCopy: whether a last good copy is kept.
  /// - Throws: ``StoreError``, or a ``Failure`` if the file cannot be written; it is as it was then.
  func save(keepsCopy: Bool = true, _ outcome: inout Outcome) throws {
    if let reason = loaded.readOnlyReason { throw Failure("\(path): \(reason)") }
    let home = surroundings.home
    let files = keepsCopy ? home.tripFilesWithCopies : home.tripFiles
    let saved = try files.save(trip, to: path, replacing: .thisTrip(known: loaded.trip, upTo: loaded.file))
    outcome.report(saved.notices, about: path)
  }
}

// MARK: Edits

/// The edits of the core, made now, with their refusals in words.
extension OpenTrip {
  mutating func moveItem(at index: ItemIndex, toSlot slot: SlotNumber) throws(Failure) -> MoveOutcome {
    do {
      return try trip.moveItem(at: index, toSlot: slot, under: constraints, now: surroundings.now())
    } catch {
      throw Failure("Can't go there: \(wording.sentence(error))")
    }
  }

  /// - Returns: the identity of the new item.
  mutating func add(_ custom: CustomItem, day: Int) throws(Failure) -> ItemID {
    var ids = ItemIDSource(seed: surroundings.seed())
    let id = ids.next()
    do {
      _ = try trip.add(custom, id: id, day: day, now: surroundings.now())
    } catch {
      throw Failure(wording.sentence(error))
    }
    return id
  }

  /// - Returns: whether anything changed.
  mutating func editItem(at index: ItemIndex, to custom: CustomItem) throws(Failure) -> Bool {
    do {
      return try trip.editItem(at: index, to: custom, now: surroundings.now())
    } catch {
      throw Failure(wording.sentence(error))
    }
  }

  mutating func deleteItem(at index: ItemIndex) throws(Failure) {
    do {
      try trip.deleteItem(at: index, now: surroundings.now())
    } catch {
      throw Failure(wording.sentence(error))
    }
  }
}
