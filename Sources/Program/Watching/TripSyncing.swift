import Almanac
import Sharing
import Store

/// Access to syncing. Tests replace it to give their own answers.
protocol TripSyncing: Sendable {
  /// Returns whether a trip is shared. Fast enough for the interface's thread, since it checks a single file.
  func isShared(_ id: String) -> Bool
  /// Returns the state of sharing when the place was last asked; nil if the trip is not shared. May be slow, like
  /// ``sync(_:at:isAsked:)``, so it runs on a background thread.
  func look(_ id: String, at path: FilePath) -> SyncedTrip?
  /// Makes a pass for the trip in a file. Returns nil if the trip is not shared.
  ///
  /// - Parameter isAsked: whether the user asked for the pass, in which case changes that were refused lately are tried
  ///   again.
  func sync(_ id: String, at path: FilePath, isAsked: Bool) -> SyncedTrip?
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

  func look(_ id: String, at path: FilePath) -> SyncedTrip? {
    do {
      guard let share = try home.share(ofTrip: id, at: path) else { return nil }
      let seen = try home.shares().state(ofTrip: id)
      return SyncedTrip(SyncReport(.synced, .notSyncedYet, seen: seen), seen, in: share.place.description)
    } catch {
      return damage(error)
    }
  }

  private func damage(_ error: any Error) -> SyncedTrip {
    SyncedTrip(SyncReport(.stopped, .other("\(error)")), SharingState(), in: "an unknown location")
  }

  func sync(_ id: String, at path: FilePath, isAsked: Bool) -> SyncedTrip? {
    let found: Share?
    do { found = try home.share(ofTrip: id, at: path) } catch { return damage(error) }
    guard let share = found else { return nil }
    do {
      return try home.sync(
        share, options: SyncOptions(triesAgain: isAsked), at: .now, patience: Self.patience, held: passwords)
    } catch {
      let seen = (try? home.shares().state(ofTrip: id)) ?? SharingState()
      // What the disk refuses can go away automatically.
      let report = SyncReport(error is StoreError ? .offline : .stopped, .other("\(error)"), seen: seen)
      return SyncedTrip(report, seen, in: share.place.description)
    }
  }
}
