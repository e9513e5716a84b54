import ItineraryCore

/// A pass is a function of the trip, of what was seen, of the list of the place, and of the way in which entries are written.
/// One that has found nothing to do finds nothing as long as none of them is another.
extension SharingPass {
  /// Whether the pass has found both sides alike and has changed nothing, not even what is known of them.
  ///
  /// - Parameter seen: what the pass began with.
  package func hasFoundRest(since seen: SharingState) -> Bool {
    report.state == .synced && report.message == nil && changes.isEmpty && report.pushed == 0
      && report.deletedThere == 0 && report.deletedHere == 0 && state == seen && state.isSettled
  }
}

extension SharingState {
  /// Whether the place still is what it was when it was last seen.
  package func isAtRest(with listing: [ListedResource]) -> Bool {
    let listed = Set(listing.map(\.name))
    return isSettled && needed(of: listing).isEmpty && unused.keys.allSatisfy { listed.contains($0) }
  }

  /// Whether nothing waits for a time at which it is tried again.
  fileprivate var isSettled: Bool { parked.isEmpty && readOnlySince == nil }
}

extension PassReport {
  /// The report of a pass that need not be made, since nothing has changed on either side.
  package init(atRest state: SharingState) {
    self.init()
    parked = state.parkedEntries
  }
}
