import Base
import TripCore

/// Reads the place.
extension SharingPass {
  mutating func take(listed result: Result<[ListedResource], StoreFailure>) {
    switch result {
    case .failure(let failure): end(with: failure)
    case .success(let listing):
      self.listing = listing
      let needed = state.needed(of: listing)
      if needed.isEmpty { decideAll([:]) } else { call = .get(needed) }
    }
  }

  mutating func take(got result: Result<[SharedResource], StoreFailure>) {
    switch result {
    case .failure(let failure): end(with: failure)
    case .success(let resources):
      decideAll(Dictionary(resources.map { ($0.name, $0) }, uniquingKeysWith: { $1 }))
    }
  }

  private mutating func end(with failure: StoreFailure) {
    stop = failure
    finish()
  }

  /// Reads the place with the dates that the trip will have after the pass.
  func read(_ given: [ResourceName: SharedResource]) -> PlaceReader<Codec> {
    var reader = PlaceReader(of: trip, seen: state, codec: codec)
    reader.read(listing, given, isLast: round == Self.mostRounds)
    guard let there = reader.placed[trip.id]?.entry else { return reader }
    guard let facts = SharedEntry.trip(TripFacts(trip)).joined(with: there).facts else { return reader }
    if facts.startDate == trip.startDate, facts.dayCount == trip.dayCount { return reader }
    var dated = trip
    let lastDay = trip.itinerary.items.last?.position.day ?? 1
    dated.startDate = facts.startDate
    dated.itinerary = Itinerary(trip.itinerary.items, dayCount: max(facts.dayCount, lastDay))
    reader = PlaceReader(of: trip, seen: state, codec: makeCodec(dated))
    reader.read(listing, given, isLast: round == Self.mostRounds)
    return reader
  }
}
