import Base
import TripCore

extension PassReport {
  /// A report before the first pass, made from what this device saw last time.
  package init(before seen: SharingState) {
    self.init()
    parked = seen.parkedEntries
    finding = .notSyncedYet
  }

  /// A report of a pass that could not be made.
  ///
  /// - Parameters:
  ///   - reason: the reason, as a clause.
  ///   - passes: whether the obstacle may go away by itself.
  package init(without reason: String, passes: Bool, seen: SharingState) {
    self.init()
    parked = seen.parkedEntries
    (state, finding) = (passes ? .offline : .stopped, .other(reason))
  }

  /// What the user can do about a pass that stopped for a decision; nil if it did not stop.
  package var advice: String? {
    asksForRemovals ? "`barnstorm sync --allow-removals` removes them here too." : nil
  }

  /// The state of sharing for display in the editor.
  ///
  /// - Parameters:
  ///   - trip: the trip as it is now.
  ///   - place: the folder or address, in a form for people.
  ///   - seen: what this device has seen of the place.
  package func news(of trip: Trip, in place: String, seen: SharingState, _ wording: Wording) -> SharingNews {
    let waiting = seen.waiting(in: trip)
    let told = [message?.withFullStop, advice].compactMap { $0 }
    let open = lines(of: waiting, wording) + refusals(in: trip, wording)
    let all = told.isEmpty && open.isEmpty ? [Self.allThere] : told + open
    let summary = told.first ?? (open.isEmpty ? Self.allThere : word(waiting.count).withFullStop)
    return SharingNews(
      word: word(waiting.count), lines: ["Shared in \(place)".withFullStop] + all, summary: summary,
      isStopped: state == .stopped)
  }

  private static let allThere = "All of the trip is there."

  /// The state in at most sixteen columns, so that it fits beside a long trip name.
  private func word(_ waiting: Int) -> String {
    switch state {
    case .stopped: "SHARING STOPPED"
    case .readOnly: waiting > 0 ? "\(waiting) not shared" : "read-only share"
    case .synced, .offline:
      if waiting > 0 {
        "\(waiting) waiting"
      } else if !parked.isEmpty {
        "\(parked.count) refused"
      } else {
        state == .offline ? "offline" : "shared"
      }
    }
  }

  private func lines(of waiting: SharingState.Waiting, _ wording: Wording) -> [String] {
    var lines: [String] = []
    if waiting.hasFacts { lines.append("Waiting: the name, the dates or the schedule of the trip.") }
    lines += waiting.items.prefix(Self.mostNamed).map { "Waiting: \(wording.name(of: $0))".withFullStop }
    let more = waiting.items.count - Self.mostNamed
    if more > 0 { lines.append("Waiting: \(more) more.") }
    if waiting.deleted > 0 {
      lines.append("Waiting: \(waiting.deleted) deleted \(waiting.deleted == 1 ? "item" : "items").")
    }
    return lines
  }

  private func refusals(in trip: Trip, _ wording: Wording) -> [String] {
    parked.map { parked in
      let item = trip.itinerary.item(ItemID(parked.item))
      let name = item.map(wording.name) ?? (parked.item == trip.id ? trip.name : parked.item)
      return "\(name): \(parked.message)".withFullStop
    }
  }

  /// The largest number of items that are named individually.
  private static let mostNamed = 50
}
