import Base
import Sharing
import Store

/// Access to syncing. Tests replace it to give their own answers.
package protocol TripSyncing: Sendable {
  /// Returns whether a trip is shared. Fast enough for the interface's thread, since it checks a single file.
  func isShared(_ id: String) -> Bool
  /// Returns the state of sharing when the place was last asked; nil if the trip is not shared. May be slow, like
  /// ``sync(_:at:isAsked:)``, so it runs on a background thread.
  func look(_ id: String, at path: FilePath) -> SyncResult?
  /// Makes a pass for the trip in a file. Returns nil if the trip is not shared.
  ///
  /// - Parameter isAsked: whether the user asked for the pass, in which case changes that were refused lately are tried
  ///   again.
  func sync(_ id: String, at path: FilePath, isAsked: Bool) -> SyncResult?
}

/// The result of a pass, where it was made, and what this device has seen since.
package struct SyncResult: Sendable {
  package let report: SyncReport
  package let state: SharingState
  /// The folder or address, in a form for people.
  package let place: String

  package init(_ report: SyncReport, _ state: SharingState, in place: String) {
    (self.report, self.state, self.place) = (report, state, place)
  }
}

/// Syncs the trips of a user. A password that was found is kept for the lifetime of this value.
struct HomeSyncing: TripSyncing {
  private let home: UserStorage
  private let passwords = PasswordCache()

  /// The longest time to wait for another program that is syncing the trip, in milliseconds.
  private static let patience = 2000

  init(_ home: UserStorage) { self.home = home }

  /// A share that can't be read counts as one, so that its damage is reported.
  func isShared(_ id: String) -> Bool {
    guard let shares = try? home.shares() else { return false }
    do { return try shares.share(ofTrip: id) != nil } catch { return true }
  }

  func look(_ id: String, at path: FilePath) -> SyncResult? {
    do {
      guard let share = try home.share(ofTrip: id, at: path) else { return nil }
      let seen = try home.shares().state(ofTrip: id)
      return SyncResult(SyncReport(before: seen), seen, in: share.place.description)
    } catch {
      return damage(error)
    }
  }

  private func damage(_ error: any Error) -> SyncResult {
    let report = SyncReport(without: "\(error)", passes: false, seen: SharingState())
    return SyncResult(report, SharingState(), in: "an unknown location")
  }

  func sync(_ id: String, at path: FilePath, isAsked: Bool) -> SyncResult? {
    let found: Share?
    do { found = try home.share(ofTrip: id, at: path) } catch { return damage(error) }
    guard let share = found else { return nil }
    let place = share.place.description
    do {
      let done = try home.sync(
        share, options: SyncOptions(triesAgain: isAsked), at: .now, patience: Self.patience, held: passwords)
      return SyncResult(done.report, done.state, in: place)
    } catch {
      let seen = seen(id)
      let report = SyncReport(without: "\(error)", passes: error is StoreError, seen: seen)
      return SyncResult(report, seen, in: place)
    }
  }

  private func seen(_ id: String) -> SharingState { (try? home.shares().state(ofTrip: id)) ?? SharingState() }
}
