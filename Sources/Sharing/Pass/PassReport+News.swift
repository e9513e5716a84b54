import ItineraryCore

extension PassReport {
  /// What the editor tells of sharing a trip.
  ///
  /// - Parameters:
  ///   - trip: the trip as it is now.
  ///   - seen: what this device has seen of the place.
  package func news(of trip: Trip, seen: SharingState, _ wording: Wording) -> SharingNews {
    let waiting = seen.waiting(in: trip)
    return SharingNews(word: word(waiting.count), lines: lines(waiting, trip, wording))
  }

  private func word(_ waiting: Int) -> String {
    if state == .stopped { return "SHARING STOPPED" }
    if waiting > 0 { return "\(waiting) waiting" }
    if !parked.isEmpty { return "\(parked.count) refused" }
    return state == .readOnly ? "shared, read-only" : "shared"
  }

  private func lines(_ waiting: SharingState.Waiting, _ trip: Trip, _ wording: Wording) -> [String] {
    var lines = message.map { ["\($0)."] } ?? []
    if asksForRemovals { lines.append("`barnstorm sync` asks whether that is right.") }
    if waiting.hasFacts { lines.append("Waiting: the name, the dates or the schedule of the trip.") }
    lines += waiting.items.map { "Waiting: \(wording.name(of: $0))." }
    if waiting.deleted > 0 {
      lines.append("Waiting: \(waiting.deleted) deleted \(waiting.deleted == 1 ? "item" : "items").")
    }
    lines += parked.map { parked in
      let item = trip.itinerary.item(ItemID(parked.item))
      return "\(item.map(wording.name) ?? parked.item): \(parked.message)."
    }
    return lines.isEmpty ? ["All of the trip is where it is shared."] : lines
  }
}
