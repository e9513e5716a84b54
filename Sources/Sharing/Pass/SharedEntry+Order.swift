import ItineraryCore

/// Winning. The order is that by which copies of a trip file are merged, so that a device whose trip is merged with what
/// lies in the place ends with the very version that the place was given.
extension SharedEntry {
  /// Whether both are the same to the byte, the time of change included.
  package func isSame(as other: SharedEntry) -> Bool {
    switch (self, other) {
    case (.item(let a), .item(let b)): Item.order(a, b) == 0
    case (.trip(let a), .trip(let b)): a == b
    default: false
    }
  }

  /// The version that both sides end with: the newer one of an item; of the trip itself the newer fields, with the
  /// dismissals of both.
  package func joined(with other: SharedEntry) -> SharedEntry {
    switch (self, other) {
    case (.item(let a), .item(let b)): Item.order(a, b) < 0 ? other : self
    case (.trip(let a), .trip(let b)):
      (try? a.emptyTrip.merged(with: b.emptyTrip)).map { .trip(TripFacts($0)) } ?? self
    case (.trip, _): self
    default: other
    }
  }

  /// A copy of the entry with another time of change.
  func dated(_ moment: Timestamp) -> SharedEntry {
    switch self {
    case .item(var item):
      item.modifiedAt = moment
      return .item(item)
    case .trip(var facts):
      facts.modifiedAt = moment
      return .trip(facts)
    }
  }

  var isTrip: Bool {
    if case .trip = self { true } else { false }
  }
}

extension Timestamp {
  /// A moment after this one that is still before any edit made after it.
  var justAfter: Timestamp { Timestamp(microseconds: microseconds + 1) }
}
