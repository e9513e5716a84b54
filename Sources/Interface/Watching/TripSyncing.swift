import ItineraryCore
import Paths
import Sharing
import TripStore
import UserFiles

/// The way to bring shared trips and their places together. Tests replace it by answers of their own.
package protocol TripSyncing: Sendable {
  /// Whether a trip is shared. A look at one file, for the thread of the interface.
  func isShared(_ id: String) -> Bool
  /// How a trip in a file stood when its place was last asked; nil if it is not shared. Called on a thread where waiting is
  /// no harm, like ``sync(_:at:isAsked:)``.
  func look(_ id: String, at path: FilePath) -> SharedPass?
  /// Makes a pass for a trip in a file; nil if it is not shared.
  ///
  /// - Parameter isAsked: whether the user has asked for it, so that what was refused lately is tried again.
  func sync(_ id: String, at path: FilePath, isAsked: Bool) -> SharedPass?
}

/// A pass that was made, where, and what this device has seen since.
package struct SharedPass: Sendable {
  package let report: PassReport
  package let state: SharingState
  /// The folder or the address, for people.
  package let place: String

  package init(_ report: PassReport, _ state: SharingState, in place: String) {
    (self.report, self.state, self.place) = (report, state, place)
  }
}

/// Brings the trips of a user and their places together. A password that was found once is kept as long as this value.
struct HomeSyncing: TripSyncing {
  private let home: Home
  private let passwords = HeldPasswords()

  /// The longest wait for another program that syncs the trip, in milliseconds.
  private static let patience = 2000

  init(_ home: Home) { self.home = home }

  func isShared(_ id: String) -> Bool { (try? home.shares())?.share(ofTrip: id) != nil }

  func look(_ id: String, at path: FilePath) -> SharedPass? {
    guard let share = home.share(ofTrip: id, at: path) else { return nil }
    let seen = seen(id)
    return SharedPass(PassReport(before: seen), seen, in: share.place.description)
  }

  func sync(_ id: String, at path: FilePath, isAsked: Bool) -> SharedPass? {
    guard let share = home.share(ofTrip: id, at: path) else { return nil }
    let place = share.place.description
    do {
      let done = try home.sync(
        share, wishes: PassWishes(triesAgain: isAsked), at: .now, patience: Self.patience, held: passwords)
      return SharedPass(done.report, done.state, in: place)
    } catch {
      let seen = seen(id)
      let report = PassReport(without: "\(error)", passes: error is StoreError, seen: seen)
      return SharedPass(report, seen, in: place)
    }
  }

  private func seen(_ id: String) -> SharingState { (try? home.shares())?.state(ofTrip: id) ?? SharingState() }
}
