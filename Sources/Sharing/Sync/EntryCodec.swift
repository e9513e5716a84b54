import Itinerary

package protocol EntryCodec: Sendable {
  /// Depends also on the rest of the trip. Equal digests mean that the same would be written.
  func mark(of entry: SharedEntry) -> ContentDigest

  /// Keeps what is unknown to this program in the old content, and without `notes` what that says.
  func body(of entry: SharedEntry, over old: [UInt8]?, with notes: VersionNotes?) -> [UInt8]

  /// The entry that this program has hidden in a resource, without edits by other programs.
  func stored(in body: [UInt8]) -> SharedEntry?

  func notes(of body: [UInt8]) -> VersionNotes

  /// Whether a resource shows its entry on the right day, which also depends on the rest of the trip.
  func isCurrent(_ body: [UInt8], of entry: SharedEntry) -> Bool

  /// Whether another program made the resource, and this program has never written it.
  func isForeign(_ body: [UInt8]) -> Bool

  /// - Parameter expected: the entry as this device last knew it, for restoring what another program has removed.
  func read(_ body: [UInt8], changedAt: Timestamp?, expected: SharedEntry?) -> EventReading

  /// Other programs leave the resource of a device's counter alone.
  func body(of counter: DeviceCounter, at now: Timestamp) -> [UInt8]

  func counter(in body: [UInt8]) -> DeviceCounter?
}

extension EntryCodec {
  /// The times of the changes in a version. What another program has edited has the time of the version.
  func stamps(of entry: SharedEntry, in body: [UInt8]) -> FieldStamps? {
    guard let stored = stored(in: body), let edited = entry.differences(from: stored) else { return nil }
    var stamps = notes(of: body).stamps ?? FieldStamps(others: stored.modifiedAt)
    for group in edited { stamps.groups[group] = entry.modifiedAt }
    return stamps
  }

  package func body(of entry: SharedEntry, over old: [UInt8]?) -> [UInt8] { body(of: entry, over: old, with: nil) }
}

extension EventCodec: EntryCodec {
  package func notes(of body: [UInt8]) -> VersionNotes { hidden(in: body)?.notes ?? VersionNotes() }

  package func stored(in body: [UInt8]) -> SharedEntry? {
    guard let hidden = hidden(in: body), let data = hidden.data else { return nil }
    return try? SharedEntry(json: data, isTrip: hidden.kind == "trip")
  }

  private func hidden(in body: [UInt8]) -> HiddenFields? {
    EventCodec.main(in: body).map { HiddenFields($0.event) }
  }

  package func isForeign(_ body: [UInt8]) -> Bool { !Self.contains(HiddenFields.prefix, in: body) }

  static func contains(_ text: String, in body: [UInt8]) -> Bool {
    let mark = Array(text.utf8)
    return body.indices.contains { body[$0] == mark[0] && body[$0...].starts(with: mark) }
  }

  package func isCurrent(_ body: [UInt8], of entry: SharedEntry) -> Bool {
    guard let main = EventCodec.main(in: body) else { return false }
    let found = FoundEvent(main, context)
    return found.visibleFields.start?.mark == context.visibleFields(of: entry).start?.mark || hasTimes(found, of: entry)
  }
}
