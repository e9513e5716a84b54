import Interchange
import ItineraryCore
import Paths
import SharedPlaces
import Settings
import Sharing
import TripStore
import Web

/// What came of bringing a trip and its place together, and what was seen there.
package struct SyncedTrip: Sendable {
  package let report: PassReport
  package let state: SharingState
}

/// Bringing shared trips and their places together.
extension Home {
  /// Makes a pass for a shared trip: what is new here goes there, and what is new there comes into the trip's file.
  ///
  /// - Parameters:
  ///   - patience: The longest wait for another program that syncs the trip, in milliseconds.
  ///   - ask: Asks for a password; nil if there is nobody to ask.
  /// - Throws: The reason why there was no pass, or why the trip could not be saved after it: the next pass finds it all again.
  package func sync(
    _ share: Share, wishes: PassWishes = PassWishes(), at now: Timestamp, patience: Int = 10_000,
    ask: SecretQuestion? = nil
  ) throws -> SyncedTrip {
    let shares = try shares()
    let done = try shares.alone(withTrip: share.tripID, patience: patience) {
      try pass(over: share, shares, wishes, at: now, ask)
    }
    if let done { return done }
    var busy = PassReport()
    (busy.state, busy.message) = (.offline, "Another program is syncing the trip")
    return SyncedTrip(report: busy, state: shares.state(ofTrip: share.tripID))
  }

  private func pass(
    over share: Share, _ shares: Shares, _ wishes: PassWishes, at now: Timestamp, _ ask: SecretQuestion?
  ) throws -> SyncedTrip {
    var share = share
    let path = try path(of: share)
    let loaded: LoadedTrip
    do throws(StoreError) { loaded = try tripFiles.load(path) } catch { throw explained(error) }
    if let reason = loaded.readOnlyReason, !wishes.onlyLooks { throw Failure("\(path): \(reason)") }
    let password = try share.address.flatMap { try self.password(of: share.user, at: $0, ask: ask) }
    var store = try store(at: share.place, user: share.user, password: password)
    let seen = shares.state(ofTrip: share.tripID)
    if let password, share.refusal?.isOf(password) == true {
      return SyncedTrip(report: .refusedBefore, state: seen)
    }
    var pass = pass(for: loaded.trip, share, seen: seen, wishes, at: now)
    if wishes.onlyLooks {
      pass.run(on: &store)
      return SyncedTrip(report: pass.report, state: seen)
    }
    pass.run(on: &store) { try? shares.keep($0, ofTrip: share.tripID) }
    if !pass.changes.isEmpty {
      let trip = pass.changes.applied(to: loaded.trip)
      _ = try tripFilesWithCopies.save(trip, to: path, replacing: .thisTrip(known: loaded.trip, upTo: loaded.file))
    }
    try shares.keep(pass.state, ofTrip: share.tripID)
    let before = share
    share.tripPath = path
    share.refusal = pass.report.isPasswordRefused ? password.map { PasswordMark(of: $0) } : nil
    if let calendar = store as? CalDAVStore { share.place = .server(calendar.place.address.url) }
    if share != before { try shares.keep(share) }
    return SyncedTrip(report: pass.report, state: pass.state)
  }

  /// A pass for a trip.
  private func pass(
    for trip: Trip, _ share: Share, seen: SharingState, _ wishes: PassWishes, at now: Timestamp
  ) -> SharingPass<EventCodec> {
    let (zones, settings) = (zones, settings())
    let wording = Wording(clock: settings.clock, distance: settings.units)
    return SharingPass(trip, seen: seen, at: now, wishes: wishes) { trip in
      EventCodec(trip, takesStrangers: share.takesStrangers, wording: wording) { zones.load(names: $0) }
    }
  }

  /// The path of the trip of a share: where it was, or where the library has it by now.
  package func path(of share: Share) throws -> FilePath {
    if let bytes = tripFiles.firstBytes(of: share.tripPath) {
      guard let heading = TripFile.heading(bytes), heading.id != share.tripID else { return share.tripPath }
    }
    if let known = try library().knownTrips().first(where: { $0.heading.id == share.tripID }) { return known.path }
    throw Failure("\(share.tripPath): the shared trip is no longer there; `barnstorm join` gets it again")
  }

  /// The way to a place.
  func store(at place: SharedPlace, user: String?, password: String?) throws -> any SharedStore {
    switch place {
    case .folder(let path): FolderStore(path, calls: calls)
    case .server(let address):
      CalDAVStore(CalendarPlace(try Home.address(address), user: user), password: password, web: correspondent)
    }
  }

  static func address(_ text: String) throws -> WebAddress {
    do throws(WebAddress.Refusal) {
      return try WebAddress(text)
    } catch {
      throw Failure("\(text): \(error)")
    }
  }
}

extension Share {
  /// The address of the server; nil for a folder.
  fileprivate var address: WebAddress? {
    if case .server(let text) = place { try? Home.address(text) } else { nil }
  }
}

extension PassReport {
  /// Whether the server has refused the password.
  fileprivate var isPasswordRefused: Bool { state == .stopped && message == StoreFailure.password.sentence }

  /// A password that was refused before is not sent again.
  fileprivate static var refusedBefore: PassReport {
    var report = PassReport()
    report.state = .stopped
    report.message =
      "The password was refused before and is not sent again until it changes; "
      + "`barnstorm share` with the same place tries it again"
    return report
  }
}
