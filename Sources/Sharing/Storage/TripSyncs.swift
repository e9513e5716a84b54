import Itinerary
import Preferences
import Store

package struct SyncedTrip: Sendable {
  package let report: SyncReport
  package let state: SharingState
  /// In a form for people.
  package let place: String
  /// Nil if the sync has changed nothing in it.
  package var trips: (before: Trip, after: Trip)?

  package init(_ report: SyncReport, _ state: SharingState, in place: String) {
    (self.report, self.state, self.place) = (report, state, place)
  }
}

extension UserStorage {
  /// Writes the changes of a shared trip to its place, and merges those in the place into the trip's file.
  ///
  /// - Parameters:
  ///   - patience: the longest time to wait for another program that is syncing the trip, in milliseconds.
  ///   - held: the passwords found earlier, for which no password command is run.
  /// - Throws: why there was no pass, or why the trip could not be saved after it. The next pass finds the same changes
  ///   again.
  package func sync(
    _ share: Share, options: SyncOptions = SyncOptions(), at now: Timestamp, patience: Int = 10_000,
    ask: SecretQuestion? = nil, held: PasswordCache? = nil
  ) throws -> SyncedTrip {
    let shares = try shares()
    let done = try shares.alone(withTrip: share.tripID, patience: patience) {
      var options = options
      options.author = options.author ?? share.user ?? text(of: "USER")?.nonEmpty
      return try SyncRun(of: share, in: shares, home: self, options: options, now: now).run(ask: ask, held: held)
    }
    if let done { return done }
    let seen = try shares.state(ofTrip: share.tripID)
    return SyncedTrip(SyncReport(.offline, .syncedElsewhere), seen, in: share.place.description)
  }

  /// Nil if the trip is not shared, or is shared from another file; throws if the file of the share can't be read.
  package func share(ofTrip id: String, at path: FilePath) throws(Failure) -> Share? {
    guard let share = try (try? shares())?.share(ofTrip: id) else { return nil }
    // If the file is missing at the moment, the pass reports that.
    guard let shared = try? calls.realPath(self.path(of: share)), let here = try? calls.realPath(path) else {
      return share
    }
    return shared == here ? share : nil
  }

  /// Where the trip was last seen, otherwise where the library has it now.
  package func path(of share: Share) throws -> FilePath {
    if let bytes = tripFiles.firstBytes(of: share.tripPath) {
      guard let heading = TripFile.heading(bytes), heading.id != share.tripID else { return share.tripPath }
    }
    if let known = try library().knownTrips().first(where: { $0.heading.id == share.tripID }) { return known.path }
    throw Failure("\(share.tripPath): the shared trip no longer exists; to get it again, run `barnstorm join`")
  }

  /// - Parameter scheme: the authentication scheme to try first with a server.
  func store(
    at place: RemoteLocation, user: String?, password: String?, scheme: WebLogin.Scheme = .basic
  ) throws -> any RemoteStore {
    switch place {
    case .folder(let path): FolderStore(path, calls: calls)
    case .server(let address):
      CalDAVStore(
        CalendarPlace(try UserStorage.address(address), user: user), password: password, scheme: scheme, web: web)
    }
  }

  static func address(_ text: String) throws -> WebAddress {
    do throws(WebAddress.Refusal) {
      return try WebAddress(text)
    } catch {
      throw Failure("\(WebAddress.withoutPassword(text)): \(error)")
    }
  }
}
