import Base
import TripCore

/// Rules of which version wins. They are the same as for merging copies of a trip file, so that a device whose trip is
/// merged with the place ends with exactly the version that the place was given.
extension SharedEntry {
  /// Whether both versions are identical, including the time of change.
  package func isSame(as other: SharedEntry) -> Bool {
    switch (self, other) {
    case (.item(let a), .item(let b)): Item.order(a, b) == 0
    case (.trip(let a), .trip(let b)): a == b
    default: false
    }
  }

  /// The version that both sides end with: of an item the newer one; of the trip the newer fields, with the dismissed
  /// warnings of both.
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
  /// The next moment: later than this one, and no later than any subsequent edit.
  var justAfter: Timestamp { Timestamp(microseconds: microseconds + 1) }
}
