import ItineraryCore

/// A way to write the entries of a trip as resources of a place, and to read them back.
package protocol EntryCodec: Sendable {
  /// A number for what is written of an entry: what it is, and what calendars show of it, which also depends on the rest of
  /// the trip. Equal numbers mean that the same is written.
  func mark(of entry: SharedEntry) -> ContentDigest

  /// The resource that holds an entry.
  ///
  /// - Parameter old: what the resource held before; what this program does not know of it stays.
  func body(of entry: SharedEntry, over old: [UInt8]?) -> [UInt8]

  /// Whether a resource that a program of ours wrote of an entry shows it on the right day, which also depends on the rest of
  /// the trip.
  func isCurrent(_ body: [UInt8], of entry: SharedEntry) -> Bool

  /// Reads a resource.
  ///
  /// - Parameters:
  ///   - changedAt: the time of its last change, as the place knows it.
  ///   - held: the entry as this device last knew it, for what another program has taken away.
  func read(_ body: [UInt8], changedAt: Timestamp?, held: SharedEntry?) -> EventReading
}
