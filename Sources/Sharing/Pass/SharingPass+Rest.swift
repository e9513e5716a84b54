import Base
import TripCore

/// Skips passes that have nothing to do. The result of a pass depends only on the trip, the state, the list of the
/// place, and the format of entries. So a pass that found nothing to do would find nothing again until one of these
/// changes.
extension SharingPass {
  /// Whether both sides agreed and the pass has changed nothing, including the state.
  ///
  /// - Parameter seen: the state at the beginning of the pass.
  package func hasFoundRest(since seen: SharingState) -> Bool {
    report.state == .synced && report.finding == nil && changes.isEmpty && report.pushed == 0
      && report.deletedThere == 0 && report.deletedHere == 0 && state == seen && state.isSettled
  }
}

extension SharingState {
  /// Whether the place is unchanged since it was last seen.
  package func isAtRest(with listing: [ListedResource]) -> Bool {
    let listed = Set(listing.map(\.name))
    return isSettled && needed(of: listing).isEmpty && unused.keys.allSatisfy { listed.contains($0) }
  }

  /// Whether nothing is waiting to be tried again.
  fileprivate var isSettled: Bool { parked.isEmpty && readOnlySince == nil }
}

extension PassReport {
  /// A report without a pass, because nothing has changed on either side.
  package init(atRest state: SharingState) {
    self.init()
    parked = state.parkedEntries
  }
}
